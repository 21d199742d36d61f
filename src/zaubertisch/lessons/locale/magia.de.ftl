## 1

lesson-favourites = Deine Lieblinge
lesson-favourites-goal = Sechs Lehrlinge sind im Turmzimmer, und alle dürfen alle bewegen. Zwei aber sind deine Lieblinge: Rot und Schwarz. Das weiß sonst niemand, und du willst, dass ihre Sprüche am Ende voll sind: je 5 Punkte.
lesson-favourites-spell = Das ist der Spruch von Rot. Er braucht sechs Kristalle: einmal Luft, einmal Wasser und viermal Feuer. Ein Feuer ist schon da.
lesson-favourites-name = Dein Zug beginnt damit, dass du eine Figur nennst. Nenn Rot.
lesson-favourites-red-first = Du darfst alle bewegen. Hilf jetzt erst deinem Liebling: Rot.
lesson-favourites-drawn = Du hast zwei Karten gezogen: Rot stand auf einem weißen Feld. Weiß bringt zwei Karten vom Stapel, Grau zwei von der Ablage, Schwarz eine aus einer fremden Hand.
lesson-favourites-card = Eine Karte in der eigenen Farbe führt den Lehrling auf jedes Feld daneben. Spiel eine rote.
lesson-favourites-own-colour = Andere Farben führen in bestimmte Richtungen; das kommt gleich. Spiel Rot.
lesson-favourites-where = Im Nordwesten liegt ein Feuerkristall. Geh hin.
lesson-favourites-look-for-fire = Auch dort mag etwas liegen, aber Rot braucht vor allem Feuer: nach Nordwesten.
lesson-favourites-stop = Es zählt nur das Feld, auf dem du anhältst. Halt hier an.
lesson-favourites-collected = Der Kristall ist von selbst auf den Spruch von Rot gekommen. Zwei von vier Feuer: Das wird. Und warum du das getan hast, weiß noch niemand.

## 2

lesson-direction = Die falschen Farben
lesson-direction-no-black = Schwarz, dein anderer Liebling, braucht Wasser, und zwei Schritte weiter liegt welches. Nur hast du keine schwarze Karte.
lesson-direction-name = Nenn trotzdem Schwarz.
lesson-direction-black-now = Diesmal soll Schwarz etwas bekommen.
lesson-direction-from-the-discards = Schwarz stand auf Grau: Du hast die beiden obersten Karten der Ablage genommen, und alle haben es gesehen.
lesson-direction-first = Jede Farbe hat eine Wand des Zimmers, und eine Karte führt jeden Lehrling ein Feld auf ihre Wand zu. Gelb führt nach Osten oder Südosten. Spiel Gelb.
lesson-direction-yellow-leads-there = Diese Farbe führt woandershin. Nach Osten und Südosten führt Gelb.
lesson-direction-east = Zuerst nach Osten.
lesson-direction-east-first = Das ginge daran vorbei. Erst nach Osten, dann nach Südosten.
lesson-direction-second = Und noch eine gelbe Karte.
lesson-direction-one-more = Hier liegt kein Kristall. Geh weiter: Das Wasser ist noch einen Schritt entfernt.
lesson-direction-south-east = Jetzt nach Südosten.
lesson-direction-to-the-water = Das Wasser liegt im Südosten.
lesson-direction-stop = Mit anderen Karten könntest du weitergehen, aber hier liegt, was du wolltest. Halt an.
lesson-direction-collected = Ein Zug geht entweder nach der Farbe des Lehrlings oder nach der Richtung; mischen darfst du das in einem Zug nicht. Was eine Karte kann, sagt sie dir.

## 3

lesson-book = Dein Buch
lesson-book-yours = Du hast auch ein geheimes Buch: Es verlangt zweimal Luft, zweimal Wasser und einmal Feuer, in deinem eigenen Vorrat. Dir fehlt nur noch das Feuer. Vollständig ist es 8 Punkte wert.
lesson-book-name = Was ein Lehrling nicht brauchen kann, bekommst du. Der Spruch von Grün braucht gar kein Feuer, und gleich daneben liegt welches. Nenn Grün.
lesson-book-card = Grün ist keiner deiner Lieblinge und trotzdem nützlich. Spiel die grüne Karte.
lesson-book-green-goes-anywhere = Mit Grün kommst du auf jedes Feld daneben: Spiel diese Karte.
lesson-book-where = Nach Osten, zum Feuer.
lesson-book-fire-is-east = Der Feuerkristall liegt im Osten.
lesson-book-stop = Halt hier an.
lesson-book-complete = Grün braucht kein Feuer, also gehört der Kristall dir. Dein Buch ist vollständig!
lesson-book-secure = Andere könnten es dir noch verderben, mit einem Kristall zu viel oder einem zu wenig: Jeder zu viel kostet einen Punkt. Du darfst es jetzt absichern, endgültig.
lesson-book-safe-is-safe = Du darfst warten. Aber ein Kristall mehr oder weniger, und die 8 Punkte sind weg. Sichere es ab.
lesson-book-safe = 8 Punkte, und niemand kommt mehr daran. Der Preis: Du bekommst keine Kristalle mehr, und die Symbole auf deinen Karten bewirken nichts.

## 4

