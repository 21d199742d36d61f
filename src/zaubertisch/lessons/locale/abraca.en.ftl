## 1

lesson-first-call = Your first call
lesson-first-call-welcome = Five stones stand before you, and each is a spell. The catch: you don’t know which ones. You see only their backs.
lesson-first-call-others = Everybody else sees your stones, and you see theirs. That is how you find out what you might have: each stone you see elsewhere is one less that can stand before you.
lesson-first-call-goal = You want to cast all of your five stones, or take somebody’s last life. Either wins you the round.
lesson-first-call-call = So say a number, and hope it stands in your row. There are eight stones with an 8, seven with a 7, and so on down to a single 1. Try the 8.
lesson-first-call-not-the-dragon = The 1 is the rarest stone of all, and { $name_2 } has it: look at the row. Try the 8 instead.
lesson-first-call-few-of-them = There are very few of those. The higher the number, the more stones there are: try the 8.
lesson-first-call-it-worked = Simsala! There was an 8, and it now lies on the board. { name-8 } gives you a life, but you have all six already. A call that works is never wasted, though: one stone less.

## 2

lesson-go-on = Go on, or stop
lesson-go-on-low = A new turn. After a success you may go on, but only with the same number or a higher one. So it pays to begin low: try the 5.
lesson-go-on-too-high = After an 8 only another 8 could follow. Begin lower, then more is left to say: the 5.
lesson-go-on-storm = { name-5 }! Both of your neighbours lose a life: { $name_2 } to your left and { $name_3 } to your right. What each number does is written beside it.
lesson-go-on-higher = It is still your turn. 5, 6, 7 and 8 are open to you now, or you stop. Dare the 7!
lesson-go-on-not-yet = You may stop after every success. But let us dare one more.
lesson-go-on-fire = { name-7 }! It strikes your right neighbour, { $name_3 }. Two stones cast, three to go.
lesson-go-on-stop = You could go on with 7 or 8. But a wrong number costs a life and ends your turn. Whoever has enough stops: try it.
lesson-go-on-filled = You have drawn two new stones, so that five stand there again. You don’t see those either. Then { $name_2 } and { $name_3 } had their turns, and now you are asked again.

## 3

lesson-tally = What can still be there
lesson-tally-columns = No need to guess blindly. The columns show which stones lie on the board: five with an 8, two with a 6. Add the ones in the other rows, and you know how many you cannot see.
lesson-tally-which = Each number tells how many of its stones you cannot see. One number is all hidden, every one of its seven stones: call it!
lesson-tally-all-in-sight = Look: five 8s lie on the board, two stand before { $name_2 } and one before { $name_3 }. That is all eight, so you cannot have one.
lesson-tally-in-sight = There is only one 1, and it stands before { $name_3 }.
lesson-tally-fewer = That might be there. But of another number nobody has shown a single stone: look for the largest count.
lesson-tally-counted = There it is! You saw none of the seven 7s, and only nineteen stones are hidden from you. No wonder one of them stands before you.
lesson-tally-yours = Six 7s are still out of sight. Go on, or stop? This time you decide.
lesson-tally-decided = Bold or careful, both can be right. Look at what your row may hold, at your lives, and at how close the others are.

## 4

lesson-failing = When it goes boom
lesson-failing-in-vain = Now something has to go wrong, so that you know how it feels. Here it costs you nothing for good: call the 5.
lesson-failing-one-life = Boom! There is no 5 in your row. That costs one life, and your turn is over. Your stones all stay, and the others have had their turns.
lesson-failing-remembered = It also told you something: there is no 5 before you. The table remembers that for you with a small cross, as long as you draw no new stones.
lesson-failing-dragon = Only one stone is worse to miss: the 1, { name-1 }. If it works, everybody else loses what the die shows. If not, you do. Call it once, just to see.
lesson-failing-dragon-bites = A 3, the worst there is: three lives gone. The one stone with a 1 is hidden somewhere, and it was not with you. Call the dragon only when you can almost count on it.

## 5

lesson-healing = Lives and mystic stones
lesson-healing-dream = Two lives left: time to recover. With { name-3 }, the 3, you roll the die and gain that many lives. Try it.
lesson-healing-drink-later = That would heal you too, but after an 8 nothing lower can follow. Begin with the 3.
lesson-healing-slept = A 2: you have four lives again. You never get more than six.
lesson-healing-singer = Next the 4, { name-4 }. It takes one of the four mystic stones that lie face down on the board.
lesson-healing-not-yet = Stopping would be careful. But there is more to see: go on.
lesson-healing-mystic-stone = This stone is yours, and only you may look at it: one number more that is not hidden. If you still have a life at the end of the round, it is worth a point.
lesson-healing-drink = And now the 8, { name-8 }: it gives you one life, without a die.
lesson-healing-healed = Five lives, a mystic stone, and two stones still in your row. A fine turn!

## 6

lesson-round-end = The end of a round
lesson-round-end-one-life-left = { $name_2 } has a single life left, and sits to your left. Whoever takes somebody’s last life wins the round.
lesson-round-end-knock-out = { name-6 }, the 6, strikes your left neighbour. Call it!
lesson-round-end-right-not-left = { name-7 } strikes to the right, and { $name_3 } has four lives. You want the spell for your left.
lesson-round-end-strikes-nobody = { name-8 } only heals you. { $name_2 } has one life left: which number strikes to the left?
lesson-round-end-points = Knocked out! That is 3 points for you, and 1 more for your mystic stone. { $name_3 } is still standing and gets 1, { $name_2 } gets none. Then everything is dealt anew.
lesson-round-end-emptied = The other way to win: cast the last stone of your row. That is 3 points as well, and nobody else gets any.
lesson-round-end-own-fault = One thing to beware of: if you lose your own last life by a wrong call, you get nothing, and everybody else gets a point.
lesson-round-end-ready = Rounds are played until somebody has 8 points. Now you know it all: off to a real game against two apprentices!

## The first real game: what a question means

lesson-now-first-call = Your turn begins: name a number that may stand in your row. Each call tells how many of its stones you cannot see; the more, the likelier. Begin low and you may go on higher, but high numbers are safer.
lesson-now-go-on = That worked. Name the same number or a higher one, or stop: then your row is filled up again. A wrong number costs a life and ends your turn.
lesson-now-take-mystic = All mystic stones are alike from the back: take any. It is worth a point if you still have a life at the end of the round.
