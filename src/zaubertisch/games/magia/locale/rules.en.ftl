rules-title = Magia Cum Laude – the rules

## Setting up

MA-001 = Two to six of you play as masters; the seats are numbered from 1, and after your turn the next higher seat plays, with seat 1 following the last.
MA-002 = All sixty crystals are mixed, and one goes on each of the sixty fields that have no portal; the seven portals stay bare.
MA-003 = The examiner begins on the desk, field E5.
MA-004 = Every apprentice begins in the bay of its own colour.
MA-005 = Each apprentice gets a random spell, which everyone can read.
MA-006 = You get a random book and a random mission, and nobody else may see them.
MA-007 = Spells, books and missions that were not dealt go back into the box, unseen by anyone.
MA-008 = The movement cards are shuffled and you get four of them; what is left is the face-down draw pile: 52, 48, 44, 40 or 36 cards for two to six masters.
MA-009 = The discard pile is empty at first and always lies face up; the card put there most recently is its top card.
MA-010 = Supplies and spells begin without a single crystal, and nothing is secured.
MA-011 = Who plays first is drawn by lot.
MA-012 = If there are only two of you, the section on two masters applies as well.

## The frame of a turn

MA-013 = Your turn has one part, and one more for every double you carry out; the steps of a part are: name, draw, choose a way of moving, play and move, take and meet, additional action.
MA-014 = Drawing belongs to the first part only, and only to an apprentice; moving, taking and meeting belong to every figure, the additional action to apprentices alone.
MA-015 = You cannot pass: name a figure, draw what is due, and move the figure if it has any legal move.
MA-016 = When your last part is over, you may secure your book, then your hand is checked, then whether the game ends; if not, the next master plays.
MA-017 = An early end cuts the turn short: whatever was still to be done is dropped.

## Step 1: name a figure

MA-018 = Say openly which of the six apprentices or whether the examiner is to move; figures belong to no one, and all masters may move all of them.
MA-019 = In your first part you may name any apprentice, even one that the cards in your hand cannot move.
MA-020 = You may name the examiner only if you hold three cards or more and he has a legal move.
MA-021 = In a later part you may name only a figure that has a legal move.
MA-022 = A later part may use the figure of the part before or a different one, the examiner included.

## Step 2: draw cards

MA-023 = What you draw is decided by the colour of the field on which the named apprentice stands when you name it.
MA-024 = A white field brings the two top cards of the draw pile.
MA-025 = If the draw pile has a single card left, you draw that one, and the game ends after your turn.
MA-026 = A grey field brings the two top cards of the discard pile, for all to see.
MA-027 = A discard pile with fewer than two cards gives only what it has; the draw pile does not stand in for it.
MA-028 = A black field lets you choose another master, from whose hand you take one card unseen; chance decides which.
MA-029 = You can choose only a master who has cards; if nobody else has any, you draw nothing.
MA-030 = The examiner brings no cards.
MA-031 = Relief: if your hand allowed no legal move of any figure when your turn began, and the field gives you no card, you take two cards from the draw pile instead.
MA-032 = While your turn lasts you may hold more than seven cards.

## Steps 3 and 4: move an apprentice

MA-033 = Every step to a neighbouring field takes exactly one movement card out of your hand.
MA-034 = Moving by colour: each card has the colour of the apprentice, and each step may go to any neighbouring field.
MA-035 = Moving by direction: a card of any colour takes the apprentice one field towards the wall of that colour.
MA-036 = By default a wall can be approached in two directions, and you may choose between them for every card.
MA-037 = All cards of a part must suit the same way of moving, by colour or by direction; you never announce it, but once only one way is left, a card or step that needs the other one is refused.
MA-038 = You decide the order of your cards.
MA-039 = A move takes at least one card.
MA-040 = You may play at most seven cards in a part.
MA-041 = The apprentice must not stop on the field where it began this part.
MA-042 = It may cross that field, though.
MA-043 = Steps stay on the board: nobody walks through walls, and a bay is entered and left through its corner field only.
MA-044 = Fields an apprentice merely crosses do nothing: no crystal, no meeting, no desk.
MA-045 = A field has room for any number of figures.
MA-046 = A card lands on top of the discard pile the moment you play it.
MA-047 = If your book is secured, you may not stop a figure where the crystal of the field would have to go into your supply.
MA-048 = A step or jump is allowed only if a legal end of the move can still be reached after it.
MA-049 = If the named apprentice has no legal move after drawing, the part is over at once, without a move, a crystal or a symbol.
MA-050 = Wherever stopping is legal, you choose after each step whether to stop or to play another card; you need not use up your hand.

