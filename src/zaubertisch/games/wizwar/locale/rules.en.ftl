rules-title = Wiz-War – the rules

## Set-up

WW-001 = Two, three or four can play; seats are counted clockwise, and everyone is given a different colour at random: blue, red, yellow or green.
WW-002 = You own your wizard, the sector in your colour (your home sector) with its base, and two treasures.
WW-003 = All sectors show the same side: A, the new one, or B, the classic one.
WW-004 = One sector per player is used; each gets a random place in the layout for that number of players and is turned at random by 0, 90, 180 or 270 degrees.
WW-005 = The portals stand at fixed exits for each number of players and stay there for the whole game.
WW-006 = You begin on your own base, and each of the two treasure starts of your home sector holds one of your treasures.
WW-007 = The deck holds the 12 white cantrips and the 24 cards each of three other schools, 84 shuffled cards in all; the remaining cards are not used.
WW-008 = The three schools can be named, drawn at random or picked in turn; without a choice they are Alchemy, Elemental and Mentalism, a good mix for a first game.
WW-009 = You begin with a hand of 5 cards that only you may see.
WW-010 = You begin the game with 15 life.
WW-011 = Who takes the first turn is drawn at random.

## Turn order and phases

WW-012 = Beginning with the starting player, you take whole turns clockwise until someone has won; the player whose turn it is is the active player.
WW-013 = Players whose wizard is dead take no more turns.
WW-014 = Your turn has three phases in fixed order: Time Passes, Move and Cast, Discard and Draw.
WW-015 = You may finish Move and Cast whenever nothing announced is still being settled; Discard and Draw comes next.
WW-016 = If an effect ends your turn, your remaining phases are lost; if it only ends the phase, you go on with Discard and Draw.

## Phase 1: Time Passes

WW-017 = Time Passes begins with what your own spells and items do at that moment: your Acid Baths deal their damage, and your Lifestone heals you.
WW-018 = In Time Passes you then take 1 energy marker off each temporary spell you maintain; a spell that loses its last one ends at once and is discarded.
WW-019 = At the end of Time Passes you remove one of your stun markers if you have any; you still count as stunned until this turn is over.
WW-020 = Spells that other players maintain lose no marker in your Time Passes phase, not even those cast on you.

## Phase 2: Move and Cast

WW-021 = In Move and Cast you may move, attack, play cards, use your items, pick things up and drop them, open and close doors and end your own spells, in any order you like.
WW-022 = You need not use all movement points in one go: other actions may come between your steps.
WW-023 = In your phases Move and Cast and Discard and Draw you may at any time end a spell you maintain or drop a carried item, free of charge; also between two cards you draw, to make room for the next one.

## Movement

WW-024 = You begin Move and Cast with as many movement points as your base speed, usually 3.
WW-025 = A step takes you to the next square north, east, south or west and costs 1 movement point; diagonal steps are not possible.
WW-026 = You cannot step through a stone wall, an outer wall or a door that is closed to you, nor onto the square of a Stone Block or of another wizard in Big Man Form.
WW-027 = You may walk through other wizards and share a square with as many of them as you like.
WW-028 = To take a step or pick up an item you need at least 1 movement point. If you shed a Speedstone or a form to make room for the item and are left without a point, what you shed is gone and the item stays where it lies.
WW-029 = You enter a square whenever you arrive there, whether by a step, a push, Swap, Teleport, Windrider or against your will; each time, effects happen in this order: Wall of Fire on the way, trap, bush, tacks, then what you do to others as Slime or with Disease.
WW-030 = Movement points you have not used when Move and Cast ends are lost.

## Speed-up and base speed

WW-031 = Once in your turn you may discard an energy card or another hand card with an energy value for that many extra movement points this turn.
WW-032 = You may speed up at any moment of Move and Cast.
WW-033 = With Add you may use two cards with an energy value for your one speed-up, and each Powerstone you carry makes each card count 1 more.
WW-034 = If your base speed changes during your Move and Cast, the movement points you have left rise or fall by the same amount.
WW-035 = Your movement points can drop below 0 when your base speed falls; you can move again this turn only once you have more than 0.
WW-036 = Your base speed is 3, as Gnome or Golem 2, as Big Man or Slime 3, as Werewolf 4; each Speedstone you carry adds 1.

## Board edge and portals

WW-037 = If you walk off the board through an exit without a portal, you come back in through its partner on the opposite side; this costs 1 movement point like any step.
WW-038 = If you walk through a portal, you come out of the other portal of that colour; this costs 1 movement point like any step.
WW-039 = Two squares joined by their exits are neighbours in every way: for moving, line of sight, range and casting.
WW-040 = Outer walls, with nothing but the edge of the board behind them, cannot be passed, damaged or destroyed by anything.
WW-041 = The border between two joined exits is a single one: whatever stands on it stands at both ends.

## Doors

WW-042 = A door is closed and locked unless someone is holding it open.
WW-043 = You may unlock an unsealed door if it is printed on your home sector, if your own Create Door made it, or if you carry a Master Key.
WW-044 = You may walk through a closed door you may unlock for the price of a normal step; it closes again behind you.
WW-045 = In your Move and Cast you may open a door of your square that you may unlock and hold it open, free of charge.
WW-046 = A door that is held stands open for everyone: walking, seeing and throwing through it are all possible.
WW-047 = If nobody holds a door, you cannot follow someone through it, unless you may unlock it yourself.
WW-048 = A door closes when nobody holds it any more; you stop holding it by closing it in your own Move and Cast, by leaving the squares beside it or by dying.
WW-049 = If you walk through a door you are holding, you still stand at it and may keep holding it.
WW-050 = After Pick Lock you hold the door open, but this gives you no right to unlock it again later.
WW-051 = A sealed door stays shut: nobody can open, unlock or hold it, not even with a Master Key or Pick Lock.

## Random direction

WW-052 = A random direction is rolled with the die: 1 is east (right), 2 south (down), 3 west (left), 4 north (up) on the board as shown.

## Attack

WW-053 = You have one attack in your turn; a punch, an attack spell and the attack of an item or of a spell you maintain all use it.
WW-054 = You cannot attack in your first turn.
WW-055 = You attack another wizard or an object, never yourself; only a card that says so, like Waterbolt, makes an exception.
WW-056 = If its card says so, a single attack can hit more than one wizard or object.
WW-057 = Announcing an attack uses it up, even if it is then cancelled, evaded or reduced to nothing.
WW-058 = An attack nobody counters hits without a roll.
WW-059 = First you name how you attack, with which extra cards, what boost and at which targets; only then may those under attack react.
WW-060 = Slow Death, Acid Bath and Disease cost you your attack only in the turn you cast them; the damage they do later is no attack.

## Punch and weapons

WW-061 = A punch takes no card: it is an attack that deals 1 physical damage to one wizard in your square or an adjacent one.
WW-062 = Your punch deals 1 physical damage, as Big Man 3, as Golem 2, as Werewolf one die roll, plus a die roll per Mightstone; Strength doubles this sum, a Fire Cloak then adds 2 magical fire damage, and all of it is one source.
WW-063 = With Extra Arms your punch attacks every other wizard in reach at the same time.
WW-064 = You may also punch a breakable object in reach.
WW-065 = Weapons and things you throw attack as their cards say, and they are not spells.

