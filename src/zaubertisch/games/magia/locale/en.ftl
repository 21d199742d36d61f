title = Magia Cum Laude
tagline = Everyone moves every apprentice, and nobody knows whom you are helping through the exam.

## A table's options

option-direction-reading = Towards a wall
option-direction-reading-S = two directions, either one nearer to the side of that colour
option-direction-reading-U = one direction, straight to the bay of that colour
option-straight-same-colour = Cards of one colour
option-straight-same-colour-false = may go in both directions of their wall
option-straight-same-colour-true = go the same way all through a part
option-symbol-distribution = Symbols in each colour
option-symbol-distribution-standard = two stars, one crystal, one double
option-symbol-distribution-lively = two stars, two crystals, two doubles
option-announce-mode = Early end
option-announce-mode-ask = whoever may end the game decides
option-announce-mode-auto = comes by itself
option-portal-only-move = A jump without a card
option-portal-only-move-false = is no move
option-portal-only-move-true = is a move
option-occupied-portal-stops = A jump to an occupied portal
option-occupied-portal-stops-true = ends the move
option-occupied-portal-stops-false = is like any other
option-cards-per-part = Cards in one part
option-cards-per-part-7 = at most seven
option-cards-per-part-none = no limit
option-surplus-spoils-book = A complete book with crystals to spare
option-surplus-spoils-book-false = brings 8 points, less 1 for each
option-surplus-spoils-book-true = brings 5 points, less 1 for each
option-third-secured = The third favourite of two masters
option-third-secured-true = must have passed its exam for the early end
option-third-secured-false = must only be full
option-relief-draw = Stuck without a card
option-relief-draw-true = you take two cards
option-relief-draw-false = you get nothing
option-redeal-short-spells = Spells that ask for too many crystals
option-redeal-short-spells-false = stay as dealt
option-redeal-short-spells-true = are dealt again
option-open-hands = Hands
option-open-hands-false = are secret
option-open-hands-true = are open, for learning
option-open-supplies = Supplies
option-open-supplies-true = are open
option-open-supplies-false = are closed, only their size is known
option-first-seat = Who begins
option-first-seat-random = drawn by lot
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4
option-first-seat-4 = seat 5
option-first-seat-5 = seat 6
option-stall-limit = The game ends when nothing changes
option-stall-limit-20 = for 20 turns
option-stall-limit-10 = for 10 turns
option-stall-limit-40 = for 40 turns
option-stall-limit-0 = never
option-max-turns = The game ends at the latest
option-max-turns-400 = after 400 turns
option-max-turns-100 = after 100 turns
option-max-turns-200 = after 200 turns
option-max-turns-800 = after 800 turns

## Names

name-red = Red
name-black = Black
name-yellow = Yellow
name-green = Green
name-blue = Blue
name-purple = Purple
name-examiner = examiner
name-plain = plain
name-star = star
name-crystal = crystal
name-double = double
name-nw = north-west
name-ne = north-east
name-e = east
name-se = south-east
name-sw = south-west
name-w = west
name-air = air
name-water = water
name-fire = fire

figure-examiner = The examiner

card-0 = Red
card-1 = Red star
card-2 = Red crystal
card-3 = Red double
card-4 = Black
card-5 = Black star
card-6 = Black crystal
card-7 = Black double
card-8 = Yellow
card-9 = Yellow star
card-10 = Yellow crystal
card-11 = Yellow double
card-12 = Green
card-13 = Green star
card-14 = Green crystal
card-15 = Green double
card-16 = Blue
card-17 = Blue star
card-18 = Blue crystal
card-19 = Blue double
card-20 = Purple
card-21 = Purple star
card-22 = Purple crystal
card-23 = Purple double

