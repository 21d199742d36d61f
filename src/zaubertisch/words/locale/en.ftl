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
error-no-trials = The bot “{ $bot }” of { $game } tries nothing out, so it has no trials to change.
error-nothing-to-learn = The bots of { $game } use no learnt value; those of { $known } do.
error-unknown-bot = There is no bot “{ $bot }” for { $game }; there are: { $known }.
error-bad-seats = { $game } is for { $fewest } to { $most } seats, not for { $seats }.
error-bad-seat = There is no seat { $seat } among { $seats }.
error-no-games = A match has at least one game, not { $games }.
error-too-many-bots = There are { $bots } bots for only { $seats } seats.
error-no-pairs = These are not two bots of any of these games.
error-no-lab = This needs { $missing }: pip install 'zaubertisch[lab]'.
error-no-cluster = No Ray cluster answers at { $address }.
error-unknown-report = A report is a file .html or .md, but not { $path }.
error-other-games = { $path } holds other games than these; take another place.
error-work-stopped = { $job } was not played to its end: { $reason }.
error-unreported = There is nothing to report, or nowhere to put it.
error-bad-option = { $game } has no option “{ $option }”; it has: { $known }.
error-bad-value = The option “{ $option }” takes { $values }, but not “{ $value }”.
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
error-no-lessons = There are no lessons for { $game } yet.
error-no-such-lesson = There are { $count } lessons, and { $number } is none of them.
error-no-such-rule = There is no rule “{ $text }”, and no rule has that word in it.
error-no-such-puzzle = There is no such puzzle; there are { $count } of this game.
error-not-over = This game is not over yet; until then what is hidden stays hidden.
error-no-such-card = No card has “{ $text }” in its name, school or text.
error-no-cards = The cards of { $game } are in its rules; only { $known } has a reader for its cards.
error-no-game = No game was chosen.
error-cannot-save = The game could not be saved to { $path }: { $reason }.
error-cannot-read = { $path } could not be read: { $reason }.
error-not-a-file = The game could not be saved to { $path }: that is not an ordinary file.
error-cannot-write = { $path } could not be written: { $reason }.
error-not-empty = { $path } holds other files; name a new or an empty folder.
error-no-page-built = The page has not been built, so there is nothing to write.
error-one-of = Only one of { $options } can be given.
error-no-components = The cards of { $game } are known; only { $known } has figures to correct.
error-components-fixed = The game in { $path } keeps the figures it began with; leave out --components.
error-not-text = { $path } is not a text file.
error-already-over = The game in { $path } is over; look at it with “zaubertisch watch”.
error-too-small = The terminal has { $columns }×{ $lines } characters, but the drawn table needs { $fewest_columns }×{ $fewest_lines }; make it larger or use --plain.
error-no-room = The terminal has { $columns }×{ $lines } characters; from { $fewest_columns }×{ $fewest_lines } on, the table fills the whole screen. Until then you play in plain lines.
error-input-ended = The input has ended before the game, and the game is not saved; --save FILE would keep it.
error-lessons-ended = The input has ended before the last lesson.

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
error-only-a-servers = This table is on this device alone; only a table on a server has that.
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
error-too-little = Give at least { $least }: with less the table would pass for you at once.
error-no-aids = This table plays without hints.
error-no-counting = This table does not keep the counting.
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
