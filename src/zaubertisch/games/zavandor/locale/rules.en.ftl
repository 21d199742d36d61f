rules-title = The Scepter of Zavandor – the rules

## Quantities and terms

ZA-001 = Energy, prices, bids and victory points are whole numbers and never fall below 0.
ZA-002 = Your liquid energy is the value of the cards in your hand, your concentrated energy and your dust; cards under your turn-order disc do not belong to it.
ZA-003 = Dust is one amount; it always lies in the lightest pieces of 10, 5 and 2 that show it, and changing pieces is free.
ZA-004 = Pieces can show every amount of dust except 1 and 3.
ZA-005 = Settling turns 1 dust into nothing and 3 dust into 2, so that 1 energy is lost; every other amount stays.
ZA-006 = Your dust is settled when you open an auction, when your turn ends, and after each payment you make outside your turn; until then it may be a loose 1 or 3.
ZA-007 = A gem costs you its printed price less ten per cent for each of your levels in the knowledge of gems.
ZA-008 = A gem you sell brings half of what it would cost you now, rounded down for every gem by itself.
ZA-009 = Your worth is your liquid energy with settled dust plus what all your gems would bring, active or not.
ZA-010 = You have five slots, more through the knowledge of accumulation, a belt or a wand; you can never have more active gems than slots, and every slot takes any gem.
ZA-011 = The pentagon holds as many inactive gems and free stones as you like.
ZA-012 = Your hand limit is 5, one less on the tracks of gems and of energy flow, one more on those of artefacts and of accumulation, three more for each crystal ball and for the wand.
ZA-013 = The hand limit changes as soon as its cause appears, and for a track only once, when you enter it.
ZA-014 = Your energy weighs 1 for each card in hand, 3 for each concentrated energy, and for dust what its pieces weigh.
ZA-015 = Victory point markers move in Phase 4 only, and whatever depends on points goes by the markers.
ZA-016 = Artefacts, sentinels, released stones and levels stay with you for ever.
ZA-017 = Nothing is given, lent or traded between players.

## Setting up

ZA-018 = Two to six can play.
ZA-019 = Everyone has one of the six characters, all different, for all to see; they go by lot unless the table wants otherwise.
ZA-020 = You begin with two opals and a sapphire, all three active.
ZA-021 = You begin with the dust of your character.
ZA-022 = Your first stone stands free of charge on level 1 of your character's track; five more are stored at 20, 25, 30, 35 and 40.
ZA-023 = The witch and the elf begin with a hand limit of 4, the druid and the fairy with 5, the mage and the kobold with 6.
ZA-024 = All victory point markers begin on 3.
ZA-025 = The energy cards of each colour are a shuffled face-down deck, with an empty discard pile beside it.
ZA-026 = The fairy draws two blue cards before the first round and may spend them in it; nobody else gets anything for the first level.
ZA-027 = Each artefact is there once with two players, twice with three or four, three times with five or six.
ZA-028 = The artefacts of each group are shuffled by themselves; group A lies on top, then B, C and D.
ZA-029 = Before the first round as many artefacts are turned up as there are players.
ZA-030 = All nine sentinels are on offer from the beginning.

## The round

ZA-031 = A round has four phases, one after the other, and rounds follow each other until the game ends.
ZA-032 = Where several players do something in the same phase, they do it in the turn order of the round.

## Phase 1: turn order and artefacts

ZA-033 = Whoever has the most points gets disc 1, the next disc 2, and so on.
ZA-034 = Of players with equal points, the one with more points in active gems comes first; artefacts that yield cards do not count here.
ZA-035 = Those who are still equal draw lots, as everybody does in the first round.
ZA-036 = Discs, and what they add to prices, stay until the next Phase 1.
ZA-037 = The display is filled up from the artefact deck to the number of players, as far as the deck goes.
ZA-038 = After a round in which no artefact was sold, none is turned up.
ZA-039 = Nothing is filled up during a round, and sentinels never are.
ZA-040 = Cards that lay under your disc come to your hand when the discs are dealt anew.

## Phase 2: income