## Reactions

WW-066 = There are four moments to react: when a spell is announced, when an attack is announced, when one source is about to damage a wizard, and when a treasure has been picked up.
WW-067 = An attack spell can be answered as a spell and as an attack in one and the same round of reactions; using an item for anything but an attack cannot be answered.
WW-068 = Nobody can react to a Mundane card or to its damage; only what is already in force still helps: evasion, reduction, Pain Link, Featherweight.
WW-069 = All other living players may react, in turn order from the active player: first those attacked, then the rest; to damage only the wizard who is about to take it, to a picked-up treasure everyone simply in turn order.
WW-070 = When asked, you play one reaction or pass; if the announcement still stands after a reaction, everyone is asked again, until all pass in a row.
WW-071 = A spell played as a reaction is announced too and can be answered before it works, so whatever was announced last works first; to Null Powder as a counter the only answer is Anti-Anti.
WW-072 = You may react whenever the trigger on your card occurs, in your own turn as well as in others'; outside your own turn no other spells are possible.
WW-073 = You may boost a reaction like any other spell, even when it is not your turn.
WW-074 = Before anyone decides on reactions to an attack, the lasting protection of each wizard attacked is settled: first Homunculus, then the roll for Gnome Form, then the roll for Invisible.
WW-075 = Each reaction answers only what its card names: a spell (Full Shield, Backlash, Null Powder, Negate Neutral, Absorb Spell, Wall of Fire, Anti-Anti), an attack (Wall of Earth, Teleport, Gnome Form, Invisible, Pain Link, Flood, Featherweight), damage (Shield) or a picked-up treasure (Ward, Fool's Gold).

## Cancel, reduce, evade

WW-076 = A cancelled spell does nothing and is discarded with all cards played for it; if it was an attack spell, your attack is used up all the same.
WW-077 = A cancelled spell is cancelled for all its targets; only Fire Darts are stopped dart by dart.
WW-078 = If damage or duration is reduced, what is left of it still works.
WW-079 = Damage reduced to 0 is no damage, and nothing that depends on it happens.
WW-080 = If its duration drops to 0, a spell is cancelled.
WW-081 = If you evade, the spell or attack happens and simply misses you; its other targets are still hit.
WW-082 = No evasion helps against an attack that cannot be evaded, and damage that is no attack can never be evaded.
WW-083 = You may play any number of counters against one announcement, several of the same name included.
WW-084 = A counter is discarded once it has worked or been cancelled; a temporary one that worked lies in front of its caster.

## Playing cards

WW-085 = You cast attack spells from your hand and only in your own Move and Cast, and each counts as your attack.
WW-086 = You cast neutral spells from your hand and only in your own Move and Cast, as many as you like.
WW-087 = You cast a counter from your hand and only in answer to the trigger on its card.
WW-088 = An energy card either speeds you up or boosts a spell just as you cast it.
WW-089 = A hand card with an energy value serves either for its own effect or for that value, never for both.
WW-090 = You may play any number of items from your hand in your own Move and Cast; you lay the card face up in front of you and carry the item from then on. Only what you carry like this can be used or dropped. This is no spell, and nobody can react to it.
WW-091 = A card with two types has only the type you cast it as.
WW-092 = You can play a card only if you name a legal target for it.
WW-093 = If a card and the rulebook disagree, the card is right.
WW-094 = You cast in this order: card and way of using it, helping cards (Astral Projection and its square, then Around the Corner), boost, targets, announcement, reactions, effect; then the card is discarded or lies in front of you.
WW-095 = You are offered only choices that can lead to a legal announcement.
WW-096 = As Golem, Werewolf or Slime you cast no attack spells and no neutral spells; you may still play and use items and speed up, and as Golem or Werewolf you may punch.

## Ranges

WW-097 = Range “caster”: the card affects only you, or the spell it is played with.
WW-098 = Range “adjacent”: the target must be in your square or in one directly north, east, south or west of it, and in your line of sight.
WW-099 = Range “line of sight”: the target may be any distance away, but you must see it.
WW-100 = Range “anywhere”: you need not see the target.
WW-101 = The borders, walls and doors adjacent to you are those on the four sides of your square.
WW-102 = “Within so many squares, ignoring walls” counts steps north, east, south or west on the board and through joined exits; an outer wall is never crossed.

## Kinds of targets

WW-103 = A border is the line between two squares; walls are created there.
WW-104 = A target door is one door; a target wall is one section as long as one square.
WW-105 = An object is a lifeless thing on the board, walls, doors and dropped items included; carried items and treasures are no objects.
WW-106 = A square is empty if no object, no treasure and no wizard is on it.
WW-107 = A target wizard is always someone else, unless the card names you yourself.
WW-108 = When a card targets a spell, it says whether it means one in play or one just being cast.
WW-109 = Sector, whole board, treasure and yourself are meant just as the card names them; there are no creatures in this game.

## Line of sight

WW-110 = To a wizard, a treasure, a dropped item or a square, the line of sight runs from the middle of your square to the middle of theirs.
WW-111 = To a wall, door or border, the line of sight runs from the middle of your square to the middle of that border.
WW-112 = Your line of sight is blocked if, on its way, it runs through an opaque square, meets a pillar or crosses a border you cannot see through.
WW-113 = You cannot see through stone walls, outer walls, closed doors, a Wall of Fire or a Wall of Earth; open doors and gaps where a wall or door was destroyed are clear.
WW-114 = Wherever a stone wall, an outer wall or a door, even an open one, ends at a corner of squares, a pillar stands; it goes when the last of them goes. RULING: the rulebook names pillars as part of walls; doors get them too, because a door stands in the line of a wall, and because a pillar is said to fall when a broken wall or door was the last it was joined to.
WW-115 = A square is opaque if it holds a Stone Block, Rosebush, Thornbush, Dust Cloud or a wizard in Big Man Form; nothing else on a square hinders sight.
WW-116 = You can see the very thing that makes a square opaque, and a Big Man with all who share his square; anything else in a bush is seen only from that square, and what is in a Dust Cloud by nobody, except that you always see yourself.
WW-117 = Standing in a bush you see only your square and the bush, in a Dust Cloud only yourself and the cloud, and not even the borders of your square; out of a Big Man's square you see as usual.
WW-118 = Apart from bushes and Dust Clouds you always see everything on your own square.
WW-119 = You see the square next to yours exactly if the border between them can be seen through; only bushes and Dust Clouds are special.
WW-120 = A line of sight runs straight on through joined exits, as if the sector behind were laid against the exit.
WW-121 = A line of sight may be any number of squares long, also through exits, once round and back to you. RULING: the program follows every line up to 19 squares each way and 200 longer shapes of line, up to 34 squares; on all three boards, with every wall and door gone, no longer line sees anything that one of these does not see past the same things.
WW-122 = The program works out lines of sight in whole numbers, so nothing is ever rounded.
WW-123 = A line of sight passes exactly through a corner of squares if there is no pillar, but not between two opaque squares; merely touching a pillar blocks it.
WW-124 = A line of sight never runs along a border: it can only cross a wall or touch its end, where a pillar stands.
WW-125 = If several lines reach a target, the one that crosses the fewest borders is used; if that leaves a tie, the program takes the shortest in a fixed order.
WW-126 = Between ordinary squares sight is mutual: if you see a square, you are seen from there.
WW-127 = Under Fog a line of sight may cross one border at most; of borders you see those of your own square and of the squares next to it that you can see.
WW-128 = With Around the Corner the line may take one bend of up to 180 degrees, always to the same side: from you to a square you see, there or on a clear square right beside it round the bend, and straight on to the target.
WW-129 = With a Visionstone the line of your spell with range line of sight or adjacent may ignore one wall or door, but no outer wall; pillars still block it.

## Durations and maintaining

WW-130 = An instant spell works at once; then it is discarded face up with all cards played for it.
WW-131 = A temporary spell lies in front of you with one energy marker for each point of its energy and works until the last marker is gone.
WW-132 = A permanent spell lies in front of you and works until something ends it.
WW-133 = You maintain the spells lying in front of you, and they count against your hand limit.
WW-134 = How long a spell lasts is settled when you cast it; you cannot lengthen it later.
WW-135 = In your turn you may end any spell you maintain whenever you like.
WW-136 = A spell that ends stops working at once: you discard its card, and what it created vanishes from the board.
WW-137 = You may drop an item you carry, but you cannot simply discard it.

## Boosting

WW-138 = Without a boost a spell has energy 1.
WW-139 = A boost takes the place of the 1 energy; it is not added to it.
WW-140 = You may use one card with an energy value per spell or action, or two with Add.
WW-141 = You can boost a spell only while you are casting it.
WW-142 = For each Powerstone you carry, every card you play for its energy value counts 1 more, for spells and for speed.
WW-143 = The energy value printed on a spell does not matter while you cast that very card.
WW-144 = Cards you boost with are discarded as soon as the spell is announced.

## Attributes

WW-145 = Creation: the spell makes a lasting object, never on a base square.
WW-146 = Curse: an attack whose effect lasts; it needs no further rule.
WW-147 = Fire and Water are attributes other cards refer to; fire damage also destroys Magic Stones.
WW-148 = Global: the spell affects the whole board, and for cancelling or dispelling it everyone always has line of sight.
WW-149 = Magic Stone: it is destroyed when the wizard who carries it suffers fire damage.
WW-150 = Mundane: nobody can answer this card with a counter.
WW-151 = Thrown Weapon, Weapon, Trinket and Lightning mean nothing beyond what the card says.
WW-152 = Transformation: you can have only one; a new one ends the one before.

## Objects and items

WW-153 = Portable objects are dropped items, shown as round markers; all other objects are fixed.
WW-154 = An item you carry lies as a card in front of you and is no object; once dropped it is an object on its square, and its card lies beside the board and belongs to nobody.
WW-155 = In your Move and Cast you may spend 1 movement point to pick up one portable object in your square, again and again while you have points.
WW-156 = If picking up an item would take you over your hand limit, you must make room first: drop an item, end a spell or discard a hand card.
WW-157 = Dropping an item is free and leaves it on your square, where any number may lie, even on a base and whoever stands there.
WW-158 = You can take a carried item from another wizard only with a card that says so.
WW-159 = A square on which a dropped item lies is not empty.
WW-160 = You can attack inner stone walls, created walls, doors of either kind, a Stone Block and bushes; other objects only if a card says so.

## Treasures

WW-161 = You can carry only one treasure, which is not an item and leaves your hand limit alone.
WW-162 = In your Move and Cast you may pick up a treasure in your square without spending movement points, even one of your own.
WW-163 = Picking up a treasure ends your Move and Cast at once, and Discard and Draw follows; only Golem Form and Extra Arms spare you this, each for 1 movement point. With Extra Arms but without a point you may still pick up the treasure as anybody may, and then your phase ends.
WW-164 = In your Move and Cast you may drop the treasure you carry on your square without spending movement points.
WW-165 = Each enemy treasure lying on your base gives you 1 victory point for as long as it lies there; a treasure being carried never does.
WW-166 = If an enemy treasure is picked up from your base or leaves it in any other way, you lose its victory point at once.
WW-167 = Nothing can damage or destroy a treasure.
WW-168 = The treasures of dead wizards stay in play and are worth as much as before.

## Damage to objects

WW-169 = An attack makes 1 crack in an object for every full 3 damage; anything left over is lost.
WW-170 = Each source of damage to an object is counted by itself: remainders of different attacks do not add up, but cracks do.
WW-171 = A door falls with 3 cracks, a stone wall with 5, a Stone Block with 8, a bush with 1 or with any fire damage.
WW-172 = Damage cannot destroy outer walls, treasures or objects whose card names no number of cracks.
WW-173 = Where a wall or door is destroyed, the border is open.
WW-174 = A pillar that no longer touches any wall or door is gone too.
WW-175 = Destroying what a spell created ends that spell.
WW-176 = With Shatter, and with the Wizardblade, each point of damage to an object makes 1 crack.

## Throwing

WW-177 = You can throw only what a card lets you throw.
WW-178 = A throw follows the plain line of sight: Visionstone, Around the Corner and Astral Projection do not help it.
WW-179 = Unless it is used up, a thing you throw ends up on the square of what it hit.
WW-180 = Thrown at a wall, a door, a Stone Block or a Big Man, or stopped by a Wall of Earth, a thing ends up on the last square it flew over before that.

## Creating objects

WW-181 = Objects that fill a square can be created only on an empty square that is not a base.
WW-182 = You create walls and doors along a border, never across a square; a base may be walled in.
WW-183 = A border that already has any kind of wall or door has no room for another; only a stone wall may get a created door.
WW-184 = Once its wall or door is destroyed, a border is free again.
WW-185 = A created object exists as long as its spell lasts.
WW-186 = Where two sectors meet, the walls printed on both count as a single wall.

## Changes of the board

WW-187 = When a sector is turned, everything on it turns too: inner walls and their cracks, doors, wizards, treasures, objects and markers.
WW-188 = Portals and the joins between exits stay in place when a sector is turned.
WW-189 = A created wall on the seam of two sectors does not survive a turn of either, and its spell ends.
WW-190 = A damaged wall on the seam of two sectors is whole again when one of them turns.

## Stun

WW-191 = While stunned you may either move or attack in your turn, but not both.
WW-192 = Stunned, you cannot attack after moving, and after attacking you cannot leave your square of your own will, neither by steps nor by spells.
WW-193 = Being stunned forbids nothing else: neutral spells, items and picking up are still allowed.
WW-194 = Each stun marker stands for one turn of being stunned, and they add up.

## Damage and life

WW-195 = Damage is taken off your life; you never have more than 20 life, and any gain beyond is lost.
WW-196 = Damage from one source is settled in steps: amount with doubling, minus 2 for Golem Form and 1 for a Bloodshard, then Shield, then Featherweight; what is left you suffer, its effects follow, and last Pain Link and Fire Cloak strike back. At 0 or less it all stops.
WW-197 = If you suffer fire damage, all Magic Stones you carry are destroyed, and then each Boomstone among them deals you 4 magical fire damage.
WW-198 = If you suffer water damage, the Fire Cloak you carry is destroyed.
WW-199 = Each dart, each pass of a bolt and each time you enter a bush is a source of its own; a whole punch or thrown item is just one.

## Death

WW-200 = Your wizard dies with 0 life or less.
WW-201 = Deaths are checked once the whole attack has been settled, or, for other damage, the whole source. But nothing moves you any further once you have no life left, neither knock-back nor wind nor a push: you lie where your life ran out, and your things drop there.
WW-202 = When your wizard dies, the figure leaves the board, your items and your treasure drop on that square, spells you maintain and spells on you end, and doors you hold close; your own treasures and your sector stay.
WW-203 = If your attack directly brings another wizard to 0 life or less, you get 1 victory point for good and that wizard's hand cards, but not the items or maintained spells.
WW-204 = If the hand of a wizard you killed takes you over your hand limit, you reduce at once.
WW-205 = If a wizard dies without being killed directly by another's attack, nobody gets a victory point, and the hand is discarded.
WW-206 = A kill is direct only if the attack itself first brought the wizard to 0 or less, not something else: a trap, Ward, a bush, a Wall of Fire, a falling wall, a curse in later turns, a Boomstone going off, Fire Cloak, Pain Link or Backlash.
WW-207 = If you die in the very action that would win you the game, you are dead and do not win.

## Discard and Draw, hand limit, deck

WW-208 = In Discard and Draw you first discard as many hand cards as you like.
WW-209 = After discarding you may draw up to 2 cards, one at a time and never beyond your hand limit; you may stop sooner. If the first card leaves no room for the second, you are asked whether you end a spell or drop an item for it.
WW-210 = With a Spellstone you may draw 3 cards instead of 2 in Discard and Draw.
WW-211 = When you have finished drawing, your turn is over.
WW-212 = Your hand limit is 7, with a Brainstone 9.
WW-213 = Hand cards, spells you maintain and items you carry count against your hand limit; treasures do not, and with Extra Arms neither do items. A card you are casting counts again only once it lies in front of you.
WW-214 = Whenever you are over your hand limit, you must get down to it at once.
WW-215 = Meditate and Thought Steal are carried out in full before your hand limit is checked.
WW-216 = When you must draw from an empty deck, shuffle the discard pile first: it is the new deck.
WW-217 = The discard pile lies face up for all to see.

## Victory

WW-218 = If you are alive and have 2 victory points (option points_to_win), you win at once, even in someone else's turn. A treasure hunt of two players is played to 2 only, for there are but two enemy treasures and a kill gives no point in it.
WW-219 = If yours is the only wizard left alive, you win at once.
WW-220 = If several players reach the goal at the same moment, the active player or the next one clockwise wins; with all wizards dead it is a draw.
WW-221 = Your victory points are the kills credited to you plus the enemy treasures lying on your base.

## Base squares and hats

WW-222 = No object can be created on a base square, anyone's; dropped items and treasures may lie there.
WW-223 = Walls and doors may be created at the borders of a base square.
WW-224 = Hats only show whom a spell lies on and who made which of several like objects; the program simply remembers both.

## Rulings: reactions and cancelling

WW-R01 = Shield takes 2 off the damage unboosted, and its boost plus 2 if boosted: the rulebook and the English card differ, and each is followed where it is clear.
WW-R02 = Shield helps against whatever single source damages you, even without an attack: a trap, a bush, a destroyed wall, Ward, Acid Bath, one dart or one pass of a bolt; only Mundane damage gets through.
WW-R03 = You decide on Shield when the amount of damage is known, after all rolls; other counters to a spell or attack are played when it is announced.
WW-R04 = If Anti-Anti removes your counter, the announcement still stands, so you are asked again and may play another counter.
WW-R05 = Anti-Anti stops any counter against a spell of yours, be it Shield, an evading counter, Wall of Earth or Null Powder, but no counter against punches, weapons or throws; it can itself be neither cancelled nor absorbed.
WW-R06 = If you see the wizard casting, Absorb Spell takes any spell as it is announced, be it attack, neutral spell, counter or modifier, but no Mundane one and not Anti-Anti. The card is in your hand at once, your hand limit is checked, and you may use it right away if it fits.
WW-R07 = To counter with Absorb Spell, Negate Neutral or Wall of Fire you must see the wizard who casts, on the square where that wizard really is.
WW-R08 = Add, Astral Projection and Around the Corner count as neutral spells; you announce them with the spell they help, and others may react to any one of these cards. Losing a helping card cancels the spell too, unless the spell is still legal at the same target without it; with Add lost, you keep only the first boost card.
WW-R09 = Everyone an announced spell would hit, such as a bolt or a storm, is regarded as its target and as attacked; the caster never is and may only use Shield.
WW-R10 = Lasting evasion is rolled before anyone decides on counters, so you can wait and see.
WW-R11 = Evasion is rolled once per attack and wizard; only for Fire Darts it is rolled for every dart.
WW-R12 = If the only target of a temporary attack spell evades, the spell is discarded.
WW-R13 = If the target of an attack is an object, no wizard is attacked: you can answer it only with Absorb Spell or Wall of Earth, a Water spell also with Wall of Fire, and such an answer with Anti-Anti.
WW-R14 = An item is no spell, so Backlash, Negate Neutral, Full Shield and Absorb Spell are useless against it.
WW-R15 = Flood as a counter cancels the Fire spell that attacks you; against any other attack it only has its effect on the board. A thrown Boomstone is not a Fire card and is not stopped.
WW-R16 = Anyone may cast Wall of Fire as a counter against any Water spell, whoever it is aimed at; both cards are discarded without effect.
WW-R17 = You are not asked to react to your own announcement, except that you may use Shield if it damages you.

## Rulings: attacks and targets

WW-R18 = You are offered a boost only for spells whose effect or duration depends on energy.
WW-R19 = An attack that names an object means a breakable one; only Waterbolt, Universal Solvent and Glue may choose others.
WW-R20 = You may punch an object only if that can make at least one crack or brings fire damage to a bush.
WW-R21 = A legal target is enough to play a card, even without any result; only for Yoink!, Drop Object, tearing and Heave-Ho there must be something to take or throw, and for cards like Dispel, Glue and Wallivore the thing they name.
WW-R22 = If attacker and target share a square, they see each other with no border in between, and Wall of Earth cannot help.
WW-R23 = Lightning Bolt enters one square per energy, also through exits; where a stone or outer wall, a closed door, a Wall of Earth or a Stone Block is in its way, it turns round and enters the square it is in once more. It hits all wizards on each square it enters; your own square counts only when the bolt comes back to it.
WW-R24 = A bolt that comes back hits you and everyone on your square; you cannot evade your own bolt, and if it kills you nobody scores.
WW-R25 = If you evade a bolt, you evade all of it; Shield, Golem Form and Bloodshard work on each pass, and one bolt gives a wizard only one stun marker.
WW-R26 = You may cast Lightning Bolt only if at least one other wizard is on its path.
WW-R27 = A Wall of Earth in its path turns a bolt round once; its path is worked out anew, and wizards it now hits may react too. Wall of Earth and Homunculus treat the bolt as a line-of-sight attack; it flies on through wizards, bushes, clouds and a Wall of Fire.
WW-R28 = Psychic Storm hits at once all wizards who were in its area when it was announced; Teleport moves you out but does not save you, and at least one other wizard must be in the area. RULING: it reaches its square and the four beside it through walls and doors, for the card names squares and asks for sight to the middle one only; but not over the edge or through portals, where no square lies beside another on the board.
WW-R29 = For Fire Darts you name all targets first; reactions to the whole spell are Flood, Absorb Spell, Anti-Anti and the counters that last (Featherweight, Pain Link, Invisible, Gnome Form). Then each dart is settled by itself, and Full Shield, Null Powder, Shield, Wall of Earth, Backlash (1 damage) or evasion stop only that dart; Absorb Spell and Flood stop all of them.
WW-R30 = Globe of Pain needs a way of at most 6 steps from you to its target that crosses no stone wall, outer wall or closed door and no Stone Block; it may end on a Big Man's square but not pass it, and it is no line-of-sight attack.
WW-R31 = Waterbolt first deals its damage, then pushes the target straight on in the main direction of your line (on a tie or in your own square you choose), never round a corner; the first obstacle stops it, a closed door stops everyone, and the rest is lost. Who has no life left is not pushed, and who loses the last on the way stops there. Exits are passed, and what happens on squares entered is not part of the attack. Objects allowed: breakable ones, Wall of Fire, dropped Fire items and strewn tacks (all three destroyed), other dropped items (pushed only).
WW-R32 = Waterbolt aimed at yourself uses your attack and is not possible in your first turn, but it attacks nobody; while stunned you may not push yourself with it.
WW-R33 = Wall of Earth answers only attacks with range line of sight: attack spells, throws, spikes, the punch of Stretch and the bolt; not punches, the Wizardblade, Globe of Pain, Disease or a mere move.
WW-R34 = Wall of Earth goes on a border without wall or door that the attack's line crosses or touches at its end and that you see; with Around the Corner both parts of the line count, and a Visionstone does not get past it. A spell it stops is cancelled, a throw lands in front of it.
WW-R35 = Ka-Bong! has range line of sight, like Fireball.
WW-R36 = The Wizardblade reaches adjacent targets; the card you discard for it needs an energy value, and Powerstones add nothing.
WW-R37 = The Dagger is thrown like a Large Rock, deals 3 physical damage and has no energy value: this is reconstructed from an older edition.
WW-R38 = The energy markers on Stone Spikes count turns, not spikes.
WW-R39 = Strength doubles all physical damage you deal: punches, spikes, thrown items, Disease, Heave-Ho, Ka-Bong! and the touch of Slime; not that of a destroyed wall, a bush or tacks.
WW-R40 = Tearing something away with Strength can be countered and evaded; the die is rolled after the reactions, and a torn-off item counts against your hand limit at once.
WW-R41 = Heave-Ho deals as much damage as its line crosses squares, where passing a corner counts 2; evasion already in force may still be rolled. The treasure lands like any thrown thing and can score at once on a base.
WW-R42 = If the target evades a throw, the thing lands on the square where the target stood when you threw it.
WW-R43 = Stretch used to attack is an attack spell with range line of sight that deals your punch damage. Dropping with it works on any square you see without a Stone Block, your own base included; picking up a treasure from afar can be answered like any pick-up.
WW-R44 = With Drop Object, Yoink! and Strength you choose among the things in sight only when the effect happens.
WW-R45 = After the reactions to Brain Burn the target gives up cards one by one, and maintained spells given up end; only then is the damage counted.
WW-R46 = Share Life is neither damage nor healing: Shield, Pain Link and stones have nothing to do with it, and it cannot kill.
WW-R47 = With Thought Steal you always see the hand and take none, one or two cards; then your hand limit is checked once.
WW-R48 = With Mental Force you move a wizard as that wizard could walk, doors and form included, without movement points; squares entered have their effects, a Thornbush stops the move, and leaving a Dust Cloud is rolled. The wizard keeps what is carried and picks nothing up, and damage on the way is not part of your attack.
WW-R49 = The damage of Backlash is the energy the cancelled spell had: 1 without a boost.
WW-R50 = Disease strikes whenever you enter a square, by any means and in anyone's turn, each wizard at most once per turn; only in the turn of casting is it an attack that can be answered and can score.
WW-R51 = A death by Acid Bath or Slow Death never scores; Acid Bath is washed off by Flood and by a Waterbolt that hits the target, self-aimed ones included.
WW-R52 = Under Slow Death every card you draw from the deck is a source of its own, in the draw step, by Meditate or by a Brainstone; cards you get from another hand do not hurt.

## Rulings: defence and wizards' states

WW-R53 = Homunculus always steps in first when an attack with range line of sight targets you: you evade, its damage removes that many markers from the Homunculus, which ends at 0, surplus and other effects are lost. If the attack cannot be evaded, both of you suffer it. Having no place on the board, it is never a target itself; to dispel it one must see you.
WW-R54 = Featherweight turns each point of damage left after reductions into one step you choose: the first away from the attacker, or sideways if that is blocked, or anywhere if there is no direction; later steps anywhere but straight back. If no step is possible or a Thornbush stops you, you suffer the rest. Damage from squares you enter this way is not turned into steps.
WW-R55 = Pain Link gives a wizard who attacked you exactly the damage you suffered, as one source that is no attack; it never sets off another Pain Link.
WW-R56 = Your Fire Cloak strikes back once for each source that made you suffer damage, at a wizard or bush on your own or an adjacent square that you see; a bush burns down. Striking back never causes more striking back.
WW-R57 = If a punch deals physical and fire damage, reductions come off the physical part first; fire has its effects if any fire damage is left.
WW-R58 = When your Magic Stones burn, all of them go first; then each Boomstone hurts you as a source of its own, and a death by it scores for nobody.
WW-R59 = After Teleport as a counter the attack is checked again from where it came: if it could not be aimed at your new square, by sight, adjacency or path, you evade it. It does not limit your movement in your own next turn.
WW-R60 = Teleport takes you 1 to 4 squares away with all you carry, but not through outer walls and not onto a Stone Block or another Big Man's square.
WW-R61 = If you may not move again this turn, you cannot leave your square of your own will by any means; you can still be moved by others and pay movement points for picking up.
WW-R62 = You have moved if you leave your square with Windrider, Teleport or Pass Through Wall; Swap both attacks and moves, so being stunned rules it out. Picking up and opening doors do not count as moving.
WW-R63 = If you are stunned during your own turn, it binds you from then on: having moved you cannot attack, having attacked you cannot move; if you have done both, nothing changes.
WW-R64 = Adrenaline gives you two attacks at most, however many of them lie on you, and none in your first turn. While stunned you may attack twice only without moving, and only once after moving.
WW-R65 = In Mist Body you cannot attack, and you cannot be targeted or hit by any attack, and area attacks pass you by; you still suffer from Walls of Fire, from curses you already have and from all damage without an attack.
WW-R66 = As Slime you get unharmed through traps, tacks, bushes, clouds and doors, be they closed or sealed, but a Wall of Fire burns you; at a closed door your treasure stays on the square in front of it.
WW-R67 = Wizards on your square when you become Big Man stay and may leave. You can enter another wizard's square only by pushing everyone on it out; each picks a walkable square other than yours, and you push likewise if others move you. Pushing is no attack, squares entered have their effects, and no other move may end in your square.
WW-R68 = In a form that casts only counters you may still use items, throw carried items (not as Slime), speed up, pick up and drop.
WW-R69 = When your Extra Arms end or your Brainstone is gone, your hand limit is checked at once.
WW-R70 = For Mad Dash you need at least 1 movement point; it doubles what you have left just then, and nothing you gain later. As its card says, you then pick up no treasure in this turn.

## Rulings: aiming aids and energy

WW-R71 = Astral Projection only moves the point from which one spell is aimed: a spell with range line of sight or adjacent, or Globe of Pain; not Pick Lock, Pass Through Wall, picking up by Stretch, items or spells on yourself. The square you choose is empty and at most 3 squares away. Your body stays put: Swap moves it, and whatever strikes back finds it; a push follows the projected line.
WW-R72 = You may help one spell with a single Astral Projection and a single Around the Corner, together if you like, and with a Visionstone, which still ignores only one wall in all. Throws, the globe and the bolt cannot go Around the Corner.
WW-R73 = A Visionstone lets your spells of range adjacent pass one wall or door of your square.
WW-R74 = With Add each of the two cards gets the Powerstone bonus, with two Powerstones that is 2 for each; a spell you do not boost gets nothing.
WW-R75 = Add is a neutral spell: you play it only in your own Move and Cast, so it never boosts a reaction in another's turn. Its own energy value does not count when you play it as Add.
WW-R76 = You can spend only hand cards for their energy value, never carried items or maintained spells.

## Rulings: board, doors, objects

WW-R77 = Any door, open or not, has a pillar at each end, and so has any created wall or door; a Wall of Fire has none, a Wall of Earth only for its brief moment. RULING: opening a door moves its leaf, not its posts, so it can be seen through but not past its ends.
WW-R78 = You cannot see through a Wall of Fire, but you can walk through it; it takes no cracks and goes by Flood, Waterbolt, Dispel, Destroy Wall or Universal Solvent.
WW-R79 = An open exit may get a created wall, door or Wall of Fire; it stands at both ends of the join and does not become an outer wall.
WW-R80 = A created door replaces a stone wall while its spell lasts. If the door is destroyed, the border stays open for good; if the spell ends otherwise, the wall is back with its old cracks. Outer walls, Walls of Fire and doors cannot be replaced.
WW-R81 = Seal Door shuts an open door, whoever holds it, and ends when that door is destroyed or vanishes. RULING: its marker shows a spell on a door and is no object of its own, although the rulebook lists it among the fixed markers: it cannot be attacked or dissolved, only dispelled, and goes with its door.
WW-R82 = Before you do something that costs something, such as a step or playing a card, you may open a given door once and close it once; after it you may again. So a door that fell shut behind you can be opened once more in the same turn.
WW-R83 = The Master Key needs no line of sight and no attack; it simply lets you unlock every unsealed door.
WW-R84 = When a sector is turned, everyone and everything on it stays on the same square of the sector, and no entering takes place. On its four outer sides Walls of Fire and created doors and walls are destroyed, printed seam walls are whole again, and inner doors that are held stay held.
WW-R85 = Pass Through Wall makes you take the step at once for 1 movement point; it works for stone walls, created walls and Walls of Fire, never for outer walls or doors, and you must be able to enter the square behind.
WW-R86 = With Windrider you move at least 1 square, also through exits, and stop at the latest before you would be back where you began; doors work as for walking, Stone Blocks and a Big Man stop you, and a Wall of Fire burns you as you pass.
WW-R87 = Destroy Wall removes printed, seam and created walls, doors (sealed ones too) and a Wall of Fire; you suffer too if you stand beside it, and it is allowed in your first turn.
WW-R88 = For Dispel and Null Powder you must see the place of the spell: the border or object it made, the wizard it lies on, or for a spell on oneself its caster; you may choose your own spells.
WW-R89 = Universal Solvent dissolves any object you see: door, inner wall, Wall of Fire, Stone Block, cloud, bush, dropped item, strewn tacks or trap marker, but no seal and no glue; the card of what is destroyed is discarded.
WW-R90 = To step out of a Dust Cloud you pay 1 movement point and roll a direction: if that way can be walked, you go there, otherwise you stay. With Windrider, Teleport or Swap, and as Mist Body or Slime, you need not roll.
WW-R91 = In your Move and Cast you may strew carried tacks, free of charge, on an adjacent empty square you see; dropped or left by the dead, they lie strewn on that square. They do not block sight and cannot be picked up for 1 movement point: standing on or next to them with sight at the start of your Move and Cast, you may give up the whole phase to collect them.
WW-R92 = Trap markers go only on empty squares that are no base; they work on every wizard but their caster. Everyone sees a marker that is turned up or removed, and once the real one or the last one has gone, the spell is over.
WW-R93 = Glue is a temporary spell; a glued thing still turns with its sector. RULING: its marker shows a spell on a thing and is no object of its own, although the rulebook lists it among the fixed markers: it cannot be attacked, dissolved or picked up, only dispelled, and goes with the thing it holds.
WW-R94 = Gravity makes everyone drop everything at once, in turn order from the active player; points are counted when all have dropped. While it lasts, not even Extra Arms or Stretch let you pick up anything.
WW-R95 = Flood puts out Fire spells just being cast, Walls of Fire and every Fire Cloak, on a wizard or on the floor; strewn tacks and all Acid Baths are washed away too.
WW-R96 = Markers never run out.
WW-R97 = To create something on a border you must see the middle of that border, on a square the middle of that square.

## Rulings: treasures, cards, phases, end of the game

WW-R98 = Ward and Fool's Gold are played after a treasure has been picked up and before the phase ends; both may be played, though Ward then deals only its damage if Fool's Gold has already taken the treasure. The phase ends whether or not the treasure was kept.
WW-R99 = Fool's Gold works on any treasure that lay in your home sector, even the taker's own; you put it on any other square of that sector without a Stone Block, your base included, where it may score. The taker loses the rest of the turn, Discard and Draw included.
WW-R100 = Full Shield can stop Ward, which targets you, but not Fool's Gold, which targets the treasure.
WW-R101 = If a Thornbush or Fool's Gold ends your turn, you neither discard nor draw.
WW-R102 = If you enter a Thornbush when it is not your turn, no turn ends; you still suffer the damage and the stun, and the move that took you there stops.
WW-R103 = If you are pushed, swapped, teleported or moved by force, you keep your treasure and your items.
WW-R104 = A dying wizard drops the carried treasure on that square; if that is the base of another living player, it is worth a point to that player at once, except for that player's own treasure.
WW-R105 = An enemy treasure on your base counts for you, however it got there.
WW-R106 = If one effect lets several living players reach the winning number, the active player wins, or else the next one clockwise.
WW-R107 = If the last wizards die at the same moment, the game is a draw.
WW-R108 = If one attack kills both attacker and victim, neither wins by it and the victim's hand is discarded; if just one other wizard is left, that one wins.
WW-R109 = You always take the whole hand of a wizard you kill; what you do not want goes only by your hand limit or in your Discard and Draw.
WW-R110 = One attack may score several kills; you take all those hands and then reduce to your limit once.
WW-R111 = Things that happen at the same time follow a fixed order: Lifestone, then curses as they were cast, then by place on the board.
WW-R112 = If deck and discard pile are both empty, you draw nothing and nothing else happens.
WW-R113 = You can always at least end the phase, finish or pass; a forced choice with one answer is made for you.
WW-R114 = Without cards you play on: you may move, punch, carry treasures and draw.
WW-R115 = To get down to your hand limit you discard hand cards, end your own spells and drop items in any mix, one by one, until it fits.
WW-R116 = At your hand limit you first choose one thing to give up, and more if that is not enough, and then pick up the item.
WW-R117 = You draw the 2 cards of the Brainstone only once in the game, even over your limit for a moment. When it leaves you, for whatever reason and also if you give it up yourself to get down to your limit or to make room, you first discard 2 hand cards, or all if you have fewer, and only then your limit is checked.
WW-R118 = A Lifestone works at the beginning of Time Passes, a Spellstone only in the draw step.
WW-R119 = In your first turn every kind of attack is forbidden, but you may cast neutral spells, Destroy Wall and traps among them, and use items, and others may already attack you.
WW-R120 = If your wizard dies in your own turn, the turn ends at once.
WW-R121 = A dead wizard leaves sector, base and doors behind; those doors are locked and nobody's own any more, and a treasure on that base is worth nothing.
WW-R122 = Spells lying on a wizard end with that wizard's death, and objects on the board vanish with the death of their caster.
WW-R123 = Absorb Spell (one card) belongs to Mentalism, Featherweight (two cards) to Mutation.
WW-R124 = In a game with two decks every card returns to the deck it came from, by way of that deck's discard pile.
WW-R125 = If the table sets a limit of turns, all players' turns counted together (option turn_cap), then at its end most victory points win, then most life; otherwise the game is a draw.

## Examples: turns, movement, damage

WW-E01 = Given you have base speed 3 and 1 movement point left, when you cast Golem Form, then your base speed is 2 and you have 0 points; when you then speed up by 3, then you have 3.
WW-E02 = Given you have 3 movement points, when you discard a card with energy value 3 to speed up, then you have 6 this turn and may not speed up again.
WW-E03 = Given two players, side A, blue on the left, red on the right, nothing turned, and you on (2,0) (row and column from 0) with 1 movement point, when you step west, then you are on (2,9) and have 0 points.
WW-E04 = Given the same two-player board (side A, blue left, red right, nothing turned) and you on (0,2), when you step north through the purple portal, then you are on (4,7) and have spent 1 movement point.
WW-E05 = Given you have 3 movement points, a Fireball in hand and carry a Master Key, when you walk 2 squares, cast Fireball on B in your line of sight and step through a door of someone else's sector, then B has lost 5 life, you have no points and no attack left, and the door is closed behind you.
WW-E06 = Given the two-player board (side A, blue left, red right, nothing turned) with the red door west of red's base closed, when you look along row 2, then from (2,4) you see as far as (2,6) and from (2,9) as far as (2,7), but never through the door.
WW-E07 = Given you have 6 hand cards and maintain 1 spell, when you come to the draw step, then 7 cards count against your limit and you may draw none.
WW-E08 = Given you cast Acid Bath on B, boosted with a 4-energy card (4 markers), when your next Time Passes comes, then B suffers 2, after which 3 markers are left, and a death by this scores nothing.
WW-E09 = Given you cast a spell with a 5-energy card, when it is boosted, then its energy is 5, not 6.
WW-E10 = Given you cast Stone Spikes with a 5-energy card, when it works, then it lies in front of you with 5 markers and the energy card is discarded.
WW-E11 = Given Extra Arms with its printed energy value 3, when you cast it without a boost, then it has 1 marker and counts against your hand limit; when your next Time Passes comes, then it is discarded.
WW-E12 = Given a stone wall, when one attack deals it 7 damage and another 9, then it gets 2 and 3 cracks, and with 5 it is destroyed; a mere 2 damage would have done nothing.
WW-E13 = Given a stone wall in your line of sight, when you cast Fireball on it, then it has 1 crack.
WW-E14 = Given a destroyed wall and straight beyond it a Stone Block, when you throw a Large Rock at the block, then 2 damage makes no crack and the rock ends up in front of it.
WW-E15 = Given a wall between two sectors, when one spell destroys it, then the border is open although both sectors show a wall, and a new wall may be created there.
WW-E16 = Given a dropped Dagger, a Thornbush and a stone wall, when you want to create something, then a Thornbush fits on neither of the two squares and a Wall of Fire does not fit on the border of that wall.
WW-E17 = Given you made the only Rosebush on the board, when B creates another, then the program knows that the first is yours and the second is B's, without any hat.
WW-E18 = Given you are stunned and have cast Fireball, when you want to cast Teleport, then it is refused; Meditate would be allowed.
WW-E19 = Given you cast Fireball on B, when B casts Full Shield, then B is unharmed, both cards are discarded and your attack is used up.
WW-E20 = Given you cast Fireball on B, when B casts Shield without a boost, then B suffers 3.
WW-E21 = Given you cast Fireball on B, when B casts two unboosted Shields one after the other, then B suffers 1.
WW-E22 = Given you cast Fireball on B, when B casts Gnome Form as a counter and rolls 2, then B suffers nothing; when B rolls 3, then B suffers 5 or plays another counter.
WW-E23 = Given B has 4 life, when B walks through a Wall of Fire you made, then B dies, nobody scores and B's hand is discarded.
WW-E24 = Given you are in a Dust Cloud with 2 movement points and want to leave, when you roll 1, then you go one square east for 1 point; if there is a wall, you stay and have 1 point.
WW-E25 = Given the two-player board (side A, blue left, red right, nothing turned), you on (0,1), B on (1,3), C on (1,1) and no direct line of sight, when you play Around the Corner with Fireball, then B can be hit by a turn of 90 degrees at (0,3), and C by one of 180 degrees by way of (0,3) and (1,3).
WW-E26 = Given a Wall of Earth rises across the line of an attack, when the attack is Slow Death, then it is cancelled; when it is Fireball, then it is lost without effect; when it is Lightning Bolt, then it turns round and goes on.
WW-E27 = Given personal spellbooks (option personal_spellbook), group 1 with white cantrips, Alchemy, Mentalism and Thaumaturgy, group 2 with black cantrips, Conjuring, Elemental and Mutation, when the decks are built, then each has 84 cards and you draw only from your own group's.

## Examples: line of sight

WW-E28 = Given the two-player board (side A, blue left, red right, nothing turned; row and column from 0), when you stand on (2,2), then besides it you see exactly (0,3), (1,2) and (2,3).
WW-E29 = Given the two-player board (side A, blue left, red right, nothing turned), when you stand on (2,7), then besides it you see (0,8), (1,7), (2,0), (2,1), (2,8), (2,9), (3,7), (3,9) and (4,6).
WW-E30 = Given the two-player board (side A, blue left, red right, nothing turned), when you stand on (0,2), then besides it you see (0,0), (0,1), (0,3), (0,4), (1,9), (3,6), (3,8) and (4,7), some of them through exits.
WW-E31 = Given the two-player board (side A, blue left, red right, nothing turned), when red holds open the door east of (2,6), then from (2,4) you see the whole row except (2,2) and (2,3), with (2,0) and (2,1) round the edge of the board.
WW-E32 = Given the three-player board, side A, blue top left, red below it, yellow to the right of red, nothing turned, when wizards stand on (2,4) and (7,7), then each sees the other by way of the purple portal, where the line makes a turn of 90 degrees.
WW-E33 = Given the two-player board (side A, blue left, red right, nothing turned), when the wall east of (2,1) is destroyed, then the pillar at its upper end is gone, the one at its lower end stays, and from (2,0) you see 14 squares instead of 11, your own included.
WW-E34 = Given the two-player board (side A, blue left, red right, nothing turned), when Fog is in play, then from (2,0) you see only your own square, (1,0), (3,0), (2,1) and (2,9).
WW-E35 = Given the two-player board (side A, blue left, red right, nothing turned) with a Stone Block on (2,5), when you aim from (2,4), then you may choose the block but not (2,6).
WW-E36 = Given the two-player board (side A, blue left, red right) with red's treasures on their starts, when the red sector is turned 90 degrees clockwise, then its door is south of (1,7), the treasures are on (0,9) and (4,5), and the base is still (2,7).

## Examples: cards together

WW-E37 = Given you cast Fireball on B and B answers with Full Shield, when you cast Anti-Anti, then Full Shield is cancelled and B is asked again and may still cast Shield; otherwise B suffers 5.
WW-E38 = Given you cast Powerthrust on B with a 4-energy card and C sees you, when C casts Absorb Spell, then B is unharmed, C has Powerthrust in hand, the energy card is discarded and your attack is used up.
WW-E39 = Given you cast Fireball on B, B answers with Full Shield and you see B, when you cast Absorb Spell on Full Shield, then it is cancelled and in your hand, and your Fireball still stands.
WW-E40 = Given B casts Pain Link as a counter, when you want to cast Negate Neutral on it, then it is refused.
WW-E41 = Given you cast Fireball with Around the Corner on B, whom you do not see directly, when C uses Negate Neutral on Around the Corner, then no line is left for Fireball, which is cancelled too, and your attack is used up.
WW-E42 = Given the two-player board (side A, blue left, red right, nothing turned), you on (2,0), B on (2,1) and C on (2,9), when you cast Lightning Bolt east with energy 4, then it enters (2,1), after the wall (2,1) again, (2,0) and (2,9): B suffers 3 + 3, you 3 and C 3, and each of you gets 1 stun marker.
WW-E44 = Given Fire Darts with energy 4, three at B and one at C, when B uses Full Shield on the first, then B still suffers 2 and C 1.
WW-E45 = Given Fire Darts with one dart at a Rosebush, when it hits, then the bush is destroyed and its spell ends.
WW-E46 = Given B has 9 life and carries 2 Boomstones and a Lifestone, when your Fireball hits and B casts Shield without a boost, then B suffers 3, loses all stones, suffers 4 + 4 more and dies at -2, but you get no victory point and no cards.
WW-E48 = Given B is in Golem Form, when your Fireball hits and B casts Shield boosted with energy value 2, then 5 - 2 - 4 leaves nothing and nothing happens.
WW-E49 = Given you cast Ka-Bong! on B, when its damage is reduced to 0, then B is not stunned.
WW-E50 = Given you have 1 victory point and 3 life, and B has 5 life and Pain Link, when your Fireball brings B to 0, then you suffer 5, both of you die and you do not win; if only C is left alive, C wins.
WW-E51 = Given B has a Homunculus with 4 markers, when you cast Fireball on B, then B evades and the Homunculus is gone, without stun or burnt stones; a punch would have hit B.
WW-E53 = Given B stands in a corridor with 2 free squares to the east and then a dead end, and you attack from the west with Powerthrust for 3, when B casts Featherweight, then B moves 2 squares and suffers 1.
WW-E54 = Given you cast Fireball on B, when B casts Teleport to a square you see, then the attack still hits; when you do not see the new square, then B has evaded it.
WW-E55 = Given you punch B, when B teleports 3 squares along the same corridor, then B is no longer adjacent and has evaded the punch.
WW-E56 = Given the two-player board (side A, blue left, red right, nothing turned), you on (2,9), B on (2,8) and red's door closed, when you cast Waterbolt with energy 3 as 1 damage and 2 squares of push, then B suffers 1 and ends up on (2,7), since the door stops the push after one square.
WW-E57 = Given B next to you carries a Fire Cloak, when your Waterbolt deals B 1 damage, then B loses the cloak and you take nothing from it; when it deals 0, then B keeps the cloak.
WW-E59 = Given B casts Flood, when you answer with Wall of Fire, then both cards are discarded and nothing made of fire is harmed.
WW-E60 = Given you cast Fireball on B, when B casts Flood as a counter, then your spell is cancelled, all Walls of Fire and Fire Cloaks are gone, and Flood stays in front of B.
WW-E62 = Given you pick up a treasure of B's, when B casts Ward and you roll 2, then you suffer 3 and drop the treasure, and your Move and Cast ends all the same.
WW-E63 = Given you pick up a treasure in B's home sector, when B casts Fool's Gold, then B puts it on another square of that sector, and you neither discard nor draw.
WW-E64 = Given you have 2 movement points, when you step into a Thornbush, then you suffer 1, get 1 stun marker and your turn is over without drawing; in your next turn the marker goes, but you are still stunned.
WW-E65 = Given you move B by Mental Force and the second of 4 squares holds a Thornbush, when B enters it, then B suffers 1, is stunned and stops there, and your turn goes on; if B dies of it, you do not score.
WW-E67 = Given you carry a Powerstone, when you cast Powerthrust with Add, a 4-energy card and a card with energy value 3, then its energy is (4 + 1) + (3 + 1) = 9 and it deals 11.
WW-E68 = Given an empty square 2 squares away behind a wall, when you cast Fireball with Astral Projection there, then you aim from that square; to use Negate Neutral against the projection one must see your body.
WW-E69 = Given you carry a Visionstone and one wall stands between you and B in a straight corridor, when you attack B, then Fireball is allowed, but throwing a Large Rock is not.
WW-E70 = Given four trap markers of B's, when you enter a blank one, then it is removed and three stay; when you enter the real one, then it deals you 4 damage you cannot evade but may answer with Shield, and all markers and the card go.
WW-E72 = Given you created a door on a stone wall that had 2 cracks, when someone dispels it, then that wall returns with its 2 cracks; when the door itself gets 3 cracks instead, then nothing is left on the border.
WW-E73 = Given you are Slime and carry a treasure, when you pass a closed door, then you leave the treasure behind, right in front of it.
WW-E75 = Given an enemy treasure on your base gives you 1 victory point, when B picks it up, then you have 0 at once.
WW-E76 = Given you have 1 life under Slow Death, when you come to the draw step, then you may stop without drawing; when you draw one card, then you die and nobody scores.
WW-E78 = Given 9 cards count against your limit, a Brainstone among them, when a Fireball makes you suffer damage, then the stone is destroyed and you discard 2 hand cards, which leaves 6 with a limit of 7.
WW-E79 = Given it is your first turn and B stands at a wall, when you choose, then you are offered no punch, attack spell or throw, but Destroy Wall beside B is allowed and deals 2.
WW-E80 = Given you carry a treasure and B is 4 squares away in a straight line, when you cast Heave-Ho at B, then B cannot react and suffers 4, and the treasure lies on B's square.
WW-E82 = Given 1 card in the deck and 10 in the discard pile, when you draw 2 cards, then you draw the last one, the pile is shuffled and you draw one more.
