how-see = Everybody sees your spells but you
how-see-more = { $row } stones stand before you, their faces to the others. You see everybody’s stones but your own.
how-call = Call a number
how-call-more = On your turn you have to call a number from 1 to { $spells }, any you like. After a success the next one must be the same or higher.
how-cast = There it is!
how-cast-more = If such a stone stands in your row, it moves to its column on the board and its spell works. Now choose: call on, or stop while it goes well.
how-fail = There is none …
how-fail-more = That costs you 1 life. Only a failed dragon, the 1, costs what the die shows. Your turn is over, and your row stays as it is.
how-refill = Fill up your row
how-refill-more = Stopped or failed, you draw until { $row } stones stand before you again. You do not see them, everybody else does. Then your left neighbour plays.
how-round = The end of a round
how-round-more = Your last stone cast: { $win } points for you, none for the others. Somebody knocked out by your spell: { $win } for you, { $survivor } for everybody still alive. You knocked yourself out: { $survivor } for all the others. Whoever is alive gets { $mystic } more for each mystic stone they have taken.
how-spells = The eight spells: each number is there as often as it says
how-times = { $count ->
    [one] one stone
   *[other] { $count } stones
}
how-mistake-1 = Guessing instead of counting
how-better-1 = Look at the board and at all the other rows: what you see nowhere stands in your row, lies in the supply, or is a mystic stone.
how-mistake-2 = Beginning with an 8
how-better-2 = The 8 is the most frequent stone, but after it you may only call another 8. Whoever begins lower has more to come.
how-mistake-3 = Calling just once more
how-better-3 = After every success you may stop. A failed call costs a life and your turn, so stop when none of the numbers that are left is likely.
how-mistake-4 = Trying the dragon on a whim
how-better-4 = There is a single 1 among all { $stones } stones. If it is not yours, you lose what the die shows: 1, 2 or 3 lives.
how-mistake-5 = Forgetting what failed
how-better-5 = Your row keeps all its stones when you fail. If it was full and you drew nothing, that number is still not there in your next turn.
