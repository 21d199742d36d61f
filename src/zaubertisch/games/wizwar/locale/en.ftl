title = Wiz-War
tagline = Wizards duel in a maze and steal each other's treasures.

## The options of a table

option-side = Side of the sectors
option-side-a = A, the new layout
option-side-b = B, the classic layout
option-schools = Schools of magic
option-schools-alchemy-elemental-mentalism = Alchemy, Elemental, Mentalism
option-schools-alchemy-conjuring-elemental = Alchemy, Conjuring, Elemental
option-schools-alchemy-conjuring-mentalism = Alchemy, Conjuring, Mentalism
option-schools-alchemy-conjuring-mutation = Alchemy, Conjuring, Mutation
option-schools-alchemy-conjuring-thaumaturgy = Alchemy, Conjuring, Thaumaturgy
option-schools-alchemy-elemental-mutation = Alchemy, Elemental, Mutation
option-schools-alchemy-elemental-thaumaturgy = Alchemy, Elemental, Thaumaturgy
option-schools-alchemy-mentalism-mutation = Alchemy, Mentalism, Mutation
option-schools-alchemy-mentalism-thaumaturgy = Alchemy, Mentalism, Thaumaturgy
option-schools-alchemy-mutation-thaumaturgy = Alchemy, Mutation, Thaumaturgy
option-schools-conjuring-elemental-mentalism = Conjuring, Elemental, Mentalism
option-schools-conjuring-elemental-mutation = Conjuring, Elemental, Mutation
option-schools-conjuring-elemental-thaumaturgy = Conjuring, Elemental, Thaumaturgy
option-schools-conjuring-mentalism-mutation = Conjuring, Mentalism, Mutation
option-schools-conjuring-mentalism-thaumaturgy = Conjuring, Mentalism, Thaumaturgy
option-schools-conjuring-mutation-thaumaturgy = Conjuring, Mutation, Thaumaturgy
option-schools-elemental-mentalism-mutation = Elemental, Mentalism, Mutation
option-schools-elemental-mentalism-thaumaturgy = Elemental, Mentalism, Thaumaturgy
option-schools-elemental-mutation-thaumaturgy = Elemental, Mutation, Thaumaturgy
option-schools-mentalism-mutation-thaumaturgy = Mentalism, Mutation, Thaumaturgy
option-schools-random = drawn by lot
option-schools-draft = picked in turn
option-personal-spellbook = Personal spellbook
option-personal-spellbook-off = one deck for all
option-personal-spellbook-on = two groups with a deck of their own
option-giant-spellbook = Giant spellbook
option-giant-spellbook-off = three schools
option-giant-spellbook-on = all six schools in one deck
option-free-thoughts = Free thoughts
option-free-thoughts-off = maintained spells count against your limit
option-free-thoughts-on = maintained spells weigh nothing
option-deadly-treasures = Deadly treasures
option-deadly-treasures-off = off
option-deadly-treasures-on = you die when both your treasures lie on other wizards’ bases
option-points-to-win = Longer game
option-points-to-win-2 = 2 points win
option-points-to-win-3 = 3 points win
option-points-to-win-4 = 4 points win
option-heavy-burden = Heavy burden
option-heavy-burden-off = off
option-heavy-burden-on = picking up any object ends the phase
option-permanent-creation = Permanent creation
option-permanent-creation-off = created things must be maintained
option-permanent-creation-on = created things stay
option-treasure-hunt = Hunt for the lost treasure
option-treasure-hunt-off = off
option-treasure-hunt-on = only treasures give points
option-turn-cap = Longest game
option-turn-cap-off = until somebody wins
option-turn-cap-400 = 400 turns, then points and life decide
option-turn-cap-40 = 40 turns, then points and life decide
option-first-seat = Who begins
option-first-seat-random = drawn by lot
option-first-seat-0 = seat 1
option-first-seat-1 = seat 2
option-first-seat-2 = seat 3
option-first-seat-3 = seat 4

## Names

name-blue = blue
name-red = red
name-yellow = yellow
name-green = green
name-north = north
name-east = east
name-south = south
name-west = west
name-right = to the right
name-half = half round
name-left = to the left
name-treasure = treasure
name-self = yourself
name-alchemy = Alchemy
name-conjuring = Conjuring
name-elemental = Elemental
name-mentalism = Mentalism
name-mutation = Mutation
name-thaumaturgy = Thaumaturgy

