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
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4
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
name-book-tc = Spell Book with triangle and circle
name-book-cs = Spell Book with circle and square
name-book-ts = Spell Book with triangle and square
name-potion-t = Magic Potion with triangle
name-potion-c = Magic Potion with circle
name-potion-s = Magic Potion with square
name-sapphire-t = Star Sapphire with triangle
name-sapphire-c = Star Sapphire with circle
name-sapphire-s = Star Sapphire with square
name-sword = Magic Sword
name-wand = Magic Wand
name-egg = Dragon’s Egg
name-anything = anything
a-anything = anything
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
# A card with its article: offered or given, wished for, got back; laid out; and in the label of a move.
kind-sword-left = a { name-sword-left }
kind-sword-right = a { name-sword-right }
kind-wand-left = a { name-wand-left }
kind-wand-right = a { name-wand-right }
kind-egg-left = a { name-egg-left }
kind-egg-right = a { name-egg-right }
kind-book-tc = a { name-book-tc }
kind-book-cs = a { name-book-cs }
kind-book-ts = a { name-book-ts }
kind-potion-t = a { name-potion-t }
kind-potion-c = a { name-potion-c }
kind-potion-s = a { name-potion-s }
kind-sapphire-t = a { name-sapphire-t }
kind-sapphire-c = a { name-sapphire-c }
kind-sapphire-s = a { name-sapphire-s }
wish-sword-left = { kind-sword-left }
wish-sword-right = { kind-sword-right }
wish-wand-left = { kind-wand-left }
wish-wand-right = { kind-wand-right }
wish-egg-left = { kind-egg-left }
wish-egg-right = { kind-egg-right }
wish-book-tc = { kind-book-tc }
wish-book-cs = { kind-book-cs }
wish-book-ts = { kind-book-ts }
wish-potion-t = { kind-potion-t }
wish-potion-c = { kind-potion-c }
wish-potion-s = { kind-potion-s }
wish-sapphire-t = { kind-sapphire-t }
wish-sapphire-c = { kind-sapphire-c }
wish-sapphire-s = { kind-sapphire-s }
got-sword-left = { kind-sword-left }
got-sword-right = { kind-sword-right }
got-wand-left = { kind-wand-left }
got-wand-right = { kind-wand-right }
got-egg-left = { kind-egg-left }
got-egg-right = { kind-egg-right }
got-book-tc = { kind-book-tc }
got-book-cs = { kind-book-cs }
got-book-ts = { kind-book-ts }
got-potion-t = { kind-potion-t }
got-potion-c = { kind-potion-c }
got-potion-s = { kind-potion-s }
got-sapphire-t = { kind-sapphire-t }
got-sapphire-c = { kind-sapphire-c }
got-sapphire-s = { kind-sapphire-s }
artefact-sword = a { name-sword }
artefact-wand = a { name-wand }
artefact-egg = a { name-egg }
artefact-book-tc = { kind-book-tc }
artefact-book-cs = { kind-book-cs }
artefact-book-ts = { kind-book-ts }
artefact-potion-t = { kind-potion-t }
artefact-potion-c = { kind-potion-c }
artefact-potion-s = { kind-potion-s }
artefact-sapphire-t = { kind-sapphire-t }
artefact-sapphire-c = { kind-sapphire-c }
artefact-sapphire-s = { kind-sapphire-s }
a-sword-left = { kind-sword-left }
a-sword-right = { kind-sword-right }
a-wand-left = { kind-wand-left }
a-wand-right = { kind-wand-right }
a-egg-left = { kind-egg-left }
a-egg-right = { kind-egg-right }
a-book-tc = { kind-book-tc }
a-book-cs = { kind-book-cs }
a-book-ts = { kind-book-ts }
a-potion-t = { kind-potion-t }
a-potion-c = { kind-potion-c }
a-potion-s = { kind-potion-s }
a-sapphire-t = { kind-sapphire-t }
a-sapphire-c = { kind-sapphire-c }
a-sapphire-s = { kind-sapphire-s }
a-sword = { artefact-sword }
a-wand = { artefact-wand }
a-egg = { artefact-egg }
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
part-goal = { $card ->
    [energy_ball] to the energy ball with { $figure } magic
    [holy_place] to the holy place with { $figure } { $figure ->
        [one] stone
       *[other] stones
    }
    [spiders] to the spiders of strength { $figure }
    [goblins] to the goblins of strength { $figure }
    [shadows] to the shadows of strength { $figure }
    [dragons] to the dragons of strength { $figure }
   *[other] to the spell { $card_name }
}
part-stones = { $stones ->
    [0] no stones
    [one] 1 stone
   *[other] { $stones } stones
}
part-cards = { $count ->
    [0] no artefact cards
    [one] 1 artefact card
   *[other] { $count } artefact cards
}
part-left = { $total ->
    [0] none
   *[other] { $total }
}
part-robbed = { $left ->
    [0] none
   *[other] { $left }
}
part-full = { $total ->
    [30] { $total }, the most there is
   *[other] { $total }
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
question-wish = What do you wish for in return?
question-address = Who is this offer for?
question-reply = What do you give for it?
question-settle = Whose card do you take?
question-lay-out = What do you lay out?
question-fight = Do you fight?
action-pass = Pass
action-place = Go { $a_name }
action-keep = Keep Harpagarus
action-rob = { $a_seat ->
    [You] Rob yourself
   *[other] Rob { $a_seat }
}
action-together = Together
action-alone = Alone
action-bid = Bid { $a }
action-use = Use { $a_name }
action-forgo = Do not use it and drop out
action-fight = Fight
action-decline = Do not fight
action-done = Done
action-offer = { $a ->
    [nothing] Offer nothing
   *[other] Offer { $a_name }
}
action-wish = Wish for { $a_name }
action-address = { $a ->
    [everybody] Offer it to everybody
   *[other] { $a_seat ->
        [You] Offer it to yourself
       *[other] Offer it to { $a_seat } only
    }
}
action-reply = { $a ->
    [nothing] Give nothing
   *[other] Give { $a_name }
}
action-take = { $a ->
    [nobody] Take nothing
   *[other] { $a_seat ->
        [You] Take your own card
       *[other] Take { $a_seat }’s card
    }
}
action-lay = Lay out { $a_name }
action-stones = { $a ->
    [0] Magic only
    [1] One gives stones
   *[other] { $a } give stones
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
event-gained = { $magic ->
    [0] { $you ->
        [yes] You have { $total } magic already, the most there is, and gain nothing ({ $cause_name }).
       *[no] { $seat } has { $total } magic already, the most there is, and gains nothing ({ $cause_name }).
    }
   *[other] { $you ->
        [yes] You gain { $magic } magic ({ $cause_name }) and have { part-full }.
       *[no] { $seat } gains { $magic } magic ({ $cause_name }) and has { part-full }.
    }
}
event-paid = { $you ->
    [yes] You pay { $magic } magic ({ $cause_name }) and have { part-left } left.
   *[no] { $seat } pays { $magic } magic ({ $cause_name }) and has { part-left } left.
}
event-stones = { $you ->
    [yes] You get { part-stones } ({ $cause_name }) and have { $total }.
   *[no] { $seat } gets { part-stones } ({ $cause_name }) and has { $total }.
}
event-gave-stone = { $you ->
    [yes] You give a stone ({ cause-retransformus }) and have { part-left } left.
   *[no] { $seat } gives a stone ({ cause-retransformus }) and has { part-left } left.
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
    [yes] You use Harpagarus and take { $magic } magic from { $other_seat }, who has { part-robbed } left.
   *[no] { $other_you ->
        [yes] { $seat } uses Harpagarus and takes { $magic } magic from you; you have { part-robbed } left.
       *[no] { $seat } uses Harpagarus and takes { $magic } magic from { $other_seat }, who has { part-robbed } left.
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
    }, { part-goal }.
   *[no] { $seat } goes { $place ->
        [0] left
       *[other] right
    }, { part-goal }.
}
event-evaluates = The { $place ->
    [0] left
   *[other] right
} card is evaluated: { part-card }. There: { $seats }.
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
    [yes] You drop out of the fight.
   *[no] { $seat } drops out of the fight.
}
event-beaten = { $seats_count ->
    [one] { $seats_you ->
        [yes] You beat { part-card }.
       *[no] { $seats } beats { part-card }.
    }
   *[other] { $seats } beat { part-card } together.
}
event-no-offer = { $you ->
    [yes] You offer nothing.
   *[no] { $seat } offers nothing.
}
event-offered = { $you ->
    [yes] You offer { $kind_name } and wish for { $wish_name }.
   *[no] { $seat } offers { $kind_name } and wishes for { $wish_name }.
}
event-offered-to = { $you ->
    [yes] You offer { $other_seat } { $kind_name } and wish for { $wish_name }.
   *[no] { $seat } offers { $other_you ->
        [yes] you
       *[no] { $other_seat }
    } { $kind_name } and wishes for { $wish_name }.
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
    [yes] You give { $other_seat } { $kind_name } and get { $got_name } for it.
   *[no] { $seat } gives { $other_you ->
        [yes] you
       *[no] { $other_seat }
    } { $kind_name } and gets { $got_name } for it.
}
event-game-ends = The game is over. { $end_name }

## How it ended

outcome-most-stones = { $you ->
    [yes] You win with the most stones.
   *[no] { $winners } wins with the most stones.
}
outcome-more-magic = { $you ->
    [yes] With equal stones you win by having more magic.
   *[no] With equal stones { $winners } wins by having more magic.
}
outcome-more-artefacts = { $you ->
    [yes] With equal stones and magic you win by having more laid-out artefact cards.
   *[no] With equal stones and magic { $winners } wins by having more laid-out artefact cards.
}
outcome-shared = All is equal: { $winners } share the victory.

## The table in lines

table-round = Round { $round }, phase { $phase }: { $name }. Start seat: { $seat }.
table-over = The game is over. { $end }
table-asked = Asked: { $seat }. “{ $question }”
table-asked-you = Asked: { $seat }. { $question }
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
table-you-pay = Alone you would pay { $price } of your { $magic } magic.
table-too-dear = Alone it costs you { $price } magic: you have { $magic }, { $short } too few.
table-you-share = Together with all there you would pay { $price }.
table-you-gain = On top of the reward: { $bonus }.
table-nothing = nothing
table-wizards = Wizards there: { $seats }.
table-no-wizards = No wizard there.
table-evaluated = This card is being evaluated.
table-passed = Passed: { $seats }.
table-on-table = On the table
table-what = What the cards do
table-seat = { $magic ->
    [0] no magic
   *[other] { $magic } magic
}; { part-stones }; { $cards } in hand.
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
table-unseen = Artefact cards whose whereabouts you do not know: { $cards }.
table-spell-known = { $name }: { $effect }
table-effect-0 = { $amount ->
    [0] nothing at this table.
   *[other] { $amount } magic less when you pay for a creature.
}
table-effect-1 = { $amount ->
    [0] nothing at this table.
    [one] 1 more stone when you beat a creature.
   *[other] { $amount } more stones when you beat a creature.
}
table-effect-2 = { $amount } more magic in phase B.
table-effect-3 = turns a stone into { $amount } magic.
table-effect-4 = turns { $amount } magic into a stone.
table-effect-5 = takes { $amount } magic from another seat.
table-artefact = { $name }{ $symbols ->
    [none] {""}
   *[other] {" "}({ $symbols })
}: { $bonus }
table-stones = { part-stones }
table-magic = { $magic } magic
table-or = { part-stones } or { $magic } magic
table-bonuses = Bonus of laid-out artefacts at a victory over their symbol: { $artefacts }.
table-bid = Highest bid: { $bid } ({ $seat }). Still bidding: { $seats }.
table-no-bid = No bid yet. Bidding: { $seats }.
table-voted = Have voted: { $seats }.
table-for-alone = For alone: { $seats }.
table-vote-means = Together: your share is { $price } magic if all agree. Alone: an auction from { $strength } magic.
table-nobody = nobody
table-price = Fighting: { $seats }. Price: { $price } magic ({ $seat }).
table-price-you = Fighting: { $seats }. Your price: { $price } magic.
table-choice = { $count ->
    [one] { $artefact }: { part-stones } or { $magic } magic.
   *[other] { $artefact } and its like, { $count } in all: { part-stones } or { $magic } magic each.
}
table-offer = Lap { $lap } of trading. Offerer: { $seat }. Given: { $given }; wished for: { $wish }.
table-offer-to = Only one seat may answer: { $seat }.
table-reply = Reply ({ $seat }): { $card }.
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
because-card = This card is worth { $worth ->
    [0] less than a stone
    [one] about 1 stone
   *[other] about { $worth } stones
} to me.
because-spoil = Now { $other_you ->
    [yes] you
   *[no] { $other_seat }
} can no longer pay.
because-later = There will be a better moment.
because-alone = Alone I get more than I pay.
because-together = Sharing is cheaper than a quarrel.
because-dear = { $limit ->
    [0] It is worth nothing to me.
   *[other] More than { $limit } magic would be too dear.
}
because-all = I would give all my magic for it.
because-worthless = It is not worth { $price } magic to me.
because-bid = It is worth up to { $limit } magic to me.
because-borrow = The victory is worth a stone.
because-stones = Stones are worth more now.
because-magic = Magic is worth more now.
because-rob = { $other_you ->
    [yes] You are doing best.
   *[no] { $other_seat } is doing best.
}
because-trade = My hand gets better by it.
because-content = My hand is better as it is.
because-everybody = Whoever has it may answer.
because-lay = Laid out, it helps at every later victory.

## The board in the browser

board-you = you
board-start = has the start player card
board-asked = is asked
board-magic = { $magic } of 30 magic
board-leads = has the most stones
board-passed = passed
board-spells = Spells
board-used = used
board-laid = Laid out
board-lit = fits a creature in the display
board-shown = Known in hand
board-hand = Your hand
board-no-cards = No cards yet; creatures and holy places bring some.
board-nothing-yet = Spells you win and artefacts you lay out lie here and help you for the rest of the game.
board-display = The two adventures
board-empty = empty
board-alone = alone
board-together = together
board-crowd = three or more
board-each = for everybody there
board-you-pay = you pay { $price } of { $magic } magic
board-you-lack = { $short } magic too few
board-you-share = { $price } each if shared
board-you-bonus = your bonus:
board-round = Round { $round }
board-phase-0 = New adventures
board-phase-1 = Magic for everybody
board-phase-2 = Choose an adventure
board-phase-3 = The adventures
board-phase-4 = Spells, trade, laying out
board-phase-5 = The start player card moves on
board-forced = There is nothing to choose: it is answered for you.
board-auction = Auction
board-auction-from = then the bidding starts at { $price } magic
board-share = your share: { $price } magic
board-price = costs you { $price } magic
board-pass-gain = brings 1 magic
board-lap = Trading, lap { $lap }
board-you-give = You give
board-gives = { $seat } gives
board-wishes = and wishes for
board-answers = Answers
board-declines = declines
board-thinks = is thinking …
board-fits = completes one of yours
board-swap = The two cards change hands at once.
board-to-come = What is still to come
board-unseen = Artefact cards not seen yet
board-count = Power stones from
board-total = in all
board-sort-sword = Sword
board-sort-wand = Wand
board-sort-egg = Egg
board-sort-book = Book
board-sort-potion = Potion
board-sort-sapphire = Sapphire
board-half-left = L
board-half-right = R

## What is in the way of a move

obstacle-nobodys-spell = Nobody has { $spell_name }{ $moment ->
    [yes] .
    [lean] , and at this table no spell is used before a wizard is placed.
   *[no] , and this is not the moment for it.
}
obstacle-others-spell = { $spell_name } belongs to { $other_seat }{ $moment ->
    [yes] .
    [lean] , and at this table no spell is used before a wizard is placed.
   *[no] , and this is not the moment for it.
}
obstacle-used-spell = You have already used { $spell_name } in this round{ $moment ->
    [yes] .
    [lean] , and at this table no spell is used before a wizard is placed.
   *[no] , and this is not the moment for it.
}
obstacle-no-moment = This is not the moment for { $spell_name }.
obstacle-asked-less = At this table { $spell_name } is not used before a wizard is placed.
obstacle-rob-yourself = You cannot rob yourself.
obstacle-nothing-to-rob = { $other_seat } has no magic.
obstacle-nobody-there = There is no such seat: { $count } of you are playing.
obstacle-too-dear-spell = A stone costs { $price } magic, and you have { $magic ->
    [0] none
   *[other] { $magic }
}.
obstacle-no-stone = You have no stone to turn into magic.
obstacle-no-room = A stone becomes { $gain } magic, but you have { $magic }, and { $most } is the most one can have.
obstacle-placed-already = { $place ->
    [0] Your wizard is at the left card already.
    [1] Your wizard is at the right card already.
   *[other] You have passed in this round.
}
obstacle-not-phase-c = Wizards go to the cards in phase C, and this is phase { $phase }.
obstacle-no-auction = Nothing is being auctioned now.
obstacle-too-low = { $seat } has already bid { $bid }.
obstacle-below-minimum = The lowest bid here is { $lowest }.
obstacle-too-dear = { $magic ->
    [0] You have no magic.
   *[other] You have only { $magic } magic.
}
obstacle-nobody-declines = At this table a lone wizard is not asked whether to fight.
obstacle-fight-or-decline = Yours is the only wizard here, and at this table you may decline: either you fight, or you do not.
obstacle-no-fight-now = Whether to fight is asked only of a lone wizard at a creature, and none is being fought now.
obstacle-no-vote-now = Together or alone is asked only where several wizards are at one creature, and none is being fought for now.
obstacle-spells-are-not-shared = You are bidding for a spell, and a spell is never shared: only one of you gets it.
obstacle-said-alone = { $seats_you ->
    [yes] You said “alone” yourself
   *[other] { $seats } said “alone”
}, so this creature is no longer shared: everyone here bids for it.
obstacle-no-means = The bidding would start at { $strength }, and you can raise { $magic ->
    [0] none
   *[other] only { $magic } magic
}.
obstacle-no-trading = At this table nobody trades.
obstacle-trading-later = Trading comes in phase E, after the spells.
obstacle-trading-over = There is no more trading in this round.
obstacle-open-offers = At this table every offer goes to everybody by itself; to whom is never asked.
obstacle-others-offer = You are answering { $other_seat }’s offer now.
obstacle-offer-stands = You are already offering { $kind_name }.
obstacle-no-offer-yet = You have to offer a card first.
obstacle-same-kind = That is the very kind you offer.
obstacle-not-in-the-box = There is no such card at this table.
obstacle-own-offer = The offer is your own.
obstacle-no-cards = { $other_seat } has no cards in hand.
obstacle-nothing-to-answer = There is no offer on the table.
obstacle-kind-they-offer = That is the very kind { $other_seat } offers.
obstacle-no-replies = There is no reply you could take now.
obstacle-no-reply = { $other_seat } gives nothing for your card.
obstacle-laid-out = You have laid out { $artefact_name }, and have no such card in hand.
obstacle-not-in-hand = You do not have { $kind_name } in hand.
obstacle-half-missing = You lack { $kind_name }.
obstacle-both-halves-missing = You have neither half of it in hand.
obstacle-laid-by-itself = At this table everything complete is laid out by itself at the end of phase E, after any trading; nobody is asked.
obstacle-laying-later = Artefacts are laid out in phase E, after trading.
obstacle-no-choice-of-gain = You have not just beaten a creature whose symbol is on a potion or a sapphire that you have laid out.
obstacle-fewer-artefacts = { $count ->
    [one] Only one artefact gives you the choice.
   *[other] Only { $count } artefacts give you the choice.
}

## The goal in three lines

goal-want = Have the most power stones at the end: beaten creatures, holy places and the artefacts you have laid out bring them.
goal-turn = Each round brings everybody { $income } magic. Go to one of two adventures, or pass for { $pass } more. Then fight or bid with your magic, use spells, { $trade_laps ->
    [0] { "" }
   *[other] swap cards{ " " }
}and lay out artefacts.
goal-end = The game ends when the adventure cards cannot fill both places any more, or when none has left the table for { $stall_rounds } rounds. Among equals more magic wins.
