## The page as a whole

ui-skip = To the content
ui-navigation = Pages and settings
ui-learn = Learn
ui-rules = Rules
ui-about = About
ui-theme = Light: { $theme }. Change
ui-theme-auto = as the device
ui-theme-light = by day
ui-theme-dark = by candle
ui-to-de = Auf Deutsch
ui-to-en = In English
ui-close = Close
ui-go-on = Go on
ui-go-home = Back to the games
ui-lost = There is nothing here.
ui-broken = Something went wrong here. Loading the page again usually helps.
ui-coming-in = One moment …
ui-yes = Yes
ui-no = No
ui-copy = Copy
ui-copied = Copied.
ui-copy-by-hand = This browser does not let the page copy; please mark the link and copy it yourself.
ui-link = Link to this table
ui-you-name = Wizard

## Home

ui-welcome = Take a seat at the wizards’ table
ui-welcome-more = Play against bots in one click, or send friends a link: no account, nothing to install, and every rule to the letter.
ui-games = Games
ui-game = Game
ui-coming = coming soon
ui-play-now = Play now
ui-invite = Invite friends
ui-your-tables = Your tables
ui-public-tables = Open to everybody
ui-finished-tables = Finished games
ui-more-tables = { $count } more
ui-empty-seat = empty seat
ui-status-open = waiting
ui-status-running = running
ui-status-over = finished
ui-game-abraca = Abraca…What?
ui-game-abraca-about = Everybody sees your spells but you. Name what stands before you, and dare to go on.
ui-game-wizwar = Wiz-War
ui-game-wizwar-about = Wizards in a maze: grab treasures, turn walls to dust, throw a fireball round the corner.
ui-game-magia = Magia Cum Laude
ui-game-magia-about = Lead apprentices through the academy of magic, and know when the examiners are looking.
ui-game-drachenei = Zauberschwert & Drachenei
ui-game-drachenei-about = Bid for creatures and treasures of the wild, and save your magic for the right moment.
ui-game-zavandor = The Scepter of Zavandor
ui-game-zavandor-about = Bind gems, gather energy, outbid the others for artefacts, and reach for the sceptre.
ui-kind-abraca = deduction and daring
ui-kind-wizwar = duel in a maze
ui-kind-magia = routes and secret goals
ui-kind-drachenei = barter and auctions
ui-kind-zavandor = engine and auctions

## A new table

ui-new-table = A new table
ui-who-plays = Who plays
ui-how-played = How it is played
ui-your-name = Your name
ui-seats = Seats
ui-seat-number = Seat { $seat }
ui-a-person = a person
ui-yourself = yourself
ui-a-friend = a person, by link
ui-fill-bots = Fill up with bots
ui-play-at-once = Play against the bots
ui-bot = Bot “{ $bot }”
ui-no-bot = no bot
ui-bot-random = A reckless bot: pure chance
ui-bot-probable = A counting bot: what is most probable
ui-bot-nearest = A hasty bot: straight to whatever is nearest
ui-bot-free = A modest bot: takes what costs nothing
ui-bot-greedy = A greedy bot: the dearest thing it can pay
ui-bot-apprentice = An apprentice: does not see everything
ui-bot-careful = A careful journeyman: takes few risks
ui-bot-bold = A bold journeyman: dares much
ui-bot-thumb = A journeyman: weighs everything
ui-bot-adept = An adept: looks ahead
ui-bot-master = A master: looks far ahead
ui-bot-on-seat = Bot on seat { $seat }
ui-clock = Time to think
ui-clock-none = as long as you like
ui-clock-relaxed = three minutes an answer
ui-clock-fast = thirty seconds an answer
ui-clock-day = one day an answer
ui-clock-three-days = three days an answer
ui-clock-week = one week an answer
ui-clock-bank-10 = ten minutes for the whole game, and ten seconds free each answer
ui-clock-bank-30 = thirty minutes for the whole game, and twenty seconds free each answer
ui-watchers = Bystanders see
ui-watchers-rows = the rows of all seats
ui-watchers-public = only what everybody knows
ui-watchers-second = Whoever has the link can look on from a second window, the players included. Everybody at the table is told that the rows are shown.
ui-watchers-are-rows = Bystanders see the rows of all seats
ui-watchers-are-public = Bystanders see only what everybody knows, until the end
ui-full = This game has gone on for longer than a table keeps one. It stays as it is; a new table is open to you all.
ui-rows-shown = At this table bystanders see everybody’s rows.
ui-rows-shown-short = rows are shown
ui-bystanders-talk = Bystanders may talk too
ui-bystanders-do-talk = Bystanders may talk
ui-bystanders-do-not-talk = Only the people at the table talk
ui-name-amended = That name is taken or cannot be shown as it was; here you are “{ $name }”.
ui-public = Listed on the home page, open to everybody
ui-aids = Aids: hints and counting are allowed
ui-counting = Counting: the table shows everybody what they could know of hidden things
ui-counts = The table keeps the counting: everybody sees how likely hidden things are
ui-with-aids = Hints and counting are allowed
ui-without-aids = Without hints and counting
ui-stand-in = A bot stands in for whoever stays away
ui-variants = Variants of the rules
ui-open-table = Open the table