part-markers = { $markers ->
    [one] 1 marker
   *[other] { $markers } markers
}
part-item = the { $item_name }
part-item-taken = { part-item }
part-thing = { $a ->
    [large_rock] the { $a_name }
    [bloodshard] the { $a_name }
    [boomstone] the { $a_name }
    [brainstone] the { $a_name }
    [lifestone] the { $a_name }
    [mightstone] the { $a_name }
    [null_powder] the { $a_name }
    [powerstone] the { $a_name }
    [speedstone] the { $a_name }
    [spellstone] the { $a_name }
    [universal_solvent] the { $a_name }
    [visionstone] the { $a_name }
    [handful_of_tacks] the { $a_name }
    [fire_cloak] the { $a_name }
    [master_key] the { $a_name }
    [dagger] the { $a_name }
    [wizardblade] the { $a_name }
   *[other] { $a_name }
}
part-treasure-taken = { part-treasure }
part-treasure = a { $treasure_name } treasure

## Questions

question-main = Where do you go, what do you cast?
question-react = Do you react?
question-react-shield = Damage is about to hit you. Do you shield yourself?
question-card-mode = What shall the spell do?
question-which-spell = Which of these spells do you stop?
question-astral = From which square is the spell cast?
question-corner = Shall its line bend round a corner?
question-boost = With which energy?
question-boost-first = Which card comes first?
question-boost-second = Which card comes second?
question-target = At what do you aim?
question-more = How, or at which of them?
question-tie = In which direction is it pushed?
question-force-step = Where do you lead your victim?
question-which-thing = Which thing do you choose?
question-steal = Which card do you take?
question-burn = Your mind burns: what do you give up first?
question-overload = You have too much: what goes?
question-brain-discard = You have lost the Brainstone: which card goes?
question-make-room = Your hands are full: what goes first?
question-discard = Discard what you like.
question-draw = Do you draw a card?
question-room-to-draw = No room for a card: do you make some?
question-school-draft = Which school of magic do you take?
question-push-choice = A Big Man pushes you: which way do you go?
question-feather-step = You float: which way?
question-hold-new-door = Do you hold the new door open?
question-arms-pick = What else do your arms take?

## Answers

action-finish = End the phase
action-pass = Pass
action-back = Back
action-done = Done
action-stop = Stop
action-draw = Draw a card
action-punch = Punch
action-speed = Speed up
action-unboosted = No boost
action-plain = Without
action-drop = Drop { $a ->
    [treasure] the treasure
   *[other] { part-thing }
}
action-damage = Deal damage
action-stun = Stun
action-at = At { $a_name }
action-turn = Turn it { $a_name }
action-step = Step { $a_name }
action-open = Open the door { $a_name } of you
action-close = Close the door { $a_name } of you
action-toward = Toward the { $a_name }
action-lift = Lift the { $a_name } treasure
action-sector = The { $a_name } sector
action-cast = Cast { $a_name }
action-play = Play { part-thing }
action-use = Use { $a_name }
action-react = React with { $a_name }
action-boost = Spend { $a_name }
action-with = Together with { $a_name }
action-against = Against { $a_name }
action-discard = Discard { $a_name }
action-pick = Pick up { part-thing }
action-steal = Take { $a_name }
action-hit = { $a_name }
action-square = Square { $a }
action-border = The border { $b_name } of { $a }
action-end = End spell { $a }
action-spell = Spell { $a }
action-amount = { $a } damage
action-collect = Collect the tacks
action-reach = Take something from afar
action-put = Lay something down afar
action-fist = Punch from afar
action-hold = Hold it open
action-leave = Leave it closed
action-rest = All other darts there too
action-trap = The trap marker
action-school = { $a_name }

## What happens

