## General words

seat-name = Seat { $seat }
you = You
you-named = You ({ $seat })
list-end = { $first } and { $last }
because-looked-ahead = Looking ahead, this is better than what a rule of thumb says.
because-tried = Tried in { $worlds ->
        [one] one world
       *[other] { $worlds } worlds
    } that may be: worth { $hundredths } of 100 (give or take { $off }); the next best, “{ $next_best }”, { $next_hundredths }.
because-random = Pure chance, no thought at all.

## What can go wrong at a table

and-more = { $moves } and { $count } more
error-refused =
    { $obstacle } { $sentence } [{ $rule }] { $near ->
        [yes] Possible instead: { $allowed }.
       *[other] You may: { $allowed }.
    }
error-refused-typed =
    “{ $move }” is not possible now: { $obstacle } { $sentence } [{ $rule }] { $near ->
        [yes] Possible instead: { $allowed }.
       *[other] You may: { $allowed }.
    }
obstacle-none = That is not possible now.
obstacle-another-question = That would answer another question. You are asked: { $question_name }
error-unknown-word = “{ $word }” is not a move of this game. Allowed now: { $allowed }.
error-not-your-turn = { $seat } is not asked now; it is { $asked }’s turn to answer.
error-game-over = The game is over; no more moves are taken.
error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }; there are: { $known }.
error-bad-seats = { $game } is for { $fewest } to { $most } seats, not for { $seats }.
error-bad-option = { $game } has no option “{ $option }”; it has: { $known }.
error-bad-value = The option { $option } takes { $values }, but not “{ $value }”.
error-script-ended = The chance events in the record do not fit the game or end too early.
error-not-json = This is not a game record: the file cannot be read as JSON.
error-no-record = This is JSON, but not a game record.
error-future-record = This record has format { $format }; this program reads formats up to { $known }, so a newer program wrote it.
error-bad-field = The record’s field “{ $field }” is missing or of the wrong kind.
error-foreign-record = This record is of { $game }, rules version { $version }, which is not what is played here.
error-broken-record = The record breaks the rules at move { $move }: { $reason }
error-bad-saved-game = This is not a saved table of { $game }, version { $version }.
error-bad-saved-table = The saved table speaks of “{ $name }”, which this game does not know.

## What can go wrong at the terminal

error-unknown-language = There is no language “{ $language }”; there are: { $known }.
error-unknown-command = There is no command “{ $command }”; there are: { $known }.
error-no-such-option = There is no option { $option } here; “{ $help }” lists those there are.
error-needs-value = The option { $option } needs a value; see “{ $help }”.
error-needs-number = “{ $option }” needs a whole number; see “{ $help }”.
error-missing = “{ $name }” is missing; see “{ $help }”.
error-not-understood = I do not understand “{ $words }”; see “{ $help }”.
error-bad-variant = “{ $text }” is not a variant; it must look like key=value.
error-no-such-seat = There is no seat { $wished } at this table; when typed, seats are counted from 0, the first, to { $last }.
error-no-such-number = “{ $text }” will not do here; it must be a number from 0 to { $most }.
error-no-such-rule = There is no rule “{ $text }”, and no rule has that word in it.
error-no-such-card = No card has “{ $text }” in its name, school or text.
error-no-cards = The cards of { $game } are in its rules; only { $known } has a reader for its cards.
error-no-game = No game was chosen.
error-cannot-save = The game could not be saved to { $path }: { $reason }.
error-cannot-read = { $path } could not be read: { $reason }.
error-not-a-file = The game could not be saved to { $path }: that is not an ordinary file.
error-cannot-write = { $path } could not be written: { $reason }.
error-one-of = Only one of { $options } can be given.
error-no-components = The cards of { $game } are known; only { $known } has figures to correct.
error-components-fixed = The game in { $path } keeps the figures it began with; leave out --components.
error-not-text = { $path } is not a text file.
error-already-over = The game in { $path } is over; look at it with “zaubertisch watch”.
error-too-small = The terminal has { $columns }×{ $lines } characters, but the drawn table needs { $fewest_columns }×{ $fewest_lines }; make it larger or use --plain.
error-no-room = The terminal has { $columns }×{ $lines } characters; from { $fewest_columns }×{ $fewest_lines } on, the table fills the whole screen. Until then you play in plain lines.
error-input-ended = The input has ended before the game, and the game is not saved; --save FILE would keep it.

