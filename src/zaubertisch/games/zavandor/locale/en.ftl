title = The Scepter of Zavandor
tagline = Let gems yield energy, learn, bid for artefacts, and win the sentinels before the sceptre has found its owner.

## Options of a table

option-edition = Edition
option-edition-german = the German one of 2004
option-edition-zman = the English one of 2006: early ruby and fading sage cards
option-druid-ruby = Early ruby of the druid
option-druid-ruby-off = no
option-druid-ruby-on = one at level 3 of fire
option-sage-dust = Sage cards of gems out of reach
option-sage-dust-off = are cards like all others
option-sage-dust-on = turn into dust
option-turn-blocks = Gems, knowledge and auctions in a turn
option-turn-blocks-off = in any mixture
option-turn-blocks-on = one after the other, in an order of your choice
option-combined-payment = Purchases of a turn
option-combined-payment-on = are paid together
option-combined-payment-off = are settled one by one
option-pooled-change = Change
option-pooled-change-on = joins the dust you have
option-pooled-change-off = is settled by itself
option-gem-supply = Gems
option-gem-supply-unlimited = never run out
option-gem-supply-strict = are only those of the box
option-overbid = Bids nobody could pay
option-overbid-forbidden = are not possible
option-overbid-wrath = bring down the wrath of the sentinels
option-one-dust = Dust in pieces of 1
option-one-dust-off = does not exist
option-one-dust-on = exists, so that nothing is lost
option-characters = Characters
option-characters-random = by lot
option-characters-pick = chosen, in a random order
option-characters-fixed = in the order of the seats
option-calm-start = First blue cards
option-calm-start-off = as they come
option-calm-start-on = all fives
option-open-hands = Cards in hand
option-open-hands-off = are hidden
option-open-hands-on = lie open
option-round-cap = The game ends at the latest
option-round-cap-60 = after 60 rounds
option-round-cap-10 = after 10 rounds
option-round-cap-20 = after 20 rounds
option-round-cap-30 = after 30 rounds
option-round-cap-40 = after 40 rounds
option-round-cap-100 = after 100 rounds
option-round-cap-200 = after 200 rounds

## Names

name-opal = Opal
name-sapphire = Sapphire
name-emerald = Emerald
name-diamond = Diamond
name-ruby = Ruby
gem-opal = an opal
gem-sapphire = a sapphire
gem-emerald = an emerald
gem-diamond = a diamond
gem-ruby = a ruby

name-blue = blue
name-green = green
name-white = white
name-red = red
cards-0 = blue 3
cards-1 = blue 4
cards-2 = blue 5
cards-3 = blue 6
cards-4 = blue 7
cards-5 = green 5
cards-6 = green 6
cards-7 = green 7
cards-8 = green 8
cards-9 = green 9
cards-10 = green 10
cards-11 = white 8
cards-12 = white 9
cards-13 = white 10
cards-14 = white 11
cards-15 = white 12
cards-16 = red 13
cards-17 = red 14
cards-18 = red 15
cards-19 = red 16
cards-20 = red 17
concentrated-0 = concentrated blue (20)
concentrated-1 = concentrated green (30)
concentrated-2 = concentrated white (40)
concentrated-3 = concentrated red (60)

name-gems = Knowledge of Gems
name-flow = Knowledge of Energy Flow
name-fire = Knowledge of Fire
name-sages = Knowledge of the 9 Sages
name-artefacts = Knowledge of Artefacts
name-storage = Knowledge of Accumulation

name-witch = Witch
name-elf = Elf
name-druid = Druid
name-fairy = Fairy
name-mage = Mage
name-kobold = Kobold

name-spellbook = Spellbook
name-runestone = Runestone
name-crystal-ball = Crystal Ball
name-magic-belt = Magic Belt
name-magic-mirror = Magic Mirror
name-protection-crystal = Crystal of Protection
name-elixir = Elixir
name-charisma-mask = Mask of Charisma
name-magic-wand = Magic Wand
name-fire-chalice = Chalice of Fire
name-shadow-cloak = Shadow Cloak
name-talisman = Talisman
name-phoenix = Phoenix
name-owl = Owl
name-fox = Fox
name-toad = Toad
name-unicorn = Unicorn
name-tomcat = Tomcat
name-scarab = Scarab
name-raven = Raven
name-salamander = Salamander
item-spellbook = the Spellbook
item-runestone = the Runestone
item-crystal-ball = the Crystal Ball
item-magic-belt = the Magic Belt
item-magic-mirror = the Magic Mirror
item-protection-crystal = the Crystal of Protection
item-elixir = the Elixir
item-charisma-mask = the Mask of Charisma
item-magic-wand = the Magic Wand
item-fire-chalice = the Chalice of Fire
item-shadow-cloak = the Shadow Cloak
item-talisman = the Talisman
item-phoenix = the Phoenix
item-owl = the Owl
item-fox = the Fox
item-toad = the Toad
item-unicorn = the Unicorn
item-tomcat = the Tomcat
item-scarab = the Scarab
item-raven = the Raven
item-salamander = the Salamander

