## 1

lesson-alone = Your first creature
lesson-alone-goal = You want power stones: whoever has the most when the adventures run out wins. Stones come mostly from beating creatures, and nobody can take them from you again.
lesson-alone-magic = What you fight with is magic. You have 6. Every round brings everybody 2, and there is never room for more than 30.
lesson-alone-go = Two adventures lie open. On the left are goblins of strength 5: whoever goes there alone pays 5 magic and has beaten them. Send your wizard there.
lesson-alone-you-can-pay = A good thought for another day. But here are goblins you can pay for: go to the left.
lesson-alone-beaten = You were alone, so you paid the full strength, and the gain for one is yours: 3 stones and 2 artefact cards. { $name_2 } and { $name_3 } shared nothing with you: both got magic from the energy ball.

## 2

lesson-gather = Gather magic
lesson-gather-too-dear = Shadows of strength 6, and you have 2 magic. If you cannot pay, the creature simply stays, and your round is wasted.
lesson-gather-ball = On the right is an energy ball: it gives 4 magic to everybody who goes there, no matter how many. Go there.
lesson-gather-cannot-pay = You could not pay the 6. If { $name_2 } came along, even your half of 3 would be too much. Go to the energy ball.
lesson-gather-only-one = Passing brings 1 magic at once, which is better than nothing. The energy ball brings 4.
lesson-gather-filled = 4 from the ball, and 2 more because a new round began. { $name_2 } went to the shadows with 5 magic, one too few: they stay.
lesson-gather-rhythm = That is the rhythm of the game: gather for some rounds, then strike. See what each card costs and brings, and what magic the others have: all of it lies open.

## 3

lesson-together = Together or alone
lesson-together-company = { $name_2 } has gone to the same creature as you: shadows of strength 6. Now each says in turn: together or alone?
lesson-together-vote = Together you would pay half each, 3 magic, and each gets the gain for several: 2 stones. Say “together”.
lesson-together-five-is-too-little = Then you would both bid, and the lowest bid is the strength, 6. You have 5 magic. Better fight together.
lesson-together-shared = { $name_2 } agreed. Each paid 3, and each has 2 stones.
lesson-together-auction = If anybody says “alone”, all who are there bid, and whoever bids most pays and gets everything. So “alone” is a threat for those with more magic than the rest.

## 4

lesson-spell = Win a spell
lesson-spell-spells = Spells stay with you to the end and help in every round. This one, { name-stonex }, gives you a stone more whenever you beat a creature. Alone you would get it for nothing, but { $name_2 } wants it, too.
lesson-spell-bid = So you bid magic for it. Begin low: 1.
lesson-spell-dear = That may well be more than you need. Begin with 1 and see.
lesson-spell-worth-it = A stone for every creature, all game long: that is worth some magic. Bid 1.
lesson-spell-outbid = { $name_2 } bids 2. What they can bid at most is no secret: everybody’s magic lies open.
lesson-spell-again = Bid more, or let it go? Magic you pay here is missing when the next creature comes. You decide.
lesson-spell-decided = Only the winner pays. What nobody bids for leaves the game.

## 5

lesson-artefacts = Trade and lay out
lesson-artefacts-hand = At the end of a round artefact cards are traded. You hold the left half of a dragon’s egg, a spell book and a potion; an egg needs both halves.
lesson-artefacts-offer = { $name_2 } may have the other half. Offer the { name-book-tc } for it.
lesson-artefacts-keep-the-half = You want the other half, so keep this one. Offer the spell book.
lesson-artefacts-try-trading = Nothing ventured, nothing gained: offer the spell book.
lesson-artefacts-dearer = The potion may bring you stones; a spell book brings magic only. Offer the book.
lesson-artefacts-wish = Say what you wish for: { name-egg-right }.
lesson-artefacts-the-other-half = If you do not say it, nobody knows. Wish for the right half of the egg.
lesson-artefacts-reply = { $name_2 } would give it to you. Take it.
lesson-artefacts-just-what-you-need = That is the very half you need. Take it!
lesson-artefacts-swapped = A swap is always one card for one card.
lesson-artefacts-enough = Trading goes on until nobody swaps any more. You have what you want: offer nothing.
lesson-artefacts-lay = Cards in your hand are worth nothing. Lay the egg out.
lesson-artefacts-lay-it-out = It helps you only once it lies before you.
lesson-artefacts-egg-first = That too, in a moment. The egg first.
lesson-artefacts-lay-more = The potion is complete by itself. Lay it out as well.
lesson-artefacts-laid = From now on the egg brings 2 stones for every creature with a square that you beat, and the potion 1 stone or 2 magic for every one with a circle. So look for creatures with your symbols.

## 6

lesson-last-round = The last round
lesson-last-round-end = No adventure is left in the stack: this is the last round. You have 21 stones, { $name_2 } has 24.
lesson-last-round-square = The goblins on the left are strong, 10, but you have 11 magic, and they show a square: so do your dragon’s egg and your potion. Go there.
lesson-last-round-two-stones = The holy place brings everybody there 2 stones: too few to catch up with { $name_2 }. You can pay for the goblins.
lesson-last-round-last-chance = Magic you save is worth nothing afterwards. Go to the goblins.
lesson-last-round-bonus = 8 stones from the goblins, and 2 from your egg.
lesson-last-round-choose = And the potion: 1 stone, or 2 magic. What counts now?
lesson-last-round-magic-is-useless = Only stones count at the end; magic decides if two have equally many. Take the stone.
lesson-last-round-winner = 32 stones: { $name_2 } cannot catch up with that any more. Now a real game, against two apprentices.

## The first real game: what a question means

lesson-now-place = Look at what each adventure costs you and brings you; both are written there. Can you pay alone? Who might come along? If nothing suits you, pass for 1 magic.
lesson-now-vote = Together everybody pays the same share and gets the gain for several. One “alone” is enough, and all bid.
lesson-now-bid = Only the highest bidder pays. You see how much magic everybody has: nobody can bid more.
lesson-now-bonus = Your artefacts with this symbol bring stones or magic. Stones win the game; magic wins the next creature.
lesson-now-spells = You may use each of your spells once a round, now or later, or not at all.
lesson-now-offer = Offer a card you can spare, to get one you need; or offer nothing. Halves need their other half, the rest is complete by itself.
lesson-now-wish = Say what you would like for it. All hear it, and anybody may answer.
lesson-now-reply = Somebody offers a card. Give one of yours for it, or nothing.
lesson-now-settle = Take one of the answers, or none of them.
lesson-now-lay-out = Lay out what is complete: only what lies before you brings a bonus.
