rules-title = Abraca…What? – the rules

## Conventions

AB-001 = Seats are counted clockwise from 1; the next seat clockwise is your left neighbour, the one before you is your right neighbour, and seat 1 follows the last seat.
AB-002 = Two to five can play; a game with any other number of players cannot start.
AB-003 = You never have fewer than 0 or more than 6 lives; whatever you would lose or gain beyond that is ignored.
AB-004 = Everyone can always see all lives and points, the board, and how many stones each row, the supply and each player’s collection of mystic stones holds.

## Start of the game

AB-010 = Everyone begins the game with 0 points.
AB-011 = One player is chosen to begin the first round.

## Start of every round

AB-012 = Before every round all 36 spell stones are shuffled together again, including those on the board and every mystic stone.
AB-013 = Every player gets five random spell stones as a row.
AB-014 = With two players 12 random stones, with three players 6, are laid open in their columns on the board; with four or five players there are none.
AB-015 = Four random stones lie face down on the board as mystic stones, and nobody looks at them.
AB-016 = All stones left over form the face-down supply.
AB-017 = You begin every round with 6 lives and without mystic stones.
AB-018 = You keep your points from one round to the next.

## A turn

AB-020 = Your turn begins with a call: you may stop only after a success in this turn.
AB-021 = The first number you call in a turn may be any from 1 to 8.
AB-022 = After a success the next number in the same turn must be at least as high: the same again or any higher one up to 8.
AB-023 = You may call numbers whether or not you hold them: what is allowed has nothing to do with the stones in your row.
AB-024 = Your call succeeds if at least one stone with that number stands in your row; otherwise it fails.
AB-025 = When your call succeeds, exactly one stone with that number moves from your row to its column on the board.
AB-026 = Once the stone is on the board, its spell takes full effect.
AB-027 = After a success, if the round is still on, you choose: call another number or stop.
AB-028 = You may have any number of successes in one turn; only the stones in your row set a limit.
AB-029 = A failed call of any number from 2 to 8 costs you 1 life.
AB-030 = After a failed call of 1 you roll the die and lose that many lives; this replaces the usual loss of 1 life.
AB-031 = A failed call ends your turn, and your row keeps all its stones.
AB-032 = When you stop or fail and the round is still on, you draw from the supply until five stones stand in your row.
AB-033 = If the supply has too few stones you draw what is left, or nothing if it is empty; the game goes on with smaller rows.
AB-034 = You draw from the supply only: a stone on the board or a mystic stone never gets into a row.
AB-035 = You do not see the stones you draw, but everyone else does.
AB-036 = When your turn is over and you have drawn, your left neighbour takes the next turn.
AB-037 = If lower numbers are an offence (option lower_call = offence), calling a number below your last success of the turn costs you 1 life and ends your turn; the stone stays in your row even if you hold it, and you refill your row as usual.

## The spells

AB-040 = 1 Ancient Dragon: you roll the die once, and every other player loses that many lives.
AB-041 = 2 Dark Wanderer: every other player loses 1 life, and you gain 1.
AB-042 = 3 Sweet Dream: you roll the die and gain that many lives.
AB-043 = 4 Night Singer: you take one mystic stone from the board and keep it face down; you see its number now and whenever you like, and nobody else does.
AB-044 = 5 Lightning Tempest: your left and your right neighbour lose 1 life each.
AB-045 = With two players, Lightning Tempest (5) takes only 1 life in all from your opponent.
AB-046 = 6 Blizzard: your left neighbour loses 1 life.
AB-047 = 7 Fireball: your right neighbour loses 1 life.
AB-048 = 8 Magic Drink: you gain 1 life.
AB-049 = Mystic stones in front of you do not belong to your row, so you cannot cast them by calling their number.

## End of a round

AB-050 = If your row is empty after a successful call and its spell, the round ends at once: you have emptied your row.
AB-051 = If anyone has no life left after a call and its consequences, the round ends at once: by a knock-out if the call succeeded, by own fault if it failed or was an offence.
AB-052 = If one call both empties your row and takes someone’s last life, the round counts as ended by your emptied row.
AB-053 = A finished round is not followed by any drawing: all rows stay as they are.

## Points of a round

AB-054 = If you empty your row you get 3 points, or 2 with “last wizard standing” (option round_end = last_wizard); everyone else loses all lives and gets 0.
AB-055 = If your spell knocks someone out you get 3 points; of the others, everyone with at least 1 life gets 1 point and everyone without lives gets 0.
AB-056 = If you lose your last life by your own fault you get 0 points and everyone else gets 1; nobody gets 3.
AB-057 = If you still have at least 1 life when a round is scored, you also get 1 point for each mystic stone in front of you; if someone emptied their row, all others count as having no lives.
AB-058 = The points of the round are added to your total, which may go beyond 8.

## Next round and end of the game

