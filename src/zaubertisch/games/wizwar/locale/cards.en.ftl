
## Schools

school-cantrip-white = White cantrips
school-cantrip-black = Black cantrips
school-alchemy = Alchemy
school-conjuring = Conjuring
school-elemental = Elemental
school-mentalism = Mentalism
school-mutation = Mutation
school-thaumaturgy = Thaumaturgy

## Card types

type-attack = Attack spell
type-neutral = Neutral spell
type-counter = Counter spell
type-item = Item
type-energy = Energy card
type-neutral-counter = Neutral or counter spell
type-neutral-attack = Neutral or attack spell

## Ranges

range-self = Caster
range-adj = Adjacent
range-los = Line of sight
range-any = Anywhere

## Durations

duration-inst = Instant
duration-temp = Temporary
duration-perm = Permanent

## Cantrips

name-full-shield = Full Shield
table-brief-full-shield = Cancels a spell that hits you
card-full-shield = Cast this when a spell of any type that targets you or would hit you is being cast: the spell is cancelled. It is no help against items, weapons, punches and Mundane cards.
name-negate-neutral = Negate Neutral
table-brief-negate-neutral = Cancels a neutral spell
card-negate-neutral = Cast this when a wizard you see is casting a neutral spell, whoever it is meant for: the spell is cancelled. A Global spell you may cancel without seeing its caster; a card cast as a counter is no neutral spell, and Mundane cards cannot be answered.
name-drop-object = Drop Object
table-brief-drop-object = Target drops 1 thing
card-drop-object = A wizard you see drops, on the spot, the treasure or one item they carry. You choose which when the spell works. The target must be carrying something.
name-zot = Zot!
table-brief-zot = Energy as damage, or 2 stun
card-zot = Choose one: magical damage equal to its energy to a wizard or breakable object you see, or 2 stun markers for a wizard you see.
name-around-the-corner = Around the Corner
table-brief-around-the-corner = Your spell turns 1 corner
card-around-the-corner = Play this together with a spell of range line of sight: the line may take one bend of up to 180 degrees, always to the same side. Not for Lightning Bolt or anything thrown, and only once per spell. If this card is cancelled and your spell has no line left without it, the spell is cancelled too.
name-create-wall = Create Wall
table-brief-create-wall = Raises a wall, 5 cracks
card-create-wall = Creation: raise a stone wall on a border you see that has no wall and no door; open exits and the borders of a base are allowed. It blocks movement and sight and falls with 5 cracks. It stands as long as you maintain the spell; on the outer side of a sector it is destroyed when that sector turns.
name-destroy-wall = Destroy Wall
table-brief-destroy-wall = Breaks a wall, 2 damage beside it
card-destroy-wall = Destroy one wall section or door you see, created and sealed ones and a Wall of Fire included, but no outer wall. Then every wizard on the two squares beside it suffers 2 physical damage, you too. This is no attack and cannot be evaded, and it is allowed in your first turn.
name-dispel = Dispel
table-brief-dispel = Ends 1 spell in play
card-dispel = End one temporary or permanent spell in play, with all that depend on it; your own may be chosen. You must see its object or border or the wizard it affects (a Global spell counts as seen). Of a Booby Trap you remove only one marker.
name-pick-lock = Pick Lock
table-brief-pick-lock = Opens a door beside you
card-pick-lock = Mundane: a closed, unsealed door of your square opens and you hold it open for as long as you stay beside it. You get no right to open it again later. Nobody can counter this.
name-rotate-sector = Rotate Sector
table-brief-rotate-sector = Turns 1 sector
card-rotate-sector = Turn any sector by 90 degrees left, 90 degrees right or 180 degrees. Everything on it turns along, and nobody counts as entering a square; portals and exits stay joined as they are. Created walls and doors and Walls of Fire on its four outer sides are destroyed, and printed walls there are whole again.
name-large-rock = Large Rock
table-brief-large-rock = Throw: 2 damage
card-large-rock = Carried, thrown weapon: as your attack throw it at a wizard or breakable object you see for 2 physical damage. Afterwards it lies on the target's square, or on the square in front of a wall, a door, a Stone Block or a Big Man. Whoever likes may pick it up.
name-energy-6 = Energy 6
table-brief-energy-6 = Energy 6, or 6 steps
card-energy-6 = Discard this to boost a spell to energy 6 while you cast it, or once in your turn for 6 extra movement points.

