## 1

lesson-treasure = Ein Schatz
lesson-treasure-goal = Du bist der blaue Magier in einem Labyrinth aus Stein. { $name_2 } spielt Rot und hat zwei Schätze, und die willst du haben: Jeder, der auf deiner eigenen Basis liegt, ist ein Punkt. Zwei Punkte gewinnen.
lesson-treasure-walk = Gleich neben dir, im Norden, liegt ein roter Schatz. Du hast drei Bewegungspunkte im Zug, und ein Schritt kostet einen. Geh hin: Drück auf das Feld.
lesson-treasure-not-done = Damit wäre es mit Gehen und Zaubern vorbei. Hol erst den Schatz: Er liegt einen Schritt nördlich.
lesson-treasure-near-enough = Energie macht dich schneller. Für einen einzigen Schritt brauchst du keine, also heb sie auf.
lesson-treasure-away = Da geht es um die Ecke. Der Schatz liegt im Norden.
lesson-treasure-there = Du stehst darauf. Auf einem Feld dürfen auch mehrere Magier stehen, und Schätze dazu.
lesson-treasure-lift = Heb den Schatz auf.
lesson-treasure-take-it-along = Du bist wegen des Schatzes gekommen. Heb ihn erst auf!
lesson-treasure-lifted = Nun trägst du ihn. Einen Schatz aufzuheben kostet keinen Bewegungspunkt, aber es beendet für diesen Zug das Gehen und Zaubern.
lesson-treasure-discard = So endet jeder Zug: Erst darfst du Karten abwerfen, die du nicht willst, dann ziehst du nach. Behalt alles.
lesson-treasure-kept = Sieben Karten darfst du haben, und was du trägst und was vor dir ausliegt, zählt mit.
lesson-treasure-draw = Jetzt zieh. Bis zu zwei Karten im Zug gehören dir.
lesson-treasure-draw-again = Und die zweite.
lesson-treasure-always-draw = Du darfst aufhören, aber von Karten lebt ein Magier. Zieh auch die zweite.
lesson-treasure-turn-over = Dein Zug ist zu Ende. Das ist ein Zug: Die Zeit vergeht, dann gehst und zauberst du, wie du magst, und zuletzt wirfst du ab und ziehst nach.

## 2

lesson-home = Bring ihn heim
lesson-home-far = Du trägst einen roten Schatz; man sieht ihn an deiner Figur. Bis zu deiner Basis sind es vier Schritte, und du hast drei Bewegungspunkte.
lesson-home-speed = Einmal im Zug darfst du eine Karte mit Energiewert abwerfen und bekommst so viele Bewegungspunkte dazu. Entscheide dich dafür.
lesson-home-too-slow = Mit drei Schritten kämst du nicht ganz nach Hause. Mach dich erst schneller.
lesson-home-not-here = Er zählt nur auf deiner eigenen Basis. Mach dich erst schneller und geh dann hin.
lesson-home-energy = Die { name-energy-5 } bringt dir fünf Punkte. Nimm sie.
lesson-home-quick = Acht Bewegungspunkte: mehr als genug.
lesson-home-north = Nun nach Hause. Zuerst nach Norden.
lesson-home-door = Im Westen ist eine Tür. Türen sind verschlossen, aber die in dem Teil des Labyrinths, der deine Farbe hat, öffnen sich dir allein. Geh hindurch.
lesson-home-own-treasure = Dieser blaue Schatz ist dein eigener. Du könntest ihn in Sicherheit bringen, aber niemand trägt zwei. Lass ihn liegen und geh weiter nach Norden.
lesson-home-onto-the-base = Da ist deine Basis. Noch ein Schritt.
lesson-home-drop = Du stehst auf deiner Basis. Leg den Schatz jetzt ab: Solange du ihn trägst, zählt er nicht.
lesson-home-carried-counts-nothing = Solange du ihn trägst, ist er nichts wert. Leg ihn erst ab.
lesson-home-a-point = Dein erster Punkt! Er gehört dir, solange der Schatz dort liegt. Jemand könnte kommen und ihn wieder stehlen.

## 3

lesson-attack = Ein Angriff
lesson-attack-sight = { $name_2 } steht im selben Gang. Die meisten Zauber brauchen eine Sichtlinie: von der Mitte deines Feldes zur Mitte des anderen, ohne Mauer oder geschlossene Tür dazwischen.
lesson-attack-cast = Auf deiner Hand ist „{ name-fireball }“: fünf Schaden für jemanden, den du siehst. Wähl die Karte.
lesson-attack-bolt-comes-back = „{ name-lightning-bolt }“ fliegt weiter, prallt an Mauern ab und kommt vielleicht zu dir zurück. Beginn mit „{ name-fireball }“.
lesson-attack-do-cast = Nicht so schnell: Du hast noch einen Angriff in diesem Zug. Wirf den Feuerball.
lesson-attack-aim = Was du treffen könntest, leuchtet. Ziel auf { $name_2 }.
lesson-attack-hit = Gewürfelt wird nicht: Ein Angriff, auf den niemand antwortet, trifft. { $name_2 } hatte 14 Leben und hat noch 9. Alle beginnen mit 15; wer keines mehr hat, scheidet aus.
lesson-attack-one-attack = Mehr als einen Angriff im Zug hast du nicht. Probier „{ name-lightning-bolt }“, wenn du magst, und der Tisch nennt dir die Regel. Dann beende die Phase.
lesson-attack-rest = Mit Angriffen hält man andere auf. Gewinnen kann man auch mit Schätzen, und die schlagen nicht zurück.

## 4