reason-enoent = there is no such file or folder
reason-enotdir = a part of the path is not a folder
reason-eisdir = that is a folder
reason-eacces = permission is lacking
reason-eperm = permission is lacking
reason-erofs = the disk can only be read
reason-enospc = the disk is full
reason-enametoolong = the name is too long

## What can go wrong at a live table

error-no-such-table = There is no table “{ $table }”.
error-old-rules = This table was played by older rules (version { $version }, now { $now }) and cannot be taken up again.
error-set-aside = This table is damaged and has been set aside; whoever keeps the house has been told. All other tables go on.
error-no-such-moment = There is no moment { $number }; the last one is { $last }.
error-not-seated = You have no seat at this table.
error-not-yours = Only whoever opened this table may do that.
error-not-now = That cannot be done now: { $status ->
    [open] the game has not begun yet.
    [running] the game is already running.
   *[over] the game is already over.
}
error-seat-taken = { $seat } is not free.
error-table-full = All seats are taken.
error-seats-empty = Not every seat is taken yet.
error-log-full = This game has gone on for { $most } entries, and a table keeps no more: it stays as it is.
error-seats-sealed = The seats are fixed now; the numbers are being told.
error-not-sealed = Numbers are told only when everybody has promised theirs.
error-wrong-number = This is not the number that was promised on sitting down.
error-no-fairness = This record does not say how its chance came about.
error-unfair-seed = This game does not hold: the seed is not the one that was committed to before the deal.
error-unfair-draw = This game does not hold: chance event { $number } does not follow from the seed.
error-unfair-commitment = This game does not hold: the commitment is not the one you wrote down.
error-unfair-number = This game does not hold: your number is not among those its chance was made of.
error-unfair-sealed = This game does not hold: the seats were not sealed as you wrote them down.
error-unfair-name = This game does not hold: the name at seat { $number } is not the one that was sealed.
error-unfair-pledge = This game does not hold: the number of seat { $number } is not the one that was promised.
error-unfair-transcript = This game does not hold: game, version, options, seats or promises are not those that were sealed.
error-unfair-undo = This game does not hold: entry { $number } of its log takes back what was not there.
error-unfair-moves = This game does not hold: the record’s moves are not those of its log.
error-unfair-chance = This game does not hold: the record’s chance is not what was drawn.
error-unfair-digest = This game does not hold: the record was changed after it was written.
error-unfair-options = This game does not hold: the record does not name every option of its game.
error-unfair-move = This game does not hold: entry { $number } of its log breaks the rules. { $reason }
error-unfair-order = This game does not hold: its moves do not ask for the chance events the record tells.
error-unfair-end = This game does not hold: its log does not lead to the end of the game.
error-stale-move = This was meant for move { $number }, but the table is already at move { $now }.
error-nothing-to-undo = You have no move that could be taken back.
error-wish-declined = The others did not agree; ask again after the next move or in { $seconds } seconds.
error-no-such-order = There is no standing order “{ $order }” in this game.
error-no-occasion = Such an order is given during an auction.
error-no-aids = This table plays without hints.
error-secret = That is shown only when the game is over.
error-bad-name = A name must contain something visible and have at most { $longest } characters.
error-lookalike = “{ $name }” looks like “{ $other }”, who sits here already; please choose another name.
error-mixed-alphabets = “{ $name }” mixes two alphabets in one word; please write it in one.
error-unwelcome = Whoever opened this table has asked you to leave it.
error-others-play = Other people are playing at this table, so it cannot be closed.
error-people-changed = Who sits at this table has changed meanwhile, so nothing was done; please look again.
error-nobody-there = No other person plays on this seat: { $seat }.
error-not-away = { $seat } has not been away for long.
error-not-heard = Only the people at this table talk here.
error-no-key = This key or link leads to nobody’s seats; it may have been used, or the key was renewed.
error-too-much = That was too much at once; please try again in { $seconds } s.
error-too-many-tables = You already have { $most } tables whose games are not over; you can open another when one of them ends.
error-wrong-host = This house is found at { $site } only.
error-storage-failed = This could not be saved, so it has not happened; please try again.
error-foreign = This request does not come from the table’s own page.
error-malformed = This message cannot be understood: { $reason }
error-port-taken = Port { $port } cannot be used ({ $reason }); choose another with --port.
error-no-server = The live table needs more parts ({ $missing } is missing): pip install 'zaubertisch[server]'.
error-no-home = Tables cannot be kept in { $home }: { $reason }.
error-bad-days = { $name } must be a number of days, not “{ $text }”.
error-bad-network = “{ $text }” is no address and no network such as 10.0.0.0/8.
error-bad-public-url = “{ $text }” is no address of a house such as https://table.example.org.
error-house-taken = Another Zaubertisch (process { $pid }) already keeps its tables in { $home }; stop it first, or choose another folder with --home.
error-no-house = No tables are kept in { $path } yet.
error-house-there = Tables are kept in { $path } already; --replace puts them aside first.
error-other-engine = The tables are kept by { $engine }; back them up with its own tools.
error-no-database = { $path } does not hold the tables of a Zaubertisch.
error-damaged-database = { $path } is damaged: { $reason }.
error-newer-schema = These tables were written by a newer Zaubertisch (schema { $revision }; this one knows up to { $known }). Nothing was changed; install the newer one.
error-older-schema = These tables were written by an older Zaubertisch (schema { $revision }; this one has { $known }). Start the server once, and it brings them up to date.
error-backup-failed = The backup to { $path } failed, and nothing was left there: { $reason }.
error-file-there = { $path } exists already and is not overwritten.
error-no-such-person = Nothing is kept here of a person with this key.
error-bad-age = “{ $text }” is not a span of time; write 90d, 12w or 36h.