book-0-1-4 = 1 water and 4 fire
book-0-2-3 = 2 water and 3 fire
book-0-3-2 = 3 water and 2 fire
book-0-4-1 = 4 water and 1 fire
book-0-5-0 = 5 water
book-1-0-4 = 1 air and 4 fire
book-1-1-3 = 1 air, 1 water and 3 fire
book-1-2-2 = 1 air, 2 water and 2 fire
book-1-3-1 = 1 air, 3 water and 1 fire
book-1-4-0 = 1 air and 4 water
book-2-0-3 = 2 air and 3 fire
book-2-1-2 = 2 air, 1 water and 2 fire
book-2-2-1 = 2 air, 2 water and 1 fire
book-2-3-0 = 2 air and 3 water
book-3-0-2 = 3 air and 2 fire
book-3-1-1 = 3 air, 1 water and 1 fire
book-3-2-0 = 3 air and 2 water
book-4-0-1 = 4 air and 1 fire
book-4-1-0 = 4 air and 1 water
book-5-0-0 = 5 air

part-to = { $field ->
    [bay_red] the red bay
    [bay_black] the black bay
    [bay_yellow] the yellow bay
    [bay_green] the green bay
    [bay_blue] the blue bay
    [bay_purple] the purple bay
    [E5] the desk at E5
   *[other] { $field }
}
part-card = { $colour ->
    [red] a red card
    [black] a black card
    [yellow] a yellow card
    [green] a green card
    [blue] a blue card
   *[purple] a purple card
}{ $symbol ->
    [plain] {""}
   *[other] {" "}with a { $symbol_name }
}
part-crystal = { $crystal ->
    [air] air crystal
    [water] water crystal
   *[fire] fire crystal
}
part-a-crystal = { $crystal ->
    [air] an air crystal
    [water] a water crystal
   *[fire] a fire crystal
}

## Questions and answers

question-name = Which figure do you want to move?
question-steal = From whom do you take a card?
question-step = Which card or field?
question-direction = In which direction?
question-examiner = How does the examiner move?
question-pay = Which card do you pay with?
question-jump-on = Does the examiner jump on?
question-star = Star: where does the examiner go?
question-secure = Do you secure your book now?
question-announce = Do you end the game?
question-examine = Who is next in the exam?
question-lose-or-receive = Lose a crystal, or receive one?
question-row = In which row do you lay the crystal?
question-place = On which place of the row?
question-rob = From whom is a crystal taken?
question-pick = Which crystal does it take?
question-symbol = Which symbol do you carry out?
question-trade = Take a crystal, or give one?
question-trade-crystal = Which crystal?
question-discard = More than seven: which card goes?

action-name = Name { $a ->
    [examiner] the examiner
   *[other] { $a_name }
}
action-summon = Summon the examiner to { $a_name } for three cards of that colour
action-play = Play { $b ->
    [plain] { $a_name }
   *[other] { $a_name } { $b_name }
}
action-go = To the { $a_name }
action-jump = Jump to { $a ->
    [red] the red bay
    [black] the black bay
    [yellow] the yellow bay
    [green] the green bay
    [blue] the blue bay
    [purple] the purple bay
   *[desk] the desk
}
action-stop = Stop here
action-stay = Stay
action-steal = { $a_you ->
    [yes] Take a card from your own hand
   *[no] Take a card from { $a_seat }
}
action-secure = Show the book and secure it
action-wait = Keep the book hidden for now
action-announce = End the game
action-continue = Play on
action-examine = Go on with { $a_name }
action-lose = Lose { $a_name }
action-give = Give it { $a_name } from your supply
action-spare = Do nothing
action-row = Row { $a ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [f] F
    [g] G
    [h] H
   *[i] I
}
action-place = Place { $a }
action-rob = Take from { $a_name }
action-leave = Take nothing more
action-pick = Choose { $a_name }
action-use = Carry out the { $a_name } symbol
action-claim = { $a_you ->
    [yes] Take a crystal from yourself
   *[no] Take a crystal from { $a_seat }
}
action-present = { $a_you ->
    [yes] Give a crystal to yourself
   *[no] Give a crystal to { $a_seat }
}
action-discard = Put down { $b ->
    [plain] { $a_name }
   *[other] { $a_name } { $b_name }
}

## What happens