ZA-041 = Only active gems yield energy.
ZA-042 = Every three active opals yield 10 dust; one more yields 2, two more yield 5.
ZA-043 = For each colour your active gems of that kind count, and with green also your crystals of protection, with red your chalices.
ZA-044 = Every full four of a colour are one concentrated energy and 2 dust; for the rest you draw single cards.
ZA-045 = You cannot choose single cards instead of concentrated energy.
ZA-046 = Cards of earlier rounds, of the sages and of the fairy's beginning never join in.
ZA-047 = Concentrated energy comes from Phase 2 alone.
ZA-048 = The knowledge of energy flow yields 2, 5 or 10 dust at level 2, 3 or 4, counted apart from the opals.
ZA-049 = You alone see the cards you draw; dust and concentrated energy lie open.
ZA-050 = When a deck is empty, its discards are shuffled and become the deck.
ZA-051 = If deck and discards of a colour are both empty, you get dust instead of a card: 5 for blue, 7 for green, 10 for white, 15 for red.
ZA-052 = Players draw in turn order, each blue first, then green, white and red.

## Phase 3: a turn

ZA-053 = In turn order each player takes one turn, and finishes it before the next begins.
ZA-054 = In your turn you may act in any order and leave out what you like.
ZA-055 = You may enchant, sell, activate, deactivate, release stones and open auctions as often as you like, but pay for one step of knowledge only.
ZA-056 = Your turn ends when you say so, and cannot be taken up again.
ZA-057 = Outside your turn you only bid, sell gems to pay for what you have just won, receive it, or lose a gem to mirror or cloak.

## Paying

ZA-058 = You pay with cards, concentrated energy and dust that you have, at face value, whatever their colours.
ZA-059 = Whatever you overpay comes back as dust.
ZA-060 = No card or concentrated energy may lie there that could be taken back while the others still cover the price.
ZA-061 = Dust pays what your pieces do not cover, if you have enough of it; if they are worth more than the price, the difference becomes dust.
ZA-062 = Paid cards go face up to their discard piles, the rest to the supply, before the purchase has any effect.
ZA-063 = To enchant, learn or release you must have the price in liquid energy; gems are sold beforehand.
ZA-064 = A price of 0 is paid with nothing.

## Gems

ZA-065 = In your turn you may take a gem you are able to enchant, for its price.
ZA-066 = Everybody can enchant opals and sapphires.
ZA-067 = Emeralds need a spellbook, diamonds an elixir.
ZA-068 = Rubies need level 4 in the knowledge of fire.
ZA-069 = You may own five rubies at a time, active and inactive together; one that is gone may be replaced.
ZA-070 = No other kind of gem is limited for a player.
ZA-071 = There are always enough gems.
ZA-072 = A gem enchanted in your turn is active if you have a free slot, otherwise inactive.
ZA-073 = In your turn you may move gems that you have from the pentagon to free slots and back, for nothing, also to have fewer points on purpose.
ZA-074 = Outside your turn you activate and deactivate nothing, even if you get a new slot.
ZA-075 = Gems may be activated and deactivated at will; only so that a turn ends, gems of one kind change direction at most twice (there, back, and there again) until you have bought, sold or put up something.
ZA-076 = In your turn you may sell a gem that you have, active or inactive: you give it back and get its resale value as dust.
ZA-077 = You may sell a gem in the same turn in which you bought it.

## Knowledge

ZA-078 = Once a round, in your turn, you may pay to rise one level in one track.
ZA-079 = A second paid step in the same round is not allowed.
ZA-080 = To enter a track you need a stone in the pentagon and pay for level 1; this is your paid step.
ZA-081 = You have at most one stone on a track, and level 4 is its end.
ZA-082 = In your turn you may release a stone that is still stored, for the price beside it; it goes to the pentagon.
ZA-083 = Releasing is no step: you may do it often, and place the stone now or in a later round.
ZA-084 = A free step raises one of your stones on level 1 to 3, or places a stone of the pentagon on a new track, for nothing.
ZA-085 = Free steps come on top of your paid step, before or after it, in your turn or not.
ZA-086 = If you have no stone on level 1 to 3 and none in the pentagon, a free step is lost; you may not release a stone for it.
ZA-087 = A free step or a free stone that you are given may be declined.
ZA-088 = A finished track counts 2 points from the next Phase 4 on.