## Portals

MA-051 = The six bays and the desk are portals; apprentices and examiner can use them all.
MA-052 = From a portal a moving figure may jump to any other portal; that takes no card and is not a step.
MA-053 = Nobody has to jump.
MA-054 = An apprentice may jump before its first card, between cards and after its last one, but it needs a step between two jumps.
MA-055 = A jump may lead to an occupied portal: the move is then over and the meeting follows at once, so a card must have been played before.
MA-056 = After jumping to a free portal you may go on, or stop there if a card has been played.
MA-057 = Not even a jump may end the move on the field where it began.
MA-058 = Portals never hold crystals.

## Moving the examiner

MA-059 = Moving the examiner always takes three cards, no more and no fewer, and their symbols do nothing.
MA-060 = He either runs a line, for any three cards, or is summoned, for three cards of the same colour; such three may pay for a line too.
MA-061 = Line: choose one of six directions; he runs until he reaches a field with an apprentice and stops there, or else to the last field before the wall.
MA-062 = His line must be at least one field long; apprentices standing where he starts do not count.
MA-063 = A line through the middle does not stop at the desk and runs on into the bay at its end.
MA-064 = Crystals he runs across stay where they are.
MA-065 = Summons: he appears on the field of the apprentice that has the colour of the three cards, however far away, and the exam begins.
MA-066 = He cannot be summoned to an apprentice on whose field he already stands.
MA-067 = The examiner, like everyone, must end on a different field from the one he started on.
MA-068 = On a portal he may first jump to a portal without any figure and begin his line there.
MA-069 = If his line ends on a portal where no apprentice stands, he may jump from it to any other portal; apprentices there are examined.
MA-070 = If your book is secured, your examiner move may not end on a field with a crystal.
MA-071 = The crystal of the field where the examiner ends goes into the active master's supply.

## Step 5: crystals

MA-072 = Only the field where the figure ends counts.
MA-073 = An apprentice puts the crystal of its last field on its spell if the spell still needs that colour.
MA-074 = If it does not need the colour, whether none is called for, there are enough or the spell is full or secured, the crystal goes into your supply.
MA-075 = This happens by itself; you can neither refuse the crystal nor send it elsewhere.
MA-076 = The crystal of the examiner's last field, after a line, a summons or a star, goes into your supply.
MA-077 = Supplies lie open and may grow without limit.

## On arrival

MA-078 = First the crystal of the field is taken.
MA-079 = Then, if an apprentice has stopped where the examiner is, this apprentice alone is examined, and nothing is taken from others.
MA-080 = If the examiner has stopped where apprentices are, all of them are examined.
MA-081 = If an apprentice has stopped on the desk and the examiner is not there, the early end is checked before anything is taken.
MA-082 = After that an apprentice beside other apprentices may take from them, unless the examiner is there.
MA-083 = Finally you may secure your book; then comes the additional action of an apprentice, or the part is over for the examiner.

## Apprentice meets apprentice

MA-084 = The apprentice that arrives may take a crystal from the spell of another one on the field, if its own spell still needs that colour.
MA-085 = From several others the apprentice that arrives may take one crystal each, in any order; what its spell needs is looked at again every time.
MA-086 = Nothing can be taken from a secured spell; a full one that is not secured is fair game.
MA-087 = You need not take anything, and you choose from whom and which colour.
MA-088 = Only the apprentice that arrives takes, and no master ever gets a crystal this way.
MA-089 = Where the examiner stands nothing is taken; there is only the exam.

## The exam