lesson-meeting = Treffen und nehmen
lesson-meeting-yellow-has = Auf dem Spruch von Gelb liegen zwei Feuerkristalle, und Rot könnte sie brauchen. Kommt ein Lehrling dorthin, wo ein anderer steht, darf er sich einen Kristall nehmen, den sein Spruch braucht.
lesson-meeting-name = Nenn Rot.
lesson-meeting-card = Spiel Rot.
lesson-meeting-half-way = Nach Osten, auf Gelb zu.
lesson-meeting-card-again = Und noch einmal Rot.
lesson-meeting-not-there-yet = Du bist noch nicht da: noch ein Schritt.
lesson-meeting-there = Auf das Feld von Gelb.
lesson-meeting-stop = Halt an, neben Gelb.
lesson-meeting-rob = Nimmt Rot sich ein Feuer von Gelb? Natürlich.
lesson-meeting-red-needs-it = Du musst nicht, aber Rot ist dein Liebling und braucht Feuer. Nimm es.
lesson-meeting-taken = Drei von vier. Deinen Lieblingen kann das freilich auch geschehen, selbst wenn ihr Spruch schon voll ist: so lange, bis eine Prüfung ihn gesichert hat.

## 5

lesson-exam = Die Prüfung
lesson-exam-full = Der Spruch von Rot ist voll: 5 Punkte für dich, wenn ihm niemand etwas wegnimmt. Eine Prüfung sichert ihn für immer.
lesson-exam-name = Auch der Prüfer lässt sich bewegen: Das kostet immer drei Karten. Nenn ihn.
lesson-exam-let-him-come = Rot könnte zu ihm gehen. Aber er kann auch zu Rot kommen, und Rot bleibt, wo es ist.
lesson-exam-line = Er läuft geradeaus, bis er einen Lehrling trifft. Rot steht südöstlich von ihm.
lesson-exam-towards-red = Da trifft er keinen deiner Lieblinge. Nach Südosten!
lesson-exam-pay = Bezahlt wird mit drei beliebigen Karten. Welche zuerst?
lesson-exam-pay-second = Die zweite.
lesson-exam-pay-third = Und die dritte.
lesson-exam-passed = Bestanden! Vom Spruch von Rot kann jetzt niemand mehr etwas nehmen.
lesson-exam-failing = Wer mit einem unfertigen Spruch geprüft wird, verliert einen Kristall oder bekommt einen von dir. Eine Prüfung kann also eine böse Überraschung sein für einen Lehrling, an dem dir nichts liegt.

## 6

lesson-desk = Das Pult
lesson-desk-both-full = Die Sprüche deiner beiden Lieblinge sind voll. Kommt einer von ihnen zum Pult in der Mitte oder wird er geprüft, darfst du das Spiel beenden, und wann das ist, weißt nur du.
lesson-desk-name = Schwarz ist zwei Schritte vom Pult entfernt. Nenn Schwarz.
lesson-desk-red-is-far = Rot ist weit weg. Schwarz ist näher.
lesson-desk-card = Spiel Schwarz.
lesson-desk-half-way = Nach Südosten.
lesson-desk-card-again = Und noch einmal Schwarz.
lesson-desk-to-the-desk = Fast da. Noch ein Schritt bis zum Pult.
lesson-desk-there = Nach Osten, auf das Pult.
lesson-desk-stop = Vom Pult aus könntest du in einen Erker springen, denn es ist ein Portal. Aber du willst hierbleiben: Halt an.
lesson-desk-announce = Nun wirst du gefragt, ob du das Spiel beendest.
lesson-desk-now-is-the-time = Du darfst warten und weiter sammeln. Aber das tun die anderen auch. Beende es jetzt.
lesson-desk-won = 10 Punkte für zwei volle Sprüche, 4 für die vier passenden Kristalle in deinem Buch und 2 für das Beenden: 16.
lesson-desk-symbols = Eines fehlt noch: die Symbole auf den Karten. Ein Stern bewegt den Prüfer um ein Feld, ein Kristall nimmt oder gibt einen unter euch, eine „2“ schenkt dir einen weiteren Abschnitt. Eines der gespielten Symbole wird nach dem Zug ausgeführt. Und nun ein richtiges Spiel, gegen zwei Lehrlinge.

## Das erste richtige Spiel: was eine Frage bedeutet

lesson-now-name = Wen willst du bewegen? Such nach Kristallen, die deine Lieblinge brauchen, und nach solchen für dein Buch, die sonst niemand brauchen kann. Die Farbe des Feldes sagt, was du ziehst.
lesson-now-steal = Du darfst eine Karte aus einer fremden Hand ziehen. Vorher siehst du sie nicht.
lesson-now-step = Spiel eine Karte, oder halt an, wenn du gut stehst. Es zählt nur das Feld, auf dem du anhältst.
lesson-now-direction = Wohin führt die Karte die Figur? Was du wählen darfst, leuchtet.
lesson-now-examiner = Er läuft für drei beliebige Karten geradeaus oder kommt für drei Karten einer Farbe sofort zum Lehrling dieser Farbe.
lesson-now-pay = Bezahl mit Karten, die du am wenigsten brauchst.
lesson-now-rob = Wer ankommt, darf einem anderen Lehrling auf dem Feld einen Kristall nehmen, den der eigene Spruch braucht.
lesson-now-secure = Ein abgesichertes Buch ist sicher 8 Punkte wert, aber du bekommst keine Kristalle mehr.
lesson-now-announce = Die Sprüche aller deiner Lieblinge sind voll: Du darfst das Spiel jetzt beenden. Liegst du vorn?
lesson-now-symbol = Eines der gespielten Symbole wird ausgeführt. Welches hilft dir am meisten?
lesson-now-star = Der Prüfer geht ein Feld weiter, und du bekommst den Kristall dort.
lesson-now-discard = Sieben Karten darfst du behalten. Leg ab, was du am wenigsten brauchst.