## What the tracks do

ZA-089 = Each level in the knowledge of gems lowers what gems cost you by a tenth, and with it what they bring.
ZA-090 = The knowledge of fire does nothing below level 4.
ZA-091 = Each level of the knowledge of the 9 sages gives you two cards at once: blue, green, white, then red.
ZA-092 = Free steps bring these cards as well, two for each level reached.
ZA-093 = They lie face down under your disc until the next Phase 1; until then they pay nothing, weigh nothing and are worth nothing.
ZA-094 = The knowledge of artefacts makes artefacts 5 and sentinels 10 cheaper from level 2, 10 and 20 cheaper at level 4.
ZA-095 = The knowledge of accumulation gives one slot from level 2 and a second one at level 4.

## Auctions

ZA-096 = In your turn you may put up one artefact of the display or one sentinel nobody owns, never two at a time; an auction once opened is held.
ZA-097 = When everything about an auction is done, you may open another one, whoever won.
ZA-098 = You bid first, at least the printed minimum, and must buy if nobody bids more.
ZA-099 = You may not bid more than you could pay with all your energy and all your gems, with your surcharges and rebates counted in.
ZA-100 = You may only put up what you could pay for at its minimum, after your dust is settled.
ZA-101 = Whoever owns a belt takes no part in auctions of belts, and the same goes for wands; everything else may be owned several times.
ZA-102 = To put up a mirror or a cloak you need an active gem; to bid you need none.
ZA-103 = Bidding goes round in turn order, beginning after the active player, from the last disc on to the first.
ZA-104 = When asked, you bid at least 1 more than the present bid, or pass.
ZA-105 = Whoever passes is out of this auction, but not of the next.
ZA-106 = Whoever may not own the item counts as having passed.
ZA-107 = The player with the highest bid is not asked.
ZA-108 = When all others have passed, the highest bidder wins.
ZA-109 = It does not matter for bidding whether your turn is over or still to come.
ZA-110 = Surcharges and rebates change neither bids nor minimum.
ZA-111 = The winner pays the net price at once, takes the item and carries out its effects; then the turn goes on.
ZA-112 = While a winner's liquid energy does not cover the net price, gems must be sold, one by one, of the winner's choice; and only then.
ZA-113 = You may win any number of items in a round.

## The net price

ZA-114 = The net price is the bid with surcharge and rebates, at least 0.
ZA-115 = Surcharges and rebates are always those of the winner, on whoever's turn.
ZA-116 = Disc 1 pays 10 more for an artefact, if its own marker is at 10 or more.
ZA-117 = Disc 2 pays 5 more for an artefact, if its own marker is at 10 or more.
ZA-118 = Disc 5 pays 5 less and disc 6 pays 10 less for an artefact, if the leading marker is at 10 or more.
ZA-119 = For sentinels these amounts are doubled.
ZA-120 = The number of the disc decides, also when points are equal.
ZA-121 = Without a fifth or sixth player nobody gets that rebate; the surcharges hold with any number.
ZA-122 = Each spellbook makes a cloak 15 cheaper, each runestone a chalice 10, each crystal ball an elixir 5, each mask any sentinel 20; everything adds up.
ZA-123 = An artefact helps from the moment you own it, not with its own price.

## What artefacts do

ZA-124 = The order is: payment, item, stone, lost gems, free gem, free steps.
ZA-125 = Effects happen at once, on whoever's turn.
ZA-126 = With a mirror or a cloak you may move one stored stone of your choice to the pentagon; if you have none, nothing happens.
ZA-127 = Placing that stone is an ordinary step.
ZA-128 = A mirror or a cloak costs every other player one active gem of their own choice.
ZA-129 = Whoever has no active gem loses nothing; inactive gems are safe.
ZA-130 = Nobody can refuse the loss.
ZA-131 = The others choose in turn order, beginning after the buyer.
ZA-132 = Each elixir brings its buyer a diamond, which cannot help to pay for it.
ZA-133 = In your own turn that diamond counts as newly enchanted, otherwise it goes to the pentagon.
ZA-134 = Runestone and mask bring one free step, the talisman two, for one stone or two, each with all its effects.
ZA-135 = Crystal ball and wand raise the hand limit by 3.
ZA-136 = Belt and wand give two slots each.
ZA-137 = Crystal and chalice work in every later Phase 2; they need no slot, are no gems and cannot be lost.

