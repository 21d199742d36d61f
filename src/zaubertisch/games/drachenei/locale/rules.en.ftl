rules-title = Zauberschwert & Drachenei: the rules

## Conventions

DE-001 = Seats are numbered clockwise from 1; your left neighbour is the next seat clockwise, and after the last seat comes seat 1.
DE-002 = Two, three or four of you can play; no other number can begin a game.
DE-003 = Seat order runs clockwise from the start seat, and whatever several of you do “in order” is done in this order.
DE-004 = You never have less than 0 and never more than 30 magic; a gain beyond 30 is lost.
DE-005 = Everyone sees all power stones, magic, spells and laid-out artefacts and how many cards each hand holds; which cards they are, only their owner sees.
DE-006 = The letter on the back of the next adventure card and the sizes of both stacks are known to all.

## Setting up

DE-010 = You begin with 2 magic and nothing else: no stones, no spells, no artefact cards.
DE-011 = The adventure cards are shuffled letter by letter and stacked with A on top, then B, then C.
DE-012 = All 28 artefact cards are shuffled into one face-down stack.
DE-013 = One of you is the start seat and has the start player card.
DE-014 = The display in the middle has a left and a right place, both still empty.

## Phase A: new adventures

DE-020 = Every round goes through the phases A, B, C, D, E and F, in this order.
DE-021 = Only empty places of the display are filled from the adventure stack; what was left from the last round stays where it is.
DE-022 = If the stack cannot fill both places, the game is over on the spot.
DE-023 = In phase A nobody can use a spell.

## Phase B: magic

DE-024 = Everyone gains 2 magic, from the very first round on.

## Phase C: choosing

DE-030 = In seat order each of you puts your wizard at the left card or at the right card, or passes.
DE-031 = Your choice is seen by all and cannot be changed.
DE-032 = If you pass you gain 1 magic at once.
DE-033 = A card has room for any number of wizards.
DE-034 = You need no magic to put your wizard down; whether you can pay is looked at in phase D only.
DE-035 = You may agree on anything, but nothing you agree on binds you, and the program keeps no agreement.

## Phase D: the evaluation

DE-040 = The card evaluated first is the one with the wizard of the first seat in seat order that did not pass.
DE-041 = The other card follows if a wizard lies there.
DE-042 = A card without wizards is not evaluated: a creature waits in the display, any other card leaves the game.
DE-043 = Each card is evaluated one single time, with all wizards that lie there.
DE-044 = An evaluated card leaves the game, unless it is a spell, which goes to its winner, or a creature nobody has beaten, which keeps its place.
DE-045 = After a card’s evaluation its wizards go back to their owners.

## Energy balls and holy places

DE-046 = At an energy ball everyone who is there gains the printed magic.
DE-047 = At a holy place everyone who is there gains the printed stones.
DE-048 = At a holy place everyone who is there also draws an artefact card, in seat order.

## Spell cards

DE-050 = If yours is the only wizard at a spell card, the spell is yours for nothing.
DE-051 = Two or more wizards at a spell card bid for it; the lowest bid is 1 (option min_spell_bid).
DE-052 = Whoever wins the auction pays the bid and lays the spell open in front of them; nobody else pays.
DE-053 = A spell nobody bids for leaves the game.
DE-054 = A spell stays with its owner to the end of the game and can be neither given away, nor traded, nor lost.

## Auctions

DE-060 = The first participant in seat order bids first; then it goes round clockwise among those still in.
DE-061 = On your turn you bid more than the highest bid, or at least the minimum if there is none, or you pass.
DE-062 = You cannot bid more magic than you have.
DE-063 = Once you have passed you are out of this auction.
DE-064 = You may raise by as much as you like.
DE-065 = The auction is over when all but the highest bidder have passed, or when all have passed without a bid and nobody wins.
DE-066 = While your bid is the highest you are not asked.

## Creatures