table-shows-rows = At this table bystanders see everybody’s rows.

## The terminal

cli-welcome = Type a number, a word or a name; “?” shows what else you can do.
cli-welcome-keys = Choose by digit or letter, by arrows and Enter, or with the mouse; “?” shows all keys.
cli-apprentices = Apprentices
cli-drachenei-book = Spell Book
cli-drachenei-potion = Magic Potion
cli-drachenei-sapphire = Star Sapphire
cli-drachenei-signs = ✦ magic · ◆ stones · ▯ cards · ⚑ begins · * used
cli-zavandor-signs = ★ points ✧ dust ▯ cards ◆ gems
cli-zavandor-signs-more = ◉ concentrated energy ♜ artefacts ♞ sentinels
cli-offer-head = On offer: from → you pay, ≤ at most
cli-book = Book { $crystals }
cli-wizwar-status = Turn { $turn }: { $seat } · steps { $mp } · attacks left { $attacks }
cli-type-number = Type the number, then Enter{ $digits ->
    [none] {""}
   *[other] : { $digits }
}
cli-others-move = The others are moving …
cli-end-keys = l shows the whole story, t the table in words, q closes.
cli-pane-question = Question
cli-pane-hand = Your cards
cli-pane-story = Story
cli-move-count = Move { $moves }
cli-too-small = { $columns }×{ $lines } is too small: 80×24 at least, please. (q: leave)
cli-line = Type a move or a command, “rule die” for instance; Esc closes
cli-key-help = Help
cli-key-hint = Hint
cli-key-undo = Undo
cli-key-rules = Rules
cli-key-cards = Cards
cli-key-table = Table
cli-key-log = Log
cli-key-leave = Quit
cli-pager-keys = ↑ ↓ Space b: turn pages · /: find · q: close
cli-pager-find = Find
cli-pager-none = Nothing found.
cli-leave-question = The game is not saved yet.
cli-leave-save = Save and leave
cli-leave-go = Leave without saving
cli-leave-stay = Play on
cli-help-keys =
    1 … 9, a … z      choose the option with this key
    Arrows, Enter     go to an option and choose it; mouse: click it
    Mouse, board      squares, cards and offers can be clicked; what is not allowed names its rule
    h                 hint: what a good bot would do, and why; Enter follows it
    u                 take your last move back
    r                 read the rules and search them
    c                 what your cards and pieces do
    t                 the whole table in words
    l                 the whole story
    s                 save the game
    :                 type a move or a command
    q                 close, or leave
