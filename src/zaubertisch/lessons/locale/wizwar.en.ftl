## 1

lesson-treasure = Find a treasure
lesson-treasure-goal = You are the blue wizard in a maze of stone. The red wizard, { $name_2 }, owns two treasures, and you want them: each one that lies on your own base is a point. Two points win.
lesson-treasure-walk = A red treasure lies right beside you, to the north. You have three movement points a turn, and a step costs one. Walk there: press the square.
lesson-treasure-not-done = That would end your walking and casting. Take the treasure first: it is one step north.
lesson-treasure-near-enough = Energy makes you quicker. You need none for a single step, so keep it.
lesson-treasure-away = That way leads round the corner. The treasure lies to the north.
lesson-treasure-there = You stand on it. Other wizards may share a square with you, and so may treasures.
lesson-treasure-lift = Pick the treasure up.
lesson-treasure-take-it-along = You came for the treasure. Pick it up first!
lesson-treasure-lifted = It is yours to carry. Picking up a treasure costs no movement point, but it ends your walking and casting for this turn.
lesson-treasure-discard = Every turn ends like this: first you may throw away cards you do not want, then you draw. Keep what you have.
lesson-treasure-kept = You may hold seven cards in all, counting the things you carry and the spells that lie before you.
lesson-treasure-draw = Now draw. Up to two cards a turn are yours.
lesson-treasure-draw-again = And the second one.
lesson-treasure-always-draw = You may stop, but cards are what a wizard lives on. Draw the second one.
lesson-treasure-turn-over = Your turn is over. So that is a turn: time passes, then you move and cast as you like, then you discard and draw.

## 2

lesson-home = Bring it home
lesson-home-far = You bear a red treasure, which you can see on your figure. Your base is four steps away, and you have three movement points.
lesson-home-speed = Once a turn you may throw away a card with an energy value for that many movement points more. Choose to speed up.
lesson-home-too-slow = Three steps would not quite bring you home. Speed up first.
lesson-home-not-here = It counts only on your own base. Speed up first, then walk there.
lesson-home-energy = { name-energy-5 } gives you five points. Use it.
lesson-home-quick = Eight movement points: more than enough.
lesson-home-north = Now walk home. First to the north.
lesson-home-door = To your west is a door. Doors are locked, but those in the part of the maze that has your colour open to you alone. Walk through.
lesson-home-own-treasure = That blue treasure is your own. You could carry it to a safer place, but nobody carries two. Leave it and go on north.
lesson-home-onto-the-base = There is your base. One more step.
lesson-home-drop = You stand on your base. Now put the treasure down: carried, it counts for nothing.
lesson-home-carried-counts-nothing = While you carry it, it is worth nothing. Put it down first.
lesson-home-a-point = Your first point! It is yours for as long as the treasure lies there. Somebody may come and steal it back.

## 3

lesson-attack = Throw a spell
lesson-attack-sight = { $name_2 } stands in the same corridor. Most spells need a line of sight: from the middle of your square to the middle of theirs, with no wall or closed door between.
lesson-attack-cast = You hold a { name-fireball }: five points of damage to somebody you see. Choose it.
lesson-attack-bolt-comes-back = The { name-lightning-bolt } flies on, bounces off walls and may come back at you. Begin with the { name-fireball }.
lesson-attack-do-cast = Don’t hurry: you have an attack this turn. Throw the { name-fireball }.
lesson-attack-aim = What you could hit is lit. Aim at { $name_2 }.
lesson-attack-hit = No roll of a die: an attack nobody answers hits. { $name_2 } had 14 life and has 9 left. Everybody begins with 15; whoever has none left is out.
lesson-attack-one-attack = One attack a turn is all you have. Try your { name-lightning-bolt } if you like, and the table tells you the rule. Then finish.
lesson-attack-rest = Attacking is one way to stop a rival, but treasures win as well, and they don’t hit back.

## 4

