title = Zauberschwert & Drachenei
tagline = Send your wizard out for spells, creatures and artefacts, alone or together, and become the great mage of Ulahomar.

## The options of a table

option-components = Figures on the cards
option-components-recon1 = reconstructed, first version
option-components-own = corrected by the table
option-spell-windows = When spells may be used
option-spell-windows-full = in every phase but A
option-spell-windows-lean = only where it matters most (fewer questions)
option-fulmentus-cut = Fulmentus: magic less for a creature
option-fulmentus-cut-card = as on the card
option-fulmentus-cut-0 = 0
option-fulmentus-cut-1 = 1
option-fulmentus-cut-2 = 2
option-stonex-gain = Stonex: stones for a victory
option-stonex-gain-card = as on the card
option-stonex-gain-0 = 0
option-stonex-gain-1 = 1
option-stonex-gain-2 = 2
option-addus-gain = Addus: extra magic in phase B
option-addus-gain-card = as on the card
option-addus-gain-1 = 1
option-addus-gain-2 = 2
option-harpagarus-take = Harpagarus: magic taken
option-harpagarus-take-card = as on the card
option-harpagarus-take-1 = 1
option-harpagarus-take-2 = 2
option-transformus-price = Transformus: magic for a stone
option-transformus-price-card = as on the card
option-transformus-price-2 = 2
option-transformus-price-3 = 3
option-transformus-price-4 = 4
option-retransformus-gain = Retransformus: magic out of a stone
option-retransformus-gain-card = as on the card
option-retransformus-gain-1 = 1
option-retransformus-gain-2 = 2
option-min-spell-bid = Lowest bid for a spell
option-min-spell-bid-1 = 1 magic
option-min-spell-bid-0 = nothing
option-vote = Together or alone is said
option-vote-open = openly, one after the other
option-vote-sealed = secretly, and opened together
option-alone-needs-means = Saying “alone” needs the magic to open
option-alone-needs-means-false = no
option-alone-needs-means-true = yes
option-may-decline = A lone wizard may decline to fight
option-may-decline-false = no
option-may-decline-true = yes
option-trade-laps = Laps of trading in a round
option-trade-laps-8 = until nobody swaps (at most 8)
option-trade-laps-0 = no trading
option-trade-laps-1 = 1
option-trade-laps-2 = at most 2
option-trade-laps-3 = at most 3
option-offers = Offers of cards
option-offers-open = go to everybody
option-offers-addressed = may be addressed to one seat
option-lay-out = Complete artefacts
option-lay-out-ask = are laid out when their owner likes
option-lay-out-auto = are laid out by themselves
option-stall-rounds = Idle rounds that end the game
option-stall-rounds-10 = 10
option-stall-rounds-5 = 5
option-stall-rounds-6 = 6
option-stall-rounds-7 = 7
option-stall-rounds-8 = 8
option-stall-rounds-9 = 9
option-stall-rounds-11 = 11
option-stall-rounds-12 = 12
option-stall-rounds-13 = 13
option-stall-rounds-14 = 14
option-stall-rounds-15 = 15
option-stall-rounds-16 = 16
option-stall-rounds-17 = 17
option-stall-rounds-18 = 18
option-stall-rounds-19 = 19
option-stall-rounds-20 = 20
option-first-seat = First start seat
option-first-seat-random = drawn by lot
option-first-seat-0 = seat 0
option-first-seat-1 = seat 1
option-first-seat-2 = seat 2
option-first-seat-3 = seat 3
option-group-line = Gain of three or more victors
option-group-line-one = like two victors
option-group-line-by-size = the card’s own line, if it has one

## Names

