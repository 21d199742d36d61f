## General words

seat-name = Seat { $seat }
you = You
you-named = You ({ $seat })
list-end = { $first } and { $last }
because-random = Pure chance, no thought at all.

## What can go wrong at a table

error-refused = “{ $word }” is not possible now. { $sentence } [{ $rule }] Allowed: { $allowed }.
error-unknown-word = “{ $word }” is not a move of this game. Allowed now: { $allowed }.
error-not-your-turn = { $seat } is not asked now; it is { $asked }’s turn to answer.
error-game-over = The game is over; no more moves are taken.
error-unknown-game = There is no game “{ $game }”; there are: { $known }.
error-unknown-bot = There is no bot “{ $bot }” for { $game }; there are: { $known }.
error-bad-seats = { $game } is for { $fewest } to { $most } seats, not for { $seats }.
error-bad-option = { $game } has no option “{ $option }”; it has: { $known }.
error-bad-value = The option { $option } takes { $values }, but not “{ $value }”.
error-script-ended = The chance written down in the record does not fit the game or ends too early.
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
error-no-such-seat = There is no seat { $wished } at this table; seats are numbered 0 to { $last }.
error-no-such-number = “{ $text }” will not do here; it must be a number from 0 to { $most }.
error-no-such-rule = There is no rule “{ $text }”, and no rule has that word in it.
error-no-such-card = No card has “{ $text }” in its name, school or text.
error-no-cards = The cards of { $game } stand in its rules; only { $known } has a reader of its own.
error-no-game = No game was chosen.
error-cannot-save = The game could not be saved to { $path }: { $reason }.
error-cannot-read = { $path } could not be read: { $reason }.
error-not-a-file = The game could not be saved to { $path }: that is not an ordinary file.
error-no-components = The cards of { $game } are known; figures to correct has only { $known }.
error-components-fixed = The game in { $path } keeps the figures it began with; leave out --components.
error-not-text = { $path } is not a text file.
error-already-over = The game in { $path } is over; look at it with “zaubertisch watch”.
error-too-small = The terminal has { $columns }×{ $lines } characters, but the drawn table needs { $fewest_columns }×{ $fewest_lines }; make it larger or use --plain.
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
error-no-such-moment = There is no moment { $number }; the last one is { $last }.
error-not-seated = You have no seat at this table.
error-not-yours = Only whoever opened this table may do that.
error-not-now = That cannot be done while the table is { $status_name }.
error-seat-taken = { $seat } is not free.
error-seats-empty = Not every seat is taken yet.
error-no-fairness = This record does not say how its chance came about.
error-unfair-seed = This game does not hold: the seed is not the one that was committed to before the deal.
error-unfair-draw = This game does not hold: chance event { $number } does not follow from the seed.
error-unfair-move = This game does not hold: entry { $number } of its log breaks the rules. { $reason }
error-unfair-order = This game does not hold: its moves do not ask for the chance events the record tells.
error-unfair-end = This game does not hold: its log does not lead to the end the record tells.
error-stale-move = This answers move { $number }, but the table is at move { $now }.
error-nothing-to-undo = You have no move that could be taken back.
error-no-such-order = There is no standing order “{ $order }” in this game.
error-no-occasion = Such an order is given during an auction.
error-no-aids = This table plays without hints.
error-secret = That is shown only when the game is over.
error-too-much = That was too much at once; please wait a moment.
error-storage-failed = This could not be written down, so it has not happened; please try again.
error-foreign = This request does not come from the table’s own page.
error-malformed = This message cannot be understood: { $reason }
error-port-taken = Port { $port } cannot be used ({ $reason }); say --port with another number.
error-no-server = The live table needs more parts ({ $missing } is missing): pip install 'zaubertisch[server]'.
error-no-home = Tables cannot be kept in { $home }: { $reason }.

status-open = open
status-running = running
status-over = over

## The terminal

cli-welcome = Type a number, a word or a name; “?” shows what else you can do.
cli-welcome-back = The game goes on after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
cli-reason = { $name }: “{ $reason }”
cli-hint = A good bot would say “{ $word }” ({ $label }): “{ $reason }”
cli-scores = Result: { $scores }.
cli-kept = The game is saved in { $path }.
cli-kept-whole = The whole game is in { $path }; look at it again with “zaubertisch watch { $path }”.
cli-resume = Go on later with “zaubertisch play --resume { $path }”.
cli-leave = Save and leave (s), leave without saving (l), or play on (Enter)?
cli-which-game = Which game?
cli-help-typing =
    Type the number of an option, its word (in brackets: call 5) or its name (Fireball). Besides:
    ?             this help
    hint          what a good bot would do in your place, and why
    rule AB-022   that rule; “rule die” finds every rule with that word
    table         the table again
    log           what has happened since your last move
    save [FILE]   save the game
    quit          leave
cli-help-watching =
    Enter or n    one move on
    b             one move back
    j 12          jump to move 12
    seat 1        look through the eyes of seat 1
    truth         see everything
    table         see what somebody standing by sees
    q             leave
cli-watch-prompt = Enter, b, j N, seat N, truth, table, q, ?>
cli-place = Move { $place } of { $last } · { $eyes }
cli-eyes-truth = the truth
cli-eyes-watcher = somebody standing by
cli-not-over = Here the record ends; { $seat } is to move.
cli-seats = { $fewest } to { $most } seats; bots: { $bots }
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
cli-help-game = The game; “zaubertisch games” lists them.
cli-help-seats = How many seats (usually 4).
cli-help-bots = Who plays the other seats, one bot or several separated by commas (usually thumb).
cli-help-seed = A number that makes the same deal again.
cli-help-variant = An option of the game, as key=value; can be given several times.
cli-help-name = What you are called.
cli-help-save = Keep the game in this file from the first move on.
cli-help-resume = Go on with the game in this file.
cli-help-me = Your seat, from 0.
cli-help-aloud = The bots say at once why they move as they do; their reasons may betray what you cannot see.
cli-help-verify = Check a finished live game: its chance and its moves.
cli-help-serve = Open the live table for browsers on this machine, or on the whole network.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on; 0 takes any free one.
cli-help-lan = Let phones on the same network join; shows a code for their cameras.
cli-help-home = Where the tables are kept.
cli-help-browser = Open the page in a browser.
cli-help-verbose = Write a log line for every request.
cli-verified = This game holds: all { $draws } chance events follow from the seed that was committed to before the deal, and all { $moves } moves keep the rules.
cli-help-record = The file of a saved game.
cli-help-seat = Look through the eyes of this seat.
cli-help-truth = See everything.
cli-help-rule = A rule’s id, or a word to look for.
cli-help-card = A card’s name, a school, or a word to look for.
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