MA-090 = An exam takes place when an apprentice stops where the examiner is, for this apprentice alone, or when the examiner reaches apprentices by line, summons, jump or star, for all of them.
MA-091 = Which spells are full is settled once, when they meet and the crystal of the field has been taken.
MA-092 = An examined apprentice whose spell is full passes, and the spell is secured.
MA-093 = When full spells have been secured, it is checked whether the game ends early, with all examined apprentices taking part.
MA-094 = If play goes on, each examined apprentice whose spell was not full loses a crystal or is given one; the active master decides the order.
MA-095 = To lose in an exam: the active master chooses a crystal of the spell, and it goes back to the board.
MA-096 = A lost crystal may be laid on any field without portal and crystal, as the active master likes; figures there do not matter and do not pick it up now.
MA-097 = To receive in an exam: one crystal that fits, out of the active master's supply.
MA-098 = An apprentice can lose if its spell has a crystal, and receive if you are not secured and own one that fits; if both are possible you choose, if only losing is, it must lose; an empty spell may go without.
MA-099 = A spell made full by such a gift is not secured, and this meeting does not end the game; another one is needed.
MA-100 = To an apprentice whose spell is secured already, an exam does nothing, except that the early end is checked.

## Spells

MA-101 = A spell is full when it has exactly its six crystals.
MA-102 = Only an exam secures a spell; the desk does not.
MA-103 = A secured spell can neither be robbed nor lose a crystal.
MA-104 = A full spell that is not secured counts at the end, but may be robbed before.

## Early end

MA-105 = Two events can end the game: an exam, with everyone examined, and an apprentice stopping on the desk.
MA-106 = You may end the game at such an event if the spells of all your favourites are full and at least one favourite takes part in it.
MA-107 = Whose turn it is and who moved the figure does not matter.
MA-108 = Ending the game is a right, not a duty: all masters are asked in seat order, beginning with the active one, and the first who is entitled and says yes ends it; a no stays secret and holds for this event only.
MA-109 = If you alone could end the game at this event, you get 2 points for it; if several could, each of them gets 1, even those who were not asked or did not want to.
MA-110 = Your book need not be complete for that.
MA-111 = Whoever ends the game shows the mission, and points are counted at once.
MA-112 = Standing on the desk or beside the examiner is not enough: somebody must newly arrive.

## Step 6: additional actions

MA-113 = Only symbols on cards played for the apprentice's move in this part count.
MA-114 = One symbol at most is carried out in a part; of different ones you choose, and the same one twice counts once.
MA-115 = If any of your symbols can be carried out, you must carry one of them out.
MA-116 = A secured master carries out no symbols, but may play the cards like plain ones.
MA-117 = Star: after the apprentice the examiner moves one field in any direction, which is always possible.
MA-118 = Star: if the examiner stands on a portal before his step, he may first jump to a portal without any figure; if the step takes him to a portal without an apprentice, he may jump on to any other portal.
MA-119 = You get the crystal of the field where he ends.
MA-120 = Apprentices on that field are examined as usual, and the game may end.
MA-121 = Crystal: take a crystal out of another master's supply, or give that master one of yours.
MA-122 = Master, taking or giving, and colour are your choice; secured masters can neither lose nor get a crystal.
MA-123 = If you can only give, you must give; if nothing is possible, the symbol lapses.
MA-124 = Double: after this part you play another whole part, without drawing.
MA-125 = That part has its own additional action, and another double brings yet another part, as long as your cards last.
MA-126 = If the rest of your hand allows no legal move of any figure, a double cannot be carried out.
MA-127 = If you move the examiner in a later part, there are no symbols and the chain of parts ends.

## Your book

MA-128 = Crystals come into your supply from apprentices that do not need them, from the examiner and by crystal symbols; they leave it in exams and by crystal symbols.
MA-129 = If your supply is exactly what your book asks for, you may secure the book in your own turn by showing it.
MA-130 = You may secure your book at every decision of your own turn: before naming, after drawing, between the steps of a move, before and after the additional action, before your hand is checked. Only a move you have begun must still be able to end without a crystal for you.
MA-131 = From then on your supply is frozen: no crystal comes in or goes out.
MA-132 = You lose all additional actions and all moves that would bring you a crystal; a symbol still open lapses.
MA-133 = Securing is final, and it does not end the game.
MA-134 = Everything else remains open to you: naming, drawing, letting apprentices take, exams with a loss, portals, announcing the end.

## End of the turn

MA-135 = If you hold more than seven cards at the end of your turn, put down cards of your choice, one after another, until you have seven.
MA-136 = Nobody but the active master is checked.
MA-137 = Unless the game is over, the next seat plays.