DE-070 = If yours is the only wizard at a creature and you can pay its strength in magic, you must, and you have beaten it.
DE-071 = If you cannot pay, the creature stays, and you neither pay nor gain anything.
DE-072 = With two or more wizards each says in seat order: together or alone; the first “alone” ends the asking.
DE-073 = If all said “together”, each fighter pays the same share: the strength divided by their number, rounded up.
DE-074 = A fighter who cannot pay the share drops out, and the share is computed anew, until all who are left can pay.
DE-075 = Who has dropped out pays nothing and gains nothing.
DE-076 = All fighters who are left pay and have beaten the creature; if none is left it stays.
DE-077 = If anyone said “alone”, all participants bid for the creature, and the lowest bid is its strength.
DE-078 = The highest bidder pays the bid and has beaten the creature alone; the others pay nothing and get nothing.
DE-079 = A creature nobody bids for stays.
DE-080 = You must have the magic before the victory: what the victory itself brings never helps to pay for it.

## Rewards

DE-081 = A single victor gets the gain printed for one; two or more victors each get the gain printed for several.
DE-082 = In seat order each victor notes all stones and draws all cards before the next one does.
DE-083 = When the artefact stack runs out, cards still due are not drawn and nothing replaces them.
DE-084 = After the rewards each of your laid-out artefacts that shows the creature’s symbol gives you its bonus.
DE-085 = When you have beaten a creature, each of your laid-out potions and sapphires with its symbol gives you stones or magic, whichever you choose.
DE-086 = An artefact with two symbols gives its bonus once for each beaten creature.
DE-087 = Cards you have just drawn can be laid out in phase E at the earliest and give no bonus for this creature.

## Using spells

DE-090 = You can use each of your spells once in every round, even if you have passed.
DE-091 = You may use several spells in one round.
DE-092 = When several of you may use spells at the same moment, you do so in seat order.
DE-093 = A spell can be used from the moment you own it.
DE-094 = You use spells at their moments, in every phase but A: Harpagarus before a creature or a contested spell is evaluated; Retransformus on your turn in an auction, or when only it lets you pay for a creature; and both of them and Transformus at the end of phase B, before you place your wizard in phase C and at the beginning of phase E (option spell_windows = lean: of these three only phase E). Addus, Fulmentus and Stonex work by themselves, with the income, when you pay for a creature and when you beat one.
DE-095 = Addus: your income in phase B is 1 magic higher, or as much as the table wants (option addus_gain).
DE-096 = Harpagarus: another seat that has magic loses 1, or as much of it as the table wants (option harpagarus_take), and you gain it.
DE-097 = Transformus: you may turn magic into 1 stone if you have the price, which is 2 magic or what the table wants (option transformus_price).
DE-098 = Retransformus: you may turn 1 stone into 2 magic, or into what the table wants (option retransformus_gain), if you have a stone and none of the magic would go beyond 30.
DE-099 = Fulmentus: your price for a creature is lower by 1, or by what the table wants (option fulmentus_cut), but at least 1 if you win alone and at least 0 if it is a share; it counts when it is checked whether you can pay, but not for how much you may bid.
DE-100 = Stonex: when you are among the victors over a creature you get 1 stone more, or as many as the table wants (option stonex_gain).
DE-101 = In the next round every spell is fresh again, used or not.

## Phases E and F

DE-110 = After the lap of spells you may swap artefact cards from hand to hand.
DE-111 = There is trading only if at least two of you have cards in hand; in each lap everyone with cards is asked once, in seat order, for an offer.
DE-112 = An offer names a card of your hand that you would give and a kind that you wish for, or anything; all hear it.
DE-113 = To an offer everyone else with cards replies, clockwise from the offerer and for all to hear: with nothing, or with a card of another kind, whether wished for or not.
DE-114 = If there are replies the offerer takes one of them, and both cards change hands at once, or takes none.
DE-115 = Trading goes on until nobody swaps any more: a lap without a swap is the last one. Only so that a round ends, there are at most eight laps; a table may want fewer, or no trading at all (option trade_laps).
DE-116 = You can only offer or reply with a card you really have; it stays in your hand unless it is swapped.
DE-117 = Magic, spells, stones and laid-out artefacts cannot be traded.
DE-118 = A swap is always one card for one card.
DE-120 = After trading everyone with cards may lay out complete artefacts in seat order, one after the other, as many as they like.
DE-121 = A two-part artefact is laid out only as a left and a right half of the same name.
DE-122 = What is laid out stays to the end of the game and helps at every later victory.
DE-123 = Your hand may hold any number of cards.
DE-124 = In phase F the start player card goes to the left neighbour, and the next round begins.

