## What is in the way of a refused move

part-deed = { $spell ->
    [punch] A punch
    [speed] A speed-up
   *[other] { $spell_name }
}
part-hidden = { $by ->
    [around] what grows or hangs on your square hides everything around
    [cover] what grows or hangs there hides it
    [corner] no line reaches it, not even round a corner
    [wall] the wall { $at_side_name } of { $at } is in the way
    [door] the closed door { $at_side_name } of { $at } is in the way
    [fire] the Wall of Fire { $at_side_name } of { $at } is in the way
    [giant] a Big Man stands in the way on { $at }
    [block] the Stone Block on { $at } is in the way
    [bush] the bush on { $at } is in the way
    [cloud] the Dust Cloud on { $at } is in the way
    [pillar] a pillar is in the way
    [outer] no line runs there, not even through the exits
   *[fog] Fog hides whatever is not right beside you
}
part-aim = { $aim ->
    [wizard] another wizard
    [wizard_or_thing] another wizard or something that can be broken
    [water] a wizard, yourself included, or an object
    [storm] a square you see
    [free_border] a border without wall or door
    [wall_or_door] a wall or a door
    [spell] a spell in play
    [lock] a closed door of your square
    [sector] a sector
    [bolt] one of the four directions
    [wind] one of the four directions
    [empty_square] an empty square
    [teleport] a square up to four squares away
    [burdened] another wizard who carries something
    [object] an object on the board
    [earth] a border on the line of the attack
    [home] a square of your home sector
    [any_wizard] a wizard, yourself included
    [trap] four empty squares
    [door_border] a border that is free or has a stone wall
    [lying] a square where a thing lies
    [stone_wall] a stone wall of your square
    [passable] a wall or a Wall of Fire of your square
    [door] a door
    [globe] another wizard
    [armed] another wizard who carries an item
    [heave] another wizard, something that can be broken, or an empty square
    [put] a square you see
    [torn] a wizard on your own square
   *[strew] an empty square beside you
}

## Phases and questions

obstacle-turn-of-another = It is { $seat }’s turn. You are only asked: { $question_name }
obstacle-phase-two-over = Your Move and Cast is over for this turn. You are asked: { $question_name }
obstacle-phase-three-later = That comes in Discard and Draw; your Move and Cast is not over yet.
obstacle-still-choosing = { $spell ->
    [punch] You are just about to punch; go back first
    [speed] You are just about to speed up; go back first
   *[other] You are just preparing { $spell_name }; go back first
} if you would rather do something else. You are asked: { $question_name }
obstacle-chosen-already = { $spell ->
    [punch] You are about to punch already.
    [speed] You are about to speed up already.
   *[other] You are preparing { $spell_name } already.
} You are asked: { $question_name }
obstacle-nothing-chosen = You have not chosen yet what to do: first name a spell, an item or a punch, then its target.
obstacle-spell-is-a-target = You name { $spell_name } only as the target of a card such as Dispel, and you have not named such a card.
obstacle-no-spell-to-name = There is no spell { $number }: { $count ->
    [0] none is in play
    [one] only 1 is in play
   *[other] { $count } are in play
}. Besides, a spell in play is only named as the target of a card such as Dispel, after that card.
obstacle-no-new-door = You have not just made a door that you could hold open or leave closed.
obstacle-sees-no-hand = You are not looking into anybody’s hand just now.
obstacle-only-by-stretch = That takes Stretch: name that card first, then what your arm shall do.
obstacle-nothing-to-leave = You are not preparing anything you could go back from. You are asked: { $question_name }
obstacle-nothing-to-answer = Nothing is going on that you could answer.
obstacle-nothing-to-boost = You are not casting anything now: cards for energy or help are named after the spell.
obstacle-casting-is-over = Cards for energy or help are played only along with a spell, and your Move and Cast is over for this turn.
obstacle-schools-settled = The schools of this game are settled.
obstacle-school-taken = { $school_name } is taken already.
obstacle-discarded-before = Hand cards are discarded before drawing, and you have finished discarding.
obstacle-still-discarding = You are still discarding, and you draw only after that: first say that you are done.

## Cards

