## 1

lesson-first-gem = Your first gem
lesson-first-gem-goal = Whoever has the most points when five sentinels have been sold wins. Points come from gems, artefacts, knowledge learnt to its end, and above all from sentinels. All of it costs energy.
lesson-first-gem-gems = Energy comes from gems in your spiral, every round anew. You begin with two opals and a sapphire in five slots. So buy gems early: they pay for everything that comes later.
lesson-first-gem-buy = You have 25 energy: 20 dust and a card worth 5. A sapphire costs you 18. Buy one.
lesson-first-gem-sapphire-yields-more = An opal is cheaper, but it yields little: one more brings you 5 dust a round more. A sapphire brings a card worth 3 to 7 by itself. You can pay for it: take the sapphire.
lesson-first-gem-spend-it = Energy in your hand yields nothing. Buy a sapphire first.
lesson-first-gem-next-lesson = Knowledge comes in the next lesson. A sapphire first.
lesson-first-gem-never-sell = Selling brings half of the price. You have enough without it: buy a sapphire.
lesson-first-gem-pay = Cards, dust, concentrated energy: everything pays at its value, and change comes back as dust. Let the table choose what fits best.
lesson-first-gem-bought = A second sapphire. Four of five slots are taken.
lesson-first-gem-end = You could do more if you had more. End your turn.
lesson-first-gem-income = { $name_2 } and { $name_3 } had their turns, and a new round began with income: 5 dust for two opals, and a blue card for each of your sapphires. Nobody else sees what your cards are worth.

## 2

lesson-knowledge = Knowledge
lesson-knowledge-tracks = There are six kinds of knowledge with four levels each. As the witch you begin on the first level of the knowledge of gems: every level makes gems a tenth cheaper for you.
lesson-knowledge-learn = The second level costs 4. Learn it before you buy.
lesson-knowledge-cheaper-afterwards = In a moment gems will be cheaper for you. Learn first.
lesson-knowledge-pay = Pay the 4.
lesson-knowledge-cheaper = A sapphire now costs you 16 instead of 18.
lesson-knowledge-buy = You have 21 left. Buy that sapphire.
lesson-knowledge-pay-again = Pay.
lesson-knowledge-once-a-round = You may learn one level a round, and on the fourth a track brings 2 points. Other tracks open rubies, give you slots, cards or dust, or make artefacts cheaper. To begin another one takes a stone, which you release for energy.

## 3

lesson-auction = An auction
lesson-auction-artefacts = As many artefacts as there are players lie open. Each is sold by auction: whoever puts it up bids first, and it goes round.
lesson-auction-offer = A spellbook allows you to buy emeralds, which yield more than sapphires. Put it up.
lesson-auction-the-book = Not bad either, but this time go for the spellbook: emeralds are the next step up.
lesson-auction-open = Your first bid is at least the price printed on it, 20. If nobody bids more, you must take it. Bid 20.
lesson-auction-outbid = { $name_2 } bids 21. { $name_3 } has passed and is out.
lesson-auction-raise = You are outbid. 22?
lesson-auction-worth-more = You may let it go. But emeralds pay for years, and you can afford it: bid 22.
lesson-auction-won = { $name_2 } passes: it is yours for 22.
lesson-auction-pay = Whoever wins pays at once, if need be by selling gems.
lesson-auction-yours = Your spellbook! It counts a point, too. In the terms of this game you have just climbed from sapphires to emeralds.

## 4

lesson-hand-limit = Not too much in hand
lesson-hand-limit-too-much = The round is over, and now everybody’s energy is weighed: each card weighs 1, dust a little, concentrated energy 3. You may keep only as much as your hand limit, which is 4 for the witch.
lesson-hand-limit-keep = You have to give something back, for nothing. Choose what, or let the table keep the most valuable.
lesson-hand-limit-less = Gone. That energy could have been an opal.
lesson-hand-limit-advice = So spend before the round ends, or raise your limit: the knowledge of artefacts and of accumulation each allow one more, a crystal ball three more.

## 5

lesson-sentinel = A sentinel, and the end
lesson-sentinel-four-gone = { $name_2 } and { $name_3 } have two sentinels each. With the fifth the game ends after this round. You have 17 points, they have 13 each.
lesson-sentinel-fox = Each sentinel brings 5 points and something for what you have. The fox brings 2 more for each active sapphire, and you have five. Put it up.
lesson-sentinel-count-them = Count what each brings you; it is written on them. Five sapphires make the fox the best for you.
lesson-sentinel-last-round = If somebody else buys it, the game ends without a sentinel of yours. You can pay: put up the fox.
lesson-sentinel-open = Sentinels cost at least 120. Bid that.
lesson-sentinel-nobody-else = Nobody else has enough.
lesson-sentinel-pay = You pay 140: whoever leads pays 20 more for a sentinel, as soon as they have 10 points.
lesson-sentinel-leader-pays-more = That is why the others can catch up. Look at the price you would really pay: it stands beside everything.
lesson-sentinel-end = End your turn. The round is played to its end, then points are counted.
lesson-sentinel-won = 32 points: 17 as before, 5 for the fox and 10 for five sapphires. You have won! Now a real game, against two apprentices. It is long; begin with gems and don’t let auctions make you poor.

## The first real game: what a question means

lesson-now-turn = Buy gems while you have free slots, learn one level, put up an artefact, in any order. Early on whatever raises your income is good; later points count.
lesson-now-open = Your first bid, at least the printed price. If nobody bids more, you must buy.
lesson-now-bid = Bid more, or pass and be out of this auction. What you would really pay is written there.
lesson-now-pay = Choose what to pay with, or let the table do it with the least loss.
lesson-now-hand-limit = You hold more than you may keep. Give back what is worth least, or let the table choose.
lesson-now-lose-gem = An artefact somebody bought costs you an active gem. Give up the one that yields least.
lesson-now-release-stone = A stored stone comes to you for nothing: the dearest saves you most.
lesson-now-free-step = A level of knowledge for nothing. Take the dearest that you have a use for.