## Questions and answers

question-choose-character = Which character do you play?
question-turn = What do you do?
question-open = What is your opening bid?
question-bid = Do you bid more?
question-pay = How do you pay?
question-hand-limit = You hold too much energy. What do you give back?
question-lose-gem = Which active gem do you lose?
question-release-stone = Which stone do you release for nothing?
question-free-step = Where do you take a free step?

action-end = End the turn
action-enchant = Enchant: { $a_name }
action-sell = { $a ->
    [inactive] Sell inactive: { $b_name }
   *[other] Sell: { $a_name }
}
action-activate = Activate: { $a_name }
action-deactivate = Deactivate: { $a_name }
action-learn = Learn: { $a_name }
action-release = Release the stone at { $a }
action-offer = Offer: { $a_name }
action-pay = Pay automatically
action-settle = Pay with what lies there
action-take = Take everything back
action-cancel = Cancel the purchase
action-put = { $a ->
    [conc] Put down: concentrated { $b_name }
   *[other] Put down: { $a_name } { $b }
}
action-pass = Pass
action-step = Free step: { $a_name }
action-decline = Do without it
action-lose = Lose: { $a_name }
action-keep = Keep the best
action-discard = { $a ->
    [conc] Give back: concentrated { $b_name }
    [dust] Give back some dust
   *[other] Give back: { $a_name } { $b }
}
action-choose = { $a_name }
action-bid = Bid { $a }

## What happens

part-concentrated-next = { $cards_count ->
    [0] {""}
   *[other] ,{" "}
}
part-dust-next = { $concentrated_count ->
    [0] { part-concentrated-next }
   *[other] ,{" "}
}
part-pieces = { $cards_names }{ $concentrated_count ->
    [0] {""}
   *[other] { part-concentrated-next }{ $concentrated_names }
}{ $dust ->
    [0] {""}
   *[other] { part-dust-next }{ $dust } dust
}
part-green-next = { $blue ->
    [0] {""}
   *[other] ,{" "}
}
part-white-next = { $green ->
    [0] { part-green-next }
   *[other] ,{" "}
}
part-red-next = { $white ->
    [0] { part-white-next }
   *[other] ,{" "}
}
part-cards = { $blue ->
    [0] {""}
   *[other] { $blue } × blue
}{ $green ->
    [0] {""}
   *[other] { part-green-next }{ $green } × green
}{ $white ->
    [0] {""}
   *[other] { part-white-next }{ $white } × white
}{ $red ->
    [0] {""}
   *[other] { part-red-next }{ $red } × red
}