## Phase 4: hand limit and points

ZA-138 = When all turns of a round are over, whoever's energy weighs more than the hand limit gives back energy of their choice, for nothing.
ZA-139 = Dust may be lowered to any smaller amount that pieces can show.
ZA-140 = You give back no more than needed.
ZA-141 = No card or concentrated energy is changed into dust for this.
ZA-142 = Cards given back go face up to their discard piles.
ZA-143 = Then every marker is set to the points counted afresh, up or down.

## Counting points

ZA-144 = Points come from active gems, finished tracks, artefacts and sentinels; each sentinel brings 5 and a bonus.
ZA-145 = Inactive gems, energy, stones and lower levels count nothing.
ZA-146 = The phoenix brings 2 for each kind among your active gems; crystal and chalice are none.
ZA-147 = The owl brings 2 for each of your finished tracks.
ZA-148 = The fox brings 2 for each active sapphire, the tomcat 2 for each active opal, each at most 12.
ZA-149 = The toad brings 2 for each of your runestones, crystals of protection, spellbooks and elixirs.
ZA-150 = The raven brings 2 for each of your crystal balls, masks, belts and wands.
ZA-151 = The unicorn brings 1 for each active diamond, the scarab 1 for each active emerald; crystals do not count.
ZA-152 = The salamander brings 2 for each active ruby; chalices do not count.
ZA-153 = A bonus is counted afresh every Phase 4.
ZA-154 = There is no highest number of points.

## End of the game

ZA-155 = If at least five sentinels are owned after a count, the game is over.
ZA-156 = The round is always finished, even if more sentinels are sold in it.
ZA-157 = Most points win.
ZA-158 = Those who tie for the most points win together.
ZA-159 = Energy left over is worth nothing.
ZA-160 = A game that reaches its round cap ends after that round and is scored as usual.

## Rulings