name-fulmentus = Fulmentus
name-stonex = Stonex
name-addus = Addus
name-retransformus = Retransformus
name-transformus = Transformus
name-harpagarus = Harpagarus
name-energy-ball = energy ball
name-holy-place = holy place
name-spiders = Spiders
name-goblins = Goblins
name-shadows = Shadows
name-dragons = Dragons
name-triangle = triangle
name-circle = circle
name-square = square
name-left = left
name-right = right
name-sword-left = left half of the Magic Sword
name-sword-right = right half of the Magic Sword
name-wand-left = left half of the Magic Wand
name-wand-right = right half of the Magic Wand
name-egg-left = left half of the Dragon’s Egg
name-egg-right = right half of the Dragon’s Egg
name-book-tc = Spell Book ▶●
name-book-cs = Spell Book ●■
name-book-ts = Spell Book ▶■
name-potion-t = Magic Potion ▶
name-potion-c = Magic Potion ●
name-potion-s = Magic Potion ■
name-sapphire-t = Star Sapphire ▶
name-sapphire-c = Star Sapphire ●
name-sapphire-s = Star Sapphire ■
name-sword = Magic Sword
name-wand = Magic Wand
name-egg = Dragon’s Egg
name-anything = anything
kinds-1 = { name-sword-left }
kinds-2 = { name-sword-right }
kinds-3 = { name-wand-left }
kinds-4 = { name-wand-right }
kinds-5 = { name-egg-left }
kinds-6 = { name-egg-right }
kinds-7 = { name-book-tc }
kinds-8 = { name-book-cs }
kinds-9 = { name-book-ts }
kinds-10 = { name-potion-t }
kinds-11 = { name-potion-c }
kinds-12 = { name-potion-s }
kinds-13 = { name-sapphire-t }
kinds-14 = { name-sapphire-c }
kinds-15 = { name-sapphire-s }
cause-income = income
cause-pass = for passing
cause-energy-ball = energy ball
cause-holy-place = holy place
cause-creature = creature
cause-bonus = bonus
cause-addus = Addus
cause-stonex = Stonex
cause-retransformus = Retransformus
cause-transformus = Transformus
cause-harpagarus = Harpagarus
cause-spell = spell
end-stack-ended = The display can no longer be filled.
end-stalled = Nothing has left the display for too long.
part-card = { $card ->
    [energy_ball] an energy ball with { $figure } magic
    [holy_place] a holy place with { $figure } { $figure ->
        [one] stone
       *[other] stones
    }
    [spiders] spiders of strength { $figure }
    [goblins] goblins of strength { $figure }
    [shadows] shadows of strength { $figure }
    [dragons] dragons of strength { $figure }
   *[other] the spell { $card_name }
}
part-stones = { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}
part-cards = { $count ->
    [one] 1 artefact card
   *[other] { $count } artefact cards
}

## Questions and answers

question-place = Where does your wizard go?
question-rob = Whom does Harpagarus rob before this card?
question-vote = Fight together or alone?
question-bid = What do you bid?
question-borrow = Use Retransformus to be able to pay?
question-bonus = How many of these artefacts give you stones rather than magic?
question-spells = Which spell do you use?
question-offer = Which card do you offer?
question-wish = What do you wish for it?
question-address = Whom do you make this offer?
question-reply = What do you give for it?
question-settle = Whose card do you take?
question-lay-out = What do you lay out?
question-fight = Do you fight?
action-pass = Pass
action-place = Go { $a_name }
action-keep = Keep Harpagarus
action-rob = Rob { $a_seat }
action-together = Together
action-alone = Alone
action-bid = Bid { $a }
action-use = Use { $a_name }
action-forgo = Do not use it and drop out
action-fight = Fight
action-decline = Leave it alone
action-done = Done
action-offer = { $a ->
    [nothing] Offer nothing
   *[other] Offer { $a_name }
}
action-wish = Wish for { $a_name }
action-address = { $a ->
    [everybody] Offer it to everybody
   *[other] Offer it to { $a_seat } only
}
action-reply = { $a ->
    [nothing] Decline
   *[other] Give { $a_name }
}
action-take = { $a ->
    [nobody] Take nothing
   *[other] Take { $a_seat }’s card
}
action-lay = Lay out { $a_name }
action-stones = { $a ->
    [0] Magic from all of them
   *[other] Stones from { $a }, magic from the rest
}