lesson-answer = Answer a spell
lesson-answer-fireball = Now it is { $name_2 }’s turn, and a { name-fireball } is on its way to you. What is announced lies here, and nothing has happened yet: you may answer.
lesson-answer-react = { name-full-shield } cancels a spell that is cast at you, whole. Use it!
lesson-answer-let-it-hit = Then it would hit: five damage, and you have nine life left. You hold the very answer to it.
lesson-answer-cancelled = Gone! The { name-fireball } is discarded, your { name-full-shield } too, and { $name_2 } has used up the attack.
lesson-answer-windows = You are asked each time somebody could answer, whatever you hold: so nobody learns anything from being asked. Often all you can do is pass.

## 5

lesson-shield = Soften a blow
lesson-shield-damage = The same { name-fireball } again, but this time nobody has cancelled it. Five damage are about to hit you, and you have four life. A { name-shield } takes damage away: use it.
lesson-shield-you-would-die = Five damage would be the end of you. Use the { name-shield }!
lesson-shield-boost = Alone it takes away 2. Boosted with energy it takes away 2 and the energy on top. Boost it with { name-energy-5 }.
lesson-shield-too-little = Two less would leave three damage, and you one life. Your energy makes it none at all: boost it.
lesson-shield-nothing-left = Two and five is seven, and only five came: nothing is left of it. Many cards take energy; the numbered ones are made for it.

## 6

lesson-thief = Stop a thief
lesson-thief-runs = { $name_2 } carries one of your treasures and is three steps from the red base. Next turn it would lie there as a point. You act first.
lesson-thief-wall = The maze is yours to change. { name-create-wall } puts a wall where you see a free edge between two squares. Choose it.
lesson-thief-stop-the-thief = Then { $name_2 } walks home with your treasure. Do something about it!
lesson-thief-later = A punch does one damage and uses up your attack. There is something better.
lesson-thief-wall-first = Good idea, and it comes next. Put up the wall first.
lesson-thief-where = The short way leads north from where { $name_2 } stands. Close it.
lesson-thief-stands = There it stands, as long as you keep the spell before you. You may cast as many such spells a turn as you like; only attacks are limited to one.
lesson-thief-drop = And now your attack: { name-drop-object } makes somebody let go of what they carry.
lesson-thief-one-attack = That would use up your attack. { name-drop-object } serves you better.
lesson-thief-keep-the-wall = That would take your wall away again. Leave it standing.
lesson-thief-whom = At { $name_2 }, of course.
lesson-thief-dropped = It lies on the floor. Now who is quicker?
lesson-thief-fetch = You are. Step onto the square; two wizards may stand there together.
lesson-thief-take = Pick up what is yours.
lesson-thief-saved = Saved, for now. Carrying your own treasure gives no point, but nobody else can score with it either.

## 7

lesson-victory = Win
lesson-victory-second = One red treasure lies on your base already, and you carry the other one. One step is missing.
lesson-victory-last-step = Home you go!
lesson-victory-go-home = Not here: your base is just one step to the west.
lesson-victory-put-down = Put it down beside the first.
lesson-victory-won = Two points: you have won, at once!
lesson-victory-other-ways = There are two more ways: whoever’s attack takes somebody’s last life gets a point for good, and the last wizard alive wins. Now a real game, against an apprentice. Read your cards, look for the nearest treasure, and go.

## The first real game: what a question means

lesson-now-main = Walk, cast, pick things up, in any order; end the phase when you are done. No idea? Go for the nearest treasure of somebody else. One attack a turn, and none in your first.
lesson-now-react = Somebody has announced something, and you may answer it with a counter, or pass. You are asked whether or not you could.
lesson-now-react-shield = Damage is about to reach you. A { name-shield } lessens it; boosted with energy it lessens it more.
lesson-now-boost = Throw away an energy card for a stronger effect, or go without. A card serves for its energy or for its own effect, never for both.
lesson-now-target = Choose whom or what the spell is for. What you may choose is lit in the maze.
lesson-now-discard = Throw away what you have no use for; then you draw up to two cards, as long as you hold fewer than seven.
lesson-now-draw = Draw up to two cards. Things you carry and spells that lie before you count among the seven.