## Alchemy

name-fools-gold = Fool's Gold
table-brief-fools-gold = Foils a theft in your sector
card-fools-gold = Cast this when someone else picks up any treasure lying in your home sector: their turn ends at once, without discarding or drawing. You put the treasure on any other square of your home sector without a Stone Block; on your base it may score. Full Shield does not stop it.
name-acid-bath = Acid Bath
table-brief-acid-bath = 2 damage each turn
card-acid-bath = Curse on a wizard you see, for as many turns as its energy: in each of your Time Passes phases the target suffers 2 magical damage. It uses your attack only in the turn you cast it; its damage cannot be evaded, and a death by it does not score. It ends as soon as a Waterbolt hits the target or Flood is cast.
name-stone-dead = Stone Dead
table-brief-stone-dead = Energy + stones as damage
card-stone-dead = A wizard you see suffers magical damage equal to the spell's energy plus the number of Magic Stones they carry.
name-add = Add
table-brief-add = 2 energy cards add up
card-add = Play this with one boost of a spell or with your speed-up: you use two cards with an energy value and their sum counts, each raised by your Powerstones. Nothing more can be added, and Add's own energy value does not count. Only in your own Move and Cast; if Add is cancelled, only the first card counts.
name-homunculus = Homunculus
table-brief-homunculus = Takes hits for you
card-homunculus = Creation in front of you with as many energy markers as its energy; they are its life. It catches every attack of range line of sight that targets you: you evade, and its damage takes that many markers instead, with all else lost. At 0 markers it ends. If the attack cannot be evaded, both of you suffer it; punches and other close attacks pass it by.
name-bloodshard = Bloodshard
table-brief-bloodshard = Each hit hurts 1 less
card-bloodshard = Carried, trinket: every source of damage hurts you 1 less.
name-boomstone = Boomstone
table-brief-boomstone = Throw: 4 fire damage
card-boomstone = Carried, Magic Stone: as your attack throw it at a wizard or breakable object you see for 4 magical fire damage; then it is discarded. If its carrier suffers fire damage, all their Magic Stones are destroyed, and then each Boomstone among them deals its carrier 4 magical fire damage. A death by such an explosion scores for nobody.
name-brainstone = Brainstone
table-brief-brainstone = Hand limit +2
card-brainstone = Carried, Magic Stone: your hand limit is 2 higher. The first time in the game that you play or get it, you draw 2 cards at once. When it leaves you, you discard 2 hand cards of your choice at once. Fire damage you suffer destroys it.
name-lifestone = Lifestone
table-brief-lifestone = +1 life each turn
card-lifestone = Carried, Magic Stone: you gain 1 life at the start of your turn, up to 20. Fire damage you suffer destroys it.
name-mightstone = Mightstone
table-brief-mightstone = Punch + 1 die
card-mightstone = Carried, Magic Stone: your punch deals one die roll more physical damage. Fire damage you suffer destroys it.
name-null-powder = Null Powder
table-brief-null-powder = Cancels or ends 1 spell
card-null-powder = Carried, discard it for one of two uses. As a counter: cancel a spell of range line of sight that targets you; only Anti-Anti can answer this. Or in your own turn: end one temporary or permanent spell you see, as with Dispel.
name-powerstone = Powerstone
table-brief-powerstone = Energy cards count +1
card-powerstone = Carried, Magic Stone: each card you play for its energy value, to boost a spell or to speed up, counts 1 more. Without such a card there is no bonus, and the Wizardblade gets none. Fire damage you suffer destroys it.
name-speedstone = Speedstone
table-brief-speedstone = Speed +1
card-speedstone = Carried, Magic Stone: your base speed is 1 higher. Fire damage you suffer destroys it.
name-spellstone = Spellstone
table-brief-spellstone = Draw 3 instead of 2
card-spellstone = Carried, Magic Stone: in your draw step you may draw 3 cards instead of 2, but never beyond your hand limit. Fire damage you suffer destroys it.
name-universal-solvent = Universal Solvent
table-brief-universal-solvent = Throw: destroys an object
card-universal-solvent = Carried, thrown weapon, but no attack: in your turn throw it at one object you see, and both are destroyed. Any door, inner wall, Wall of Fire, Stone Block, cloud, bush, dropped item, strewn tacks or trap marker will do; not a treasure, an outer wall, a seal or glue.
name-visionstone = Visionstone
table-brief-visionstone = Spells cross 1 wall
card-visionstone = Carried, Magic Stone: the line of each of your spells with range line of sight or adjacent may cross one wall or door, chosen anew for each spell; never an outer wall, a pillar or a Wall of Earth raised against it. It does not help throws. Fire damage you suffer destroys it.
name-energy-4 = Energy 4
table-brief-energy-4 = Energy 4, or 4 steps
card-energy-4 = Discard this to boost a spell to energy 4 while you cast it, or once in your turn for 4 extra movement points.
name-energy-5 = Energy 5
table-brief-energy-5 = Energy 5, or 5 steps
card-energy-5 = Discard this to boost a spell to energy 5 while you cast it, or once in your turn for 5 extra movement points.