obstacle-not-held = You do not have { $spell_name } in your hand.
obstacle-carried-not-held = { $spell_name } lies open in front of you; it is not in your hand.
obstacle-held-not-carried = { $spell_name } is still in your hand: you have not played it yet.
obstacle-not-carried = You carry no { $spell_name }.
obstacle-is-counter = { $spell_name } is a counter: it only answers what others do, or damage to you.
obstacle-is-item = { $spell_name } is an item: it is played, not cast.
obstacle-is-energy = { $spell_name } is an energy card: it boosts a spell or speeds you up, but is never cast.
obstacle-is-no-item = { $spell_name } is no item.
obstacle-is-no-counter = { $spell_name } is no counter.
obstacle-is-no-helper = { $spell_name } cannot be played along with another spell.
obstacle-helps-by-energy = { $spell_name } helps another spell only by its energy: you spend it for a boost, where one is asked for.
obstacle-helps-another = { $spell_name } does nothing by itself: you name it while you cast the spell it helps.
obstacle-dumb-form = You are under { $spell_name }, and that form forbids it.
obstacle-flood-quenches = A Flood is in play, and { $spell_name } is fire.
obstacle-not-in-force = { $spell_name } is not in force on you: it has to be cast first.
obstacle-key-works = You carry the { $spell_name }, and it works of itself: just open a door or walk through.
obstacle-works-of-itself = { $spell_name } works of itself as long as you carry it; it is neither used nor thrown.
obstacle-no-card-to-spend = You hold no card with an energy value to spend for the { $spell_name }.
obstacle-no-energy-in-hand = You hold no card with an energy value.
obstacle-sped-up-already = You have already sped up in this turn.
obstacle-stretch-idle = There is nothing in sight to take, to punch or to lay something down on.

## Attacking and moving

obstacle-first-turn = It is your first turn.
obstacle-attacked-already = { $most ->
    [one] You have already made your attack in this turn.
   *[other] You have already made your { $most } attacks in this turn.
}
obstacle-are-mist = You are mist yourself.
obstacle-stunned-and-moved = You are stunned and have already moved in this turn.
obstacle-stunned-and-moved-once = You are stunned, have moved, and have already made the one attack that leaves you.
obstacle-stunned-and-attacked = You are stunned and have already attacked in this turn.
obstacle-stunned-for-swap = You are stunned, and Swap would be an attack and a move in one.
obstacle-rooted = You may not leave your square any more in this turn.
obstacle-no-points = { $points ->
    [0] You have no movement point left.
   *[other] Your movement points stand at { $points }, below zero.
}
obstacle-way-outer = The outer wall is { $side_name } of { $square }.
obstacle-way-wall = A wall stands { $side_name } of { $square }.
obstacle-way-block = A Stone Block fills { $square }.
obstacle-way-giant = A Big Man stands on { $square } and leaves no room.
obstacle-way-push = Somebody stands on { $square } and cannot be pushed anywhere.
obstacle-no-door = There is no door { $side_name } of { $square }.
obstacle-door-locked = The door { $side_name } of { $square } is locked, and { $walker_you ->
    [yes] you have no right to it and no key
   *[no] { $walker_seat } has no right to it and no key
}.
obstacle-door-sealed = The door { $side_name } of { $square } is sealed.
obstacle-door-held = You are already holding the door { $side_name } of { $square } open.
obstacle-door-not-held = You are not holding the door { $side_name } of { $square } open.
obstacle-door-opened-once = You have already opened the door { $side_name } of { $square } once; first take a step or do something else that costs something.
obstacle-door-closed-once = You have already closed the door { $side_name } of { $square } once; first take a step or do something else that costs something.
obstacle-pushed-back = You would go back where the Big Man comes from.
obstacle-floating-back = You would float straight back.
obstacle-floating-off = Your first step leads away from the blow.
obstacle-pushed-on = The line does not go on toward the { $side_name }.

## Things

obstacle-has-treasure = You already carry a { $treasure_name } treasure.
obstacle-has-a-treasure = You already carry a treasure yourself.
obstacle-arms-have-one = However many arms you have, you carry a treasure already.
obstacle-no-treasure-here = No { $treasure_name } treasure lies on { $square }.
obstacle-no-treasure-borne = You carry no treasure.
obstacle-treasure-glued = The { $treasure_name } treasure on { $square } is glued down.
obstacle-item-glued = { $spell_name } on { $square } is glued down.
obstacle-gravity = Gravity is in play: nothing can be picked up.
obstacle-dashed = After Mad Dash you lift no treasure in this turn.
obstacle-tacks-stick = Strewn tacks cannot be picked up one by one; they are collected instead of your whole phase.
obstacle-tacks-glued = The tacks near you are glued down.
obstacle-acted-already = You have already done something in this phase.
obstacle-no-tacks = No tacks lie on your square or right beside it in sight.
obstacle-not-lying-here = No { $spell_name } lies on { $square }.
obstacle-not-to-be-had = No { $spell_name } lies on { $square } that could be taken from there.
obstacle-no-such-spell = There is no spell { $number }: { $count ->
    [0] none is in play
    [one] only 1 is in play
   *[other] { $count } are in play
}.
obstacle-spell-of-another = { $spell_name } is not yours but { $seat }’s.
obstacle-spell-stands-alone = What { $spell_name } created stays here by itself; you do not maintain it.
obstacle-only-hand-cards = For the lost Brainstone you give hand cards, nothing else.
obstacle-items-do-not-burn = Carried items do not burn in your mind; only hand cards and your own spells do.
obstacle-not-in-that-hand = { $spell_name } is not in { $seat }’s hand.
obstacle-they-do-not-carry = { $seat } carries no { $spell_name }.
obstacle-they-bear-no-treasure = { $seat } carries no treasure.
obstacle-items-only = Only an item can be taken this way.

