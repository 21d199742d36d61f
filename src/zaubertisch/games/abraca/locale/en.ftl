title = Abraca…What?
tagline = Everybody sees your spells but you: call what stands before you, and dare to go on.

## The options of a table

option-chain = Order of calls
option-chain-ascending = after a success only the same number or a higher one
option-chain-free = any number at any time (simple version)
option-round-end = End of a round
option-round-end-first-knock-out = as soon as anybody has no life left
option-round-end-last-wizard = only when a single wizard has lives left (“last wizard standing”)
option-scoring = Length
option-scoring-points = rounds until somebody has 8 points
option-scoring-single-round = one single round
option-lower-call = Calling a lower number
option-lower-call-forbidden = cannot be chosen
option-lower-call-offence = can be chosen and costs a life
option-tie-break = Tie-break
option-tie-break-de = German: total, then last round
option-tie-break-en = English: total up to 8, last round, lives
option-first-seat = Who begins
option-first-seat-random = drawn by lot
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4
option-first-seat-4 = seat 5
option-die-faces = Faces of the die
option-die-faces-112233 = 1, 1, 2, 2, 3, 3
option-die-faces-111223 = 1, 1, 1, 2, 2, 3
option-mystic-choice = Mystic stones
option-mystic-choice-auto = the table hands you one
option-mystic-choice-choose = you pick one yourself
option-reveal-after-round = All stones after a round
option-reveal-after-round-true = are shown to everybody
option-reveal-after-round-false = stay secret

## Names

name-1 = Ancient Dragon
name-2 = Dark Wanderer
name-3 = Sweet Dream
name-4 = Night Singer
name-5 = Lightning Tempest
name-6 = Blizzard
name-7 = Fireball
name-8 = Magic Drink

part-lives = { $lives ->
    [one] 1 life
   *[other] { $lives } lives
}
part-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
part-stones = { $count ->
    [one] 1 stone
   *[other] { $count } stones
}

## Questions and answers

question-first-call = Which number stands in your row?
question-go-on = It worked! Call another number, or stop?
question-take-mystic = Which mystic stone do you take?

action-call = { $a } { $a_name }
action-stop = Stop
action-take = Mystic stone { $a }

## What happens