## End of the game and points

MA-138 = When a master announces the early end, the game is over at once.
MA-139 = When the last card of the draw pile has been taken, the turn is played to its end with all its parts, and then the game is over; the discard pile is never shuffled back.
MA-140 = The game is also over after a turn if in 20 turns running neither the draw pile nor any crystal nor anything secured has changed, or after 400 turns; both count like a used-up draw pile.
MA-141 = Each favourite of yours with a full spell brings 5 points, secured or not; other spells and unfinished ones bring nothing.
MA-142 = Count the crystals of your supply that your book asks for; all others are too many.
MA-143 = All five bring 8 points, fewer bring 1 each; each crystal too many costs 1.
MA-144 = The points for ending are added, 2 or 1; there are none if the game ended any other way.
MA-145 = The highest total wins, and totals may fall below zero.
MA-146 = Among equals the one with more matching crystals wins; if that is equal too, they share the victory.

## Two masters

MA-147 = After dealing, one more book is turned up and stays open; only the number on it, 1 to 4, matters.
MA-148 = You get a third favourite: the colour that has this number on your mission.
MA-149 = It counts like the others: 5 points if full, needed for ending the game, and able to set off the end.
MA-150 = For an early end it must have passed its exam: its spell is secured already, or by the exam that ends the game.
MA-151 = The number is open, but which colour it gives you is as secret as your mission.

## Rulings