event-dealt = { $you ->
    [yes] You get the cards { $card_names }.
   *[no] { $seat } gets the cards { $card_names }.
}
event-dealt-secrets = { $you ->
    [yes] Your favourites are { $first_name } and { $second_name }; your book asks for { $book_name }.
   *[no] The favourites of { $seat } are { $first_name } and { $second_name }; the book asks for { $book_name }.
}
event-opened-book = A third book is turned up; its number is { $number } (it asks for { $book_name }).
event-third-favourite = { $you ->
    [yes] Your third favourite: { $third_name }.
   *[no] The third favourite of { $seat }: { $third_name }.
}
event-turn = Turn { $turn }: { $you ->
    [yes] it is yours.
   *[no] { $seat } plays.
}
event-named = { $you ->
    [yes] You name { $figure ->
        [examiner] the examiner
       *[other] { $figure_name }
    }.
   *[no] { $seat } names { $figure ->
        [examiner] the examiner
       *[other] { $figure_name }
    }.
}
event-drew = { $you ->
    [yes] You draw { part-cards } from the draw pile: { $card_names }.
   *[no] { $seat } draws { part-cards } from the draw pile: { $card_names }.
}
part-cards = { $card_count ->
    [one] a card
   *[other] { $card_count } cards
}
event-drew-unseen = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
} from the draw pile.
event-took-discards = { $card_count ->
    [0] There is nothing in the discard pile{ $you ->
        [yes] {" "}for you
       *[no] {""}
    }.
   *[other] { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { part-cards } from the discard pile: { $card_names }.
}
event-stole = { $you ->
    [yes] You steal a card from { $victim_seat }: { $card_name }.
   *[no] { $victim_you ->
        [yes] { $seat } steals a card from you: { $card_name }.
       *[no] { $seat } steals a card from { $victim_seat }: { $card_name }.
    }
}
event-stole-unseen = { $seat } steals a card from { $victim_seat }.
event-relief = { $you ->
    [yes] You are stuck and take cards from the draw pile instead.
   *[no] { $seat } is stuck and takes cards from the draw pile instead.
}
event-stuck = { $figure_name } cannot move.
event-played = { $you ->
    [yes] You play { part-card }.
   *[no] { $seat } plays { part-card }.
}
event-paid = { $you ->
    [yes] You pay { part-card }.
   *[no] { $seat } pays { part-card }.
}
event-discarded = { $you ->
    [yes] You put down { part-card }.
   *[no] { $seat } puts down { part-card }.
}
event-stepped = { $figure_name } goes to { part-to }.
event-jumped = { $figure_name } jumps to { part-to }.
event-ran = { $figure_name } runs to { part-to }.
event-summoned = { $figure_name } is summoned to { part-to }.
event-collected = { $figure_name } collects { part-a-crystal } on { $field }.
event-gained = { $you ->
    [yes] You get { part-a-crystal } from { $field }.
   *[no] { $seat } gets { part-a-crystal } from { $field }.
}
event-robbed = { $figure_name } takes { part-a-crystal } from { $victim_name }.
event-laid-back = { $figure_name } loses { part-a-crystal }; it now lies on { $field }.
event-gave = { $you ->
    [yes] You give { $figure_name } { part-a-crystal }.
   *[no] { $seat } gives { $figure_name } { part-a-crystal }.
}
event-handed-over = { $you ->
    [yes] { $to_seat } gets { part-a-crystal } from you.
   *[no] { $to_you ->
        [yes] You get { part-a-crystal } from { $seat }.
       *[no] { $to_seat } gets { part-a-crystal } from { $seat }.
    }
}
event-handed-over-unseen = { $to_seat } gets a crystal from { $seat }.
event-passed = { $figure_name } passes the exam; the spell is secured.
event-secured = { $you ->
    [yes] You show your book and secure it: { $book_name }.
   *[no] { $seat } shows the book and secures it: { $book_name }.
}
event-used = { $you ->
    [yes] You carry out the { $symbol_name } symbol.
   *[no] { $seat } carries out the { $symbol_name } symbol.
}
event-announced = { $you ->
    [yes] You end the game!
   *[no] { $seat } ends the game!
}
event-time-up = { $end ->
    [pile] The draw pile is used up; the exam is over.
    [stall] Nothing has changed for too long; the exam is over.
   *[limit] The last turn has been played; the exam is over.
}
event-revealed = { $you ->
    [yes] You favoured { $first_name } and { $second_name }; your book asked for { $book_name }.
   *[no] { $seat } favoured { $first_name } and { $second_name }; the book asked for { $book_name }.
}
event-scored = { $seat }: { $spells } for spells, { $book } for the book ({ $matching } matching), { $bonus } for ending; { $total } in all.

part-victory = { $winners_count ->
    [one] { $you ->
        [yes] You win!
       *[no] { $winners } wins.
    }
   *[other] The victory is shared: { $winners }.
}
outcome-exam = The exam ended the game. { part-victory }
outcome-desk = The desk ended the game. { part-victory }
outcome-pile = The draw pile is used up. { part-victory }
outcome-stall = Nothing has changed any more. { part-victory }
outcome-limit = The last turn is over. { part-victory }

## The bots' reasons

because-only-choice = There is nothing else to do.
because-name = { $figure_name } promises most.
because-route = That is the way to the best field I see.
because-secure = Eight points are eight points.
because-end = I am ahead, so this is the moment.
because-wait-for-more = Ending now would help somebody else, or I may not.
because-discard = The card I need least.
because-pay = The card I need least.
because-lay-back = There it is nearest to those I help.
because-examiner = The examiner is most useful there.
because-exam = That suits my apprentices best.
because-take = My apprentice can use it.
because-symbol = The most useful of my symbols.
because-steal = The largest hand can spare a card.
because-trade = That helps my book along.
because-nearest = To the nearest crystal, and never mind the rest.

## The table in lines

table-turn = Turn { $turn }, part { $part }: { $seat } plays.
table-your-turn = Turn { $turn }, part { $part }: it is your turn.
table-over = The game is over.
table-asked = { $seat } is asked: { $question }
table-you-are-asked = You are asked: { $question }
table-named = { $figure_name } was named { $origin }; { $cards ->
    [0] no card played yet
    [one] 1 card played
   *[other] { $cards } cards played
}, way of moving: { $ways ->
    [1] by colour
    [2] by direction
   *[other] open
}{ $jumped ->
    [yes] , just jumped
   *[no] {""}
}.
table-named-examiner = The examiner was named { $origin }{ $jumped ->
    [yes] , and jumped before his line
   *[no] {""}
}.
table-star = A star moves the examiner one field.
table-symbols = Symbols on the cards of this part: { $symbols }.
table-card = { $card } is played and its step still to be taken.
table-event = It is about { $figures }.
table-about-rob = { $figure } has stopped beside { $figures } and may take a crystal that its own spell still lacks.
table-about-exam = The examiner meets { $figures }; you decide the order of the exams.
table-about-fate = { $figure } meets the examiner with a spell that is not full: it loses a crystal, or you give it one of yours.
table-who = Apprentice: { $figure }.
table-crystal = The crystal to lay back: { $crystal }.
table-row = Chosen row: { $row }.
table-paying = The examiner’s move ({ $how }): { $paid } of 3 cards paid.
table-line = line to the { $direction_name }
table-summons = summons to { $figure_name }
table-giver = The crystal comes from { $seat }.
table-you-give = The crystal comes from you.
table-at = { $field ->
    [bay_red] in the red bay
    [bay_black] in the black bay
    [bay_yellow] in the yellow bay
    [bay_green] in the green bay
    [bay_blue] in the blue bay
    [bay_purple] in the purple bay
    [E5] on the desk at E5
   *[other] on { $field }
}
table-way-to = { $direction_name }: { $field }.
table-from = Ways of { $figure ->
    [examiner] the examiner
   *[other] { $figure_name }
} { $field }
table-room-row = Row { $row }: { $fields }.
table-bays = Bays: { $fields }.
table-directions = Where cards lead
table-apprentice = { $figure_name } is { $field } ({ $ground }): spell { $spell }{ $state ->
    [passed] ; full and secured
    [full] ; full
   *[open] {""}
}{ $favourite ->
    [yes] ; your favourite
   *[no] {""}
}.
table-examiner = The examiner is { $field } ({ $ground }).
table-white = white
table-grey = grey
table-black = black
table-seat = { $hand }; supply: { $supply }{ $safe ->
    [yes] , secured
   *[no] {""}
}.
table-hand = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
table-hand-seen = { $count ->
    [0] No cards
   *[other] Hand: { $cards }
}
table-supply = air { $air }, water { $water }, fire { $fire }
table-supply-size = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
table-own-book = Your book: air { $air }, water { $water }, fire { $fire }.
table-book = Book of { $seat }: air { $air }, water { $water }, fire { $fire }.
table-own-mission = Your favourites: { $figures }.
table-mission = Favourites of { $seat }: { $figures }.
table-ruled-out = Nobody’s mission is { $figures }, or the game would have ended.
table-open-book = Open book: number { $number }.
table-numbers = On your mission: 1 { $one }, 2 { $two }, 3 { $three }, 4 { $four }.
table-sighting = In the hand of { $seats }: { $card }.
table-lacks = Besides the cards you know of, { $seat } has none in { $colours }.
table-or = or
table-pile = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
table-discards = Discard pile, top first: { $cards }.
table-no-discards = The discard pile is empty.
table-unseen = Unseen by you: { $cards }.
table-ways = { $colour } cards lead to the { $directions }.
table-stall = { $count ->
    [one] 1 turn
   *[other] { $count } turns
} without any change.
table-standing = If the game ended now: { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $spells } for spells, { $book } for the book).
table-scores = Points: { $scores }.
table-points = Points

