## 1

lesson-first-call = Deine erste Ansage
lesson-first-call-welcome = Vor dir stehen fünf Steine, und jeder ist ein Spruch. Der Haken: Du weißt nicht, welche es sind. Du siehst nur ihre Rückseiten.
lesson-first-call-others = Alle anderen sehen deine Steine, und du siehst ihre. So findest du heraus, was du haben könntest: Jeder Stein, den du anderswo siehst, ist einer weniger, der vor dir stehen kann.
lesson-first-call-goal = Du willst alle deine fünf Steine zaubern oder jemandem den letzten Lebenspunkt nehmen. Beides gewinnt den Durchgang.
lesson-first-call-call = Sag also eine Zahl an und hoffe, dass sie in deiner Reihe steht. Es gibt acht Steine mit einer 8, sieben mit einer 7 und so weiter bis zu einer einzigen 1. Versuch es mit der 8.
lesson-first-call-not-the-dragon = Die 1 ist der seltenste Stein von allen, und { $name_2 } hat sie: Schau auf die Reihe. Versuch es lieber mit der 8.
lesson-first-call-few-of-them = Davon gibt es nur sehr wenige. Je höher die Zahl, desto mehr Steine: Versuch die 8.
lesson-first-call-it-worked = Simsala! Da stand eine 8, und nun liegt sie auf dem Spielbrett. { name-8 } gibt dir einen Lebenspunkt, aber du hast schon alle sechs. Umsonst ist eine geglückte Ansage trotzdem nie: ein Stein weniger.

## 2

lesson-go-on = Weiter oder aufhören
lesson-go-on-low = Ein neuer Zug. Nach einem Erfolg darfst du weitermachen, aber nur mit derselben Zahl oder einer höheren. Niedrig anzufangen lohnt sich also: Versuch die 5.
lesson-go-on-too-high = Nach einer 8 ginge nur noch eine 8. Fang niedriger an, dann bleibt dir mehr: die 5.
lesson-go-on-storm = { name-5 }! Deine beiden Nachbarn verlieren einen Lebenspunkt: { $name_2 } links von dir und { $name_3 } rechts von dir. Was eine Zahl bewirkt, steht neben ihr.
lesson-go-on-higher = Du bist immer noch dran. 5, 6, 7 und 8 stehen dir jetzt offen, oder du hörst auf. Trau dich an die 7!
lesson-go-on-not-yet = Aufhören darfst du nach jedem Erfolg. Aber eine wagen wir noch.
lesson-go-on-fire = { name-7 }! Er trifft deinen rechten Nachbarplatz: { $name_3 }. Zwei Steine gezaubert, drei fehlen noch.
lesson-go-on-stop = Du könntest mit 7 oder 8 weitermachen. Aber eine falsche Zahl kostet einen Lebenspunkt und beendet deinen Zug. Wem es reicht, der hört auf: Probier es aus.
lesson-go-on-filled = Du hast zwei neue Steine gezogen, damit wieder fünf dastehen. Auch die siehst du nicht. Danach waren { $name_2 } und { $name_3 } an der Reihe, und jetzt bist du wieder gefragt.

## 3

lesson-tally = Was noch da sein kann
lesson-tally-columns = Blind raten musst du nicht. Die Spalten zeigen, welche Steine auf dem Spielbrett liegen: fünf mit einer 8, zwei mit einer 6. Zähl die in den anderen Reihen dazu, und du weißt, wie viele du nicht siehst.
lesson-tally-which = Bei jeder Zahl steht, wie viele ihrer Steine du nicht siehst. Eine Zahl ist ganz verborgen, alle sieben Steine: Sag sie an!
lesson-tally-all-in-sight = Schau: Fünf Achten liegen auf dem Spielbrett, zwei stehen vor { $name_2 } und eine vor { $name_3 }. Das sind alle acht, du kannst also keine haben.
lesson-tally-in-sight = Es gibt nur eine 1, und die steht vor { $name_3 }.
lesson-tally-fewer = Das könnte sein. Aber von einer anderen Zahl ist noch kein einziger Stein zu sehen: Such die größte Anzahl.
lesson-tally-counted = Da ist sie! Von den sieben Siebenen hast du keine gesehen, und nur neunzehn Steine sind dir überhaupt verborgen. Kein Wunder, dass eine davon vor dir steht.
lesson-tally-yours = Sechs Siebenen siehst du immer noch nicht. Weiter oder aufhören? Diesmal entscheidest du.
lesson-tally-decided = Kühn oder vorsichtig, beides kann richtig sein. Schau, was deine Reihe noch haben kann, wie viele Lebenspunkte du hast und wie weit die anderen sind.

## 4