## The end

DE-130 = The game ends in phase A when the display cannot be filled; no further phase follows.
DE-131 = It also ends after phase F when no adventure card has left the display for ten rounds in a row (option stall_rounds).
DE-132 = Whoever has the most stones wins.
DE-133 = If stones are equal, more magic wins; if that is equal too, more laid-out artefact cards, of which a two-part artefact counts two.
DE-134 = If all that is equal, the victory is shared.
DE-135 = Cards in hand, spells and waiting creatures count nothing.

## Rulings: start, display, phases B and C

DE-R01 = The first start seat is drawn by lot, unless the table names one (option first_seat).
DE-R02 = A new card goes to the empty place; if both are empty, to the left one first.
DE-R20 = Several gains in a row are each cut off at 30 by themselves.
DE-R21 = The magic for passing comes at once, before the next seat chooses, and can be used in the same round.
DE-R22 = If all of you pass, nothing is evaluated; both cards are treated as cards without wizards, and phases E and F follow as usual.
DE-R23 = If all wizards lie at one card, only that card is evaluated.
DE-R42 = Promises and threats are talk; the program neither keeps nor enforces any.
DE-R43 = If the start seat has passed, the next seat in order that put down a wizard decides which card comes first.
DE-R49 = Spells, energy balls and holy places nobody chose are gone for good.

## Rulings: auctions

DE-R03 = The lowest bid for a spell is 1, or 0 where the table wants it (option min_spell_bid).
DE-R04 = A spell without a bid has been evaluated all the same, so it leaves the game.
DE-R05 = A creature without a bid stays, and nobody pays.
DE-R06 = Even the first bidder may pass; the next one may then open.
DE-R07 = If all others have passed without a bid, the last one is still asked to bid or pass.
DE-R08 = Whoever cannot reach the next bid, even with Retransformus, passes without being asked; everyone can see that.
DE-R44 = Fulmentus lowers what you pay, not how much you may bid.
DE-R50 = You cannot outbid yourself.

## Rulings: creatures

DE-R09 = A lone wizard who can pay has to fight, without being asked; a table may let you choose between fighting and declining instead (option may_decline).
DE-R10 = Together or alone is said openly and in seat order, and after the first “alone” nobody else is asked; the table may choose a sealed vote instead (option vote).
DE-R11 = You may say “alone” even if you could not open the auction, unless the table forbids it (option alone_needs_means).
DE-R12 = Having agreed, you cannot leave because the share has become dearer; only who cannot pay drops out.
DE-R13 = All who cannot pay at the same moment drop out together.
DE-R14 = A last remaining fighter pays the full strength and gets the gain for one.
DE-R15 = Three or four victors each get the same gain as two, unless the table uses a card’s line for three (option group_line).
DE-R16 = When cards run short, each victor in seat order takes all that are due while the stack lasts.
DE-R17 = Potions and sapphires with equal amounts are chosen for in one question: how many of them give stones.
DE-R18 = A creature has one symbol, so a book gives its bonus once, not once for each of its symbols.
DE-R19 = Energy balls and holy places bring no bonus from artefacts.
DE-R45 = With Fulmentus a share of 1 costs nothing, and you are a full victor.
DE-R47 = If Harpagarus leaves you unable to pay, you drop out or the creature stays; nothing is taken back.
DE-R48 = In a joint victory all pay first, then all rewards are given in seat order, then all bonuses.
DE-R55 = First all drop out who cannot pay even with Retransformus; only then is its owner asked whether to use it, and whoever refuses drops out, with shares computed anew.

