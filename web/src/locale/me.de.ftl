# Von Schlüsseln und Plätzen; nur dort gelesen, wo man sie hat oder holt.
me-already-you = Diese Plätze gehören dir schon
me-as-before = Diese Plätze wieder haben
me-back = Willkommen zurück
me-bare-key = Dieser Link enthält den Schlüssel selbst, und dein Browser hat ihn in seinen Verlauf geschrieben. Erneuere danach den Schlüssel, oder lösche den Verlauf.
me-before = Wer dieses Gerät vorher war
me-hand-device = Einen Link für ein anderes Gerät machen
me-hand-device-how = Ein Link oder ein quadratischer Code bringt deine Plätze auf ein anderes Gerät. Er gilt einmal und enthält keinen Schlüssel, schadet also in keinem Verlauf.
me-key-unreadable = Das ist kein Schlüssel: Er hat 64 Ziffern und Buchstaben von a bis f.
me-look-key = Zeigen, wem er gehört
me-no-seats = Noch keine Plätze.
me-once = Dieser Link gilt einmal und nur { $minutes } Minuten lang. Wer ihn öffnet, hat deine Plätze auch.
me-renew = Den Schlüssel erneuern
me-renew-how = Wenn jemand deinen Schlüssel gesehen haben könnte: Alle deine Plätze gehen auf einen neuen über, und der alte öffnet nichts mehr. Auch andere Geräte brauchen dann den neuen.
me-renew-sure = Jedes andere Gerät verliert deine Plätze, bis es den neuen Schlüssel bekommt. Einverstanden?
me-renewed = Dein Schlüssel ist neu.
me-stay = Ich bleibe, wer ich bin
me-take-seats = Diese Plätze hier haben
me-take-seats-before = { $count ->
    [one] Der Platz, den du hier bisher hast, bleibt deiner; du findest ihn auf dieser Seite wieder.
   *[other] Die { $count } Plätze, die du hier bisher hast, bleiben deine; du findest sie auf dieser Seite wieder.
}
me-take-seats-how = Wenn du weitergehst, spielst du an diesem Gerät von diesen Plätzen aus. Tu das nur, wenn es deine sind: Jemand kann dir auch seinen eigenen Schlüssel geschickt haben.
me-whose-seats = Dieser Schlüssel hat diese Plätze
me-with-key = Mit einem Schlüssel kommen
me-with-key-how = Gib den Schlüssel ein, den du aufgehoben hast. Bevor sich etwas ändert, siehst du, wessen Plätze er hat.
me-your-seats = Deine Plätze an diesem Gerät