lesson-answer = Eine Antwort
lesson-answer-fireball = Jetzt ist { $name_2 } am Zug, und ein Feuerball kommt auf dich zu. Was angesagt ist, liegt hier, und geschehen ist noch nichts: Du darfst antworten.
lesson-answer-react = „{ name-full-shield }“ hebt einen Zauber auf, der dir gilt, und zwar ganz. Nimm sie!
lesson-answer-let-it-hit = Dann trifft er: fünf Schaden, und du hast noch neun Leben. Dabei hältst du genau die richtige Antwort.
lesson-answer-cancelled = Weg! Der Feuerball ist abgeworfen, deine Karte ebenso, und der Angriff ist verbraucht.
lesson-answer-windows = Gefragt wirst du jedes Mal, wenn jemand antworten könnte, gleich, was du auf der Hand hast: So verrät eine Frage niemandem etwas. Oft kannst du nur passen.

## 5

lesson-shield = Ein Schild
lesson-shield-damage = Noch einmal derselbe Feuerball, aber diesmal hat ihn niemand aufgehoben. Fünf Schaden kommen auf dich zu, und du hast vier Leben. „{ name-shield }“ nimmt davon etwas weg: Nutz die Karte.
lesson-shield-you-would-die = Fünf Schaden wären dein Ende. Nimm den Schild!
lesson-shield-boost = Allein nimmt er 2 weg, mit Energie verstärkt 2 und die Energie obendrauf. Verstärk ihn mit der { name-energy-5 }.
lesson-shield-too-little = Zwei weniger, das wären noch drei Schaden, und dir bliebe ein Leben. Mit deiner Energie bleibt gar nichts davon: Verstärk ihn.
lesson-shield-nothing-left = Zwei und fünf sind sieben, und nur fünf kamen an: Davon ist nichts übrig. Viele Karten nehmen Energie an, und die Energiekarten sind dafür gemacht.

## 6

lesson-thief = Haltet den Dieb
lesson-thief-runs = { $name_2 } trägt einen deiner Schätze und ist drei Schritte von der roten Basis entfernt. Im nächsten Zug läge er dort als Punkt. Vorher bist du dran.
lesson-thief-wall = Das Labyrinth kannst du ändern. „{ name-create-wall }“ stellt eine Mauer auf eine freie Trennlinie, die du siehst. Wähl die Karte.
lesson-thief-stop-the-thief = Dann geht { $name_2 } mit deinem Schatz nach Hause. Tu etwas dagegen!
lesson-thief-later = Ein Faustschlag macht einen Schaden und verbraucht deinen Angriff. Es gibt Besseres.
lesson-thief-wall-first = Gute Idee, das kommt gleich. Erst die Mauer.
lesson-thief-where = Der kurze Weg führt von { $name_2 } aus nach Norden. Mach ihn zu.
lesson-thief-stands = Da steht sie, solange du den Zauber vor dir liegen lässt. Solche Zauber darfst du wirken, so viele du willst; nur Angriffe gibt es einen im Zug.
lesson-thief-drop = Und nun dein Angriff: „{ name-drop-object }“, und wer etwas trägt, lässt es los.
lesson-thief-one-attack = Das würde deinen Angriff verbrauchen. „{ name-drop-object }“ nützt dir mehr.
lesson-thief-keep-the-wall = Damit wäre deine Mauer wieder weg. Lass sie stehen.
lesson-thief-whom = Natürlich { $name_2 }.
lesson-thief-dropped = Er liegt am Boden. Und wer ist jetzt schneller?
lesson-thief-fetch = Du. Geh auf das Feld; dort dürfen zwei Magier zugleich stehen.
lesson-thief-take = Heb auf, was dir gehört.
lesson-thief-saved = Gerettet, fürs Erste. Ein eigener Schatz bringt dir keinen Punkt, aber auch sonst niemandem mehr, solange du ihn trägst.

## 7

lesson-victory = Der Sieg
lesson-victory-second = Ein roter Schatz liegt schon auf deiner Basis, und den anderen trägst du. Es fehlt ein Schritt.
lesson-victory-last-step = Nach Hause!
lesson-victory-go-home = Nicht hier: Deine Basis ist nur einen Schritt weiter im Westen.
lesson-victory-put-down = Leg ihn zum ersten.
lesson-victory-won = Zwei Punkte: Du hast gewonnen, auf der Stelle!
lesson-victory-other-ways = Es geht noch auf zwei andere Arten: Wer mit einem Angriff jemandem das letzte Leben nimmt, bekommt einen Punkt für immer, und wer als Einziger noch lebt, gewinnt. Und nun ein richtiges Spiel, gegen einen Lehrling. Lies deine Karten, such den nächsten Schatz, und los.

## Das erste richtige Spiel: was eine Frage bedeutet

lesson-now-main = Gehen, zaubern, aufheben, in jeder Reihenfolge; beende die Phase, wenn du fertig bist. Keine Idee? Hol den nächsten fremden Schatz. Einen Angriff hast du im Zug, im ersten noch keinen.
lesson-now-react = Etwas ist angesagt, und du darfst mit einem Konter antworten oder passen. Gefragt wirst du, ob du es kannst oder nicht.
lesson-now-react-shield = Gleich trifft dich Schaden. „{ name-shield }“ verringert ihn, mit Energie verstärkt noch mehr.
lesson-now-boost = Wirf eine Energiekarte ab, damit es stärker wirkt, oder lass es. Eine Karte dient ihrer Energie oder ihrer eigenen Wirkung, nie beidem.
lesson-now-target = Wähl, wem oder was der Zauber gilt. Was du wählen darfst, leuchtet im Labyrinth.
lesson-now-discard = Wirf ab, was du nicht brauchst; dann ziehst du bis zu zwei Karten, solange du weniger als sieben hast.
lesson-now-draw = Zieh bis zu zwei Karten. Was du trägst und was vor dir ausliegt, zählt zu den sieben.