## Conjuring

name-shield = Shield
table-brief-shield = 2 less damage, + energy
card-shield = Cast this when one source is about to damage you, attack or not: the damage is 2 less, or, if you boost Shield, less by the boost plus 2. You decide when the amount is known. It does not work against Mundane damage.
name-wall-of-earth = Wall of Earth
table-brief-wall-of-earth = Stops 1 attack in sight
card-wall-of-earth = Cast this when an attack of range line of sight is announced, at whomever: raise a wall of earth on a border without wall or door that its line crosses and that you see. It stops that one attack and collapses; a spell is cancelled, a throw lands in front of it, and a Lightning Bolt is turned back. Not against punches, the Wizardblade, Globe of Pain or Disease, nor within one square.
name-ward = Ward
table-brief-ward = A thief takes 3 damage
card-ward = Cast this when another wizard picks up one of your treasures, wherever it lies: that wizard suffers 3 magical damage and rolls the die; on 1 or 2 the treasure is dropped on the wizard's square. Full Shield can stop this. The taker's phase ends either way, and a death by it does not score.
name-fire-darts = Fire Darts
table-brief-fire-darts = Energy × 1 fire damage
card-fire-darts = Fire: you shoot as many darts as its energy, each at any wizard or breakable object you see; name all targets first. Each dart is a separate source of 1 magical fire damage and must be countered by itself. Only Absorb Spell and Flood stop all of them.
name-ka-bong = Ka-Bong!
table-brief-ka-bong = 4 damage, 1 stun
card-ka-bong = 4 physical damage to a wizard or breakable object you see. If any of it gets through to a wizard, that wizard gets 1 stun marker.
name-swap = Swap
table-brief-swap = Trade places
card-swap = You and a wizard you see change squares, keeping what you carry; both of you enter your new squares. You may not leave yours again this turn of your own will. You cannot cast this while stunned.
name-booby-trap = Booby Trap
table-brief-booby-trap = 4 markers, 1 deals 4 damage
card-booby-trap = Creation: put the 4 trap markers face down on 4 different empty squares anywhere that are no base; only you know which one is real. When any other wizard enters one, it is turned up. The real one deals 4 magical damage, no attack and not to be evaded, and the spell ends with all its markers; a blank one is just removed.
name-create-door = Create Door
table-brief-create-door = A door for you alone
card-create-door = Creation: put a door on a stone wall or free border you see, but not on an outer wall, a Wall of Fire or another door. Only you, or someone with a Master Key, may unlock it; if it is at your square, you may hold it open right away. It falls with 3 cracks, and the border is then open for good; if the spell ends otherwise, a wall it replaced is back with its cracks.
name-dust-cloud = Dust Cloud
table-brief-dust-cloud = A cloud hides a square
card-dust-cloud = Creation: a cloud fills an empty square you see, not a base, and blocks sight. Anyone may walk in, but inside you see only yourself and the cloud, and nobody sees you. To leave by a step you pay 1 movement point and roll a random direction; if that way is blocked, you stay. With Windrider, Teleport or Swap, and as Mist Body or Slime, you need not roll.
name-glue = Glue
table-brief-glue = Holds 1 lying thing
card-glue = For as many turns as its energy, one dropped item, treasure or other lying object you see cannot be picked up or moved. Carried things cannot be glued; a glued thing still turns with its sector.
name-rosebush = Rosebush
table-brief-rosebush = Entering it: 3 damage
card-rosebush = Creation: a bush on an empty square you see, not a base; it blocks sight. Whoever enters, you too, suffers 3 physical damage, which is no attack and cannot be evaded. It falls with 1 crack or any fire damage.
name-thornbush = Thornbush
table-brief-thornbush = Entering it: 1 damage, turn over
card-thornbush = Creation: a bush on an empty square you see, not a base; it blocks sight. Whoever enters, you too, suffers 1 physical damage, gets 1 stun marker and, in their own turn, loses the rest of it, drawing included; a forced move stops there. This is no attack and cannot be evaded. It falls with 1 crack or any fire damage.
name-handful-of-tacks = Handful of Tacks
table-brief-handful-of-tacks = Entering them: 3 damage
card-handful-of-tacks = Carried, trinket: in your Move and Cast strew them for free on an adjacent empty square you see; dropped, they lie strewn on your own. Whoever enters, you too, suffers 3 physical damage, which is no attack and cannot be evaded. To collect them you must stand on or next to them when your Move and Cast begins and give up that whole phase. A Water spell destroys strewn tacks.