## Before the game

ui-waiting-for = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
ui-all-here = Everybody is here. The game can begin.
ui-waiting-people = { $count ->
    [one] { $names } has not come yet.
   *[other] { $names } have not come yet.
}
ui-sit-here = Sit here
ui-sit-too = Sit here too, on this device
ui-further-name = Name of another person on this device
ui-guest = Guest { $seat }
ui-stand-up = Stand up
ui-away = away
ui-start = Begin
ui-invite-how = Send this link, or let a phone read the square. Whoever opens it picks a name and sits down.
ui-local-only = This address works on this device only. For others in the house, start the server with --lan and open the address it names.
ui-qr = The link as a square code for phones
ui-recovery = Your seats on another device
ui-recovery-how = This key is you: whoever has it has your seats. It is shown this once, so keep it where only you find it. On another device, enter it at { $place }.
ui-recovery-done = I have kept it
ui-hand-on = Hand the table on
ui-remove = Remove
ui-close-table = Close this table
ui-close-table-sure = The table and all that was said at it will be gone. All right?
ui-closed = Whoever opened this table has closed it.

## Who one is

ui-me = Your seats and your key
ui-puzzle-today = Puzzle of the day
ui-on-this-device = On this device, without the server
ui-key = Recovery key

## The game

ui-your-turn = Your turn
ui-their-turn = It is { $seat }’s turn.
ui-your-answer = You are asked
ui-their-answer = Waiting for { $seat } to answer.
ui-bot-plays-for-you = A bot is playing for you.
ui-watching = You are watching.
ui-seconds-left = { $seconds } seconds left
ui-reconnecting = The connection is gone; trying again …
ui-sending = Sending: { $what } …
ui-sending-late = No answer for three seconds. It is kept, and sent again as soon as the table can be reached.
ui-send-again = Send again now
ui-send-cancel = Do not send
ui-more = More
ui-may =
    { $near ->
        [yes] Possible instead: { $allowed }.
       *[other] You may: { $allowed }.
    }