event-turn-begins = Turn { $turn }: { $you ->
    [yes] it is yours.
   *[no] it is { $seat }’s.
}
event-reshuffled = The discard pile is shuffled into a new deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-drew-card = You draw “{ $spell_name }”.
event-drew = { $you ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
event-discarded = { $you ->
    [yes] You discard “{ $spell_name }”.
   *[no] { $seat } discards “{ $spell_name }”.
}
event-cast = { $you ->
    [yes] You cast “{ $spell_name }”.
   *[no] { $seat } casts “{ $spell_name }”.
}
event-reacted = { $you ->
    [yes] You react with “{ $spell_name }”.
   *[no] { $seat } reacts with “{ $spell_name }”.
}
event-punched = { $you ->
    [yes] You punch.
   *[no] { $seat } punches.
}
event-threw = { $you ->
    [yes] You throw { $spell ->
        [stone_spikes] a stone spike
       *[other] the { $spell_name }
    }.
   *[no] { $seat } throws { $spell ->
        [stone_spikes] a stone spike
       *[other] the { $spell_name }
    }.
}
event-used = { $you ->
    [yes] You use the { $spell_name }.
   *[no] { $seat } uses the { $spell_name }.
}
event-sped = { $you ->
    [yes] You speed up.
   *[no] { $seat } speeds up.
}
event-modified = { $you ->
    [yes] You play “{ $spell_name }” along with it.
   *[no] { $seat } plays “{ $spell_name }” along with it.
}
event-boosted = Boosted to energy { $energy }.
event-aimed-at-wizard = The target: { $target_you ->
    [yes] you.
   *[no] { $target_seat }.
}
event-aimed-at-border = The target: the border { $side_name } of { $square }.
event-aimed-at-square = The target: { $square }.
event-aimed-toward = It goes to the { $side_name }.
event-landed = On { $square } now lies { part-item }.
event-cancelled = “{ $spell_name }” is cancelled.
event-evaded = { $you ->
    [yes] You evade.
   *[no] { $seat } evades.
}
event-absorbed = { $you ->
    [yes] You take “{ $spell_name }” into your hand.
   *[no] { $seat } takes “{ $spell_name }” into their hand.
}
event-spell-lasts = “{ $spell_name }” now lies in front of { $you ->
    [yes] you
   *[no] { $seat }
}{ $markers ->
    [0] .
    [one] { " " }with 1 marker.
   *[other] { " " }with { $markers } markers.
}
event-markers-left = “{ $spell_name }”: { part-markers } left.
event-spell-ended = “{ $spell_name }” ends.
event-rolled = { $you ->
    [yes] You roll a { $die }.
   *[no] { $seat } rolls a { $die }.
}
event-gained-life = { $you ->
    [yes] You gain { $life } life and have { $left }.
   *[no] { $seat } gains { $life } life and has { $left }.
}
event-unhurt = { $you ->
    [yes] You take no harm.
   *[no] { $seat } takes no harm.
}
event-hurt = { $you ->
    [yes] You suffer { $damage } damage{ $left ->
        [0] { " " }and have no life left.
       *[other] { " " }({ $left } life left).
    }
   *[no] { $seat } suffers { $damage } damage{ $left ->
        [0] { " " }and has no life left.
       *[other] { " " }({ $left } life left).
    }
}
event-life-shared = Life is shared out: { $seat } { $left }, { $other_seat } { $other_left }.
event-stunned = { $you ->
    [yes] You are stunned ({ part-markers }).
   *[no] { $seat } is stunned ({ part-markers }).
}
event-came-round = { $you ->
    [yes] You lose a stun marker; you are still stunned for this turn.
   *[no] { $seat } loses a stun marker, but is still stunned for this turn.
}
event-moved = { $you ->
    [yes] You come to { $square }.
   *[no] { $seat } comes to { $square }.
}
event-door-opened = { $you ->
    [yes] You hold the door { $side_name } of { $square } open.
   *[no] { $seat } holds the door { $side_name } of { $square } open.
}
event-door-let-go = { $you ->
    [yes] You let go of the door { $side_name } of { $square }.
   *[no] { $seat } lets go of the door { $side_name } of { $square }.
}
event-sped-up = { $points ->
    [one] 1 movement point more
   *[other] { $points } movement points more
}, { $left } now.
event-played-item = { $you ->
    [yes] You now carry { part-item-taken }.
   *[no] { $seat } now carries { part-item-taken }.
}
event-dropped-item = { $you ->
    [yes] You drop { part-item-taken } on { $square }.
   *[no] { $seat } drops { part-item-taken } on { $square }.
}
event-picked-up = { $you ->
    [yes] You pick up { part-item-taken }.
   *[no] { $seat } picks up { part-item-taken }.
}
event-item-gone = { $you ->
    [yes] You lose { part-item-taken }.
   *[no] { $seat } loses { part-item-taken }.
}
event-object-destroyed = On { $square } { part-item } is destroyed.
event-lifted = { $you ->
    [yes] You lift { part-treasure-taken }.
   *[no] { $seat } lifts { part-treasure-taken }.
}
event-treasure-lies = On { $square } now lies { part-treasure }.
event-border-open = The border { $side_name } of { $square } is open now.
event-border-wall = A wall now stands { $side_name } of { $square }.
event-border-door = There is now a door { $side_name } of { $square }.
event-border-fire = A Wall of Fire now burns { $side_name } of { $square }.
event-square-filled = { $fill ->
    [1] A Stone Block now fills
    [2] A Rosebush now grows on
    [3] A Thornbush now grows on
   *[other] A Dust Cloud now hangs on
} { $square }.
event-square-freed = { $square } is free again.
event-cracked = What stands { $side_name } of { $square } cracks.
event-fill-cracked = What fills { $square } has { $cracks ->
    [one] 1 crack
   *[other] { $cracks } cracks
}.
event-sector-turned = The { $sector_name } sector turns { $quarters ->
    [1] a quarter to the right
    [2] half round
   *[other] a quarter to the left
}.
event-saw-card = In { $victim_seat }’s hand you see “{ $spell_name }”.
event-stole-card = { $you ->
    [yes] You take “{ $spell_name }” from { $victim_seat }.
   *[no] { $seat } takes “{ $spell_name }” from you.
}
event-stole = { $seat } takes a card from { $victim_seat }.
event-turn-lost = { $you ->
    [yes] Your turn is over at once.
   *[no] { $seat }’s turn is over at once.
}
event-died = { $you ->
    [yes] You die.
   *[no] { $seat } dies.
}
event-killed = { $you ->
    [yes] You get
   *[no] { $seat } gets
} a victory point{ $cards ->
    [0] { "" }
    [one] { " " }and 1 card
   *[other] { " " }and { $cards } cards
} for killing { $victim_you ->
    [yes] you
   *[no] { $victim_seat }
}.
event-took-hand = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $cards ->
    [0] no card
    [one] the only card
   *[other] all { $cards } cards
} from { $victim_you ->
    [yes] you
   *[no] { $victim_seat }
}.
event-game-over = The game is over.
event-school-drawn = { $school_name } is drawn.
event-school-chosen = { $you ->
    [yes] You take { $school_name }.
   *[no] { $seat } takes { $school_name }.
}
event-tore = { $you ->
    [yes] You tear at what somebody carries.
   *[no] { $seat } tears at what somebody carries.
}
event-touched = { $you ->
    [yes] Your disease touches somebody.
   *[no] { $seat }’s disease touches somebody.
}
event-slashed = { $you ->
    [yes] You swing the { $spell_name }.
   *[no] { $seat } swings the { $spell_name }.
}
event-took-item = { $you ->
    [yes] You take { part-item-taken } from { $victim_seat }.
   *[no] { $seat } takes { part-item-taken } from { $victim_you ->
        [yes] you
       *[no] { $victim_seat }
    }.
}
event-took-treasure = { $you ->
    [yes] You take { part-treasure-taken } from { $victim_seat }.
   *[no] { $seat } takes { part-treasure-taken } from { $victim_you ->
        [yes] you
       *[no] { $victim_seat }
    }.
}
event-trap-set = The real trap is on { $square }.
event-trap-real = The trap on { $square } is real!
event-trap-blank = The trap on { $square } is a blank.