lesson-failing = Wenn es Bumm macht
lesson-failing-in-vain = Jetzt muss etwas schiefgehen, damit du weißt, wie sich das anfühlt. Hier kostet es dich nichts für immer: Sag die 5 an.
lesson-failing-one-life = Bumm! In deiner Reihe steht keine 5. Das kostet einen Lebenspunkt, und dein Zug ist vorbei. Deine Steine bleiben alle stehen, und die anderen waren dran.
lesson-failing-remembered = Du hast dabei etwas erfahren: Vor dir steht keine 5. Der Tisch merkt sich das für dich mit einem kleinen Kreuz, solange du keine neuen Steine ziehst.
lesson-failing-dragon = Nur ein Stein ist schlimmer zu verfehlen: die 1, { name-1 }. Klappt es, verlieren alle anderen, was der Würfel zeigt. Wenn nicht, verlierst du es. Sag sie einmal an, nur um es zu sehen.
lesson-failing-dragon-bites = Eine 3, das Schlimmste, was es gibt: drei Lebenspunkte weg. Der eine Stein mit der 1 ist irgendwo verborgen, und bei dir war er nicht. Ruf den Drachen nur, wenn du fast sicher mit ihm rechnen kannst.

## 5

lesson-healing = Lebenspunkte und Mystiksteine
lesson-healing-dream = Nur noch zwei Lebenspunkte: Zeit, dich zu erholen. Bei { name-3 }, der 3, würfelst du und bekommst so viele Lebenspunkte. Versuch es.
lesson-healing-drink-later = Auch das würde dich heilen, aber nach einer 8 kann nichts Niedrigeres mehr kommen. Fang mit der 3 an.
lesson-healing-slept = Eine 2: Du hast wieder vier Lebenspunkte. Mehr als sechs werden es nie.
lesson-healing-singer = Als Nächstes die 4, { name-4 }. Damit nimmst du dir einen der vier Mystiksteine, die verdeckt auf dem Plan liegen.
lesson-healing-not-yet = Aufhören wäre vorsichtig. Aber es gibt noch etwas zu sehen: Mach weiter.
lesson-healing-mystic-stone = Dieser Stein gehört dir, und nur du darfst ihn ansehen: eine Zahl mehr, die dir nicht verborgen ist. Hast du am Ende des Durchgangs noch einen Lebenspunkt, ist er einen Punkt wert.
lesson-healing-drink = Und nun die 8, { name-8 }: ein Lebenspunkt, ganz ohne Würfel.
lesson-healing-healed = Fünf Lebenspunkte, ein Mystikstein und nur noch zwei Steine in deiner Reihe. Ein schöner Zug!

## 6

lesson-round-end = Das Ende eines Durchgangs
lesson-round-end-one-life-left = { $name_2 } hat nur noch einen Lebenspunkt und sitzt links von dir. Wer jemandem den letzten Lebenspunkt nimmt, gewinnt den Durchgang.
lesson-round-end-knock-out = { name-6 }, die 6, trifft links von dir. Sag sie an!
lesson-round-end-right-not-left = { name-7 } trifft rechts von dir, und { $name_3 } hat vier Lebenspunkte. Du brauchst den Spruch für links.
lesson-round-end-strikes-nobody = { name-8 } heilt nur dich. { $name_2 } hat noch einen Lebenspunkt: Welche Zahl trifft links von dir?
lesson-round-end-points = K.o.! Das sind 3 Punkte für dich und 1 für deinen Mystikstein. { $name_3 } steht noch und bekommt 1 Punkt, { $name_2 } keinen. Danach wird alles neu verteilt.
lesson-round-end-emptied = Die andere Art zu gewinnen: Zaubere den letzten Stein deiner Reihe. Auch das bringt 3 Punkte, und alle anderen gehen leer aus.
lesson-round-end-own-fault = Eines nimm dir zu Herzen: Kostet dich eine falsche Ansage deinen letzten Lebenspunkt, bekommst du nichts und alle anderen je einen Punkt.
lesson-round-end-ready = Gespielt wird, bis jemand 8 Punkte hat. Jetzt weißt du alles: Auf zu einem richtigen Spiel gegen zwei Lehrlinge!

## Das erste richtige Spiel: was eine Frage bedeutet

lesson-now-first-call = Dein Zug beginnt: Nenne eine Zahl, die in deiner Reihe stehen könnte. Bei jeder steht, wie viele ihrer Steine du nicht siehst; je mehr, desto wahrscheinlicher. Fängst du niedrig an, kannst du höher weitermachen; sicherer sind hohe Zahlen.
lesson-now-go-on = Das hat geklappt. Nenne dieselbe Zahl oder eine höhere, oder hör auf: Dann wird deine Reihe wieder aufgefüllt. Eine falsche Zahl kostet einen Lebenspunkt und beendet deinen Zug.
lesson-now-take-mystic = Von hinten sehen alle Mystiksteine gleich aus: Nimm irgendeinen. Er ist einen Punkt wert, wenn du am Ende des Durchgangs noch einen Lebenspunkt hast.
