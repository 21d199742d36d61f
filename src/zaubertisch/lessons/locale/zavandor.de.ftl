## 1

lesson-first-gem = Dein erster Edelstein
lesson-first-gem-goal = Wer die meisten Siegpunkte hat, wenn fünf Wächter verkauft sind, gewinnt. Punkte bringen Edelsteine, Artefakte, zu Ende gelerntes Wissen und vor allem die Wächter. Und alles kostet Energie.
lesson-first-gem-gems = Energie kommt von den Edelsteinen in deiner Spirale, jede Runde wieder. Du beginnst mit zwei Opalen und einem Saphir auf fünf Plätzen. Kauf also früh Edelsteine: Sie bezahlen alles, was später kommt.
lesson-first-gem-buy = Du hast 25 Energie: 20 Staub und eine Karte mit 5. Ein Saphir kostet dich 18. Kauf einen.
lesson-first-gem-sapphire-yields-more = Ein Opal ist billiger, bringt aber wenig: Einer mehr gäbe dir 5 Staub mehr in der Runde. Ein Saphir bringt für sich allein eine Karte mit 3 bis 7. Du kannst ihn bezahlen: Nimm den Saphir.
lesson-first-gem-spend-it = Energie auf der Hand bringt nichts ein. Kauf erst einen Saphir.
lesson-first-gem-next-lesson = Das Wissen kommt in der nächsten Lektion. Erst ein Saphir.
lesson-first-gem-never-sell = Ein Verkauf bringt nur den halben Preis. Du hast auch so genug: Kauf einen Saphir.
lesson-first-gem-pay = Karten, Staub, konzentrierte Energie: Alles zahlt, was es wert ist, und Wechselgeld kommt als Staub zurück. Lass den Tisch auswählen, was am besten passt.
lesson-first-gem-bought = Ein zweiter Saphir. Vier von fünf Plätzen sind besetzt.
lesson-first-gem-end = Mit mehr Energie ginge noch mehr. Beende deinen Zug.
lesson-first-gem-income = { $name_2 } und { $name_3 } hatten ihre Züge, und eine neue Runde hat mit dem Einkommen begonnen: 5 Staub für zwei Opale und eine blaue Karte für jeden deiner Saphire. Was deine Karten wert sind, sieht sonst niemand.

## 2

lesson-knowledge = Wissen
lesson-knowledge-tracks = Es gibt sechs Arten von Wissen mit je vier Stufen. Als Hexe beginnst du auf der ersten Stufe beim Wissen über Edelsteine: Mit jeder Stufe werden sie für dich um ein Zehntel billiger.
lesson-knowledge-learn = Die zweite Stufe kostet 4. Lern sie, bevor du kaufst.
lesson-knowledge-cheaper-afterwards = Gleich sind Edelsteine für dich billiger. Lern erst.
lesson-knowledge-pay = Bezahl die 4.
lesson-knowledge-cheaper = Ein Saphir kostet dich jetzt 16 statt 18.
lesson-knowledge-buy = Du hast noch 21. Kauf diesen Saphir.
lesson-knowledge-pay-again = Bezahl ihn.
lesson-knowledge-once-a-round = Lernen darfst du eine Stufe in der Runde, und die vierte bringt 2 Siegpunkte. Anderes Wissen öffnet dir Rubine, gibt dir Plätze, Karten oder Staub oder macht Artefakte billiger. Um damit anzufangen, brauchst du einen Wissensstein, den du für Energie auslöst.

## 3

lesson-auction = Eine Versteigerung
lesson-auction-artefacts = So viele Artefakte, wie mitspielen, liegen offen. Jedes wird versteigert: Wer es anbietet, bietet zuerst, dann geht es reihum.
lesson-auction-offer = Mit einem Zauberbuch darfst du Smaragde kaufen, und die bringen mehr als Saphire. Biete es an.
lesson-auction-the-book = Auch nicht schlecht, aber nimm diesmal das Zauberbuch: Smaragde sind die nächste Stufe.
lesson-auction-open = Dein erstes Gebot ist mindestens der aufgedruckte Preis, 20. Bietet niemand mehr, musst du kaufen. Biete 20.
lesson-auction-outbid = { $name_2 } bietet 21. { $name_3 } hat gepasst und ist draußen.
lesson-auction-raise = Du bist überboten. 22?
lesson-auction-worth-more = Du darfst es lassen. Aber Smaragde bringen noch lange etwas ein, und du kannst es dir leisten: Biete 22.
lesson-auction-won = { $name_2 } passt: Für 22 gehört es dir.
lesson-auction-pay = Bezahlt wird sofort, zur Not mit dem Verkauf von Edelsteinen.
lesson-auction-yours = Dein Zauberbuch! Einen Siegpunkt zählt es auch. Du bist gerade von den Saphiren zu den Smaragden aufgestiegen.