cli-help-examples = What you could type now, for example:
cli-games-more = “zaubertisch games { $game }” shows the options of a game, “zaubertisch play { $game }” plays it.
cli-options-how = Set an option with “zaubertisch play { $game } --variant { $option }”.
cli-welcome-back = The game goes on after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
cli-reason = { $name }: “{ $reason }”
cli-hint = A good bot would say “{ $move }”: “{ $reason }”
cli-undone = “{ $move }” is taken back.{ $learnt ->
    [yes] {" "}What was seen by it stays seen, and chance does not turn back.
   *[no] {""}
}
cli-scores = Result: { $scores }.
cli-kept = The game is saved in { $path }.
cli-kept-whole = The whole game is in { $path }; look at it again with “zaubertisch watch { $path }”.
cli-resume = Go on later with “zaubertisch play --resume { $path }”.
cli-leave = Save and leave (s), leave without saving (l), or play on (Enter)?
cli-which-game = Which game?
cli-help-typing =
    Type the number of an option, its name ({ $label }) or its word ({ $word }). Besides:
    ?             this help
    hint          what a good bot would do in your place, and why
    rule { $rule }   that rule; “rule die” finds every rule with that word
    table         the table again
    log           what has happened since your last move
    undo, u       take your last move back
    save [FILE]   save the game
    quit, q       leave
cli-help-watching =
    Enter or n    one move on
    b             one move back
    j 12          jump to move 12
    seat 0        look through the eyes of the first seat; seat 1 is the second
    truth         see everything
    table         see what somebody standing by sees
    q             leave
cli-watch-prompt = Enter, b, j N, seat N, truth, table, q, ?>
cli-place = Move { $place } of { $last } · { $eyes }
cli-eyes-truth = the truth
cli-eyes-watcher = somebody standing by
cli-not-over = Here the record ends; { $seat } is to move.
cli-seats = { $fewest } to { $most } seats; bots: { $bots }
cli-bot = { $bot } ({ $way })
cli-bot-random = pure chance
cli-bot-probable = what is most probable
cli-bot-nearest = straight to whatever is nearest
cli-bot-free = takes what costs nothing
cli-bot-greedy = the dearest thing it can afford
cli-bot-apprentice = does not see everything
cli-bot-thumb = weighs everything
cli-bot-adept = looks ahead
cli-bot-master = looks far ahead
cli-option = Option
cli-value = Value
cli-meaning = Meaning (the usual value first)
cli-compiled = The rules run compiled.
cli-interpreted = The rules run interpreted; with a C compiler at installation they would be several times as fast.
cli-terminal = Terminal { $columns }×{ $lines }, { $encoding }.
cli-speed = { $game }: { $decisions } decisions a second in random play; bots: { $bots }.

## Help of the commands