## Elemental

name-fireball = Fireball
table-brief-fireball = 5 fire damage
card-fireball = Fire: 5 magical fire damage to a wizard or breakable object you see. Fire damage destroys a wizard's Magic Stones and burns down a bush.
name-lightning-bolt = Lightning Bolt
table-brief-lightning-bolt = 3 damage in a line, 1 stun
card-lightning-bolt = A bolt flies north, east, south or west from your square, entering as many squares as its energy; at least one other wizard must be on its path. Each time it enters a wizard's square, it deals 3 magical lightning damage, each pass a source of its own. At a wall, a closed door or a Stone Block it turns round, enters the square it is in again and flies on, and can hit you too. Whoever is hurt by it gets 1 stun marker.
name-waterbolt = Waterbolt
table-brief-waterbolt = Energy as damage or push
card-waterbolt = Water: aim at yourself, a wizard or an object you see and split its energy as you like into magical water damage and squares of push; the damage comes first. The push goes straight away from you, never round a corner, stops at the first obstacle and moves only wizards and dropped items. Fire spells on the target end, an Acid Bath is washed off, and a Wall of Fire, a dropped Fire item or strewn tacks are destroyed. At yourself it still uses your attack, and stunned you may not push yourself.
name-flood = Flood
table-brief-flood = Puts out all fire
card-flood = Global, Water: at once all Fire spells end and all Fire items and objects are destroyed, Acid Baths are washed off and strewn tacks are gone. For as many turns as its energy nobody can play a Fire spell or a Fire item. You may cast it as a counter when you are attacked; a Fire spell attacking you is then cancelled, other attacks go on.
name-wall-of-fire = Wall of Fire
table-brief-wall-of-fire = Passing it: 4 damage
card-wall-of-fire = Fire. In your turn: a barrier of fire on a free border you see; it blocks sight but not movement and takes no cracks. Whoever passes, you too, suffers 4 magical fire damage, which is no attack and cannot be evaded. As a counter: when a wizard you see casts any Water spell (a Global one you need not see), both cards cancel each other.
name-fog = Fog
table-brief-fog = Sight of 1 square
card-fog = Global: for as many turns as its energy nobody's line of sight reaches farther than 1 square.
name-mist-body = Mist Body
table-brief-mist-body = Nobody can attack you
card-mist-body = Transformation for as many turns as its energy: no object stops you or does anything to you, except walls and Stone Blocks, which work as ever; a Wall of Fire burns you. You cannot attack and cannot be attacked or hit by an attack; other damage and curses already on you still work. You pick up and carry as usual.
name-stone-block = Stone Block
table-brief-stone-block = Fills a square, 8 cracks
card-stone-block = Creation: a block fills an empty square you see, not a base, and blocks sight and movement. It falls with 8 cracks and is not a wall.
name-stone-spikes = Stone Spikes
table-brief-stone-spikes = Each turn a throw: 3 damage
card-stone-spikes = For as many turns as its energy you may, as your attack, throw a spike at a wizard or breakable object you see for 3 physical damage; the spike then vanishes. The markers count turns, not spikes.
name-windrider = Windrider
table-brief-windrider = Fly straight as far as you like
card-windrider = Move at least 1 square in a straight line north, east, south or west, as far as you like and for no movement points, also through exits. Objects on the way do nothing to you, but walls, doors closed to you, Stone Blocks and a Big Man stop you, and a Wall of Fire burns you. What is on the square where you stop affects you.
name-fire-cloak = Fire Cloak
table-brief-fire-cloak = Punch +2, strikes back 2
card-fire-cloak = Carried, Fire: your punch deals 2 more magical fire damage. A wizard or bush that makes you suffer damage from your own or an adjacent square then suffers 2 magical fire damage, which is no attack. Any water damage you suffer destroys it before it can strike back.