## What happens

event-round-begins = Round { $round }. { $you ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-revealed = New on the { $place ->
    [0] left
   *[other] right
}: { part-card }.
event-gained = { $you ->
    [yes] You gain { $magic } magic ({ $cause_name }) and have { $total }.
   *[no] { $seat } gains { $magic } magic ({ $cause_name }) and has { $total }.
}
event-paid = { $you ->
    [yes] You pay { $magic } magic ({ $cause_name }) and have { $total } left.
   *[no] { $seat } pays { $magic } magic ({ $cause_name }) and has { $total } left.
}
event-stones = { $you ->
    [yes] You get { part-stones } ({ $cause_name }) and have { $total }.
   *[no] { $seat } gets { part-stones } ({ $cause_name }) and has { $total }.
}
event-gave-stone = { $you ->
    [yes] You give a stone and have { $total } left.
   *[no] { $seat } gives a stone and has { $total } left.
}
event-won-spell = { $you ->
    [yes] The spell { $card_name } is yours.
   *[no] { $seat } gets the spell { $card_name }.
}
event-drew = { $you ->
    [yes] You draw: { $kinds_names }.
   *[no] { $seat } draws: { $kinds_names }.
}
event-drew-unseen = { $you ->
    [yes] You draw { part-cards }.
   *[no] { $seat } draws { part-cards }.
}
event-laid-out = { $you ->
    [yes] You lay out { $artefact_name }.
   *[no] { $seat } lays out { $artefact_name }.
}
event-robbed = { $you ->
    [yes] With Harpagarus you take { $magic } magic from { $other_seat }, who has { $left } left.
   *[no] { $other_you ->
        [yes] With Harpagarus { $seat } takes { $magic } magic from you; you have { $left } left.
       *[no] With Harpagarus { $seat } takes { $magic } magic from { $other_seat }, who has { $left } left.
    }
}
event-bid-passed = { $you ->
    [yes] You are out of the bidding.
   *[no] { $seat } is out of the bidding.
}
event-bid = { $you ->
    [yes] You bid { $magic }.
   *[no] { $seat } bids { $magic }.
}
event-fulmentus = { $you ->
    [yes] Fulmentus lowers your price to { $magic }.
   *[no] { $seat } needs only { $magic } magic, thanks to Fulmentus.
}
event-unsold = Nobody bids for { $card_name }; the spell leaves the game.
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-placed = { $you ->
    [yes] You go { $place ->
        [0] left
       *[other] right
    }: { part-card }.
   *[no] { $seat } goes { $place ->
        [0] left
       *[other] right
    }: { part-card }.
}
event-evaluates = Evaluated on the { $place ->
    [0] left
   *[other] right
}: { part-card }, with { $seats }.
event-unchosen = Nobody chose this card, and it leaves the game: { part-card }.
event-voted-together = { $you ->
    [yes] You say: together.
   *[no] { $seat } says: together.
}
event-voted-alone = { $you ->
    [yes] You say: alone!
   *[no] { $seat } says: alone!
}
event-has-voted = { $you ->
    [yes] You have voted.
   *[no] { $seat } has voted.
}
event-stays = Not beaten: { part-card }.
event-dropped-out = { $you ->
    [yes] You do not fight on.
   *[no] { $seat } does not fight on.
}
event-beaten = Beaten: { part-card }. { $seats_count ->
    [one] Victor: { $seats }.
   *[other] Victors: { $seats }.
}
event-no-offer = { $you ->
    [yes] You offer nothing.
   *[no] { $seat } offers nothing.
}
event-offered = { $you ->
    [yes] You offer { $kind_name } and wish for: { $wish_name }.
   *[no] { $seat } offers { $kind_name } and wishes for: { $wish_name }.
}
event-offered-to = { $you ->
    [yes] You offer { $other_seat } { $kind_name } and wish for: { $wish_name }.
   *[no] { $seat } offers { $kind_name } to { $other_seat } and wishes for: { $wish_name }.
}
event-declined = { $you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
event-replied = { $you ->
    [yes] You would give { $kind_name }.
   *[no] { $seat } would give { $kind_name }.
}
event-took-nothing = { $you ->
    [yes] You take none of the cards.
   *[no] { $seat } takes none of the cards.
}
event-swapped = { $you ->
    [yes] You give { $kind_name } to { $other_seat } and get { $got_name }.
   *[no] { $seat } gives { $kind_name } to { $other_seat } and gets { $got_name }.
}
event-game-ends = The game is over. { $end_name }

## How it ended

outcome-most-stones = { $you ->
    [yes] You win with the most stones.
   *[no] { $winners } wins with the most stones.
}
outcome-more-magic = { $you ->
    [yes] With equal stones you win by your magic.
   *[no] With equal stones { $winners } wins by magic.
}
outcome-more-artefacts = { $you ->
    [yes] With equal stones and magic you win by your laid-out artefact cards.
   *[no] With equal stones and magic { $winners } wins by laid-out artefact cards.
}
outcome-shared = All is equal: { $winners } share the victory.

## The table in lines

table-round = Round { $round }, phase { $phase }. Start seat: { $seat }.
table-over = The game is over. { $end }
table-asked = Asked: { $seat }. { $question }
table-idle = No card has left the display for { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}; after { $most } the game ends.
table-place = On the { $place }: { $card } { $wizards }
table-left = left
table-right = right
table-empty = nothing.
table-spell = the spell { $name }: { $effect }
table-ball = energy ball, { $magic } magic for everybody there.
table-holy = holy place, { $gain } for everybody there.
table-creature = { $name }, strength { $strength }, symbol { $symbol }; alone { $alone }, together { $together } each.
table-creature-crowd = { $name }, strength { $strength }, symbol { $symbol }; alone { $alone }, two together { $together } each, three or more { $crowd } each.
table-gain = { part-stones } and { part-cards }
table-wizards = Wizards there: { $seats }.
table-no-wizards = No wizard there.
table-evaluated = It is being evaluated.
table-passed = Passed: { $seats }.
table-seat = { $who }: { $magic } magic; { part-stones }; { $cards } in hand.
table-hand-size = { part-cards }
table-spells = Spells: { $spells }.
table-used = { $spell } (used)
table-laid = Laid out: { $artefacts }.
table-shown = Known in hand: { $cards }.
table-hand = Your hand: { $cards }.
table-hand-of = { $seat }’s hand: { $cards }.
table-times = { $name } ×{ $count }
table-stacks = Adventure stack: { $a } A, { $b } B, { $c } C. Artefact stack: { $count }.
table-to-come = Still in the adventure stack, letter { $letter }: { $cards }.
table-short-creature = { $name } { $strength } ({ $symbol })
table-short-ball = energy ball { $magic }
table-short-holy = holy place { $stones }
table-unseen = Artefact cards you cannot place: { $cards }.
table-spell-known = { $name }: { $effect }
table-effect-0 = { $amount } magic less when you pay for a creature.
table-effect-1 = { $amount ->
    [one] 1 more stone
   *[other] { $amount } more stones
} when you beat a creature.
table-effect-2 = { $amount } more magic in phase B.
table-effect-3 = turns a stone into { $amount } magic.
table-effect-4 = turns { $amount } magic into a stone.
table-effect-5 = takes { $amount } magic from another seat.
table-artefact = { $name } ({ $symbols }): { $bonus }
table-stones = { part-stones }
table-magic = { $magic } magic
table-or = { part-stones } or { $magic } magic
table-bonuses = Bonus of laid-out artefacts at a victory over their symbol: { $artefacts }.
table-bid = Highest bid: { $bid }, by { $seat }. Still bidding: { $seats }.
table-no-bid = No bid yet. Bidding: { $seats }.
table-voted = Have voted: { $seats }. For alone, as far as you know: { $alone }.
table-nobody = nobody
table-price = Fighting: { $seats }. The price for { $seat }: { $price } magic.
table-choice = { $artefact } and its like, { $count } in all: { part-stones } or { $magic } magic each.
table-offer = Lap { $lap } of trading. Offerer: { $seat }. Given: { $given }; wished for: { $wish }.
table-offer-to = Only one seat may answer: { $seat }.
table-reply = Reply of { $seat }: { $card }.
table-lap = Lap { $lap } of trading.
components-note-1 = Zauberschwert & Drachenei: the figures on the cards, one card a line.
components-note-2 = Behind the colon stands where a figure comes from: R rulebook, C a card of the box, ? reconstructed.
components-note-3 = If your card says something else, write it there with :C behind it; gains are stones/cards.

## What can be wrong with a sheet of figures

error-components-figure = { $card }: “{ $value }” cannot stand under { $column }; possible: { $allowed }.
error-components-card = In the section { $section } each card stands once and in order; look at “{ $card }”.
error-components-row = { $card } has { $found } figures, but it needs { $wanted }.
error-components-origin = { $card }: after the colon of “{ $value }” stands R, C or ?.
error-components-copies = The box has { $wanted } artefact cards, not { $found }.
error-components-letter = No adventure card has the letter { $letter }.
error-components-line = Line { $line } stands before the first section.
error-components-section = Line { $line }: “{ $section }” is not a section or stands there twice; there are { $known }.
error-components-value = The option components takes { $known } or the JSON of a corrected sheet.
error-stone-pump = A stone cannot cost { $price } magic and bring { $gain }: two spells would make stones out of nothing.

## Why a bot does what it does

because-only = There is only one answer.
because-free = It costs nothing.
because-costs = I take nothing that costs something.
because-save = Neither card is worth more than a point of magic.
because-card = I expect about { $worth } { $worth ->
    [one] stone
   *[other] stones
} from this card.
because-spoil = Now { $other_seat } can no longer pay.
because-later = There will be a better moment.
because-alone = Alone I get more than I pay.
because-together = Sharing is cheaper than a quarrel.
because-dear = More than { $limit } would be too dear.
because-bid = It is worth up to { $limit } magic to me.
because-borrow = The victory is worth a stone.
because-stones = Stones are worth more now.
because-magic = Magic is worth more now.
because-rob = { $other_seat } is doing best.
because-trade = My hand gets better by it.
because-content = My hand is better as it is.
because-everybody = Whoever has it may answer.
because-lay = Laid out, it helps at every later victory.

## The board in the browser

board-you = you
board-start = has the start player card
board-asked = is asked
board-magic = { $magic } of 30 magic
board-passed = passed
board-spells = Spells
board-used = used
board-laid = Laid out
board-lit = fits a creature in the display
board-shown = Known in hand
board-hand = Your hand
board-no-cards = No cards yet; creatures and holy places bring some.
board-display = The two adventures
board-empty = empty
board-alone = alone
board-together = together
board-crowd = three or more
board-each = for everybody there
board-phase-0 = New adventures
board-phase-1 = Magic for everybody
board-phase-2 = Choose an adventure
board-phase-3 = The adventures
board-phase-4 = Spells, trade, laying out
board-phase-5 = The start player card moves on
board-auction = Auction
board-auction-from = then the bidding starts at { $price } magic
board-share = your share: { $price } magic
board-price = costs you { $price } magic
board-pass-gain = brings 1 magic
board-gives = { $seat } gives
board-wishes = and wishes for
board-answers = Answers
board-declines = declines
board-thinks = is thinking …
board-fits = completes one of yours
board-swap = The two cards change hands at once.
board-to-come = What is still to come
board-count = Power stones from
board-total = in all
board-sort-sword = Sword
board-sort-wand = Wand
board-sort-egg = Egg
board-sort-book = Book
board-sort-potion = Potion
board-sort-sapphire = Sapphire