ZA-R01 = Change joins the dust you have before anything is settled, so 1 on top of 4 is 5; alone it would be lost. A table may settle change by itself.
ZA-R02 = Purchases of one turn are paid together: loose dust stays until an auction is opened or the turn ends. A table may settle them one by one.
ZA-R03 = You may not overpay with pieces that are not needed, only to turn them into dust.
ZA-R04 = You choose your pieces one by one, or let the table choose: least energy lost, then least weight, then least dust, then the lowest values.
ZA-R05 = Dust changes into its lightest pieces by itself, in both directions.
ZA-R06 = A card is never changed into dust to fit the hand limit.
ZA-R07 = Dust pieces and concentrated energy never run out.
ZA-R08 = Nobody is paid for buying: at a net price of 0 the purchase counts as usual.
ZA-R09 = For a gem, a step or a stone you sell first, then buy.
ZA-R10 = To pay a bid, gems are sold after winning, and only while liquid energy does not cover the price.
ZA-R11 = Selling a gem in the turn of its purchase is allowed, though it never pays.
ZA-R12 = You may sell gems, then learn, then buy them cheaper.
ZA-R13 = There are no deals, gifts or loans.
ZA-R14 = Loose dust of 1 or 3 pays in full until it is settled.
ZA-R15 = Opening an auction settles your dust first; then your worth must cover the minimum.
ZA-R16 = The smallest raise is 1, and any jump is allowed.
ZA-R17 = A bid that cannot be paid is not possible, unless the table wants the wrath of the sentinels: then whoever cannot pay is out of the game.
ZA-R18 = The player after the active one in turn order speaks first.
ZA-R19 = Several auctions of a turn are held one after the other, each with all its effects.
ZA-R20 = The owner of a belt or a wand is passed over when another one is auctioned.
ZA-R21 = Two slips of the rulebook are corrected: the hand limit of the knowledge of artefacts and the condition of the cloak.
ZA-R22 = Whoever cannot raise is asked all the same and can only pass, so that nobody learns anything.
ZA-R23 = With equal points, disc 1 still pays the leader's surcharge and disc 2 the second's.
ZA-R24 = With up to four players there are surcharges but no rebates, with five only that of disc 5.
ZA-R25 = The surcharges look at the buyer's own marker, the rebates at the highest one, with every purchase of the round.
ZA-R26 = What you win outside your turn counts at once for limit, slots, rebates and abilities; what needs a turn waits.
ZA-R27 = Whether the opener of a mirror has an active gem is looked at when the auction is opened.
ZA-R28 = You may deactivate your better gems before you put up a mirror.
ZA-R29 = The gem tokens of the box limit nothing, unless the table wants it; then a kind that has run out cannot be enchanted.
ZA-R30 = The limit of five rubies counts what you own at a time.
ZA-R31 = In your turn a new gem takes a free slot by itself.
ZA-R32 = A diamond won outside your turn waits in the pentagon for your next turn.
ZA-R33 = The pentagon has no limit.
ZA-R34 = Moving gems to and fro without end is cut short after the second change of mind: every turn ends, and nobody is held to a first thought.
ZA-R35 = A free step or a free stone may be declined, since some tracks cost hand limit.
ZA-R36 = About a free step that you could not take you are not even asked.
ZA-R37 = The talisman's two steps are independent and come on top of the paid one.
ZA-R38 = A stone released by a mirror is only released; to place it takes a step.
ZA-R39 = Which stone a mirror releases is up to the buyer.
ZA-R40 = You may release a dearer stone while a cheaper one is stored.
ZA-R41 = Whoever has no active gem when a mirror is won never loses one for it later.
ZA-R42 = Whoever has only one kind of active gem is not asked which to lose.
ZA-R43 = The active player loses a gem like everybody else, if another one wins the mirror.
ZA-R44 = The effects of one purchase have a fixed order.
ZA-R45 = Sage cards reach the hand before the income of the next round.
ZA-R46 = You may look at the cards under your disc; the others see their number and colour.
ZA-R47 = The fairy's two first cards are drawn before the game and weigh from the first Phase 4 on.
ZA-R48 = Sage cards and the fairy's cards never become concentrated energy.
ZA-R49 = Sage cards reached in the last round are worth nothing; level 4 still counts its points.
ZA-R50 = Where the table keeps gems, knowledge and auctions apart, each of the three parts of a turn is closed for good once you leave it; otherwise they may be mixed freely.
ZA-R51 = Each group of equal players draws lots among itself.
ZA-R52 = The order of draws is fixed, for the case that a deck runs out.
ZA-R53 = The dust for a card that is not there is its mean; for sage cards it comes when the cards would.
ZA-R54 = If a deck ends in the middle of a draw, it is finished, the discards are shuffled, and drawing goes on.
ZA-R55 = The hand limit may rise beyond the printed track.
ZA-R56 = You give back piece by piece, or let the table keep the greatest value, with the least dust among equals.
ZA-R57 = Part of an amount of dust may be given back, such as 1 of 11.
ZA-R58 = The hand limit is checked in the last round, too.
ZA-R59 = After the fifth sentinel all remaining turns are played.
ZA-R60 = A shared victory is a draw between the winners.
ZA-R61 = The display keeps the size it had at the start, even if a player is struck down.
ZA-R62 = A game ends after 60 rounds at the latest, or after as many as the table says.
ZA-R63 = Concentrated energy lies open.
ZA-R64 = Everyone sees how many cards of each colour you hold.
ZA-R65 = Discard piles lie open, and everyone sees when one is shuffled.
ZA-R66 = You pay for a gem, a step or a stone, or cancel it, before you do anything else; what you have won at auction you pay in any case. What is cancelled has not happened, and nobody else learns of it; the same purchase is cancelled only once, until you have bought, sold or put up something.

## Examples