## Mentalism

name-absorb-spell = Absorb Spell
table-brief-absorb-spell = Cancels a spell and takes it
card-absorb-spell = Cast this when a wizard you see is casting any spell, whoever it targets (a Global one you need not see): it is cancelled and its card comes into your hand, while cards that boosted it are discarded. It takes attacks, neutral spells, counters and modifiers, but no Mundane card and not Anti-Anti. Then your hand limit is checked; you may use the card at once if it fits.
name-brain-burn = Brain Burn
table-brief-brain-burn = 1 damage a card in hand
card-brain-burn = A wizard you see may first give up any number of hand cards and maintained spells, which end. Then that wizard suffers 1 magical damage for each hand card and maintained spell left; carried items do not count.
name-mental-force = Mental Force
table-brief-mental-force = Moves a target energy + 3
card-mental-force = You move a wizard you see up to its energy plus 3 squares, step by step, as that wizard could walk, with their own doors and form but without movement points. Squares entered have their effects, a Thornbush ends the move, and leaving a Dust Cloud is rolled. The wizard keeps what is carried; damage on the way is not part of your attack.
name-powerthrust = Powerthrust
table-brief-powerthrust = Energy + 2 damage
card-powerthrust = Magical damage equal to its energy plus 2 to a wizard or breakable object you see.
name-psychic-storm = Psychic Storm
table-brief-psychic-storm = Energy as damage in a cross
card-psychic-storm = Choose a square you see: every wizard there and on the squares directly north, east, south and west of it suffers magical damage equal to its energy, you included. It goes through walls, but not over the edge of the board or through portals. It cannot be evaded, and at least one other wizard must be in the area when you announce it.
name-share-life = Share Life
table-brief-share-life = Both get half of all life
card-share-life = Add your life and that of a wizard you see: each of you then has half, and you get the odd point. This is neither damage nor healing, so Shield and Pain Link do not apply, and it cannot kill.
name-thought-steal = Thought Steal
table-brief-thought-steal = Take up to 2 cards
card-thought-steal = Look at the hand of a wizard you see and take up to 2 cards of your choice; then go down to your hand limit. Maintained spells and carried items are safe.
name-pain-link = Pain Link
table-brief-pain-link = Attackers suffer the same
card-pain-link = For as many turns as its energy, whatever damage you suffer from a wizard's attack that wizard takes as well; this is no attack and cannot be evaded, and it sets off no other Pain Link. You may cast it in your turn, or as a counter when you are attacked. A death by it does not score.
name-teleport = Teleport
table-brief-teleport = Jump 1 to 4 squares
card-teleport = Move 1 to 4 squares, counted north, east, south or west and ignoring walls, doors and objects, but not through outer walls nor onto a Stone Block or another Big Man. In your turn: for the rest of it you may not leave your square again of your own will. As a counter, when you are attacked: if the attack could not be aimed at your new square, you have evaded it.
name-astral-projection = Astral Projection
table-brief-astral-projection = Cast from 3 squares away
card-astral-projection = Play this together with a spell of range line of sight or adjacent or with Globe of Pain: choose an empty square within 3 squares, counted north, east, south or west and ignoring walls and objects; you cast as if from there. Not for throws, Pick Lock, Pass Through Wall, picking up with Stretch or spells on yourself, and only once per spell. Your body stays where it is.
name-meditate = Meditate
table-brief-meditate = Draw 3 cards
card-meditate = Draw 3 cards, then go down to your hand limit. Your turn goes on.
name-shatter = Shatter
table-brief-shatter = 1 damage is 1 crack
card-shatter = For as many turns as its energy, every point of damage you deal to an object makes a crack, where it would otherwise take 3.