MA-R01 = Nobody is told to begin, so the first master is drawn by lot, unless the table names a seat (option first_seat).
MA-R02 = No card is turned up at the start: the discard pile begins empty.
MA-R03 = A wall is a side of the room, and both directions that lead one row nearer to it are allowed (reading S); a table may choose one single direction straight to the bay instead (option direction_reading = U).
MA-R04 = Two cards of one colour may go in the two different directions of their wall; a table may forbid that (option straight_same_colour = true).
MA-R05 = Each colour owns the side of the room that follows its bay clockwise.
MA-R06 = You may name an apprentice your hand cannot move, because cards come later and nobody can check a secret hand.
MA-R07 = If your hand moves nothing at all, name any apprentice, draw by its field and move if you can then.
MA-R08 = If the named apprentice cannot move even after drawing, you keep the cards and the part ends; no other figure may step in.
MA-R09 = You may not draw and then refuse to move: if there is a legal move, make one.
MA-R10 = Drawing cannot be declined.
MA-R11 = Without relief a game could freeze when nobody has cards and no apprentice stands on white; so whoever is stuck and draws nothing takes two cards (option relief_draw = false switches it off).
MA-R12 = A discard pile of one card or none gives just that; nothing is shuffled.
MA-R13 = From a draw pile of one card you take that card, and this is the last turn.
MA-R14 = You cannot steal from an empty hand; if all other hands are empty you get no card.
MA-R15 = Only thief and victim see which card was stolen.
MA-R16 = Everyone sees and may remember which cards somebody takes from the discard pile.
MA-R17 = The draw goes by the field at the moment of naming, even if the apprentice then jumps away.
MA-R18 = A jump alone is no move; a table may allow it (option portal_only_move = true).
MA-R19 = You may hold nine cards after drawing but play seven in a part at most, unless the table lifts this (option cards_per_part = none).
MA-R20 = Crossing the field where the move began is allowed; only stopping there is not.
MA-R21 = A step after which the move could not be finished legally is never offered, so nothing ever has to be taken back.
MA-R22 = The way of moving follows from what you play: a card of the apprentice's own colour in a direction both ways allow leaves both open.
MA-R23 = Cards of the apprentice's own colour may also be used by direction.
MA-R24 = On the way nothing happens, neither crystals nor meetings nor the desk.
MA-R25 = On a portal you may jump or not; otherwise nobody could ever stay in a bay.
MA-R26 = Jumps are possible before, between and after steps, as often as you like, but never two in a row.
MA-R27 = A jump to an occupied portal ends the move with the meeting and so cannot come before the first card; a table may treat such portals like any field crossed (option occupied_portal_stops = false).
MA-R28 = You may step out, come back and jump away, as long as the move ends elsewhere than it began.
MA-R29 = Jumping to the desk and stopping there counts as reaching it.
MA-R30 = The examiner may jump before a line or a star step, to a portal without figures, and after it from a portal where he is alone; never in a summons and never while crossing the desk.
MA-R31 = A line through a corner goes on into the bay, since no wall lies between.
MA-R32 = A line straight into the wall beside him is no move.
MA-R33 = He cannot be summoned to where he is, nor end where he began.
MA-R34 = You must take the crystal of the field where the examiner ends.
MA-R35 = If an apprentice stands on the very next field, he moves that one field and examines it.
MA-R36 = If a crystal lies where the examiner meets an apprentice, the crystal comes first.
MA-R37 = You cannot keep a crystal that the apprentice needs.
MA-R38 = Supplies lie open; a table may close them (option open_supplies = false), then others see only how many crystals you have, and a crystal symbol takes one of them blindly.
MA-R39 = The crystal comes before the meeting, so a spell it completes counts as full.
MA-R40 = On the desk the early end comes before taking from others: what the meeting itself brings comes too late for it.
MA-R41 = Meeting several apprentices, you choose the order and take at most one crystal from each.
MA-R42 = If an apprentice joins the examiner and another apprentice, only the newcomer is examined.
MA-R43 = The active master chooses between loss and gift; the loss is forced if nothing else is possible, a gift never is.
MA-R44 = A secured master can give nothing in an exam.
MA-R45 = You may use a gift to bring your supply to what your book asks for and secure it at the next moment.
MA-R46 = A lost crystal goes to a field without portal and crystal, occupied or not; there always is one.
MA-R47 = A crystal laid under a figure stays there until a figure newly stops on the field.
MA-R48 = Full spells are settled first and secured, then the end is checked, and only then is anything lost or given.
MA-R49 = A star that takes the examiner to an apprentice is an exam and may end the game.
MA-R50 = The star works after the apprentice's move, never before.
MA-R51 = If one of two symbols is impossible, the other must be used.
MA-R52 = The only way round a compulsory symbol is to secure the book just before.
MA-R53 = A crystal symbol takes or gives a crystal of the colour you choose, as supplies are open.
MA-R54 = The extra part must be played if any figure can move; otherwise the double lapses, and another symbol that is possible takes its place.
MA-R55 = In the second part of a double turn it is the examiner who may be moved; masters have no figures.
MA-R56 = A later part without drawing needs a figure that can move, or the double would be worth nothing.
MA-R57 = An extra part is played even if the draw pile ran out in the first part.
MA-R58 = A book can be secured at any decision of your own turn and never in another's; where nothing else is asked, whoever has five crystals is asked for it alone.
MA-R59 = Securing forbids nothing but getting, losing or giving crystals and using symbols.
MA-R60 = A secured master without a legal move names an apprentice, draws and ends the part.
MA-R61 = Whoever may end the game need not, so the end has to be announced; a table may let it come by itself instead (option announce_mode = auto).
MA-R62 = Everyone is asked whenever the open spells would let any mission end the game, and a no is told to nobody; so being asked gives no mission away.
MA-R63 = All masters who could end the game at this event share the points for it.
MA-R64 = Whoever said no may say yes at any later event.
MA-R65 = A favourite that stands on the desk when the last spell becomes full ends nothing; it has to arrive anew or meet the examiner.
MA-R66 = Stopping on the desk beside the examiner is a single event, the exam.
MA-R67 = When much comes together, the order is: crystal, securing spells, early end, losses and gifts, taking, securing the book, symbol.
MA-R68 = With two masters the third favourite must have been examined; the desk is no exam. A table may be content with a full spell (option third_secured = false).
MA-R69 = The third favourite stays secret, because it follows from the secret mission.
MA-R70 = The game ends after the turn in which the last card was drawn, since that card is meant to be used.
MA-R71 = Nobody gains cards out of turn, so nobody else's hand needs checking.
MA-R72 = Cards reach the discard pile one at a time, played or put down, in your order; this matters for grey fields.
MA-R73 = All five crystals of the book bring 8 points even with others beside them, each of which costs 1; a table may count 5 instead of 8 then (option surplus_spoils_book = true).
MA-R74 = A full spell of an apprentice that is not your favourite brings you nothing.
MA-R75 = You may end with less than nothing.
MA-R76 = If more than two are equal, all of them share.
MA-R77 = If a spell can no longer be filled, nothing happens, it just brings nothing; a table may deal spells again when they ask for too much (option redeal_short_spells = true).
MA-R78 = Beginning a turn with an empty hand changes nothing: name an apprentice and draw.
MA-R79 = A named figure stays named.
MA-R80 = Masters could circle for ever without changing anything; the limits of idle turns and of turns end such games (options stall_limit and max_turns).
MA-R81 = No field ever holds two crystals.
MA-R82 = Of the open book only the number matters, not its crystals.
MA-R83 = There is no beginner's game: all rules hold from the start.
MA-R84 = Nothing is taken back; a screen may show you routes before you play the first card.