event-took-character = { $you ->
    [yes] You play: { $character_name }.
   *[no] { $seat } plays: { $character_name }.
}
event-turned-up = Turned up: { $artefact_name }.
event-round-begins = Round { $round } begins.
event-took-disc = { $you ->
    [yes] You take disc { $disc }.
   *[no] { $seat } takes disc { $disc }.
}
event-gained-energy = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $dust ->
    [0] no dust
   *[other] { $dust } dust
}{ $concentrated_count ->
    [0] {""}
   *[other] , { $concentrated_names }
}.
event-drew = { $you ->
    [yes] You draw { $cards_names }.
   *[no] { $seat } draws { $cards_names }.
}
event-drew-unseen = { $seat } draws cards: { part-cards }.
event-drew-dust = There are not enough cards: { $you ->
    [yes] you get { $dust } dust instead.
   *[no] { $seat } gets { $dust } dust instead.
}
event-sages-gave = { $you ->
    [yes] The sages give you { $cards_names } for the next round.
   *[no] The sages give { $seat } { $cards_names } for the next round.
}
event-sages-gave-unseen = The sages give { $seat } cards for the next round: { part-cards }.
event-sages-gave-dust = There are not enough cards: the sages promise { $you ->
    [yes] you
   *[no] { $seat }
} { $dust } dust.
event-sage-cards-came = { $you ->
    [yes] You take up { $count ->
        [one] the card
       *[other] the { $count } cards
    } under your disc.
   *[no] { $seat } takes up { $count ->
        [one] the card
       *[other] the { $count } cards
    } under their disc.
}
event-sage-dust-came = { $you ->
    [yes] You get the { $dust } dust the sages promised.
   *[no] { $seat } gets the { $dust } dust the sages promised.
}
event-sage-cards-faded = { $you ->
    [yes] Your sage cards ({ $colour_name }) turn into { $dust } dust.
   *[no] The sage cards of { $seat } ({ $colour_name }) turn into { $dust } dust.
}
event-reshuffled = The discards are shuffled and become the new deck: { $colour_name }.
event-turn-begins = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn.
}
event-paid = { $you ->
    [yes] You pay { $price }
   *[no] { $seat } pays { $price }
}: { part-pieces }{ $change ->
    [0] {""}
   *[other] ; { $change } dust comes back
}.
event-dust-lost = { $you ->
    [yes] You lose 1 energy in change and have { $dust ->
        [0] no dust left
       *[other] { $dust } dust
    }.
   *[no] { $seat } loses 1 energy in change and has { $dust ->
        [0] no dust left
       *[other] { $dust } dust
    }.
}
event-gained-gem = { $you ->
    [yes] You gain { $gem_name }; it is active.
   *[no] { $seat } gains { $gem_name }; it is active.
}
event-gained-inactive-gem = { $you ->
    [yes] You gain { $gem_name }; it goes to the pentagon.
   *[no] { $seat } gains { $gem_name }; it goes to the pentagon.
}
event-sold = { $you ->
    [yes] You sell { $gem_name } for { $dust } dust.
   *[no] { $seat } sells { $gem_name } for { $dust } dust.
}
event-sold-inactive = { $you ->
    [yes] You sell { $gem_name } from the pentagon for { $dust } dust.
   *[no] { $seat } sells { $gem_name } from the pentagon for { $dust } dust.
}
event-activated = { $you ->
    [yes] You activate { $gem_name }.
   *[no] { $seat } activates { $gem_name }.
}
event-deactivated = { $you ->
    [yes] You deactivate { $gem_name }.
   *[no] { $seat } deactivates { $gem_name }.
}
event-lost-gem = { $you ->
    [yes] You lose { $gem_name }.
   *[no] { $seat } loses { $gem_name }.
}
event-released = { $you ->
    [yes] You release the stone at { $stone }.
   *[no] { $seat } releases the stone at { $stone }.
}
event-rose = { $you ->
    [yes] You reach level { $level }: { $track_name }.
   *[no] { $seat } reaches level { $level }: { $track_name }.
}
event-declined = { $you ->
    [yes] You do without it.
   *[no] { $seat } does without it.
}
event-offered = { $you ->
    [yes] You offer { $item_name }.
   *[no] { $seat } offers { $item_name }.
}
event-bid = { $you ->
    [yes] You bid { $bid } for { $item_name }.
   *[no] { $seat } bids { $bid } for { $item_name }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-won = { $you ->
    [yes] You win { $item_name } at { $bid } and have { $price ->
        [0] nothing to pay
       *[other] to pay { $price }
    }.
   *[no] { $seat } wins { $item_name } at { $bid } and has { $price ->
        [0] nothing to pay
       *[other] to pay { $price }
    }.
}
event-struck-down = { $you ->
    [yes] You cannot pay: the sentinels strike you down.
   *[no] { $seat } cannot pay: the sentinels strike them down.
} Cards given up: { $cards_count ->
    [0] none
   *[other] { $cards_names }
}.
event-gave-back = { $you ->
    [yes] You give back:
   *[no] { $seat } gives back:
} { part-pieces }.
event-scored = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-game-ends = { $end ->
    [sentinels] { $sold } sentinels have found an owner: the game is over.
    [round_cap] The last round is played: the game is over.
   *[other] Only one player is left: the game is over.
}

## What is in the way

kind-opal = opal
kind-sapphire = sapphire
kind-emerald = emerald
kind-diamond = diamond
kind-ruby = ruby
article-spellbook = a Spellbook
article-elixir = an Elixir
article-magic-belt = a Magic Belt
article-magic-wand = a Magic Wand
block-0 = gems
block-1 = knowledge
block-2 = auctions

obstacle-characters-first = The game begins when everybody has a character.
obstacle-character-is-taken = { $you ->
    [yes] You play this character already: { $character_name }.
   *[no] { $seat } plays this character already: { $character_name }.
}
obstacle-has-character = You have a character and keep it: { $character_name }.
obstacle-turns-are-over = The turns of this round are over.
obstacle-not-your-turn = { $you ->
    [yes] It is your turn.
   *[no] It is { $seat }'s turn.
}
obstacle-gem-first = You still have to pay { $price } for { $gem_name }.
obstacle-level-first = You still have to pay { $price } for a level: { $track_name }.
obstacle-stone-first = You still have to pay { $stone } for a stone.
obstacle-payment-first = You have won { $item_name } and still have to pay { $price }.
obstacle-auction-first = The auction of { $item_name } is not over yet.
obstacle-effects-first = What { $item_name } brings about comes first.
obstacle-no-auction = Nothing is being auctioned just now.
obstacle-nothing-to-pay = You have nothing to pay just now.
obstacle-nothing-lies-there = You have put nothing down, because you have nothing to pay just now.
obstacle-no-free-step = You have no free step to take just now.
obstacle-nothing-to-decline = You are not offered anything that you could decline.
obstacle-no-gem-to-lose = Nobody takes a gem from you just now.
obstacle-limit-comes-later = The turns of this round are not over yet.
obstacle-nothing-to-cancel = You have not begun a purchase that could be cancelled.

obstacle-block-closed = You have finished this part of your turn: { $block_name }.
obstacle-lacks-artefact = You do not own { $article_name }.
obstacle-fire-too-low = { $level ->
    [0] You have not entered the Knowledge of Fire.
   *[other] You are only on level { $level } in the Knowledge of Fire.
}
obstacle-early-ruby-was-had = You have had your early ruby, and are on level { $level } in the Knowledge of Fire.
obstacle-five-rubies = You own five rubies already.
obstacle-kind-ran-out = There is no { $kind_name } left in the supply.
obstacle-gem-too-dear = For { $gem_name } you need { $price } energy, and you have { $liquid }.
obstacle-no-slot = All your { $slots } slots are taken.
obstacle-moved-to-and-fro = You have changed your mind about this kind of gem twice, without buying, selling or putting up anything: { $kind_name }.
obstacle-no-such-gem = You have no { $kind_name }.
obstacle-gem-is-inactive = You have no active { $kind_name }; it would have to be in the spiral, not in the pentagon.
obstacle-gem-is-active = You have no inactive { $kind_name }; it would have to be in the pentagon, not in the spiral.
obstacle-step-used-up = You have paid for a step in this round already.
obstacle-track-finished = { $track_name }: you have reached level 4 already.
obstacle-no-stone = { $track_name }: you have not entered this track, and no stone lies in your pentagon; { $stored ->
    [0] none is left to be released.
    [one] one is stored, and would have to be released first.
   *[other] { $stored } are stored, and one would have to be released first.
}
obstacle-level-too-dear = { $track_name }: level { $level } costs { $price }, and you have { $liquid } energy.
obstacle-stone-not-stored = The stone at { $stone } is no longer stored; you have released it.
obstacle-stone-too-dear = This stone costs { $stone }, and you have { $liquid } energy.
obstacle-sentinel-is-sold = { $you ->
    [yes] You own { $item_name } already.
   *[no] { $seat } owns { $item_name }.
}
obstacle-not-on-display = This artefact is not on display now: { $artefact_name }.
obstacle-has-one = You own { $article_name } already.
obstacle-no-active-gem = You have no active gem, and need one to put up { $item_name }.
obstacle-cannot-open = The minimum bid for { $item_name } is { $bid }; it would cost you { $net }, and with all gems sold you have { $worth } energy.

obstacle-opener-bids = You have put up { $item_name } and have to bid at least { $least } for it.
obstacle-opening-is-held = You have put up { $item_name } yourself, and that cannot be taken back: you have to make the first bid, at least { $least }.
obstacle-below-the-minimum = The minimum bid for { $item_name } is { $least }, and { $bid } is less.
obstacle-not-higher = { $you ->
    [yes] You have bid { $highest }, and { $bid } is not more.
   *[no] { $seat } has bid { $highest }, and { $bid } is not more.
}
obstacle-beyond-worth = A bid of { $bid } would cost you { $net }, and with all gems sold you have { $worth } energy.
obstacle-nothing-to-pay-yet = Bids for { $item_name } are still going round; nobody pays yet.
obstacle-nothing-lies-there-yet = Bids for { $item_name } are still going round; nobody has put anything down for it yet.
obstacle-no-bid-yet = There is nothing to pay yet: nobody has bid for { $item_name }, and you make the first bid, at least { $least }.
obstacle-auction-is-held = This is about { $item_name }, and an auction cannot be cancelled.
obstacle-bidding-is-over = You have won { $item_name }; the bidding is over.

obstacle-liquid-too-small = The price is { $price }, and without selling gems you have { $liquid } energy.
obstacle-not-covered = The price is { $price }; { $down ->
    [0] you have put nothing down
   *[other] what you have put down is worth { $down }
}, and you have { $dust ->
    [0] no dust
   *[other] only { $dust } dust
}.
obstacle-nothing-put-down = You have put nothing down.
obstacle-covered = What you have put down is worth { $down } and covers the price of { $price }.
obstacle-no-such-card = You do not hold this card: { $cards_names }.
obstacle-all-such-cards-lie-there = You have put down all you have of this card: { $cards_names }.
obstacle-no-such-energy = You do not have this: { $concentrated_names }.
obstacle-all-such-energy-lies-there = You have put down all you have of this: { $concentrated_names }.
obstacle-energy-is-enough = The price is { $price }, and with { $liquid } energy you can pay it without selling gems.
obstacle-cancelled-before = You have cancelled this purchase once, and have bought, sold or put up nothing since.

obstacle-no-dust = You have no dust.
obstacle-too-heavy = Your energy weighs { $weight }, and your hand limit is { $limit }.
obstacle-given-back-not-paid = There is nothing to pay: your energy weighs { $weight } and your hand limit is { $limit }, so some of it goes back.
obstacle-must-lose = You lose a gem to { $item_name }, whether you like it or not.
obstacle-others-lose = With { $item_name } the others lose a gem, not you.
obstacle-no-stone-for-a-step = { $track_name }: you have not entered this track, and no stone lies in your pentagon; none is released for a free step.
obstacle-no-release-for-a-step = A free step takes a stone that is on its way or lies in the pentagon; none is released for it.

## How it ended

outcome-sentinels = { $you ->
    [yes] You win the sceptre with the most points.
   *[no] { $winners } wins the sceptre with the most points.
}
outcome-round-cap = { $you ->
    [yes] You have the most points when the rounds are over, and win.
   *[no] { $winners } has the most points when the rounds are over, and wins.
}
outcome-shared = { $you ->
    [yes] { $winners }: you share the victory with equally many points.
   *[no] { $winners } share the victory with equally many points.
}
outcome-shared-at-the-cap = { $you ->
    [yes] { $winners }: you have equally many points when the rounds are over, and share the victory.
   *[no] { $winners } have equally many points when the rounds are over, and share the victory.
}
outcome-last-one = { $you ->
    [yes] You win, because nobody else is left.
   *[no] { $winners } wins, because nobody else is left.
}

## Why a bot did it

because-keep = What is worth most should stay.
because-pay = This way the least is lost.
because-sell-to-pay = I must pay, and losing { $gem_name } hurts least.
because-least-loss = Losing { $gem_name } hurts least.
because-dearest-stone = The stone at { $stone } would cost me most.
because-free-step = No other free step is worth more: { $track_name }.
because-no-use = It would do me more harm than good.
because-character = A good beginning: { $character_name }.
because-enough = Nothing else is worth its price to me now.
because-activate = It is better to have { $gem_name } active than idle.
because-make-room = I part with { $gem_name } to make room for something better.
because-sell-idle = I do not need { $gem_name } in the pentagon any more.
because-fill-slot = In a free slot, { $gem_name } pays back soonest.
because-better-gem = Having { $gem_name } yields more than what it replaces.
because-learn = This level pays back: { $track_name }.
because-new-stone = A new track is worth the price of its stone.
because-good-price = I want { $item_name } at its minimum bid.
because-open-low = { $bid } is enough to begin with.
because-worth-more = Even at { $bid } I want { $item_name }.
because-too-dear = I do not pay that much for { $item_name }.
because-dearest = Nothing dearer is to be had than { $gem_name }.

## The table in words

table-over = The game is over.
table-before = The first round has not begun yet.
table-round = Round { $round } of at most { $cap }, phase { $phase }: { $name }.
table-your-turn = You are asked.
table-turn = { $seat } is asked.
table-active = { $you ->
    [yes] It is your turn
   *[no] It is { $seat }'s turn
}; the paid step of this round is { $stepped ->
    [yes] used
   *[no] still unused
}.
table-closed = Parts of this turn that are over: { $blocks }.
table-order = Turn order: { $seats }.
table-seat = { $character }, { $disc ->
    [0] no disc yet
   *[other] disc { $disc }
}, marker at { $marker }. Counted now: { $total ->
    [one] 1 point
   *[other] { $total } points
} (gems { $gems }, knowledge { $knowledge }, artefacts { $artefacts }, sentinels { $sentinels }, bonus { $bonus }).
table-surcharge = By the turn order: artefacts { $artefact }, sentinels { $sentinel }.
table-nobody-yet = no character yet
table-struck-down = { $who }: struck down by the sentinels.
table-energy = Dust: { $dust }; concentrated energy: { $concentrated }; cards in hand: { $cards }; weight { $weight }, hand limit { $limit }.
table-proved = The cards in hand are worth at least { $least }.
table-proved-most = The cards in hand are worth at most { $most }.
table-under-disc = Under the disc: { $cards }{ $dust ->
    [0] {""}
   *[other] ; dust promised: { $dust }
}.
table-gems = Active gems in { $used } of { $slots } slots: { $active }; inactive: { $inactive }.
table-knowledge = Levels: { $levels }. Stones stored at: { $stored }; free in the pentagon: { $free }.
table-things = Artefacts: { $artefacts }. Sentinels: { $owned }.
table-income = Next income: dust { $dust }; concentrated energy: { $concentrated }; cards: { $cards }.
table-hand = Your cards in hand: { $cards }. Liquid energy { $liquid }, with all gems sold { $worth }.
table-own-under-disc = Under your disc: { $cards }.
table-price = { $gem } { $price } (brings { $resale })
table-offer = { $count } × { $item }: from { $least }, you would pay { $net }{ $parts }; { $may ->
    [yes] you may bid up to { $highest }
   *[no] you cannot pay that
}.
table-offer-barred = { $count } × { $item }: you may not have a second one.
table-offer-public = { $count } × { $item }: from { $least }.
table-sentinel = { $item }: 5 + { $bonus } points for you now.
table-sentinels-cost = Each from { $least }, you would pay { $net }{ $parts }; { $may ->
    [yes] you may bid up to { $highest }
   *[no] you cannot pay that
}.
table-sentinel-public = { $item }: from { $least }.
table-deck = Artefacts still to come, group by group: { $artefacts }.
table-auction = Auction: { $item }. Highest bid: { $bid } ({ $seat }). Passed: { $passed }.
table-auction-open = Auction: { $item }. Nobody has bid yet.
table-payment = To be paid: { $price }.
table-put = You have put down: { $pieces }.
table-proposal = Paying automatically puts down { $pieces }, and leaves { $dust ->
    [0] no dust
   *[other] { $dust } dust
}.
table-keep = Keeping the best gives back { $pieces }, and leaves { $dust ->
    [0] no dust
   *[other] { $dust } dust
}.
table-piles = Energy cards
table-next-levels = Your next levels
cli-sentinels-bring = c: what they bring
cli-gem-prices = price/sale
table-decks = Cards left in the decks: { $cards }.
table-discards = Discards: { $cards }.
table-some-dust = { $dust } dust
table-none = none
table-nothing = nothing
table-nobody = nobody
table-times = { $count } × { $name }
table-level = { $track } { $level }

## The table as a picture

table-round-short = Round { $round }
table-cap = (at most { $cap })
table-phases = Phases of the round
table-phase-1 = Order
table-phase-2 = Income
table-phase-3 = Turns
table-phase-4 = Limit, points
table-discs = Turn order
table-you = you
table-marker = Points
table-points-now = points { $marker }, counted now { $now }
table-short-stones = Stones
table-stones-free = Free stones: { $count }
table-now = counted now
table-out = struck down
table-bidder-leads = { $you ->
    [yes] lead
   *[no] leads
}
table-bidder-passed = out
table-bidder-in = still in
table-weight = Weight and limit of the hand
table-energy-parts = { $dust } dust; concentrated: { $concentrated }; cards: { $cards }
table-levels = Levels: { $levels }
table-tracks = Knowledge
table-short-gems = Gems
table-short-flow = Flow
table-short-fire = Fire
table-short-sages = 9 Sages
table-short-artefacts = Artefacts
table-short-storage = Accumulation
table-tiny-gems = Gems
table-tiny-flow = Flow
table-tiny-fire = Fire
table-tiny-sages = Sages
table-tiny-artefacts = Artefacts
table-tiny-storage = Storage
table-level-gems-1 = Gems 10 % cheaper; hand limit −1
table-level-gems-2 = Gems 20 % cheaper
table-level-gems-3 = Gems 30 % cheaper
table-level-gems-4 = Gems 40 % cheaper; 2 points
table-level-flow-1 = Hand limit −1
table-level-flow-2 = 2 dust each round
table-level-flow-3 = 5 dust each round
table-level-flow-4 = 10 dust each round; 2 points
table-level-fire-1 = The way to rubies begins
table-level-fire-2 = Two more levels to rubies
table-level-fire-3 = One more level to rubies
table-level-fire-4 = You may enchant rubies; 2 points
table-level-sages-1 = 2 blue cards for the next round
table-level-sages-2 = 2 green cards for the next round
table-level-sages-3 = 2 white cards for the next round
table-level-sages-4 = 2 red cards for the next round; 2 points
table-level-artefacts-1 = Hand limit +1
table-level-artefacts-2 = Artefacts −5, sentinels −10
table-level-artefacts-3 = Still artefacts −5, sentinels −10
table-level-artefacts-4 = Artefacts −10, sentinels −20; 2 points
table-level-storage-1 = Hand limit +1
table-level-storage-2 = 1 slot more
table-level-storage-3 = Still 1 slot more
table-level-storage-4 = 2 slots more; 2 points
table-rise = { $free ->
    [yes] Free step: { $track } { $level }
   *[no] Learn: { $track } { $level } for { $price }
}: { $effect }
table-step = { $option }, level { $level } for { $price }: { $effect }
table-stones = Your stones
table-free-stones = { $count } free
table-track = Score track
table-artefacts = Artefacts
table-coming = ({ $count } still to come)
table-effect-spellbook = 1 point. You may enchant emeralds. Cloaks −15.
table-effect-runestone = 1 point. One free step. Chalices −10.
table-effect-crystal-ball = 1 point. Hand limit +3. Elixirs −5.
table-effect-magic-belt = 2 points. 2 slots. You may not have more than one.
table-effect-magic-mirror = 2 points. A stone for nothing; the others lose an active gem.
table-effect-protection-crystal = 2 points. A green card each round.
table-effect-elixir = 2 points. You may enchant diamonds, and get one.
table-effect-charisma-mask = 3 points. One free step. Sentinels −20.
table-effect-magic-wand = 3 points. 2 slots, hand limit +3. You may not have more than one.
table-effect-fire-chalice = 4 points. A red card each round.
table-effect-shadow-cloak = 5 points. A stone for nothing; the others lose an active gem.
table-effect-talisman = 8 points. Two free steps.
table-offer-label = { $option }: from { $least }, you would pay { $net }. { $effect }
table-part-bid = bid { $bid }
table-part-rank = order
table-part-knowledge = knowledge
table-part-items = your artefacts
table-sentinels = Sentinels
table-sold = ({ $sold } of 5 to the end)
table-sentinel-label = { $option }: 5 + { $bonus } points for you now, you would pay { $net } at least. { $effect }
table-bonus-phoenix = 5 points, and 2 for each kind of active gem.
table-bonus-owl = 5 points, and 2 for each track at level 4.
table-bonus-fox = 5 points, and 2 for each active sapphire, up to 12.
table-bonus-toad = 5 points, and 2 for each runestone, crystal of protection, spellbook and elixir.
table-bonus-unicorn = 5 points, and 1 for each active diamond.
table-bonus-tomcat = 5 points, and 2 for each active opal, up to 12.
table-bonus-scarab = 5 points, and 1 for each active emerald.
table-bonus-raven = 5 points, and 2 for each crystal ball, mask, belt and wand.
table-bonus-salamander = 5 points, and 2 for each active ruby.
table-auction-of = Auction: { $item }
table-no-bid = no bid yet
table-bid-costs = A bid of { $bid } costs you { $net }
table-also = Also on display
table-you-bid = You may bid up to { $highest }; without selling gems you have { $liquid }.
table-bids = Your bid
table-bid-label = Bid { $bid }, you would pay { $net }{ $sells ->
    [yes] { " " }and sell gems for it
   *[no] { "" }
}
table-sells = You would have to sell gems for it.
table-you-pay = you pay { $net }
table-free-bid = Another bid
table-barred = You may not own a second one, so you do not bid here.
table-gem-list = Gems and their prices
table-in-spiral = Spiral { $used }/{ $slots }
table-in-pentagon = Pentagon
table-for = { $option } for { $price }
table-for-resting = { $option } for { $price }; the spiral is full, it would lie inactive
table-from = { $option }, from { $price }
table-bid-costing = { $option }, you pay { $net }
table-full-spiral = Your spiral is full: a gem you buy now lies inactive in the pentagon.
table-full-short = Spiral full
table-brings = { $option }, brings { $price }
table-own-energy = Your energy
table-limit = Hand { $weight } of { $limit }
table-down = Put down { $down }, still { $rest } to pay; dust makes up the rest.
table-short = { $missing } short: sell gems.
table-put-down = Put down
table-cards = Cards and dust
table-dust = Dust
table-income-short = Income about { $mean }
table-next-income = Next income, about { $mean }:
table-count = Points, source by source
table-source-gems = Gems
table-source-knowledge = Knowledge
table-source-artefacts = Artefacts
table-source-sentinels = Sentinels
table-source-bonus = Bonus
table-source-total = Total
table-further = Further choices
table-own-gems = Your gems
table-face-spellbook = Emeralds allowed; cloaks −15
table-face-runestone = One free step; chalices −10
table-face-crystal-ball = Hand limit +3; elixirs −5
table-face-magic-belt = 2 more slots; at most one
table-face-magic-mirror = A free stone; the others lose a gem
table-face-protection-crystal = A green card each round
table-face-elixir = Diamonds allowed; one at once
table-face-charisma-mask = One free step; sentinels −20
table-face-magic-wand = 2 slots, hand limit +3; at most one
table-face-fire-chalice = A red card each round
table-face-shadow-cloak = A free stone; the others lose a gem
table-face-talisman = Two free steps
table-gem-opal = 1 point; every three yield 10 dust a round, two 5, one 2.
table-gem-sapphire = 1 point; a blue card (3 to 7) each round.
table-gem-emerald = 2 points; a green card (5 to 10) each round. Needs a spellbook.
table-gem-diamond = 2 points; a white card (8 to 12) each round. Needs an elixir.
table-gem-ruby = 3 points; a red card (13 to 17) each round. Needs level 4 of fire; five at most.
table-gem-price = Costs you { $price }{ $rebate ->
    [0] {""}
   *[other] {" "}({ $rebate } off)
}; selling one brings { $resale }.
table-stone-told = The stone goes to your pentagon. With it you can enter a new track.
table-ask-turn = Press what you want to buy, learn or put up{ $weighed ->
    [yes] ; a second press confirms
   *[no] {""}
}.
table-ask-spent = You can afford nothing more now; end your turn.
table-ask-lose-gem = Press the gem of your spiral that you lose.
table-ask-free-step = Press the track on which you rise a level for nothing.
table-ask-release-stone = Press the stone you release for nothing.
table-ask-hand-limit = You have too much energy: press what you give back.
table-by-hand = Choose cards myself
table-pays-itself = It is paid with the least loss.
table-back = Back
table-less = Bid less
table-more = Bid more
table-up-to = You may bid up to { $highest }.
table-type-bid = Type a bid or use arrows, then press Enter.
table-seats = Everybody at the table
table-chip = { $who }: points { $points }, counted now { $now }; active gems { $gems } of { $slots }, cards { $cards }, dust { $dust }
table-pay-auto = Automatically
table-settle = Pay this
table-take-back = Take back
table-cancel = Cancel
table-too-dear = You would have to pay { $net } at least; you do not have that much.

## The goal in three lines

goal-want = Have the most points at the end: active gems, artefacts, finished tracks of knowledge and sentinels bring them.
goal-turn = Each round your active gems bring energy. In your turn spend it: buy gems, learn one step, put artefacts and sentinels up for auction.
goal-end = The game ends after the round in which the { $sentinels }th sentinel finds an owner, or after { $round_cap } rounds at the latest.