## The board as a picture

table-short-red = Re
table-short-black = Bk
table-short-yellow = Ye
table-short-green = Gn
table-short-blue = Bu
table-short-purple = Pu
table-short-examiner = Ex
table-room = The tower room
table-field = { $place }, { $kind }{ $crystal ->
    [none] {""}
   *[other] , { $crystal }
}{ $figures ->
    [none] {""}
   *[other] , here: { $figures }
}
table-field-with = { $field }; with { $cards }
table-kind-white = owl field
table-kind-grey = ermine field
table-kind-black = dragon field
table-brings-white = owl field: two cards from the draw pile
table-brings-grey = ermine field: the top two discards
table-brings-black = dragon field: one card from another master
table-naming-white = draw 2
table-naming-grey = 2 discards
table-naming-black = steal 1
table-naming = What naming a figure brings, by its field
table-word-to = to { $fields }
table-stop-card = only after a card
table-stop-start = not where it began
table-bay = { $colour } bay
table-desk = desk E5
table-choices = What you may do
table-cards = Your cards
table-several = Which card leads there ({ $field })?
table-spells = Spells of the apprentices
table-masters = The masters
table-secrets = Your secrets
table-book-title = Book
table-favourites = Favourites
table-piles = Piles
table-full = full
table-secured = secured
table-favourite = your favourite
table-known = Known of hidden cards
table-is-you = you
table-is-asked = is asked
table-part-spells = spells
table-part-book = book
table-part-ending = ending
table-part-total = in all
table-leads-to = → { $fields }
table-symbol-star = examiner 1 field
table-symbol-crystal = crystal ± 1
table-symbol-double = one more part
table-whole-star = Star: after the apprentice, the examiner goes one field wherever you like; you get the crystal he ends on, and whoever stands there is examined.
table-whole-crystal = Crystal: take a crystal from another master’s supply, or give that master one of yours.
table-whole-double = “2”: after this part you play another one, without drawing.
table-gem-air = air (diamond)
table-gem-water = water (drop)
table-gem-fire = fire (triangle)
table-part-of = { $crystal } { $have } of { $need }
table-short-worth = { $count } p. now
table-any-way = (any direction)
table-mission-worth = { $count ->
    [one] { $count } point now
   *[other] { $count } points now
}
table-final-worth = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
table-too-many = too many
table-whole-mission = Nobody but you knows your favourites. Each of them whose spell is full in the end brings you 5 points; when all are full, you may end the game.
table-book-effect = all five: 8 points; too many: −1 each
table-whole-book = Your book asks for { $book }. Each matching crystal in your supply is worth 1 point, all five together 8; each one too many costs 1. If your supply matches exactly, you may secure it.
table-whole-spell = Six crystals make the spell full. The apprentice collects them on the fields where it stops; if it meets the examiner with a full spell, the spell is secured.
table-short-give = Give it { $crystal }
table-short-brings-white = 2 from the pile
table-short-brings-grey = 2 discards
table-short-brings-black = 1 from somebody