cli-help = A table for wizard board games.
cli-help-play = Play against bots.
cli-help-watch = Look at a game that was saved, move by move.
cli-help-games = List the games and their options.
cli-help-rules = Read the rules: all, one by its id, or all with a word in them.
cli-help-cards = Read the cards: all by school, or those with a word in them; each with its rules, rulings and examples.
cli-help-components = Print the figures of a game’s cards with their origin, to be corrected.
cli-help-components-file = A sheet of corrected figures, as “zaubertisch components” prints it.
cli-help-doctor = Say whether everything is in its place, and how fast it is.
cli-help-help = Show this help.
cli-help-version = Say the version.
cli-help-lang = The language; without it that of the environment.
cli-help-plain = Plain lines without drawings and colours, for screen readers.
cli-help-one-game = A game whose options are to be shown.
cli-help-play-examples = Examples: “play abraca” · “play wizwar --seats 2 --name Ada” · “play magia --lang de” · “play drachenei --seats 3 --save evening.json” · “play zavandor --bots thumb” · “play --resume evening.json”
cli-help-game = The game; “zaubertisch games” lists them.
cli-help-seats = How many seats (4 if not given).
cli-help-bots = Who plays the other seats, one bot or several separated by commas (thumb if not given).
cli-help-seed = A number that makes the same deal again.
cli-help-variant = An option of the game, as key=value; can be given several times.
cli-help-name = What you are called.
cli-help-save = Keep the game in this file from the first move on.
cli-help-resume = Go on with the game in this file.
cli-help-me = Your seat; 0 is the first.
cli-help-aloud = The bots say at once why they move as they do; their reasons may betray what you cannot see.
cli-help-verify = Check a finished live game: its chance and its moves.
cli-help-serve = Open the live table for browsers on this machine, or on the whole network.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-lan = Let phones on the same network join; shows a code for their cameras.
cli-help-home = Where the tables are kept.
cli-help-browser = Open the page in a browser.
cli-help-verbose = Write a log line for every request.
cli-help-commitment = The commitment you wrote down when you sat down: the record must be of that table.
cli-help-number = Your own number: it must be among those the chance was made of.
cli-help-transcript = The digest of the sealed seats you wrote down before the deal: it binds the record to all promises made there.
cli-verified-withheld = { $name }’s number did not come in time and was left out; everybody at the table could see that.
cli-verified-unnamed = The name at seat { $number } was forgotten at its owner’s wish and is not proved.
cli-verified-old = This game was dealt before numbers were promised: its names, options and version are not proved.
cli-verified-alone = Nothing you wrote down before the game was given: this shows that the record is whole, not that it is of your game.
cli-verified = This game holds: all { $draws } chance events follow from the seed that was committed to before the deal, and all { $moves } moves keep the rules.
cli-lan-install = With this link every phone on the same network can play. The page cannot be installed as an app or opened without a network this way: browsers allow that over HTTPS only. How to get there is told in docs/operating.md, under “Phones that install the page”.
cli-home-tightened = { $home } could be entered by others; now only you can.
cli-home-open = Others may enter { $home }, and this program may not change that; the files of the tables are private.
cli-backed-up = { $path } holds the house: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, checked.
cli-restored = The house in { $home } is the backup’s now: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
cli-set-aside = What was there before stands in { $path }.
cli-pruned = { $tables ->
    [0] No table was old enough to go.
    [one] 1 table is gone.
   *[other] { $tables } tables are gone.
}
cli-would-prune = { $tables ->
    [0] No table would go.
    [one] 1 table would go.
   *[other] { $tables } tables would go.
}
cli-room = The house is { $kilobytes } kB smaller.
cli-room-later = The room is free for new tables; the file becomes smaller when prune runs while no server does.
cli-exported = { $path } holds all that is kept of this person: { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
cli-forgotten = This person is forgotten: { $seats ->
    [one] 1 seat belongs
   *[other] { $seats } seats belong
} to nobody now. Older backups still know them.
cli-help-backup = Write the whole house into one file, also while the server runs.
cli-help-backup-file = The file to write; one that is there is never overwritten.
cli-help-restore = Put a backup in place of the house; no server may be running there.
cli-help-restore-file = A file that “zaubertisch backup” wrote.
cli-help-replace = Put the house that is there aside, under another name.
cli-help-prune = Delete old tables with all that is kept of them.
cli-help-older-than = How long nobody has moved or spoken there: hours, days or weeks.
cli-help-finished = Only finished games (the usual choice).
cli-help-abandoned = Only tables whose game was never begun or never finished.
cli-help-all = Both.
cli-help-dry-run = Only say how many would go.
cli-help-export = Write all that is kept of one person into a file, as JSON.
cli-help-export-file = The file to write; one that is there is never overwritten.
cli-help-forget = Forget one person: names, chat and orders go, a stand-in takes the seats, the others’ games stay whole.
cli-help-person = The person’s key, the link that holds it, or the stored id; - reads it from the input.
cli-help-durable = Write every move to the disk before it counts: a power cut loses nothing, moves take longer.
cli-help-keep-finished = Delete finished games after this many days (otherwise never).
cli-help-keep-abandoned = Delete tables nobody plays at any more after this many days (otherwise never).
cli-help-public-url = The house’s address on the internet, https://…; cookies, allowed names and links follow it.
cli-help-trust-proxy = Addresses or networks of the proxies, separated by commas; only they are believed when they say for whom they ask.
cli-help-metrics-for = The addresses or networks that may read /metrics, separated by commas (otherwise this machine alone).
cli-help-record = The file of a saved game.
cli-help-seat = Look through the eyes of this seat; 0 is the first.
cli-help-truth = See everything.
cli-help-rule = A rule’s id, or a word to look for.
cli-help-card = A card’s name, a school, or a word to look for.
cli-usage = Usage:
cli-default = [default: {"{}"}]
cli-required = [required]
cli-what-command = COMMAND [ARGUMENTS]…
cli-what-options = [OPTIONS]
cli-what-file = FILE
cli-what-seat = SEAT
cli-what-dir = FOLDER
cli-what-days = DAYS
cli-what-net = NETWORK
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