## Mutation

name-featherweight = Featherweight
table-brief-featherweight = Damage turns into steps
card-featherweight = Cast this when you are attacked; for as many turns as its energy each point of damage turns into a move of 1 square instead of hurting you. The first step goes away from the attacker, or sideways if that is blocked; from then on you choose the way, but never straight back. You suffer points for which no step is possible or left after a Thornbush has stopped you, and all damage on squares you enter this way.
name-disease = Disease
table-brief-disease = 3 damage where you enter
card-disease = For as many turns as its energy: each time you enter a square, by any means and in anyone's turn, every other wizard there suffers 3 physical damage, each wizard at most once per turn. It uses your attack only in the turn you cast it; only then are its hits attacks that can be answered and can score.
name-heave-ho = Heave-Ho
table-brief-heave-ho = Treasure: 1 damage a square
card-heave-ho = Mundane: hurl your carried treasure at something you see, be it a wizard, a breakable object or an empty square. The target suffers as much physical damage as the treasure flew squares, counted north, east, south or west. The treasure lands there, or in front of what fills or blocks the way, and can score at once on a base. Nobody can counter this; only evasion or reduction already in force helps.
name-gnome-form = Gnome Form
table-brief-gnome-form = Speed 2, evades on 1–2
card-gnome-form = Transformation for as many turns as its energy: your base speed is 2, and each time you are attacked you roll the die; on 1 or 2 you evade. You may cast it in your turn, or as a counter when you are attacked.
name-stretch = Stretch
table-brief-stretch = Take, put, punch from afar
card-stretch = Choose one. Neutral: pick up a lying item or treasure you see at the usual cost (an item 1 movement point, a treasure ends the phase). Neutral: put a carried item or your treasure on a square you see without a Stone Block. Attack: punch one target you see with your usual punch.
name-adrenaline = Adrenaline
table-brief-adrenaline = 2 attacks a turn
card-adrenaline = On yourself or a wizard you see, for as many turns as its energy: that wizard may attack twice per turn. While stunned this means one attack and moving, or two attacks without moving. Several Adrenalines do not add up, and there is still no attack in the first turn.
name-big-man-form = Big Man Form
table-brief-big-man-form = Speed 3, punch 3, fills a square
card-big-man-form = Transformation for as many turns as its energy: your base speed is 3, and you fill your square, block sight and let nobody enter or pass. When you move, you push wizards, but no objects, before you; where there are several ways they choose theirs, and if one cannot give way, you cannot enter. Pushing is no attack. Your punch deals 3 physical damage.
name-extra-arms = Extra Arms
table-brief-extra-arms = Items do not count
card-extra-arms = Transformation for as many turns as its energy: your items do not count against your hand limit. For 1 movement point you pick up as many items in your square as you like, one treasure included, and your phase goes on after taking a treasure; without a point you may only take a treasure as anybody may, which ends your phase. Your punch strikes everyone else in reach.
name-golem-form = Golem Form
table-brief-golem-form = Speed 2, punch 2, hits −2
card-golem-form = Transformation for as many turns as its energy: your base speed is 2, your punch deals 2 physical damage, and damage to you from each source is 2 less. You cast counters only, but may still use items and speed up. Picking up a treasure costs you 1 movement point instead of ending the phase.
name-mad-dash = Mad Dash
table-brief-mad-dash = Steps left × 2
card-mad-dash = Your remaining movement points are doubled; you need at least 1, and points gained later are not doubled. A treasure you carry falls at once, and this turn you can take none up again.
name-slime-form = Slime Form
table-brief-slime-form = Speed 3, seeps through doors
card-slime-form = Transformation for as many turns as its energy: your base speed is 3, and you move through doors, even sealed ones, and objects unharmed, but not through walls or Stone Blocks, and a Wall of Fire burns you. Going through a closed door, you leave your treasure on the square before it. Wherever you enter, each other wizard on that square suffers 1 physical damage, which is no attack and cannot be evaded. You cannot attack and cast counters only.
name-strength = Strength
table-brief-strength = Physical damage × 2
card-strength = For as many turns as its energy, all physical damage you deal is doubled: punches, throws, spikes, Ka-Bong!, Heave-Ho, Disease and Slime, but not that of walls, bushes or tacks. As your attack you may try to tear a carried item or treasure of your choice from a wizard in your square: after reactions you roll, and on 2, 3 or 4 it is yours. You cannot tear away a treasure while you carry one.
name-wallivore = Wallivore
table-brief-wallivore = Eats a wall: +2 life
card-wallivore = Destroy one stone wall of your square, not an outer wall, and gain 2 life, up to 20.
name-werewolf-form = Werewolf Form
table-brief-werewolf-form = Speed 4, punch = 1 die
card-werewolf-form = Transformation for as many turns as its energy: your base speed is 4, and your punch deals one die roll of physical damage. You cast counters only, but may still use items and speed up.

