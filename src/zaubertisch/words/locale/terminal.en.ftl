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
cli-lesson = Lesson { $number } of { $count }: { $title }
cli-lesson-on = (Enter: go on)
cli-lesson-try = Try “{ $move }”.
cli-lesson-any = Whatever you like: here every answer is right.
cli-lesson-welcome = Type a number, a word or a name; Enter reads on, “?” shows what else you can do.
cli-lesson-game = Enter: to a real game against apprentices; q: leave.
cli-lesson-help =
    Type the number of an option, its name or its word; Enter alone reads on. Besides:
    hint          what this lesson wishes now
    back          to the question before
    again         the lesson from its beginning
    skip          to the next lesson
    rule AB-020   a rule by its id, or all with a word in them
    table         the table again
    quit, q       leave
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
cli-bot-careful = weighs everything and takes few risks
cli-bot-bold = weighs everything and dares much
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
cli-help-learn = Learn a game step by step, in short lessons at a table that was set for you.
cli-help-lesson = Begin with this lesson.
cli-help-watch = Look at a game that was saved, move by move.
cli-help-games = List the games and their options.
cli-help-rules = Read the rules: all, one by its id, or all with a word in them.
cli-help-cards = Read the cards: all by school, or those with a word in them; each with its rules, rulings and examples.
cli-help-components = Print the figures of a game’s cards with their origin, to be corrected.
cli-help-components-file = A sheet of corrected figures, as “zaubertisch components” prints it.
cli-help-doctor = Say whether everything is in its place, and how fast it is.
cli-help-static = Write a folder of files for any web host: the rules, and all games without a server.
cli-help-static-folder = the folder; a new one, an empty one, or one written so before
cli-static-written = { $path } holds the page now, { $size } MB. Any web server can give it out.
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
cli-help-lab = For whoever plays many games at once: bots against bots, figures, data.
cli-help-lab-match = Bots against bots, seats in turn, and how sure the result is.
cli-help-lab-ladder = Every bot of a game against every other; goes on where it stopped.
cli-help-lab-fit = Learns from games what a position is worth; checks it and keeps it.
cli-help-lab-balance = Who wins among equals, by seat.
cli-help-lab-fuzz = Random games on random tables, with everything checked that must hold.
cli-help-lab-positions = Decisions out of games of bots, as lines of JSON.
cli-help-lab-export = Games of bots as records; with --decisions and --texts also for learners.
cli-help-lab-bots = A bot for each seat, separated by commas; the last one takes the seats that are left.
cli-help-lab-seats = How many seats (as few as the game allows if not given).
cli-help-lab-games = How many games.
cli-help-lab-workers = How many processes play at once (one for each core if not given); the result is the same.
cli-help-lab-ray = Play on this Ray cluster: its address, or auto; the result is the same.
cli-help-lab-parquet = Also write every game into this file, as Parquet.
cli-help-lab-report = Also write a report with its drawing: .html (one file) or .md.
cli-help-lab-json = Tell the result as JSON.
cli-help-lab-keep = Keep every game in this file; the same command goes on from there.
cli-help-lab-games-of = The games, separated by commas.
cli-help-lab-ladder-bots = Only these bots, separated by commas.
cli-help-lab-ladder-seats = Only these numbers of seats, separated by commas.
cli-help-lab-into = Where the games are kept.
cli-help-lab-later = Games of each later round, played by bots that look ahead.
cli-help-lab-rounds = How often is played and learnt.
cli-help-lab-checked = Games in which a new value must hold against the one before.
cli-help-lab-value = Where what was learnt is written.
cli-help-lab-failures = Where games that fail are written.
cli-help-lab-data = Where the games are kept; the same command goes on from there.
cli-help-lab-number = How many decisions.
cli-help-lab-decisions = Also every decision with what its seat knew, as Parquet.
cli-help-lab-texts = Also every seat’s game as text.
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

# After the game
cli-help-hindsight = After the game: what chance did, what choices did, and where it turned.
cli-help-hindsight-games = How many games are played on (0: as many as are worth while).
cli-hindsight-how = Estimated from { $games } games played on; all numbers are hundredths of a win. Choices are measured against what a journeyman would have done.
cli-hindsight-sum = { $name }: { $start } at first, own choices { $own } (± { $off }), those of others { $others }, luck { $luck }, { $end } at the end.
cli-hindsight-turnings = Turning points:
cli-hindsight-even = No single move changed much.
cli-hindsight-change = { $name } { $change }
cli-hindsight-deal = In the deal, by chance: { $changes } (± { $off }).
cli-hindsight-luck = Move { $number }, { $name }, “{ $choice }”, by chance: { $changes } (± { $off }).
cli-hindsight-choice = Move { $number }, { $name } chose “{ $choice }”: { $changes } (± { $off }).
cli-hindsight-better = By all that was known in that seat, “{ $better }” was better by { $more } (± { $off }).
cli-hindsight-unknowable = That could not be known; a journeyman would have chosen “{ $usual }”.
cli-help-puzzle = A puzzle: a decision in which one choice is clearly the best. Without a game, that of the day.
cli-help-puzzle-game = The game it is to be from.
cli-help-puzzle-number = Which one of them.
cli-help-lab-puzzles = Look for puzzles: decisions out of games of bots with one clearly best choice.
cli-help-lab-count = How many puzzles.
cli-help-lab-puzzles-into = Where they are written.
cli-puzzle-ask = You are { $name }. What would you do?
cli-puzzle-again = That cannot be chosen here.
cli-puzzle-right = Yes, that is it.
cli-puzzle-wrong = A fair thought, yet “{ $best }” is better here.
cli-puzzle-found = The search tried “{ $best }” in { $worlds } imagined worlds: { $mean } hundredths of a win. Next came “{ $second }” with { $following }, less by { $lead } (± { $off }).
cli-puzzle-usual = A journeyman would have chosen “{ $usual }”.