## How it ends

outcome-points = { $you ->
    [yes] You have enough victory points and win.
   *[no] { $winners } has enough victory points and wins.
}
outcome-last-wizard = { $you ->
    [yes] You are the only wizard alive and win.
   *[no] { $winners } is the only wizard alive and wins.
}
outcome-all-dead = Nobody is left alive: a draw.
outcome-turn-cap = { $you ->
    [yes] The time is up, and you are ahead.
   *[no] The time is up; ahead: { $winners }.
}

## Why a bot chose

because-only-choice = There was nothing else to do.
because-peace = It does not fight.
because-hurry = More steps bring it there now.
because-tidy = It keeps what it has.
because-enough = That is enough.
because-home = The treasure is where it should be.
because-treasure = That is what it came for.
because-run = Toward the treasure on { $goal }.
because-run-home = Home to { $goal } with the treasure.
because-hide = There is nothing to fetch, so it goes where it is hardest to hit.
because-rescue = Away with its own treasure from where it counts for another.
because-hunt = There is nothing to fetch, so it looks for a fight.
because-rest = Nothing is left to do.
because-draw = Cards are always good.
because-slow-death = Each card would cost a life.
because-least = It is missed least.
because-take-that = The best of what there is.
because-taste = One school is as good as another.
because-drift = If it must move, then toward its goal.
because-equip = It helps as soon as it is carried.
because-more-cards = More cards, more choice.
because-hit = Every wound counts.
because-hit-leader = Whoever has a point is hit first.
because-finish-off = This could be the last blow.
because-stop-carrier = That treasure must not get there.
because-glue = What sticks cannot be stolen.
because-trap = Somebody will come along here.
because-turn-sector = Turned this way, the paths suit it better.
because-shortcut = That is a short cut.
because-swap = It would rather stand over there.
because-open-way = Straight through is much shorter.
because-heal = Stone is nourishing.
because-clear-way = It is in its own way.
because-from-afar = No need to go there for that.
because-many-arms = So it can run on with the treasure at once.
because-faster = On four legs it is just fast enough.
because-seep = It goes where others cannot.
because-bar-the-way = Nobody gets past it to its treasure.
because-guard = It expects to be attacked.
because-prepare = That pays for several turns.
because-once-more = One more attack is worth it.
because-stronger = Now it hits twice as hard.
because-touch = Whoever it meets now will suffer.
because-dispel = That spell has to go.
because-wash = Water washes the acid off.
because-door = A door is for shooting through, and for closing behind one.
because-aim = There it does most.
because-energy = As much as it is worth.
because-this-way = That is how it works best.
because-counter = That would hurt too much.
because-save-life = Otherwise it would be dead.
because-negate = That spell would help another too much.
because-insist = Its spell is to work.
because-thief = Thieves are to be punished.
because-harmless = That is not worth a counter.
because-lead-away = Away from where the victim wants to be.