ZA-E01 = Given any character in round 1, when income comes, then it is 5 dust and one blue card.
ZA-E02 = Given round 1, when the discs are dealt, then all of them go by lot.
ZA-E03 = Given one to five active opals, when income comes, then it is 2, 5, 10, 12 or 15 dust.
ZA-E04 = Given four active sapphires, when income comes, then it is one blue concentrated energy and 2 dust, and no card.
ZA-E05 = Given two blue cards kept and two active sapphires, when income comes, then you hold four blue cards.
ZA-E06 = Given three active emeralds and a crystal of protection, when income comes, then it is one green concentrated energy and 2 dust.
ZA-E07 = Given three active rubies and a chalice, when income comes, then it is one red concentrated energy and 2 dust.
ZA-E08 = Given 10 dust that came as two fives, then it weighs 3 and not 4.
ZA-E09 = Given the start, then the hand limits are 4, 4, 5, 5, 6 and 6 for witch, elf, druid, fairy, mage and kobold.
ZA-E10 = Given two, four or six players, then there are 12, 24 or 36 artefacts, as many turned up as players, and group A comes before all others.
ZA-E11 = Given a round without a sale of artefacts, when the next begins, then the same ones are on offer.
ZA-E12 = Given level 3 in the knowledge of gems and a spellbook, when you enchant an emerald and sell it again, then you pay 21 and get 10.
ZA-E13 = Given disc 1 with 10 points, when it wins a belt at 30 and a sentinel at 120, then it pays 40 and 140.
ZA-E14 = Given 12 points for disc 1 and 9 for disc 2, when disc 2 wins an artefact at 20, then it pays 20.
ZA-E15 = Given six players and a leader with 11 points, when discs 5 and 6 win an artefact at 40 and a sentinel at 120, then they pay 35 and 30, and 110 and 100.
ZA-E16 = Given only stones on level 4 and in store, when you win a runestone, then its step is lost.
ZA-E17 = Given level 1 of the 9 sages, when a talisman takes you up twice there, then you are on level 3 with two green and two white cards under your disc.
ZA-E18 = Given stored stones at 35 and 40, one rival with active and one with inactive gems only, when you win a mirror, then you may free either stone, the first rival chooses a gem to lose, and the second loses nothing.
ZA-E19 = Given only inactive gems, when you offer a mirror or a cloak, then you are refused until one of them is active.
ZA-E20 = Given the fairy in round 1, when it is her turn, then she may spend all three blue cards and 15 dust.
ZA-E21 = Given five active opals, when you deactivate two, then you count 3 points and get 10 dust in the next round.
ZA-E22 = Given four sentinels sold, when two more are sold in a round, then all turns are still played and the game ends after the count.
ZA-E23 = Given final points of 52, 52 and 47, then the first two win together.
ZA-E24 = Given an opening bid of 20 for a crystal ball, when all others pass, then the opener buys it.
ZA-E25 = Given 6, 7, 8 or 11 active opals, when income comes, then it is 20, 22, 25 or 35 dust.
ZA-E27 = Given three opals, a sapphire, five diamonds and level 3 of energy flow, when income comes, then it is 17 dust, a blue card, a white concentrated energy and a white card.
ZA-E28 = Given three cards, one concentrated energy and 17 dust, then they weigh 12.
ZA-E29 = Given 8, 9, 10, 11, 12 or 13 dust, then it weighs 4, 4, 3, 5, 4 or 6.
ZA-E30 = Given four blue cards, or the concentrated energy with 2 dust that comes in their place, then both weigh 4; the cards are worth 13 to 27, the others 22.
ZA-E31 = Given a witch who enters energy flow and accumulation and wins a crystal ball and a wand, then her limit goes from 4 to 3, 4, 7 and 10.
ZA-E32 = Given a limit of 4, blue 4, blue 6, green 8 and 12 dust, when the table keeps for you, then you give back 10 dust.
ZA-E34 = Given a limit of 3 and 11 dust, when you give back, then you keep 10.
ZA-E35 = Given level 2 of the 9 sages reached in a round, then its cards neither weigh nor pay in it, come to hand at the next Phase 1 and are never merged.
ZA-E36 = Given one blue card in the deck, seven in the discards and two active sapphires, when you draw, then the discards become the deck and six are left.
ZA-E37 = Given all blue cards in hands, when you should draw one, then you get 5 dust.
ZA-E38 = Given four players, two artefacts on display and one in the deck, when the display is filled, then it has three.
ZA-E39 = Given level 1 in the knowledge of gems, when you sell two opals and an emerald, then you get 4, 4 and 13.
ZA-E41 = Given five slots with five active gems, when you enchant a sapphire, then it is inactive until you make room.
ZA-E42 = Given a stone released for 20 and placed for 2, then your limit has changed, a further paid step is refused, and a runestone's step is allowed.
ZA-E43 = Given level 2 in the knowledge of gems, when you sell two sapphires and learn level 3, then you got 16 and paid 8; where the parts of a turn are kept apart, you may not enchant afterwards.
ZA-E44 = Given two blue 5, a green 9 and 10 dust, when the table pays 18 for you, then it takes both blue cards and 8 dust.
ZA-E46 = Given a price of 15, when you put down blue 3 and red 17, then blue 3 goes back and you get 2 dust.
ZA-E47 = Given the witch with 10 dust and blue 5, when she enchants an opal with dust and learns with the card, then she has 2 dust; without combined payment none.
ZA-E48 = Given 3 loose dust, when you open an auction, then you have 2.
ZA-E49 = Given 4 dust and a white 10, when you pay 9 with the card, then you have 5 dust; without pooled change 4.
ZA-E50 = Given no dust and a white 10, when you pay 7, then you have 2 dust at the end of the turn.
ZA-E51 = Given one white concentrated energy, when you pay 27, then you have 13 dust that weigh 6.
ZA-E53 = Given a worth of 51 and the leader's surcharge, then you may bid 41 for an artefact and put up no sentinel.
ZA-E54 = Given a worth of 47, level 4 in the knowledge of artefacts and disc 6 with its rebate, then you may bid 67.
ZA-E55 = Given three spellbooks, level 4 in the knowledge of artefacts and disc 6 with its rebate, when you win the cloak at 80, then you pay 15.
ZA-E56 = Given two crystal balls and level 2 in the knowledge of artefacts, when you win the elixir at 64, then you pay 49 and get a diamond.
ZA-E58 = Given two masks, level 3 in the knowledge of artefacts and disc 2 with 14 points, when you win a sentinel at 130, then you pay 90.
ZA-E59 = Given three masks, level 4 in the knowledge of artefacts and disc 6 with its rebate, when you win a sentinel at 120, then you pay 20.
ZA-E60 = Given level 4 in the knowledge of artefacts and disc 6 with its rebate, when you win a runestone at 20, then you pay nothing and take its step.
ZA-E62 = Given two players with 15 and 11 points, then they pay 10 and 5 more, and nobody pays less.
ZA-E63 = Given disc 1 with a marker at 9, however much it owns now, when it wins a sentinel at 120, then it pays 120.
ZA-E65 = Given liquid energy of 50 and a net price of 42, when you pay, then you may sell no gem.
ZA-E66 = Given an elixir won after your own turn, when the next income comes, then the diamond yields nothing.
ZA-E67 = Given your belt, when another belt is auctioned, then you are not asked and cannot put it up.
ZA-E68 = Given no mask, when you win a mask and then a sentinel at 120, then the sentinel costs 20 less and the mask does not.
ZA-E70 = Given active opal, sapphire and emerald with crystal and chalice, then the phoenix brings 6.
ZA-E71 = Given eight active sapphires, then the fox brings 12.
ZA-E72 = Given two spellbooks, a runestone, an elixir and a crystal ball, then the toad brings 8.
ZA-E73 = Given two crystal balls, mask, belt, wand and runestone, then the raven brings 10.
ZA-E74 = Given three finished tracks and one on level 3, then the owl brings 6, and the tracks 6 themselves.
ZA-E75 = Given five active rubies and two chalices, then the salamander brings 10.
ZA-E77 = Given the tomcat and six active opals, when four of them become diamonds, then the bonus falls from 12 to 4 and the gems rise from 6 to 10 points.
ZA-E78 = Given a table with the early ruby and the druid on level 3 of fire, when they enchant two rubies, then only the first is allowed, and nobody else may have one.
ZA-E79 = Given a table where sage cards of gems out of reach turn into dust, and two green cards under the disc of somebody without spellbook and crystal, when the next round begins, then they have become dust.
ZA-E80 = Given a table with the wrath of the sentinels and a worth below the net price, when you win, then you are out of the game and the item stays on offer.
ZA-E81 = Given a table with only the gems of the box and all 20 rubies owned, when you enchant a ruby, then you are refused.