AB-060 = As long as nobody has reached 8 points, another round is set up.
AB-061 = The new round is begun by the left neighbour of the player whose turn it was when the last round ended.
AB-062 = If anyone has 8 or more points after a round has been scored, the game is over.
AB-063 = The player with the highest total wins.
AB-064 = If several players share the highest total, whichever of them scored more in the last round wins.
AB-065 = Players who are still tied after that share the victory.

## Rulings

AB-R01 = The player who begins the first round is drawn at random, or the table names a seat (option first_seat); the editions disagree about youngest or oldest, and the program knows nobody’s age.
AB-R02 = Of your own row you see only how many stones it has, never which one leaves or which one is new, so that moving stones gives nothing away.
AB-R03 = If you hold several stones with the called number, any one of them goes to the board, and you cannot tell which.
AB-R04 = You may call a number you cannot possibly hold, because all its stones are in sight or it has just failed; the call then fails.
AB-R05 = The program checks every call and is always right; that your right neighbour moves the stone is only shown.
AB-R06 = If your last stone also knocks someone out, your emptied row counts: you get 3 points plus your mystic stones, and everyone else gets 0.
AB-R07 = The spell of your last stone still takes effect before points are counted, with its die roll or its mystic stone.
AB-R08 = If one spell takes the last life of several players, they all lose: 0 points, and nothing for their mystic stones.
AB-R09 = If your spell knocks out everyone else, only you score: 3 points plus your mystic stones.
AB-R10 = It is your own fault if a failed call or an offence takes your last life; nobody wins that round.
AB-R11 = A failed dragon costs you what the die shows and not 1 more, and you never go below 0 lives.
AB-R12 = Everything a spell takes and gives happens at the same moment; only then is it checked whether the round ends.
AB-R13 = With Dark Wanderer (2) the others’ loss and your gain are one step, so you gain your life even if the round ends; it then matters only for the English tie-break (option tie_break = en).
AB-R14 = If your left and right neighbour are the same player, Lightning Tempest (5) takes 1 life in all, also when only two players of a larger table still have lives (option round_end = last_wizard).
AB-R15 = With two players, Blizzard (6) and Fireball (7) both hit your opponent, who is your left and your right neighbour.
AB-R16 = Night Singer (4) always takes a mystic stone, and it makes no difference which, since nobody knows anything about these stones and none does harm: the program picks it, or you pick it yourself if the table wishes (option mystic_choice = choose).
AB-R17 = Night Singer (4) always finds a mystic stone on the board: there are four of each, and a Night Singer lying among the mystic stones is never cast.
AB-R18 = When a round is over, everyone gets to see every row, every mystic stone and the supply before all are shuffled; a table may switch this off (option reveal_after_round = false).
AB-R19 = Points beyond the eighth step of the score track still count, since ties are decided between equal totals of 8 or more.
AB-R20 = However a round ends, and whoever wins or loses it, the next one is begun by the left neighbour of the player whose turn it was.
AB-R21 = If the round ends on your turn you do not draw, because drawing belongs to the end of a turn and the round is already over.
AB-R22 = Players tied on total and on the last round share the victory; by the English rules (option tie_break = en) totals count as 8 at most, and the lives left decide before the victory is shared.
AB-R23 = The die has the faces 1, 1, 2, 2, 3, 3; a table may choose 1, 1, 1, 2, 2, 3 instead (option die_faces).
AB-R24 = A number below your last success is not among your choices; if the table makes it an offence (option lower_call = offence) you may call it, and it is always noticed.
AB-R25 = An offence costs exactly 1 life, without a die even for number 1; no spell takes effect, and it reveals nothing about your row, so it does not count as a failed call.
AB-R26 = With “last wizard standing” (option round_end = last_wizard) a player without lives is skipped, and left and right mean the next player with lives; the row of a player who is out stays visible but is neither refilled nor hit, and their mystic stones stay secret and score nothing.
AB-R27 = With “last wizard standing” (option round_end = last_wizard) you win the round by casting all stones still standing in your row, even if there are fewer than five because the supply is empty, or by being the only one left with lives; either way you get 2 points plus 1 for each of your mystic stones, and everyone else gets 0.
AB-R28 = With “last wizard standing” (option round_end = last_wizard) you are out, without drawing, if you take your own last life; if only one player is left then, that player wins the round even though it was your turn.
AB-R29 = In a game of one single round (option scoring = single_round) all others share the victory if a player loses by own fault.
AB-R30 = Talking about stones is not part of the game: the program offers no way to give hints, and chatting is up to the table.
AB-R31 = While the game lasts, bystanders see only what is public, because anybody with the link can look on from a second window, the players included. A table may show bystanders the rows of all seats, and says so to everybody; a face-down stone is never shown. At the end everything is open.
AB-R32 = You may look at your own mystic stones at any time, also during someone else’s turn.
AB-R33 = The open stones laid out for two or three players have no use except that everyone sees them on the board.

## Examples