## The table in lines

table-over = The game is over.
table-turn = Turn { $turn }, { $phase ->
    [1] Time Passes
    [2] Move and Cast
   *[other] Discard and Draw
}: { $seat }. Movement points: { $mp }. Attacks made: { $attacks }.
table-asked = Asked: { $seat }. { $question }
table-pending = Going on: { $what }.
table-announced = { $seat }: { $card }, energy { $energy }{ $target ->
    [none] { "" }
   *[other] , { $target }
}
table-at = at { $target ->
    [You] you
   *[other] { $target }
}
table-toward = toward the { $side }
table-fist = a punch
table-speeding = a speed-up
table-tearing = tearing something away
table-damage = { $amount } damage to { $seat ->
    [You] you
   *[other] { $seat }
}
table-pick-up = { $seat ->
    [You] You lift
   *[other] { $seat } lifts
} a treasure
table-who = { $who }, { $colour }
table-seat = { $life } life, { $points } of { $goal } points{ $stun ->
    [0] { "" }
    [one] , 1 stun marker
   *[other] , { $stun } stun markers
}.
table-place = On { $square }, base { $base }.
table-holds = { $hand ->
    [0] No hand cards
    [one] 1 hand card
   *[other] { $hand } hand cards
}, load { $load } of { $limit }; carrying { $items }.
table-dead = Dead; base { $base }.
table-hand = { $cards }.
table-hand-empty = No cards.
table-lying-title = Treasures and items
table-piles-title = Deck, schools and variants
table-card = { $card } ({ $type }; { $range }; { $duration }; { $value ->
    [0] no energy value
   *[other] energy value { $value }
}): { $text }
table-known = You know of { $seat }’s hand: { $cards }.
table-nothing = nothing
table-treasure-of = a { $colour } treasure
table-spell = Spell { $number }: { $card }, cast by { $seat ->
    [You] you
   *[other] { $seat }
}, { $markers ->
    [0] { "" }
    [one] 1 marker,{ " " }
   *[other] { $markers } markers,{ " " }
}{ $where }.
table-where-seat = on { $seat ->
    [You] you
   *[other] { $seat }
}
table-where-square = on { $square }
table-where-glued = holding { $thing } on { $square }
table-border = the border { $side } of { $square }
table-where-border = { $side } of { $square }
table-where-all = over everything
table-treasure = A { $colour } treasure lies on { $square }.
table-item = { $item } lies on { $square }.
table-piles = Deck { $deck }; discarded: { $discards }.
table-door = The door { $side } of { $square } is held open by { $seat ->
    [You] you
   *[other] { $seat }
}.
table-cracks = { $cracks ->
    [one] 1 crack
   *[other] { $cracks } cracks
} { $side } of { $square }.
table-fill-cracks = { $cracks ->
    [one] 1 crack
   *[other] { $cracks } cracks
} in what fills { $square }.
table-legend = Legend: B Y R G wizards, b y r g or ⓑ ⓨ ⓡ ⓖ treasures, H or ⌂ base, # block, % bush, ~ cloud, ^ tacks, ? trap marker, * other things; | and --- walls, D door, d open door, F fire.
table-here = You stand on { $ways }.
table-ways = Row { $row }: { $ways }
table-way = { $square }: { $sides }
table-way-door = { $side } (door)
table-way-fire = { $side } (fire)
table-way-link = { $side } to { $square }
table-no-way = no way out
table-schools = Schools: { $schools }.
table-variants = Variants played: { $variants }.
table-turn-cap = The game ends after turn { $turns } at the latest.
table-traps = Trap markers lie on { $squares }.
table-real-trap = The real one is on { $square }.
table-deck-of = Deck of group { $group }: { $deck } cards; discarded: { $discards }.