## Choosing how

obstacle-takes-no-energy = { part-deed } takes no energy.
obstacle-no-energy-value = { $spell_name } has no energy value, so it can never be spent.
obstacle-in-use = You need your { $spell_name } for this very plan already.
obstacle-needs-energy = { $spell ->
    [speed] A speed-up is paid for with a card that has an energy value.
   *[other] { part-deed } needs a card with an energy value here.
}
obstacle-bolt-too-short = With that energy { $spell_name } reaches nobody.
obstacle-add-in-own-turn = Add is a neutral spell, and this is not your Move and Cast.
obstacle-add-needs-two = You do not hold two more cards with an energy value.
obstacle-one-card-only = For { $spell_name } you spend one card only.
obstacle-needs-corner = Without bending its line { $spell_name } has no target.
obstacle-needs-projection = Without Astral Projection { $spell_name } has no target.
obstacle-projection-too-far = { $square } is not one to three squares away from you.
obstacle-no-target-from = From { $square } the spell would have no target.
obstacle-not-announced = { $spell_name } is not among the cards just announced.
obstacle-not-stopped-by = { $counter_name } does not stop { $spell_name }.

## Targets

obstacle-no-target = { $aim ->
    [wizard] You see no other wizard who could be hit.
    [wizard_or_thing] { $range ->
        [near] Nobody and nothing you could strike is on your square or right beside it.
       *[sight] You see nobody and nothing that { $spell_name } could be aimed at.
    }
    [storm] No square you see has another wizard on it or right beside it.
    [free_border] You see no border without wall or door.
    [wall_or_door] You see neither wall nor door.
    [spell] You see no spell in play.
    [lock] No closed, unsealed door that you see is on your square.
    [bolt] However you boost it, the bolt would hit nobody.
    [wind] You cannot move a single square in any direction.
    [empty_square] You see no empty square that is not a base.
    [teleport] No square within four squares has room for you.
    [burdened] You see no other wizard who carries anything.
    [object] You see no object.
    [trap] There are not four empty squares left.
    [door_border] You see no border that is free or has a stone wall.
    [lying] You see nothing lying about that could be taken or glued.
    [stone_wall] No stone wall that you see is on your square.
    [passable] No wall of your square has room for you behind it.
    [door] You see no door that is not sealed yet.
    [globe] No other wizard is within six steps on a free way.
    [armed] You see no other wizard who carries an item.
    [heave] You carry no treasure to throw, or see nothing to throw it at.
    [put] You carry nothing that could be laid down.
    [torn] Nobody on your square carries anything you could tear away.
   *[strew] No empty square that you see is right beside you.
}
obstacle-wrong-target = { part-deed } is aimed at { part-aim }.
obstacle-no-such-wizard = Nobody plays { $colour_name } in this game.
obstacle-no-such-sector = There is no { $sector_name } sector in this game.
obstacle-no-such-square = There is no square { $square } on this board.
obstacle-is-dead = { $seat } is dead.
obstacle-is-mist = { $seat } is mist.
obstacle-at-yourself = { part-deed } cannot be aimed at yourself.
obstacle-say-self = If you mean yourself, say “at self”.
obstacle-self-needs-no-line = With a projected or bent line you cannot aim at yourself.
obstacle-globe-too-far = { $seat } is not within { $most } steps on a free way.
obstacle-wizard-unseen = You do not see { $seat } on { $square }: { part-hidden }.
obstacle-not-beside = { $seat } is neither on your square nor right beside it.
obstacle-not-on-your-square = { $seat } is not on your square.
obstacle-carries-nothing = { $seat } carries nothing you could take.
obstacle-carries-no-item = { $seat } carries no item.
obstacle-beside-a-giant = { $seat } shares a square with a Big Man, where nobody else may come.
obstacle-square-unseen = You do not see { $square }: { part-hidden }.
obstacle-square-not-beside = { $square } is not right beside your square.
obstacle-square-occupied = { $square } is not empty: { $by ->
    [wizard] a wizard stands there
    [treasure] a treasure lies there
    [item] something lies there
    [marker] a trap marker lies there
    [block] a Stone Block fills it
    [bush] a bush grows there
   *[cloud] a Dust Cloud hangs there
}.
obstacle-is-base = { $square } is a base.
obstacle-marker-there = You have already chosen { $square }.
obstacle-no-marker-there = No trap marker that you see lies on { $square }.
obstacle-wind-not-there = The wind does not carry you to { $square } this way.
obstacle-storm-misses = No other wizard is on { $square } or right beside it.
obstacle-nothing-lies = Nothing lies on { $square } that could be taken or glued.
obstacle-no-object = There is no object on { $square }.
obstacle-nothing-to-break = Nothing on { $square } can be broken; a wizard there is named by colour.
obstacle-fist-too-weak = Your fist cannot crack what is on { $square }.
obstacle-teleport-too-far = { $steps ->
    [0] You already stand on { $square }.
   *[other] { $square } is { $steps } squares away, and Teleport takes you { $most } at most.
}
obstacle-not-your-sector = { $square } is not in your home sector.
obstacle-treasure-lay-there = { $square } is where the treasure lay.
obstacle-spell-unseen = You do not see where { $spell_name } is at work.
obstacle-bolt-misses = A bolt of energy { $energy } toward the { $side_name } would hit nobody.
obstacle-too-much = { $energy ->
    [one] The spell has an energy of 1
   *[other] The spell has an energy of { $energy }
}, and it cannot be split into { $amount } damage here.
obstacle-outer-wall = There is only the outer wall { $side_name } of { $square }.
obstacle-border-taken = { $stands ->
    [wall] A wall stands
    [door] A door stands
   *[fire] A Wall of Fire burns
} { $side_name } of { $square } already.
obstacle-border-free = Nothing stands { $side_name } of { $square }.
obstacle-border-no-door = There is no door { $side_name } of { $square }.
obstacle-border-no-wall = No stone wall stands { $side_name } of { $square }.
obstacle-border-not-passed = There is neither a wall nor a Wall of Fire { $side_name } of { $square }.
obstacle-border-unbreakable = Nothing that can be broken stands { $side_name } of { $square }.
obstacle-border-fist-too-weak = Your fist cannot crack what stands { $side_name } of { $square }.
obstacle-border-unseen = You do not see the border { $side_name } of { $square }: no line of sight reaches its middle.
obstacle-border-unseen-from-bush = From within a bush or a Dust Cloud you do not see borders.
obstacle-border-not-beside = The border { $side_name } of { $square } is not a side of your square.
obstacle-border-sealed = The door { $side_name } of { $square } is sealed.
obstacle-border-door-open = The door { $side_name } of { $square } is open already.
obstacle-no-room-behind = There is no room for you behind the wall { $side_name } of { $square }.
obstacle-off-the-line = The attack does not cross the border { $side_name } of { $square } where you see it.