## Examples

MA-E01 = Suppose red stands in its bay, a white field, and the draw pile has two cards or more: if A names red, A draws two cards from the pile.
MA-E02 = Suppose black stands on a black field such as its bay or B3, and B has four cards: if A names black and chooses B, a random card goes from B to A without C or D seeing it; A has one card more, B one less.
MA-E03 = Suppose an apprentice is in the middle of the room and A has three suitable cards: if A plays them all, it moves three fields exactly, jumps not counted.
MA-E04 = Suppose red is on D7 and A holds just two green plain cards: red moves by direction and can stop on E7 or E8 after one card and on F6, F7 or F8 after two (with reading U on E8 or F8; with straight lines after two cards on F6 or F8). If green is on D7 instead, it can go by colour to any of the fifteen fields of the room within two steps, but not stay on D7.
MA-E05 = Suppose red is on D7 and A has a green and a yellow card: red can move by direction only, in either order; one card reaches E7 or E8 (green) or D8 or E8 (yellow), two cards reach E8, E9, F7 or F8 (with reading U only E9).
MA-E06 = Suppose A has seven usable cards after drawing: if A plays all of them, the apprentice moves seven fields and A's hand is empty; even with nine cards no more than seven may be played.
MA-E07 = Suppose red is in its bay and still needs water, and water lies on A2: if A names red, draws two, plays yellow to A1 and black to A2 and stops, red has moved by direction without a word about it, stands on a white field again and gets the crystal. Black first would lead nowhere from the bay. With reading U yellow leads nowhere from there; the same two cards work from C3, by C4 to B4.
MA-E08 = Suppose examiner and yellow share a field, green lacks just one air, and C has an air crystal: if C moves green there and gives the air, nothing can be taken from yellow, yellow is not examined, green's spell is full but not secured, and the game cannot end now although C's other favourite, blue, is full.
MA-E09 = Suppose it stands as after MA-E08 and C's mission is blue and green: if D moves blue onto the examiner's field, blue is secured and C may end the game out of turn for 2 points; the rest of D's turn is dropped.
MA-E10 = Suppose C favours red and black, both full, ended the game alone with red meeting the examiner, has a book of three air and two water, and a supply of two air, one water and two fire: that makes 5 + 5 + 2 + 3 − 2 = 13 points.
MA-E11 = Suppose there are two masters, D's mission is yellow and black with the others numbered purple, red, blue, green, and the open book shows 3: blue is D's third favourite; all three must be full before D may end the game, and each brings 5 points.
MA-E12 = Suppose A's favourites red and black are full, red is on E9 and the desk is free: if A moves red into the yellow bay with one card, jumps to the desk and stops, A may end the game.
MA-E13 = Suppose A plays a double for an apprentice and has three more cards: in the second part A draws nothing and may name the examiner; that move has no symbols and ends the turn.
MA-E14 = Suppose A plays a star and a crystal in one part and both are possible: A picks one of them, and the other does nothing.
MA-E15 = Suppose red is on C4 and A holds a red and a blue card: if A plays red to the east, to C5, red is moving by colour and blue cannot follow; if A plays red to the north-west, to B3, both ways remain and blue may follow to the south-west or west.
MA-E17 = Suppose blue is on E4, a crystal and black on E6 and the examiner on E7: if blue goes east four times to E8, nothing happens on E5, E6 and E7, and only the crystal on E8 counts.
MA-E18 = Suppose green's spell asks for no fire: if A stops green on fire, the fire goes into A's supply.
MA-E19 = Suppose the same, but A is secured: A cannot stop there, though A may cross the field; a field with a colour green needs is allowed.
MA-E20 = Suppose the examiner is on E5, purple on B2, and crystals lie on D4 and C3: if A pays any three cards and chooses north-west, he stops on B2 and examines purple; D4 and C3 keep their crystals.
MA-E21 = Suppose the examiner is on E4, no apprentice is north-west of him, and a crystal lies on B1: if he runs north-west, he ends on B1 and A gets that crystal; those on D3 and C2 stay.
MA-E22 = Suppose the examiner is on E5 with nobody on the line: if he runs north-west, he ends in the red bay without a crystal, and A may make him jump to any portal but the desk, where he started; apprentices there are examined.
MA-E24 = Suppose the examiner is on A3: he cannot run north-west or north-east.
MA-E25 = Suppose black and green are in the yellow bay, the examiner is elsewhere, and A has three black cards: if A summons him, he moves there and examines both; symbols on the three cards do nothing.
MA-E26 = Suppose black and the examiner share a field: he cannot be summoned to black, but he may run a line.
MA-E27 = Suppose A has played a star, the examiner is on D5 and red with a full spell on D4: if he steps west, red is secured and the early end is checked with red.
MA-E28 = Suppose a star takes the examiner to C5, where a fire crystal lies: it goes into A's supply, wanted or not.
MA-E30 = Suppose no master has a crystal: a crystal symbol lapses, and a star played with it must be carried out.
MA-E31 = Suppose B is secured and neither C nor A has a crystal: nothing can be taken from B or given to B, and the symbol lapses.
MA-E32 = Suppose A holds a red double, a blue double and a green plain card: if A plays them one in each part, all legal, A makes three moves in one turn and has drawn only once.
MA-E33 = Suppose A's last card was a double: no figure can move, and the turn ends.
MA-E34 = Suppose the discard pile has one card and an apprentice is on C4, a grey field: naming it brings that card and nothing else.
MA-E35 = Suppose A has no cards, nobody else has any, and all apprentices are on black fields: if A names one, A takes two cards from the pile and moves if possible.
MA-E36 = Suppose A could move green, but names blue on A3, a grey field, while the discard pile is empty and A's only card is red: A draws nothing, red leads off the board, and the part ends without a move.
MA-E37 = Suppose the pile has one card: if A names an apprentice on white, A draws it and finishes the turn, extra part included; then points are counted, with none for ending unless the game ended early in that turn.
MA-E39 = Suppose blue's spell is full: if it is secured, nothing can be taken from it; if not, colours that fit can.
MA-E40 = Suppose an apprentice without crystals meets the examiner: A may give it a crystal that fits or do nothing; it loses nothing.
MA-E41 = Suppose the examiner stops where red (full), blue (three crystals) and green (none) are: red is secured, the early end is checked with all three, and if play goes on, blue and green follow in the order A likes.
MA-E42 = Suppose A lets blue lose a fire: A may lay it on any field without portal and crystal, occupied ones included, and there it stays.
MA-E44 = Suppose only B could end the game and says no: nobody notices, and when one of B's full favourites meets the examiner again, B may say yes.
MA-E45 = Suppose red, full, is on the desk when black becomes full elsewhere: the game cannot end until red arrives anew or one of them meets the examiner.
MA-E47 = Suppose red is in its bay and the green bay is empty: A may jump there before the first card and play a red card to stop on I5; stopping in the green bay without a card is refused, and so is jumping to a portal with a figure before the first card.
MA-E48 = Suppose yellow enters the blue bay with one card and the examiner is on the desk: if it jumps there, the move is over and it is examined, even if A has cards left.
MA-E49 = Suppose A's supply is what the book asks for after meetings, and A has played a crystal card: if A secures the book, the symbol lapses.
MA-E51 = Suppose A ends the turn with eight cards: A puts one down, and it is the top of the discard pile.
MA-E52 = Suppose A and B both have 12 points, with four and three matching crystals: A wins; with the same number both win.
MA-E53 = Suppose the draw pile ended the game and A's favourites are full: A gets 10 points and those of the book, and none for ending.
MA-E54 = Suppose two secured masters only move between grey and black fields and touch no crystal: after 20 such turns the game is over as if the pile were used up.