AB-E01 = Given three players and lower numbers as an offence (option lower_call = offence), you on turn with 4 lives and a full row with 3, 4 and 5, the others with 6 lives, and 3 as the next die roll: when you call 3, then it is on the board and you have 6 lives, a gain of only 2; when you call 5, then both others have 5 lives; when you call 4, then you have 5 lives, the 4 still stands, you draw two stones, and it is your left neighbour’s turn.
AB-E02 = Given the position of AB-E01 after the 5, but in the standard game, when you choose, then 5, 6, 7, 8 and stopping are open to you, while 4 is refused and changes nothing.
AB-E03 = Given you have just succeeded with 6, when you choose, then 6, 7, 8 and stopping are open to you.
AB-E04 = Given 2, 3, 4 or 5 players, when a round is set up, then the supply has 10, 11, 12 or 7 stones and 12, 6, 0 or 0 stones lie open; in every case there are four mystic stones on the board, five stones in each row and 6 lives for each player.
AB-E05 = Given any turn, when it begins, then you may call every number from 1 to 8 but may not stop.
AB-E06 = Given you have 6 lives and a full row without a 7, when you call 7, then you have 5 lives, your row is unchanged, you draw nothing, and it is your left neighbour’s turn.
AB-E07 = Given players A, B and C in clockwise order, A on turn with 2 lives and no 1, B with one mystic stone, and 3 as the next die roll, when A calls 1, then A has 0 lives, the round ends by own fault, A, B and C get 0, 2 and 1 points, and B begins the next round.
AB-E08 = Given players A, B, C and D with 6, 2, 1 and 5 lives, A on turn with a 1 and another stone, B and D with one mystic stone each, and 2 as the next die roll, when A calls 1, then they have 6, 0, 0 and 3 lives and get 3, 0, 0 and 2 points.
AB-E10 = Given two players, when you succeed with 5, then your opponent loses exactly 1 life; the same goes for 6 and for 7.
AB-E11 = Given players A, B, C and D in clockwise order, when B succeeds with 5, then C and A lose 1 life each; with 6 only C does, with 7 only A.
AB-E12 = Given you have 6 lives and more than one stone, when you succeed with 8, then you still have 6 lives, the stone is on the board, and you may call 8 or stop.
AB-E13 = Given you have 5 lives and 1 as the next die roll, when you succeed with 3, then you have 6 lives and may call 3 to 8 or stop.
AB-E14 = Given all four mystic stones still lie on the board, when you succeed with 4, then three are left there and you see the number of yours, while the others see only that you have one and are not told its number.
AB-E15 = Given your row is 4, 5, 6, 7, 8, you have no mystic stone yet, the supply is not empty and nobody is close to 0 lives, when you call 4, 5, 6, 7 and 8 in one turn, then you have emptied your row and get 3 + 1 points (one mystic stone), and all others get 0 even with mystic stones.
AB-E17 = Given a 4 is your only stone, you have no mystic stone yet and one is left on the board, when you call 4, then you still take it and get 3 + 1 points.
AB-E18 = Given you stop with three stones in your row and one in the supply, when you draw, then you have four and the supply is empty; when your next turn brings no success, then you still have four.
AB-E19 = Given your row is 6, 6, 8, 8, 8, when you call 6 twice, then both calls succeed and both stones are on the board; when you call 6 once more, then it fails.
AB-E20 = Given your call of 5 failed with a full row, when it is your turn again, then you certainly hold no 5, because you drew nothing, but you may still call 5.
AB-E22 = Given totals of 7, 7 and 3 for A, B and C, when a round brings them 1, 3 and 0 points, then they have 8, 10 and 3, and B wins.
AB-E23 = Given totals of 5, 7 and 2 for A, B and C, when a round brings them 3, 1 and 0 points, then they have 8, 8 and 2, and A wins by the last round; given totals of 7, 7 and 6, when it brings 1, 1 and 0, then A and B share the victory.
AB-E25 = Given you have two mystic stones, when a round ends and you have 0 lives, then you get 0 points.
AB-E26 = Given two players, when you lose your last life by your own fault, then your opponent gets 1 point plus 1 for each of their mystic stones, but not 3.
AB-E27 = Given lower numbers are an offence (option lower_call = offence), your last success was 5 and you have 1 life, when you call 1, then no die is rolled, you have 0 lives, and the round ends by own fault.
AB-E28 = Given the simple version (option chain = free), when you succeed with 8, then you may call every number from 1 to 8 or stop.
AB-E29 = Given “last wizard standing” (option round_end = last_wizard) with players A, B, C and D in clockwise order and B out, when A succeeds with 6, then C loses 1 life; when A’s turn ends, then it is C’s turn.
AB-E31 = Given a game of one single round (option scoring = single_round) with four players A, B, C and D, when C loses by own fault, then A, B and D are the winners.
AB-E32 = Given the only 1 stands in another player’s row, when you call 1, then the call is allowed, it fails, and you lose as many lives as the die shows.
AB-E33 = Given five players A to E in clockwise order, when D empties their row, then E begins the next round, everyone has 6 lives again, and all 36 stones are dealt anew.