event-round-begins = Round { $round }. { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-laid-open = { $stones_count ->
    [0] No stones are laid open
   *[other] Laid open: { $stones }
}; the supply holds { $supply ->
    [one] 1 stone
   *[other] { $supply } stones
}.
event-dealt = { $seat } now has { $stones }.
event-dealt-unseen = { $you ->
    [yes] Five stones stand before you, and you alone cannot see them.
   *[no] { $seat } has { part-stones }.
}
event-cast = { $you ->
    [yes] You call { $spell } … and there it is
   *[no] { $seat } calls { $spell } … and there it is
}: { $spell_name }!
event-missed = { $you ->
    [yes] You call { $spell } … what? You have none.
   *[no] { $seat } calls { $spell } … what? There is none.
}
event-offended = { $you ->
    [yes] You call { $spell }, lower than your last spell. That is an offence, and your turn is over.
   *[no] { $seat } calls { $spell }, lower than the last spell. That is an offence, and the turn is over.
}
event-stopped = { $you ->
    [yes] You stop.
   *[no] { $seat } stops.
}
event-rolled = { $you ->
    [yes] You roll a { $die }.
   *[no] { $seat } rolls a { $die }.
}
event-lost = { $you ->
    [yes] You lose { part-lives }
   *[no] { $seat } loses { part-lives }
}{ $left ->
    [0] { $you ->
        [yes] { " " }and have none left
       *[no] { " " }and has none left
    }
   *[other] { " " }({ $left } left)
}.
event-gained = { $lives ->
    [0] { $you ->
        [yes] You already have all six lives.
       *[no] { $seat } already has all six lives.
    }
   *[other] { $you ->
        [yes] You gain { part-lives } and have { $left }.
       *[no] { $seat } gains { part-lives } and has { $left }.
    }
}
event-saw-mystic = { $you ->
    [yes] You take a mystic stone and look at it: { $stone } { $stone_name }.
   *[no] { $seat } takes a mystic stone: { $stone } { $stone_name }.
}
event-took-mystic = { $seat } takes a mystic stone and smiles.
event-drew = { $seat } draws { $stones }.
event-drew-unseen = { $you ->
    [yes] You draw { part-stones } unseen.
   *[no] { $seat } draws { part-stones }.
}
event-round-ends = { $end ->
    [emptied] { $you ->
        [yes] Your row is empty: the round is yours!
       *[no] { $seat } has cast the whole row and wins the round.
    }
    [knocked_out] { $you ->
        [yes] A knock-out: the round is yours!
       *[no] A knock-out: { $seat } wins the round.
    }
    [own_fault] { $you ->
        [yes] You have knocked yourself out; everybody else rejoices.
       *[no] { $seat } loses the round by own fault; everybody else rejoices.
    }
   *[last_wizard] Only one wizard still stands: the round is over.
}
event-revealed = { $you ->
    [yes] You had { $row_count ->
        [0] no stone left
       *[other] { $row }
    }{ $mystic_count ->
        [0] { "" }
        [one] ; mystic stone: { $mystic }
       *[other] ; mystic stones: { $mystic }
    }.
   *[no] { $seat } had { $row_count ->
        [0] no stone left
       *[other] { $row }
    }{ $mystic_count ->
        [0] { "" }
        [one] ; mystic stone: { $mystic }
       *[other] ; mystic stones: { $mystic }
    }.
}
event-revealed-rest = Left on the board: { $mystic_count ->
    [0] no mystic stone
    [one] the mystic stone { $mystic }
   *[other] the mystic stones { $mystic }
}; left in the supply: { $supply_count ->
    [0] nothing
   *[other] { $supply }
}.
event-scored = { $points ->
    [0] { $you ->
        [yes] You get no points and stay at { $total }.
       *[no] { $seat } gets no points and stays at { $total }.
    }
   *[other] { $you ->
        [yes] You get { part-points } and have { $total }.
       *[no] { $seat } gets { part-points } and has { $total }.
    }
}

## How it ends

outcome-most-points = { $you ->
    [yes] You win with the most points!
   *[no] { $winners } wins with the most points.
}
outcome-last-round = { $you ->
    [yes] Equal on points, but you got more in the last round: you win!
   *[no] Equal on points, but { $winners } got more in the last round and wins.
}
outcome-lives = { $you ->
    [yes] Equal on points, but you have more lives left: you win!
   *[no] Equal on points, but { $winners } has more lives left and wins.
}
outcome-shared = Equal in everything, the victory is shared: { $winners }.
outcome-emptied = { $you ->
    [yes] You have cast your whole row and win!
   *[no] { $winners } has cast the whole row and wins.
}
outcome-knocked-out = { $you ->
    [yes] You win by a knock-out!
   *[no] { $winners } wins by a knock-out.
}
outcome-own-fault = { $you ->
    [yes] One mistake too many, and it was not yours{ $winners_count ->
        [one] : you win!
       *[other] . You share the victory: { $winners }.
    }
   *[no] One mistake too many: { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
}
outcome-last-wizard = { $you ->
    [yes] You are the last wizard standing and win!
   *[no] { $winners } is the last wizard standing and wins.
}

## The table in words

table-round = Round { $round }.
table-over = The game is over.
table-turn = It is { $seat }’s turn.
table-your-turn = It is your turn.
table-last-cast = Last success: { $spell } { $spell_name }.
table-left = { $seat }, to your left
table-right = { $seat }, to your right
table-both = { $seat }, to your left and right
table-seat = { part-lives }{ $counted ->
    [no] { "" }
   *[yes] ; { part-points }
}; { $row }{ $mystics ->
    [0] { "" }
    [one] ; 1 mystic stone
   *[other] ; { $mystics } mystic stones
}.
table-row = row { $stones }
table-hidden-row = { part-stones } unseen
table-empty-row = empty row
table-own-mystics = Of the mystic stones you have: { $stones }.
table-spells = The spells
table-supplies = On the table
table-mystics-are = { $count ->
    [one] Mystic stone: { $stones }.
   *[other] Mystic stones: { $stones }.
}
table-spell = { $spell } { $spell_name } ({ $effect }): { $board } of { $spell } on the board, { $seen } of { $spell } seen by you.
table-supply = Face down: { $mystics ->
    [0] no mystic stone
    [one] 1 mystic stone
   *[other] { $mystics } mystic stones
} on the board, { $count ->
    [0] no stone
   *[other] { part-stones }
} in the supply.
table-die = The die: { $faces }.
table-last-round = Points of the last round: { $points }.
table-diary = This round: { $story }.
table-got = { part-stones } dealt
table-drew = { part-stones } drawn
table-cast = cast: { $spells }
table-failed = called in vain: { $spells }
table-legend = ■ board ▫ seen · unknown
table-supply-short = Supply { $count } · mystic { $mystics }

table-effect-1 = others −die; failed: you −die
table-effect-2 = others −1, you +1
table-effect-3 = you +die
table-effect-4 = take a mystic stone
table-effect-5 = left and right −1
table-effect-6 = left −1
table-effect-7 = right −1
table-effect-8 = you +1

table-die-word = die
table-side-left = left
table-side-right = right
table-side-both = left and right
table-hits = { $seats } −1

table-mark-1 = others/you −die
table-mark-2 = others −1, you +1
table-mark-3 = you +die
table-mark-4 = +1 mystic stone
table-mark-5 = left, right −1
table-mark-6 = left −1
table-mark-7 = right −1
table-mark-8 = you +1
table-in-vain = called in vain{ $drawn ->
    [0] { "" }
    [one] , 1 stone drawn since
   *[other] , { $drawn } stones drawn since
}
table-vain-mark = in vain
table-parts-of-points = { $base } + { $mystics ->
    [one] 1 mystic stone
   *[other] { $mystics } mystic stones
}

## Why a bot moves as it does

because-only-choice = There is no other choice.
because-any-mystic = All mystic stones look alike.
because-probable = { $spell } is the most probable number: { $percent }%.
because-unlikely = { $percent ->
    [0] What I may still call is almost surely not before me, so I stop.
   *[other] No number I may still call is more likely than { $percent }%, so I stop.
}
because-certain = { $spell } must stand before me.
because-last-stone = { $spell } would empty my row: { $percent }%.
because-knock-out = { $spell } can knock somebody out: { $percent }%.
because-good-chance = { $spell } is worth the try: { $percent }%.
because-least-bad = I must call something, and { $spell } risks least: { $percent }%.
because-not-worth-it = No further call is worth its risk; the best would be { $spell } with { $percent }%.

# What is in the way of a move that is refused

obstacle-nothing-cast = You have not cast anything in this turn yet.
obstacle-too-low = You have just cast { $lowest }, and { $spell } is lower.
obstacle-no-such-stone = There is no mystic stone { $stone }; { $left ->
        [one] only one lies there
       *[other] { $left } lie there
    }.
obstacle-no-singer = You take a mystic stone right after a successful Night Singer, and you have not just cast one.
obstacle-stone-taken = You have taken your mystic stone for your last Night Singer already; only another Night Singer brings the next one.
obstacle-table-takes = At this table you do not pick a mystic stone: as soon as your Night Singer succeeds, you are handed one.

## The goal in three lines

goal-want = { $scoring ->
    [single_round] Win the only round
   *[points] Have the most points once somebody has { $goal }
}: { $round_end ->
    [last_wizard] be the last wizard with lives, or cast your whole row
   *[first_knock_out] knock somebody out, or cast your whole row
}.
goal-turn = Call a number. If it stands before you, its spell works, and you may call { $chain ->
    [free] any number
   *[ascending] the same number or a higher one
} or stop. If not, that costs life and ends your turn.
goal-end = A round ends when { $round_end ->
    [last_wizard] only one wizard has lives left
   *[first_knock_out] somebody has no life left
} or has cast the whole row; the game ends { $scoring ->
    [single_round] with this one round
   *[points] after the one that brings somebody to { $goal } points
}.