ui-held = This hits you.
ui-catch-up = Skip to now
ui-behind = { $count ->
    [one] one move to be shown
   *[other] { $count } moves to be shown
}
ui-since = { $count ->
    [one] Since your last move: one thing. Look back
   *[other] Since your last move: { $count } things. Look back
}
ui-since-short = Look back
ui-looking-back = Looking back: { $place } of { $count }
ui-to-now = Back to the game
ui-all-open = Everything revealed
ui-pace = Pace of the others
ui-pace-calm = calm, easy to follow
ui-pace-brisk = brisk
ui-pace-instant = instant, no waiting
ui-skip-words = To the table in words
ui-walked = { $text }, { $count } steps.
ui-answered-clock = { $you ->
    [yes] Your time is up: the table answers for you.
   *[no] { $seat }’s time is up: the table answers.
}
ui-answered-absence = { $you ->
    [yes] You are away: the table answers for you.
   *[no] { $seat } is away: the table answers.
}
ui-time-days = { $days ->
    [one] one day
   *[other] { $days } days
}{ $hours ->
    [0] {""}
    [one] , one hour
   *[other] , { $hours } hours
}
ui-time-hours = { $hours } h { $minutes } min
ui-say-it = Do it
ui-cancel = Cancel
ui-hint = Hint
ui-hint-comes = A good bot is thinking …
ui-hint-says = A good bot would choose “{ $option }”.
ui-undo = Take back
ui-undo-asked = { $name } would like to take the last move back.
ui-undo-waiting = Waiting for { $names } to agree to the taking back.
ui-undo-declined = The move stands.
ui-agree = Agree
ui-disagree = No, it stands
ui-took-back = { $you ->
    [yes] You take your last move back.
   *[no] { $seat } takes the last move back.
}
ui-text-mode = Table in words
ui-bigger = Enlarge
ui-smaller = Reduce
ui-whole = The whole board
ui-picture-mode = Table as a picture
ui-amount = An amount from { $least } to { $most }
ui-table-in-words = The table
ui-sound = Sound on your turn
ui-tools = Tools
ui-settings = Settings
ui-side = Beside the table
ui-fold = Fold the side column away
ui-given = { $count } given
ui-asking = Ask before a move
ui-asking-auto = only if it is final
ui-asking-always = always
ui-asking-never = never
ui-resign = Let a bot play for me
ui-orders = Standing orders
ui-orders-secret = The table answers for you. Nobody else hears of it, and you can take an order back at any time.
ui-order-bid-up-to = In this auction, bid for me up to
ui-order-pay-auto = Pay for me with the least loss
ui-order-keep-auto = At the hand limit, keep the best cards for me
ui-order-pass-others = Pass for me when nothing is aimed at me
ui-order-pass-pick-ups = Pass for me when somebody lifts a treasure
ui-order-shield-lethal = Shield me from deadly damage if I can
ui-order-take-harmless = Let damage through that does not kill me
ui-order-lay-everything = Lay out for me whatever is complete
ui-order-trade-nothing = Offer nothing and answer no offer for me
ui-order-keep-spells = Use no spell for me in the spell windows
ui-order-give = Give order
ui-order-given = Up to { $value }
ui-order-least = From { $least }.
ui-order-too-little = Give at least { $least }: with less the table would pass for you at once.
ui-order-drop = Take back
ui-resign-sure = A bot plays on for you until you come back. All right?
ui-return = Play on myself
ui-how = How to play
ui-how-more = With pictures
ui-how-waiting = While you wait: how it goes
ui-goal-want = The goal.
ui-goal-turn = A turn.
ui-goal-end = The end.
ui-goal-fold = Fold
ui-shortcuts = Keys
ui-use-keys = Use these keys
ui-key-board = to the board
ui-key-walk = from one choice to the next
ui-key-confirm = do what is being weighed
ui-key-cancel = cancel what is being weighed
ui-key-chat = to the chat
ui-key-language = German or English
ui-people = At the table
ui-bot-for-now = a bot, for now
ui-log = What happened
ui-to-moment = To moment { $number }
ui-missed = { $count ->
    [one] One thing happened since you were here
   *[other] { $count } things happened since you were here
}
ui-understood = Understood
ui-chat = Chat
ui-chat-say = Say something
ui-send = Send
ui-bystander = Somebody standing by
ui-all-bystanders = All bystanders
ui-bystanders = { $count ->
    [0] Nobody looks on.
    [one] One page looks on.
   *[other] { $count } pages look on.
}
ui-chat-older = Show earlier lines
ui-chat-closed = Only the people at this table talk here.
ui-mute = Do not read somebody
ui-seat-bot = Let a bot play on here
ui-vote-bot = Let a bot play
ui-votes = { $count ->
    [one] one is for it
   *[other] { $count } are for it
}
ui-scene = The end of a round
ui-curtain = { $name }’s turn
ui-hand-over = Hand over to { $name }
ui-curtain-who = Who is looking?
ui-curtain-how = Hand the device over. Nothing is shown before the curtain goes up.
ui-curtain-lift = I am { $name }