## Thaumaturgy

name-anti-anti = Anti-Anti
table-brief-anti-anti = Cancels a counter
card-anti-anti = Cast this when a counter, or Null Powder used as one, is played against one of your spells: that counter is cancelled, be it Shield, an evading spell or Wall of Earth. It does not help your punches, weapons or throws. It cannot itself be cancelled or absorbed; your target may still play another counter.
name-backlash = Backlash
table-brief-backlash = Cancels, and strikes back
card-backlash = Cast this when an attack spell that targets you or would hit you is being cast: it is cancelled, and its caster suffers magical damage equal to its energy, 1 if it was not boosted. This is no attack and cannot be evaded, and a death by it does not score. It is no help against items, weapons and punches.
name-globe-of-pain = Globe of Pain
table-brief-globe-of-pain = Energy as damage, 6 squares
card-globe-of-pain = A globe rolls up to 6 squares by any way to one wizard and deals that wizard alone magical damage equal to its energy; you need not see the target. It turns corners and ignores objects, but stone walls, outer walls, closed doors and Stone Blocks are in its way, and it cannot go on past a Big Man. Wall of Earth and Homunculus do not stop it.
name-slow-death = Slow Death
table-brief-slow-death = 1 damage a card drawn
card-slow-death = Curse on a wizard you see, for as many of your turns as its energy: each card the target draws from the deck deals 1 magical damage, each a source of its own; nobody has to draw. It uses your attack only in the turn you cast it, and a death by it does not score.
name-yoink = Yoink!
table-brief-yoink = Take 1 item
card-yoink = Take one carried item of your choice, no treasure, from a wizard you see; you carry it now, and it counts against your hand limit at once. You choose when the spell works, and the target must carry an item.
name-invisible = Invisible
table-brief-invisible = Evades on 2–4
card-invisible = For as many turns as its energy: each time you are attacked you roll the die; on 2, 3 or 4 you evade. You may cast it in your turn, or as a counter when you are attacked.
name-gravity = Gravity
table-brief-gravity = All drop everything
card-gravity = Global: at once all wizards, you too, drop all items and treasures they carry on their squares; points are counted when all have dropped. For as many turns as its energy nobody can pick up objects or treasures, not even with Stretch or Extra Arms.
name-pass-through-wall = Pass Through Wall
table-brief-pass-through-wall = A step through a wall
card-pass-through-wall = You step at once through one wall of your square for 1 movement point, and nothing that wall does affects you. It works for stone walls, created walls and Walls of Fire, not for outer walls or doors, and you must be able to enter the square behind.
name-seal-door = Seal Door
table-brief-seal-door = Shuts a door for all
card-seal-door = Seal a door you see: it closes, and nobody can unlock, open or hold it, not even with a Master Key or Pick Lock. It can still be destroyed, and then the spell ends.
name-master-key = Master Key
table-brief-master-key = Opens every door
card-master-key = Carried, trinket: you may unlock every door that is not sealed, so you may walk through it or hold it open.
name-dagger = Dagger
table-brief-dagger = Throw: 3 damage
card-dagger = Carried, weapon: as your attack throw it at a wizard or breakable object you see for 3 physical damage. Afterwards it lies on the target's square, or on the square in front of a wall, a door, a Stone Block or a Big Man. Whoever likes may pick it up.
name-wizardblade = Wizardblade
table-brief-wizardblade = A card’s energy as damage
card-wizardblade = Carried, weapon: as your attack on a wizard or breakable object in your square or an adjacent one you see, discard a hand card with an energy value; it deals that much magical damage, Powerstones not counted. Against objects each point makes 1 crack.