## Rulings: spells

DE-R24 = Addus, Fulmentus and Stonex work by themselves, because using them is never wrong.
DE-R25 = A spell you have just won can be used at every later moment of the same round that fits it.
DE-R26 = Harpagarus never strikes between the first vote or bid at a card and its payment.
DE-R27 = Retransformus can be used in an auction, to pay for a creature, in the laps of phases B and E, and before you place your wizard.
DE-R28 = Transformus can be used in the laps of phases B and E and before you place your wizard; with fewer questions (option spell_windows = lean) only in the lap of phase E, because later is never worse, except against a thief.
DE-R29 = The lap of spells goes round once; nobody is asked a second time after others have acted.
DE-R36 = You cannot go into debt: Retransformus needs a stone, Transformus its price in magic.
DE-R46 = You may use Harpagarus while you have 30 magic: the other seat loses it and you gain nothing.
DE-R51 = Retransformus is not offered when its magic would exceed 30.
DE-R52 = Each spell exists once, so at most one of you is asked before a card or when paying, and at most three in the lap.

## Rulings: phase E and the end

DE-R30 = Trading is played as offer, replies and settlement, in small questions; the table may let an offer be addressed to one seat (option offers).
DE-R31 = Nobody can swap a kind for the same kind.
DE-R32 = Two cards for one are not possible.
DE-R33 = Any left half fits any right half of the same name.
DE-R34 = Whether you lay out what is complete is up to you; a table may lay everything out by itself instead (option lay_out).
DE-R35 = Everyone with cards in hand is asked for offers, replies and laying out, even if their secret cards leave one answer only.
DE-R37 = If both places are empty and one card is left in the stack, the game is over and that card is not played.
DE-R38 = Ten rounds, or what the table says (option stall_rounds), are enough for waiting: then the game ends and is scored as usual.
DE-R39 = A failed fight does not end the waiting; only a card that leaves the display does.
DE-R40 = After the artefact cards nothing more is compared.
DE-R41 = Stones and magic lie open.
DE-R53 = What was refused may be offered again in the next lap.
DE-R54 = Magic left at the end only breaks ties; there is no last conversion after the last lap of spells.
DE-R56 = The game never ends in the middle of a round: a round whose display was filled is played to its end, even with both stacks empty.
DE-R57 = With the artefact stack empty the game goes on, only without new cards.

## Examples