## The table as a picture

table-now = Turn { $turn }, { $seat }: { $phase ->
    [1] Time Passes
    [2] Move and Cast
   *[other] Discard and Draw
}
table-mp = { $mp ->
    [one] 1 movement point
   *[other] { $mp } movement points
}
table-attacks = { $left ->
    [0] no attack left
    [one] 1 attack left
   *[other] { $left } attacks left
}
table-goal-fetch = Fetch a treasure ({ $squares }) and bring it home to { $home }.
table-goal-home = Bring the treasure home to { $home } and put it down there.
table-maze = The maze
table-choices = What you can do
table-wall-short = wall
table-draw-up = End the turn and draw
table-short-speed = for an energy card
table-short-finish = then discard, then draw
table-about-speed = Once a turn: give an energy card, or another card with an energy value, and walk that many squares more.
table-about-punch = Your fist deals 1 damage to a wizard or to something breakable on your square or the next one. It is your attack of this turn.
table-about-finish = No more moves and spells this turn. You may then discard cards, and draw up to two.
table-about-draw-up = The rest of your turn in one go: no more moves, nothing discarded, and as many cards drawn as you may.
# Where a long name may be broken on a small card: before these parts of words.
table-breaks = stone|thrust|weight|blade
table-steps = Steps
table-walk-to = Walk to { $square }
table-list = All { $count } targets as a list
table-hand-title = Your hand
table-load = load { $load } of { $limit }
table-load-short = Load
table-wizards = The wizards
table-is-you = you
table-is-asked = is asked
table-is-dead = dead
table-points = { $points } of { $goal } points
table-hand-size = Hand cards
table-stands = Stands on
table-base-on = Base
table-stunned = Stun markers
table-carries-treasure = carries a treasure
table-spells-title = Spells in play
table-markers = Energy markers
table-end = End
table-pile-one = Announced
table-pile-title = Announced – what comes last works first
table-plan = You are preparing
table-energy = energy { $energy }
table-you = You
table-at-you = you
table-attacked = attacked: { $seats }
table-evaded = evades: { $seats }
table-deck = Deck: { $deck }
table-discarded = Discarded: { $count }
table-cards-title = All the cards
table-read-card = Read { $card }
table-find-card = Find a card
table-by-school = By school
table-all-schools = All
table-in-play = in this game
table-no-card = No card says this.
table-energy-value = Energy value
table-takes-energy = energy makes it stronger or longer
table-portal = Portal: from { $from } one comes out on { $to }
table-wrap = Round the board: from { $from } one comes out on { $to }
table-base = base ({ $colour })
table-fill-1 = a stone block
table-fill-2 = a rosebush
table-fill-3 = a thornbush
table-fill-4 = a dust cloud
table-trap = a trap marker
table-trap-real = the real trap
table-sight-free = Seen from { $from }: the line of sight is free.
table-sight-exit = Seen from { $from }: the line of sight goes out of the board and in again.
table-sight-behind = Not seen from { $from }: { $thing } is in the way.
table-sight-outer = Not seen from { $from }: the outer wall is in the way.
table-sight-fog = Not seen from { $from }: Fog hides it.
table-sight-blind = Not seen from { $from }: what grows or hangs there hides everything around.
table-the-wall = the wall { $where }
table-the-door = the door { $where }
table-the-fire = the Wall of Fire { $where }
table-door-own = your door { $where }
table-door-of = { $seat }’s door { $where }
table-open = held open
table-closed = closed
table-sealed = sealed
table-crack-count = { $cracks ->
    [one] 1 crack
   *[other] { $cracks } cracks
}
table-pillar = the pillar at a corner of { $square }
table-giant = a Big Man
table-thing-on = { $thing } on { $square }
table-look-around = The squares, with the arrow keys
table-look-hint = Point at a square: here stands what lies there and whether you see it.
table-rules-word = Rules
table-worn = carried
table-end-spell = End “{ $spell }”
table-worn-drop = drop it
table-lift-ends = ends Move and Cast
table-passes = You have nothing to answer with: passing goes by itself.
table-row-number = Row { $row }
table-side-open = open: { $sides }
table-side-door = door: { $sides }
table-side-fire = fire: { $sides }
table-side-wall = wall: { $sides }
table-walk-there = Walk there: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
table-life-of = Life: { $life } of at most { $most }
table-rules-count = { $rules ->
    [one] 1 rule
   *[other] { $rules } rules
}, { $rulings ->
    [one] 1 ruling
   *[other] { $rulings } rulings
}, { $examples ->
    [one] 1 example
   *[other] { $examples } examples
}
table-rules-of = What is said about { $card }
table-kind-rules = Rules
table-kind-rulings = Rulings
table-kind-examples = Examples
table-draft-title = The schools are shared out
table-draft-order = Who picks when
table-group-book = Spellbook of group { $group }
table-group-cantrips = { $group ->
    [1] white cantrips
   *[other] black cantrips
}
table-one-book = One spellbook for all
table-pick = pick { $number }
table-pick-now = picks now
table-taken-by = taken by { $seat }
table-read-school = Cards
table-like-alchemy = Stones and powders you carry: lasting strength, sight and life, little to throw about.
table-like-conjuring = Doors, bushes, clouds and traps out of nothing: you change the maze.
table-like-elemental = Fire, lightning, water and stone: the strongest blows.
table-like-mentalism = Power of thought: you move, rob and drain others, and you are quickly elsewhere.
table-like-mutation = You change your body: giant, golem, slime, werewolf, and hit with your own fists.
table-like-thaumaturgy = Magic about magic: counters to counters, lasting pain, keys and blades.
table-score-treasures = Treasures
table-score-kills = Wizards slain
table-score-life = Life
table-score-points = Points
table-short-blue = Bu
table-short-red = Re
table-short-yellow = Ye
table-short-green = Gn
table-short-cantrip = Ca
table-short-alchemy = Al
table-short-conjuring = Co
table-short-elemental = El
table-short-mentalism = Me
table-short-mutation = Mu
table-short-thaumaturgy = Th
error-hunt-too-long = With two players a treasure hunt cannot be played to { $points }: there are only two enemy treasures, and kills give no points in it. Choose 2 points, or more players.

## The goal in three lines

goal-want = Be the first to have { $points } victory points: 1 for each enemy treasure that lies on your base{ $treasure_hunt ->
    [on] ; at this table a kill brings none.
   *[off] , and 1 for each wizard that your own attack kills.
}
goal-turn = You have { $steps } steps, one attack and as many other spells as you like, in any order. Picking up a treasure ends that part. Then discard what you like and draw up to { $draws } cards.
goal-end = You win at once when you have { $points } points, or when only your wizard is alive.{ $deadly_treasures ->
    [on] { " " }Whoever has both treasures on other wizards’ bases dies.
   *[off] { "" }
}{ $turn_cap ->
    [off] { "" }
   *[other] { " " }After { $turn_cap } turns most points win, then most life.
}