## The end

ui-winner = wins
ui-rematch = Play again
ui-to-rematch = To the next game
ui-rematch-begins = Once more, everybody one seat further.
ui-rematch-offered = { $names } would like to play again.
ui-rematch-accept = Play along
ui-rematch-later = Not now
ui-turning-point = The turning point: from move { $number } on { $winner } stayed in front.
ui-gap = (ahead by { $lead })
ui-replay = Replay
ui-record = Record
ui-check = Check this game
ui-check-same = The promise is the one this device was shown at the beginning.
ui-check-other = The promise is not the one this device was shown at the beginning.
ui-promises = Promises
ui-promises-how = Made before the deal, so that nobody can choose what chance will say. Your browser keeps them for the check at the end.
ui-promise-seed = The server’s seed
ui-promise-sealed = Sealed: game, seats and promises
ui-promise-none = nothing promised yet
ui-promise-given = number promised
ui-promise-told = number told
ui-promise-withheld = number withheld, left out
ui-waiting-numbers = Waiting for the numbers of { $names }
ui-waiting-numbers-how = Every browser tells its number by itself. One that has not come within a minute is left out, and the record says so.
ui-betrayed = The server has sealed this table otherwise than it promised. Your browser keeps its number to itself.
ui-seed-opened = This table was given up. Its seed has been opened:

## Replay

ui-scrub = Moment of the game
ui-first = To the beginning
ui-previous = One back
ui-next = One on
ui-last = To the end
ui-run = Run
ui-pause = Stop

## Rules and about

ui-find-rule = Find a rule by number or word
ui-reference = All the cards
ui-no-such-rule = No rule has that in it.

## Simsala… Bumm?

ui-abraca-you = you
ui-abraca-turn = is to call
ui-abraca-points = Points
ui-abraca-mystics = { $count ->
    [one] one mystic stone
   *[other] { $count } mystic stones
}
ui-abraca-mystic-label = mystic stones
ui-abraca-supply = in the supply
ui-abraca-column = { $spell } { $name }: { $count } of { $spell } on the board
ui-abraca-track = Points: { $points }
ui-abraca-calls = Call a number
ui-abraca-unseen = { $count } unseen
ui-abraca-total = { $total } in all

## What can go wrong between page and server

error-offline = The server cannot be reached.
error-too-large = That is too much text.
error-crowded = There is no room for more connections now; please try again in a moment.
error-broken = Something went wrong here; it is written down.

## Arriving, without a network too

ui-players = { $fewest } to { $most } people
ui-minutes = about { $minutes } minutes
ui-weight-1 = light
ui-weight-2 = medium
ui-weight-3 = demanding
ui-against = against bots
ui-strength-apprentice = apprentices: for a first game
ui-strength-thumb = journeymen: weigh everything
ui-strength-adept = adepts: look ahead
ui-strength-master = masters: think for a while
ui-share = Share the link
ui-share-title = { $game } at the Zaubertisch
ui-copy-link = Copy the link
ui-try-again = Try again
ui-away-still = You can still read the rules. Everything else goes on as soon as it is back.
ui-known-at = This is how things stood last: { $time }.
ui-page-missing = This page is not to be had just now. Try again in a moment.
ui-no-such-table = There is no table “{ $table }”. Perhaps a letter of the link is missing, or the table was closed.
ui-no-such-game = There is no game “{ $game }” here, but there are these:
