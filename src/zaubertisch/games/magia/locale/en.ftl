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
option-first-seat-0 = seat 0
option-first-seat-1 = seat 1
option-first-seat-2 = seat 2
option-first-seat-3 = seat 3
option-first-seat-4 = seat 4
option-first-seat-5 = seat 5
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

part-to = { $field ->
    [bay_red] the red bay
    [bay_black] the black bay
    [bay_yellow] the yellow bay
    [bay_green] the green bay
    [bay_blue] the blue bay
    [bay_purple] the purple bay
    [E5] the desk, E5
   *[other] { $field }
}
part-card = { $symbol ->
    [plain] { $colour_name }
   *[other] { $colour_name } { $symbol_name }
}

## Questions and answers

question-name = Which figure do you want to move?
question-steal = From whose hand do you take a card?
question-step = Which card, or where to – or do you stop?
question-direction = In which direction?
question-examiner = How does the examiner move?
question-pay = Which card do you pay with?
question-jump-on = Does the examiner jump on, or stay?
question-star = Star: where does the examiner step?
question-secure = Do you secure your book now?
question-announce = Do you end the game now, if you may?
question-examine = Whom does the examiner deal with next?
question-lose-or-receive = Does the apprentice lose a crystal or receive one?
question-row = In which row do you lay the crystal?
question-place = On which place of the row?
question-rob = From whom does the apprentice take a crystal?
question-pick = Which crystal does it take?
question-symbol = Which symbol do you carry out?
question-trade = Take a crystal from somebody, or give one?
question-trade-crystal = Which crystal?
question-discard = You hold more than seven cards: which one do you put down?

action-name = Name { $a ->
    [examiner] the examiner
   *[other] { $a_name }
}
action-summon = Summon to { $a_name } (three { $a_name } cards)
action-play = Play { $b ->
    [plain] { $a_name }
   *[other] { $a_name } { $b_name }
}
action-go = To the { $a_name }
action-jump = Jump to { $a ->
    [desk] the desk
   *[other] the bay of { $a_name }
}
action-stop = Stop here
action-stay = Stay
action-steal = From { $a_seat }
action-secure = Show the book and secure it
action-wait = Not now
action-announce = End the game
action-continue = Play on
action-examine = { $a_name }
action-lose = Lose { $a_name }
action-give = Give it { $a_name } of yours
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
action-rob = From { $a_name }
action-leave = Take nothing more
action-pick = { $a_name }
action-use = Carry out the { $a_name }
action-claim = Take one from { $a_seat }
action-present = Give one to { $a_seat }
action-discard = Put down { $b ->
    [plain] { $a_name }
   *[other] { $a_name } { $b_name }
}

## What happens