## 4

lesson-hand-limit = Nicht zu viel auf der Hand
lesson-hand-limit-too-much = Die Runde ist vorbei, und nun wird gewogen, was alle an Energie haben: Jede Karte wiegt 1, Staub ein wenig, konzentrierte Energie 3. Behalten darfst du nur so viel wie dein Handlimit, bei der Hexe 4.
lesson-hand-limit-keep = Etwas musst du zurückgeben, für nichts. Wähl selbst, oder lass den Tisch das Wertvollste behalten.
lesson-hand-limit-less = Weg. Das hätte ein Opal sein können.
lesson-hand-limit-advice = Gib also aus, bevor die Runde endet, oder erhöh dein Handlimit: Das Wissen über Artefakte und das der Speicherung erlauben je eins mehr, eine Kristallkugel drei.

## 5

lesson-sentinel = Ein Wächter und das Ende
lesson-sentinel-four-gone = { $name_2 } und { $name_3 } haben je zwei Wächter. Mit dem fünften endet das Spiel nach dieser Runde. Du hast 17 Siegpunkte, die anderen je 13.
lesson-sentinel-fox = Jeder Wächter bringt 5 Punkte und dazu etwas für das, was du hast. Beim Fuchs sind es je 2 für jeden aktiven Saphir, und du hast fünf. Biete ihn an.
lesson-sentinel-count-them = Zähl nach, was dir jeder bringt; es steht dabei. Mit fünf Saphiren ist der Fuchs der beste für dich.
lesson-sentinel-last-round = Kauft ihn jemand anders, endet das Spiel ohne einen Wächter für dich. Du kannst zahlen: Biete den Fuchs an.
lesson-sentinel-open = Wächter kosten mindestens 120. Biete das.
lesson-sentinel-nobody-else = Sonst hat niemand genug.
lesson-sentinel-pay = Du zahlst 140: Wer führt, zahlt für einen Wächter 20 mehr, sobald es 10 Siegpunkte sind.
lesson-sentinel-leader-pays-more = Deshalb können die anderen aufholen. Sieh auf den Preis, den du wirklich zahlst: Er steht überall dabei.
lesson-sentinel-end = Beende deinen Zug. Die Runde wird zu Ende gespielt, dann wird gezählt.
lesson-sentinel-won = 32 Siegpunkte: 17 wie vorher, 5 für den Fuchs und 10 für fünf Saphire. Du hast gewonnen! Und nun ein richtiges Spiel, gegen zwei Lehrlinge. Es ist lang; fang mit Edelsteinen an und lass dich von Versteigerungen nicht arm machen.

## Das erste richtige Spiel: was eine Frage bedeutet

lesson-now-turn = Kauf Edelsteine, solange du freie Plätze hast, lern eine Stufe, biete ein Artefakt an, in jeder Reihenfolge. Am Anfang ist gut, was dein Einkommen hebt; später zählen Punkte.
lesson-now-open = Dein erstes Gebot, mindestens der aufgedruckte Preis. Bietet niemand mehr, musst du kaufen.
lesson-now-bid = Biete mehr, oder pass und sei aus dieser Versteigerung heraus. Was du wirklich zahlen würdest, steht dabei.
lesson-now-pay = Wähl, womit du zahlst, oder lass es den Tisch mit dem kleinsten Verlust tun.
lesson-now-hand-limit = Du hast mehr, als du behalten darfst. Gib zurück, was am wenigsten wert ist, oder lass den Tisch wählen.
lesson-now-lose-gem = Ein Artefakt, das jemand gekauft hat, kostet dich einen aktiven Edelstein. Gib den her, der am wenigsten einbringt.
lesson-now-release-stone = Ein Wissensstein kommt umsonst zu dir: Der teuerste spart dir am meisten.
lesson-now-free-step = Eine Stufe Wissen umsonst. Nimm die teuerste, die dir nützt.