## What is in the way of a move that is refused

obstacle-name-first = You have not named a figure yet.
obstacle-name-him-first = You have not named the examiner yet.
obstacle-named-already = { $figure ->
    [examiner] You have already named the examiner, and that holds for this part.
   *[other] You have already named { $figure_name }, and that holds for this part.
}
obstacle-parts-over = The parts of your turn are over. You are asked: { $question_name }
obstacle-others-turn = It is { $seat }’s turn; you are asked only whether you end the game.
obstacle-must-be-answered = There is no way round this question: { $question_name }
obstacle-too-few-for-examiner = The examiner costs three cards, and you hold { $held ->
    [0] none
    [one] only one
   *[other] only { $held }
}.
obstacle-examiner-stuck = Wherever you could send the examiner, a crystal would come to you, and your supply is frozen.
obstacle-cannot-be-moved = { $figure_name } cannot move with the cards you hold.
obstacle-no-such-master = Only { $count } masters sit at this table.
obstacle-own-hand = That is your own hand.
obstacle-empty-hand = { $victim_seat } has no cards.
obstacle-draw-first = First comes the card that the black field of { $figure_name } brings you.
obstacle-later-part = This is not the first part of your turn any more.
obstacle-black-field-first = You have not named an apprentice on a black field yet.
obstacle-he-brings-none = You have named the examiner, not an apprentice on a black field.
obstacle-drawing-over = The drawing of this turn is over.
obstacle-other-field = When you named { $figure_name }, it stood { table-at }, and that is a { $kind ->
    [white] white field
   *[grey] grey field
}.
obstacle-no-card-played = You have not played a card for { $figure_name } yet.
obstacle-stopping-ends-it = This move is ended by stopping.
obstacle-must-move = { $figure ->
    [examiner] You have named the examiner, and he can move, so he must.
   *[other] You have named { $figure_name }, and it can move, so it must.
}
obstacle-began-here = { $figure_name } is back { table-at }, where this move began.
obstacle-began-there = { $figure_name } began this move there, { table-at }.
obstacle-crystal-for-you = The { part-crystal } { table-at } would come to you, and your supply is frozen.
obstacle-not-held = You do not have the card { $card_name }.
obstacle-enough-played = You have played as many cards in this part as you may: { $count }.
obstacle-only-crystals-ahead = After that { $figure_name } could end its move only where it began or where a crystal would come to you, and your supply is frozen.
obstacle-only-back = That leads { $figure_name } back to where it began, and none of your cards would lead away again.
obstacle-moves-by-colour = { $figure_name } is moving by colour in this part, so only { $figure_name } cards can follow.
obstacle-card-to-wall = { $only ->
    [yes] { $figure_name } is moving by direction in this part;{" "}
   *[no] {""}
}{ $colour_name } cards lead to the { $one_name }{ $two ->
    [none] {""}
   *[other] {" "}or { $two_name }
}, but { table-at } there is a wall on that side.
obstacle-wall = There is a wall to the { $direction_name }.
obstacle-card-leads = { $only ->
    [yes] { $figure_name } is moving by direction in this part, and a { $colour_name } card leads
   *[no] A { $colour_name } card leads { $figure_name }
} only to the { $one_name }{ $two ->
    [none] {""}
   *[other] {" "}or { $two_name }
}.
obstacle-not-on-portal = { $figure_name } is { table-at }, and that is no portal.
obstacle-stands-there = { $figure_name } already stands { table-at }.
obstacle-just-jumped = { $figure_name } has only just jumped.
obstacle-portal-taken = The portal is taken ({ $figures_names }), and before the first step a jump must lead to an empty one.
obstacle-no-way-on = After a jump to { part-to } none of your cards would lead on to a legal end.
obstacle-card-first = A step needs a card, and you have not played one for it.
obstacle-no-card-left = A step needs a card, and you have none left.
obstacle-no-card-leads-on = A step needs a card, and none of yours can be played for { $figure_name } from here{ $jumps ->
    [yes] ; a jump needs none
   *[other] { "" }
}.
obstacle-step-first = You have just played { $card_name }; its step comes first.
obstacle-only-examiner-summoned = Only the examiner can be summoned, and you have named { $figure_name }.
obstacle-has-moved = { $figure ->
    [examiner] The examiner has moved, and that was the move of this part.
   *[other] { $figure_name } has moved, and that was the move of this part.
}
obstacle-way-first = How the examiner moves comes before the cards for it.
obstacle-pay-first = His way is chosen; what is left is to pay for it, { $paid } of 3 cards so far.
obstacle-examiner-has-moved = The examiner has made his move; all he may do now is jump on from this portal.
obstacle-star-is-free = The star moves the examiner by one field, without any card.
obstacle-too-few-to-summon = You hold { $held ->
    [0] no { $colour_name } card
    [one] only 1 { $colour_name } card
   *[other] only { $held } { $colour_name } cards
}, and a summons to { $colour_name } costs three.
obstacle-no-summons-after-jump = The examiner has jumped in this part, so only a line can follow.
obstacle-examiner-was-there = The examiner began { table-at }, on the same field as { $figure_name }.
obstacle-line-back = That line would end { table-at }, where the examiner began.
obstacle-no-line-there = From that portal no line of the examiner would end as it must.
obstacle-summons-colour = This summons is paid with { $colour_name } cards.
obstacle-no-exam = Nobody is being examined now.
obstacle-who-first = First choose whom the examiner deals with next.
obstacle-apprentice-first = First choose which apprentice comes next; then it loses a crystal or is given one.
obstacle-one-at-a-time = The examiner is dealing with one apprentice; the next one follows after that.
obstacle-lost-or-given = In an exam a crystal is lost or given, and you have not said which.
obstacle-not-examined = { $figure_name } does not take part in this exam.
obstacle-has-passed = { $figure_name } has passed; nothing is lost or given there.
obstacle-dealt-with = { $figure_name } has been dealt with in this exam.
obstacle-must-lose-or-receive = The spell of { $figure_name } holds crystals, so this exam cannot go by without a loss or a gift.
obstacle-may-go-without = The spell is empty, so the apprentice may go without a gift.
obstacle-loss-or-gift = The spell holds crystals, so the exam cannot go by without a loss or a gift.
obstacle-spell-lacks = The spell of { $figure_name } has no { part-crystal }.
obstacle-supply-frozen = Your book is secured, and your supply is frozen.
obstacle-supply-lacks = You have no { part-crystal } in your supply.
obstacle-does-not-fit = The spell of { $figure_name } does not need { part-a-crystal }.
obstacle-nothing-to-lay-back = No crystal has just been lost in an exam, so there is none to lay back.
obstacle-lay-back-first = The lost crystal must be laid back on the board first.
obstacle-row-first = First choose the row, then the place in it.
obstacle-row-chosen = The row is chosen; all that is left is the place in it.
obstacle-row-full = No field of row { $row } is free for a crystal.
obstacle-no-such-place = Row { $row } has only { $length } places.
obstacle-no-crystal-on-desk = E5 is the desk, a portal.
obstacle-field-full = { $field } is taken by { part-a-crystal }.
obstacle-examiner-watches = This is an exam, and in front of the examiner nobody takes from anybody.
obstacle-nobody-met = No apprentice is meeting another one just now.
obstacle-victim-chosen = From whom the apprentice takes is settled; all that is left is to choose the crystal.
obstacle-victim-first = First choose from whom the apprentice takes.
obstacle-take-or-leave = The move is over; all that is asked is whether the apprentice takes a crystal.
obstacle-nothing-to-leave = No apprentice is meeting another one just now, so there is nothing to take or to leave.
obstacle-takes-itself = { $figure_name } is the one that takes, and takes from others only.
obstacle-not-met = { $other_name } is not where { $figure_name } is.
obstacle-taken-already = { $figure_name } has taken from { $other_name } already.
obstacle-spell-secured = The spell of { $figure_name } is secured.
obstacle-nothing-fits = The spell of { $other_name } has no crystal that { $figure_name } needs.
obstacle-nothing-to-pick = A crystal is chosen when an apprentice takes one from another, in an exam or for a crystal symbol; none of this is happening now.
obstacle-no-end-event = The game can be ended only at the moment when an apprentice is examined or stops on the desk, and this is no such moment.
obstacle-end-checked = Whether this exam ends the game was settled when they met, before anything is lost or given.
obstacle-ends-by-itself = At this table nobody announces the end; it comes by itself.
obstacle-goes-on-by-itself = At this table nobody is asked whether the game ends: the end comes by itself. So there is nothing to answer, and the game goes on.
obstacle-end-first = First everyone is asked whether the game ends here.
obstacle-end-checked-on-desk = Whether stopping on the desk ends the game is settled before anything is taken, and that is over.
obstacle-end-not-asked = You are not asked now whether the game ends; it goes on anyway.
obstacle-favourites-unfinished = { $figures_count ->
    [one] The spell of your favourite is not full yet: { $figures_names }.
   *[other] The spells of your favourites are not full yet: { $figures_names }.
}
obstacle-no-favourite-there = None of your favourites takes part in this.
obstacle-third-unexamined = Your third favourite, { $figure_name }, has not passed an exam yet.
obstacle-symbol-not-played = None of the cards you played in this part has the { $symbol_name } symbol.
obstacle-no-symbol-played = You have played no card with a symbol in this part.
obstacle-symbol-first = First choose which symbol you carry out.
obstacle-he-has-no-symbols = You have named the examiner, and symbols come with the cards of apprentices only.
obstacle-symbols-later = The symbols on your cards come when the move and everything it brings is over.
obstacle-symbol-chosen = The symbol of this part has been chosen, and it is only one.
obstacle-secured-without-symbols = Your book is secured, so symbols do nothing for you any more.
obstacle-nothing-to-double = The cards you have left move no figure.
obstacle-nobody-to-trade-with = There is no crystal you could take from anybody or give to anybody.
obstacle-no-crystal-symbol = Between masters crystals change hands only by a crystal symbol, and none is being carried out now.
obstacle-partner-first = First choose a master, and whether you take or give; the colour comes after that.
obstacle-partner-chosen = With whom you trade is settled; all that is left is to choose the colour.
obstacle-must-give = There is nobody you could take a crystal from, so you must give one.
obstacle-must-trade = The crystal symbol is being carried out, so a crystal must be taken or given.
obstacle-trades-alone = You cannot trade with yourself.
obstacle-their-supply-frozen = { $seat } has secured the book, so that supply is frozen.
obstacle-own-supply-empty = You have no crystal to give.
obstacle-supply-empty = { $seat } has no crystal.
obstacle-giver-lacks = { $seat } has no { part-crystal }.
obstacle-hand-checked-later = You put cards down only at the end of your turn, and only if you hold more than seven then; now you hold { $held ->
    [0] none
    [one] only one
   *[other] { $held }
}.
obstacle-book-secured = Your book is secured already.
obstacle-other-crystals = Your book asks for air { $air }, water { $water }, fire { $fire }; you have air { $own_air }, water { $own_water }, fire { $own_fire }.
obstacle-book-first = You have five crystals, so first you are asked about your book.
obstacle-book-before-naming = You have five crystals, so you are asked about your book before you name a figure; you name one right after that.
obstacle-book-not-asked = You are not asked about your book now; it stays hidden until you secure it.
obstacle-move-would-bring-crystal = The move you have begun could then end only with a crystal for you.

figures-0 = { name-red }
figures-1 = { name-black }
figures-2 = { name-yellow }
figures-3 = { name-green }
figures-4 = { name-blue }
figures-5 = { name-purple }
figures-6 = the examiner

## The goal in three lines

goal-want = Have the most points at the end: { $spell } for each of your { $seats ->
    [2] three
   *[other] two
} secret favourites whose spell is full, { $book } for a complete book, up to { $ending } for ending the game.
goal-turn = Name an apprentice, draw cards by the colour of its field, and play one card for each step: it takes the crystal where it stops. Or move the examiner for { $cost } cards.
goal-end = { $announce_mode ->
    [auto] The game ends when one of your favourites is examined or stops on the desk and all of them have full spells
   *[ask] When one of your favourites is examined or stops on the desk and all of them have full spells, you may end the game
}{ $third ->
    [examined] { " " }(the third one examined)
   *[full] { "" }
}. Otherwise it ends with the turn that takes the last card of the pile.
