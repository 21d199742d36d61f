## 1

lesson-favourites = Your favourites
lesson-favourites-goal = Six apprentices are in the tower room, and every master may move every one of them. But two are your favourites: red and black. Nobody else knows that, and you want their spells to be full in the end: 5 points each.
lesson-favourites-spell = This is red’s spell. It takes six crystals: one air, one water and four fire. One fire is there already.
lesson-favourites-name = Your turn begins with naming a figure. Name red.
lesson-favourites-red-first = You may move anybody. For now, help your favourite: red.
lesson-favourites-drawn = You have drawn two cards: red stood on a white field. White brings two cards from the pile, grey two from the discards, black one out of somebody’s hand.
lesson-favourites-card = A card in the apprentice’s own colour takes it to any field beside it. Play a red card.
lesson-favourites-own-colour = Other colours lead in fixed directions; that comes next. Play red.
lesson-favourites-where = To the north-west lies a fire crystal. Go there.
lesson-favourites-look-for-fire = There may be something there, too, but red’s spell wants fire above all: north-west.
lesson-favourites-stop = Only the field where you stop counts. Stop here.
lesson-favourites-collected = The crystal went onto red’s spell by itself. Two of four fire: it is coming along. And the others do not know yet why you did that.

## 2

lesson-direction = The wrong colours
lesson-direction-no-black = Black, your other favourite, needs water, and some lies two steps away. You hold no black card, though.
lesson-direction-name = Name black all the same.
lesson-direction-black-now = This time it is black’s turn to get something.
lesson-direction-from-the-discards = Black stood on grey: you took the two top cards of the discards, for all to see.
lesson-direction-first = Every colour has a wall of the room, and a card takes any apprentice one field towards its wall. Yellow leads east or south-east. Play yellow.
lesson-direction-yellow-leads-there = That colour leads elsewhere. Yellow is the one that leads east and south-east.
lesson-direction-east = Go east first.
lesson-direction-east-first = That would be past it. First east, then south-east.
lesson-direction-second = And another yellow card.
lesson-direction-one-more = There is no crystal here. Go on: the water is one step away.
lesson-direction-south-east = Now south-east.
lesson-direction-to-the-water = The water lies to the south-east.
lesson-direction-stop = You could go on with other cards, but here is what you came for. Stop.
lesson-direction-collected = A move goes either by the apprentice’s colour or by direction; within one move you cannot mix the two. What a card can do, it tells you.

## 3

lesson-book = Your book
lesson-book-yours = You have a secret book, too: it asks for two air, two water and one fire, in your own supply. You have all but the fire. Complete, it is worth 8 points.
lesson-book-name = Crystals an apprentice cannot use go to you. Green’s spell needs no fire at all, and there is some right beside it. Name green.
lesson-book-card = Green is nobody’s favourite of yours, and still useful. Play the green card.
lesson-book-green-goes-anywhere = With green you can go to any field beside it: play that one.
lesson-book-where = East, to the fire.
lesson-book-fire-is-east = The fire crystal lies to the east.
lesson-book-stop = Stop here.
lesson-book-complete = Green’s spell takes no fire, so the crystal is yours. Your book is complete!
lesson-book-secure = Others may still spoil it, with a crystal too many or one too few: each one too many costs a point. You may secure it now, for good.
lesson-book-safe-is-safe = You may wait. But a crystal more or less, and the 8 points are gone. Secure it.
lesson-book-safe = 8 points, and nobody can touch them. The price: no crystal comes to you any more, and symbols on your cards do nothing for you.

## 4

lesson-meeting = Meet and take
lesson-meeting-yellow-has = Yellow’s spell holds two fire crystals, and your red one could use them. When an apprentice arrives where another one is, it may take a crystal its spell needs.
lesson-meeting-name = Name red.
lesson-meeting-card = Play red.
lesson-meeting-half-way = East, towards yellow.
lesson-meeting-card-again = And red again.
lesson-meeting-not-there-yet = You are not there yet: one more step.
lesson-meeting-there = Onto yellow’s field.
lesson-meeting-stop = Stop here, beside yellow.
lesson-meeting-rob = May red take a fire from yellow? Of course.
lesson-meeting-red-needs-it = You need not, but red is your favourite and needs fire. Take it.
lesson-meeting-taken = Three of four. The same may happen to your favourites, of course, even when their spells are full: until an exam has made them safe.

## 5

lesson-exam = The exam
lesson-exam-full = Red’s spell is full: 5 points for you, if nobody takes a crystal away. An exam makes it safe for good.
lesson-exam-name = The examiner can be moved as well: that always takes three cards. Name him.
lesson-exam-let-him-come = Red could walk to him. But he can come to red, and red stays where it is.
lesson-exam-line = He runs in a straight line until he meets an apprentice. Red stands to the south-east of him.
lesson-exam-towards-red = There he meets no favourite of yours. South-east!
lesson-exam-pay = You pay with any three cards. Say which goes first.
lesson-exam-pay-second = The second.
lesson-exam-pay-third = And the third.
lesson-exam-passed = Passed! Nobody can take anything from red’s spell any more.
lesson-exam-failing = Whoever is examined with a spell that is not full loses a crystal or is given one of yours. So an exam can be a nasty surprise for an apprentice you do not care for.

## 6

lesson-desk = The desk
lesson-desk-both-full = The spells of both your favourites are full. When an apprentice of yours reaches the desk in the middle, or is examined, you may end the game, and you alone know when that is.
lesson-desk-name = Black is two steps from the desk. Name black.
lesson-desk-red-is-far = Red is far away. Black is nearer.
lesson-desk-card = Play black.
lesson-desk-half-way = South-east.
lesson-desk-card-again = And black again.
lesson-desk-to-the-desk = Nearly there. One more step to the desk.
lesson-desk-there = East, onto the desk.
lesson-desk-stop = From the desk one could jump to a bay, for it is a portal. But you want to stay: stop.
lesson-desk-announce = Now you are asked whether you end the game.
lesson-desk-now-is-the-time = You may wait and collect more. But others collect, too. End it now.
lesson-desk-won = 10 points for two full spells, 4 for the four crystals of your book that fit, and 2 for ending the game: 16.
lesson-desk-symbols = One thing is left: symbols on cards. A star moves the examiner by one field, a crystal takes or gives one between masters, a double gives you another part. One symbol of those you played is carried out at the end of a move. And now a real game, against two apprentices.

## The first real game: what a question means

lesson-now-name = Whom do you want to move? Look for crystals your favourites need, and for ones your book needs that others cannot use. The colour of the field says what you draw.
lesson-now-steal = You may draw a card out of somebody’s hand. You do not see it before.
lesson-now-step = Play a card, or stop once you stand well. Only the field where you stop counts.
lesson-now-direction = Where does the card take the figure? What may be chosen is lit.
lesson-now-examiner = He runs in a line for any three cards, or comes at once to an apprentice for three cards of its colour.
lesson-now-pay = Pay with cards you need least.
lesson-now-rob = The arriving apprentice may take a crystal its spell needs from another one on the field.
lesson-now-secure = A secured book is worth 8 points for certain, but no crystal comes to you any more.
lesson-now-announce = The spells of all your favourites are full: you may end the game now. Are you ahead?
lesson-now-symbol = One symbol of the cards you played is carried out. Which one helps you most?
lesson-now-star = The examiner goes one field, and you get the crystal there.
lesson-now-discard = You may keep seven cards. Put down those you need least.
