# Of keys and seats; read only where one has or fetches them.
me-already-you = These seats are yours already
me-as-before = Have these seats again
me-back = Welcome back
me-bare-key = This link holds the key itself, and your browser has written it into its history. Renew the key afterwards, or clear the history.
me-before = Who this device was before
me-hand-device = Make a link for another device
me-hand-device-how = A link or a square code brings your seats to another device. It works once and holds no key, so it does no harm in anybody’s history.
me-key-unreadable = That is not a key: it has 64 digits and letters from a to f.
me-look-key = Show whose it is
me-no-seats = No seats yet.
me-once = This link works once, within { $minutes } minutes. Whoever opens it has your seats too.
me-renew = Renew the key
me-renew-how = If somebody else may have seen your key: all your seats move to a new one, and the old one opens nothing any more. Other devices need the new one too.
me-renew-sure = Every other device loses your seats until it is given the new key. All right?
me-renewed = Your key is new.
me-stay = Stay who I am
me-take-seats = Have these seats here
me-take-seats-before = { $count ->
    [one] The seat you have here so far stays yours; you find it on this page again.
   *[other] The { $count } seats you have here so far stay yours; you find them on this page again.
}
me-take-seats-how = If you go on, you play from these seats on this device. Only do so if they are yours: somebody may have sent you their own key.
me-whose-seats = This key has these seats
me-with-key = Come with a key
me-with-key-how = Enter the key you have kept. You are shown whose seats it has before anything is changed.
me-your-seats = Your seats on this device