DE-E01 = Given the start seat Red and Yellow at the right card, Blue and Green at the left one, when phase D begins, then the right card is evaluated with Red and Yellow, and afterwards the left one with Blue and Green.
DE-E02 = Given you are alone at the spiders of strength 4 (circle) with 6 magic and have laid out a wand (circle), a book (triangle and circle) and a sapphire (square), when they are evaluated, then you pay 4, draw 3 cards, and get 2 stones for the wand and 1 magic for the book; you have 3 magic and 2 stones, nobody asks you about the sapphire, and the new cards are in your hand.
DE-E03 = Given two wizards at the goblins of strength 5, both with 11 magic, when both say “together”, then each pays 3, gets 1 stone, 1 card and the bonus of own artefacts with a triangle, and has 8 magic left.
DE-E04 = Given the same, when the start seat says “alone” and bids 5, the other 7, the start seat 8, and the other passes, then the other was never asked for a vote, the start seat pays 8 and gets 3 stones and 2 cards, and the other neither pays nor gets anything, not even for artefacts with a triangle.
DE-E05 = Given you are alone at the spiders of strength 4 with 3 magic and no spell, when they are evaluated, then nothing is paid or gained, the spiders stay, and your wizard comes back.
DE-E06 = Given 0, 1 or 2 cards are left in the display, when phase A begins, then 2, 1 or 0 cards are revealed.
DE-E07 = Given Addus on the left and goblins on the right, when all of you pass, then Addus leaves the game, the goblins stay, and everyone has gained 3 magic this round.
DE-E08 = Given the start seat has passed, the next seat is at the left card and the third at the right one, then the left card is evaluated first.
DE-E09 = Given one wizard at a spell card, when it is evaluated, then the spell is theirs, their magic is unchanged, and Harpagarus had no chance before it.
DE-E10 = Given three participants of a spell card, when they pass, bid 1 and bid 2 and the second passes, then the third pays 2 and has the spell; when all three pass, then the card leaves the game and nobody pays.
DE-E11 = Given two of three have passed at a spell card without a bid, then the third is asked; when they pass as well, then the card leaves the game.
DE-E12 = Given a quarrel over goblins of strength 5 between 4 magic and 9 magic without spells, then the first is not asked to bid and the second may bid 5 to 9 or pass; when they pass, then the goblins stay and nobody pays.
DE-E13 = The share of strength 7 for two is 4, of 16 for three 6, of 16 for four 4, and of 3 for four 1.
DE-E15 = Given 27 magic at an energy ball of 6, then you have 30; given 30 magic in phase B, then you still have 30.
DE-E16 = Given one card in the artefact stack and seats 3 (the start seat) and 1 together at the goblins of strength 5, when they win, then both get 1 stone, seat 3 draws the card and seat 1 none.
DE-E17 = Given 10 magic and two potions, a sapphire and a book laid out that all show a triangle, when you beat the goblins of strength 5 alone and let one of the three choices give a stone, then you have 10 magic and 4 stones.
DE-E18 = Given a laid-out book with triangle and circle, when you beat a creature with a circle, then you gain 1 magic, not 2.
DE-E20 = Given the owner of Stonex among three victors over the dragons of strength 12, then they get 5 stones and the others 4 each.
DE-E21 = Given you are alone at the spiders of strength 4 with exactly 4 magic, when the owner of Harpagarus robs you first, then you have 3, the spiders stay, and the robber has one more.
DE-E22 = Given the same, but you own Retransformus and have 1 stone, then you are asked whether to use it; when you do, then you have 5, pay 4, and your stones are just the reward.
DE-E24 = Given Transformus and 1 magic in the lap of phase E, then you are not asked; given 2 magic, then you are, and after using it you have 0 magic and a stone more and are not asked again in this round.
DE-E25 = Given you won Harpagarus for nothing at the first card and a creature with wizards is the second, then you are asked before the second card whom to rob.
DE-E26 = Given you own Addus, then your income is 3, and with 29 magic you have 30 after phase B; when you win it in phase D, then it brings nothing this round.
DE-E28 = Given seat 1 holds two left and seat 2 two right halves of the sword, when seat 1 offers a left one wishing for a right one, seat 2 replies with it and seat 1 takes it, then each has one of both and may lay out a sword in the same phase.
DE-E29 = Given an offer answered only with another kind than wished for, when the offerer takes none, then nothing moves, and if no swap happened in the lap trading is over.
DE-E30 = Given your hand is one half of a wand, then you are asked to lay out all the same and can only be done.
DE-E31 = Given a wand laid out in phase E of round 5, then it gives nothing in round 5 and 2 stones at a victory over a circle in round 6.
DE-E32 = Given one card in the adventure stack and an empty display after phase F, then the game is over and nobody gets income; given one card and one waiting creature, then one more round is played.
DE-E34 = Given two creatures, when everyone passes for ten rounds, then the game ends after phase F of the tenth; when a creature is beaten in the ninth, then the count starts again.
DE-E35 = Given four participants of a creature, when the second says “alone”, then the third and the fourth are not asked, and all four may bid.
DE-E36 = Given only one seat has cards in hand, then nobody is asked to trade, and that seat is asked to lay out.
DE-E37 = Given three wizards at a holy place and two artefact cards, then all three get the stones, and the first two in seat order get a card.