event-dealt = { $you ->
    [yes] You get { $card_names }.
   *[no] { $seat } gets { $card_names }.
}
event-dealt-secrets = { $you ->
    [yes] Your favourites are { $first_name } and { $second_name }; your book asks for { $book } (air, water, fire).
   *[no] The favourites of { $seat } are { $first_name } and { $second_name }; the book asks for { $book } (air, water, fire).
}
event-opened-book = A third book is turned up; its number is { $number } ({ $book }).
event-third-favourite = { $you ->
    [yes] So your third favourite is { $third_name }.
   *[no] So the third favourite of { $seat } is { $third_name }.
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
    [yes] You draw { $card_names }.
   *[no] { $seat } draws { $card_names }.
}
event-drew-unseen = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
} from the pile.
event-took-discards = { $card_count ->
    [0] There is nothing in the discard pile{ $you ->
        [yes] {" "}for you
       *[no] {""}
    }.
   *[other] { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card_names } from the discard pile.
}
event-stole = { $you ->
    [yes] You steal { $card_name } from { $victim_seat }.
   *[no] { $victim_you ->
        [yes] { $seat } steals { $card_name } from you.
       *[no] { $seat } steals { $card_name } from { $victim_seat }.
    }
}
event-stole-unseen = { $seat } steals a card from { $victim_seat }.
event-relief = { $you ->
    [yes] You are stuck and take cards from the pile instead.
   *[no] { $seat } is stuck and takes cards from the pile instead.
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
event-collected = { $figure_name } collects { $crystal_name } on { $field }.
event-gained = { $you ->
    [yes] You get { $crystal_name } from { $field }.
   *[no] { $seat } gets { $crystal_name } from { $field }.
}
event-robbed = { $figure_name } takes { $crystal_name } from { $victim_name }.
event-laid-back = { $figure_name } loses { $crystal_name }; it now lies on { $field }.
event-gave = { $you ->
    [yes] You give { $crystal_name } to { $figure_name }.
   *[no] { $seat } gives { $crystal_name } to { $figure_name }.
}
event-handed-over = { $you ->
    [yes] You give { $crystal_name } to { $to_seat }.
   *[no] { $to_you ->
        [yes] { $crystal_name } goes from { $seat } to you.
       *[no] { $crystal_name } goes from { $seat } to { $to_seat }.
    }
}
event-handed-over-unseen = A crystal goes from { $seat } to { $to_seat }.
event-passed = { $figure_name } passes the exam; the spell is secured.
event-secured = { $you ->
    [yes] You show your book ({ $book }) and secure it.
   *[no] { $seat } shows the book ({ $book }) and secures it.
}
event-used = { $you ->
    [yes] You carry out the { $symbol_name }.
   *[no] { $seat } carries out the { $symbol_name }.
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
event-revealed = { $seat } favoured { $first_name } and { $second_name }; the book asked for { $book }.
event-scored = { $seat }: { $spells } for spells, { $book } for the book ({ $matching } matching), { $bonus } for ending – { $total } in all.

outcome-exam = The exam ended the game. { $winners } { $winners_count ->
    [one] wins.
   *[other] win together.
}
outcome-desk = The desk ended the game. { $winners } { $winners_count ->
    [one] wins.
   *[other] win together.
}
outcome-pile = The draw pile is used up. { $winners } { $winners_count ->
    [one] wins.
   *[other] win together.
}
outcome-stall = Nothing has changed any more. { $winners } { $winners_count ->
    [one] wins.
   *[other] win together.
}
outcome-limit = The last turn is over. { $winners } { $winners_count ->
    [one] wins.
   *[other] win together.
}

## The bots' reasons

because-only-choice = There was nothing else to do.
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
because-trade = That brings my book further.
because-nearest = To the nearest crystal, and never mind the rest.

## The table in lines

table-turn = Turn { $turn }, part { $part }: { $seat } plays.
table-your-turn = Turn { $turn }, part { $part }: it is your turn.
table-over = The game is over.
table-asked = { $seat } is asked: { $question }
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
table-who = Apprentice: { $figure }.
table-crystal = The crystal to lay back: { $crystal }.
table-row = Chosen row: { $row }.
table-paying = The examiner’s move ({ $how }): { $paid } of 3 cards paid.
table-line = line to the { $direction_name }
table-summons = summons to { $figure_name }
table-giver = The crystal comes from { $seat }.
table-at = { $field ->
    [bay_red] in the red bay
    [bay_black] in the black bay
    [bay_yellow] in the yellow bay
    [bay_green] in the green bay
    [bay_blue] in the blue bay
    [bay_purple] in the purple bay
    [E5] on the desk, E5
   *[other] on { $field }
}
table-legend = Each field: name, colour of the field (w white, g grey, k black), crystal (A air, W water, F fire, - none), figures in brackets.
table-letters = AWF
table-colours = gkw
table-apprentice = { $figure_name } is { $field } ({ $colour }): spell air { $air }, water { $water }, fire { $fire }{ $state ->
    [passed] ; full and secured
    [full] ; full
   *[open] {""}
}{ $favourite ->
    [yes] ; your favourite
   *[no] {""}
}.
table-examiner = The examiner is { $field } ({ $colour }).
table-white = white
table-grey = grey
table-black = black
table-seat = { $who }: { $hand }; supply { $supply }{ $safe ->
    [yes] , secured
   *[no] {""}
}.
table-hand = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
table-hand-seen = { $count ->
    [0] no cards
   *[other] hand { $cards }
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
table-ruled-out = Nobody’s mission is { $figures }: the game would have ended.
table-open-book = Open book: number { $number }.
table-numbers = On your mission: 1 { $one }, 2 { $two }, 3 { $three }, 4 { $four }.
table-sighting = { $card } is in the hand of { $seats }.
table-lacks = { $seat } has no unseen card in { $colours }.
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
table-scores = Points: { $scores }.

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
   *[other] ; here: { $figures }
}
table-field-with = { $field }; with { $cards }
table-kind-white = owl field
table-kind-grey = ermine field
table-kind-black = dragon field
table-brings-white = owl field: two cards from the draw pile
table-brings-grey = ermine field: the top two discards
table-brings-black = dragon field: one card from another master
table-bay = { $colour } bay
table-desk = desk E5
table-choices = What you may do
table-cards = Your cards
table-several = Which card leads to { $field }?
table-spells = Spells of the apprentices
table-masters = The masters
table-secrets = Your secrets
table-book-title = Book
table-favourites = Favourites
table-piles = Piles
table-draw-pile = draw pile
table-discard-pile = discard pile
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
table-of = { $have } of { $need }