## Reactions

obstacle-no-damage-yet = No damage is being dealt yet: you are asked about { $spell_name } when it is about to hit you.
obstacle-no-treasure-lifted = Nobody has just picked up a treasure.
obstacle-nothing-countered = Nobody is countering a spell of yours.
obstacle-only-shield-now = Damage is about to hit you now, and { $spell_name } does nothing against it; only Shield does.
obstacle-about-a-treasure = A treasure has been picked up, and { $spell_name } does not answer that.
obstacle-not-your-treasure = It is not your treasure.
obstacle-lay-in-another-sector = The treasure did not lie in your home sector.
obstacle-dart-by-dart = { $spell_name } stops a single dart; you are asked when each of them flies.
obstacle-whole-volley = { $spell_name } answers all darts at once, when they are announced, not a single one.
obstacle-no-spell = { $deed ->
    [punch] { $seat } punches, and that is no spell.
    [tear] { $seat } tears at something, and that is no spell.
   *[other] What { $seat } does with { $deed_name } is no spell.
}
obstacle-caster-unseen = You do not see { $seat }, who is casting.
obstacle-not-neutral = { $spell_name } is not being cast as a neutral spell.
obstacle-not-water = { $spell_name } is no Water spell.
obstacle-no-attack-now = What { $seat } does is no attack.
obstacle-earth-needs-a-line = { $seat }’s attack is not one with range line of sight.
obstacle-no-place-for-earth = You see no free border on the line of { $seat }’s attack.
obstacle-powder-needs-a-line = The spell aimed at you is not one with range line of sight.
obstacle-not-at-you = What { $seat } does is not aimed at you.
