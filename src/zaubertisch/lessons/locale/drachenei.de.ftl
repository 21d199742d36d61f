## 1

lesson-alone = Deine erste Kreatur
lesson-alone-goal = Du willst Machtsteine: Wer am meisten davon hat, wenn die Abenteuer ausgehen, gewinnt. Steine bekommst du vor allem für besiegte Kreaturen, und nehmen kann sie dir niemand mehr.
lesson-alone-magic = Gekämpft wird mit Magie. Du hast 6. Jede Runde bringt allen 2, und mehr als 30 kann niemand haben.
lesson-alone-go = Zwei Abenteuer liegen offen. Links sind Goblins der Stärke 5: Wer allein hingeht, zahlt 5 Magie und hat sie besiegt. Schick deinen Zauberer hin.
lesson-alone-you-can-pay = Ein guter Gedanke für ein andermal. Aber diese Goblins kannst du bezahlen: Geh nach links.
lesson-alone-beaten = Du warst allein, also hast du die ganze Stärke bezahlt und bekommst den Gewinn für einen: 3 Machtsteine und 2 Artefaktkarten. { $name_2 } und { $name_3 } waren bei der Energiekugel und haben von ihr Magie bekommen.

## 2

lesson-gather = Magie sammeln
lesson-gather-too-dear = Schatten der Stärke 6, und du hast 2 Magie. Wer nicht zahlen kann, geht leer aus, und die Kreatur bleibt einfach liegen.
lesson-gather-ball = Rechts ist eine Energiekugel: Sie gibt 4 Magie, und zwar allen, die hingehen, gleich wie vielen. Geh hin.
lesson-gather-cannot-pay = Die 6 könntest du nicht zahlen. Käme { $name_2 } mit, wäre selbst die Hälfte, 3, zu viel. Geh zur Energiekugel.
lesson-gather-only-one = Passen bringt sofort 1 Magie, besser als nichts. Die Energiekugel bringt 4.
lesson-gather-filled = 4 von der Kugel, und 2, weil eine neue Runde begonnen hat. { $name_2 } war mit 5 Magie bei den Schatten, eine zu wenig: Sie bleiben.
lesson-gather-rhythm = Das ist der Takt des Spiels: ein paar Runden sammeln, dann zuschlagen. Sieh nach, was jede Karte kostet und bringt und wie viel Magie die anderen haben: Alles liegt offen.

## 3

lesson-together = Gemeinsam oder allein
lesson-together-company = { $name_2 } ist zur selben Kreatur gegangen wie du: Schatten der Stärke 6. Nun sagt ihr der Reihe nach: gemeinsam oder allein?
lesson-together-vote = Gemeinsam zahlt ihr jeder die Hälfte, 3 Magie, und jeder bekommt den Gewinn für mehrere: 2 Machtsteine. Sag „gemeinsam“.
lesson-together-five-is-too-little = Dann würdet ihr beide bieten, und das kleinste Gebot ist die Stärke, 6. Du hast 5 Magie. Kämpft lieber gemeinsam.
lesson-together-shared = { $name_2 } war einverstanden. Jeder hat 3 bezahlt, und jeder hat 2 Machtsteine.
lesson-together-auction = Sagt auch nur einer „allein“, bieten alle, die dort sind. Das höchste Gebot wird bezahlt und bekommt alles. „Allein“ ist also eine Drohung von denen, die mehr Magie haben als die anderen.

## 4

lesson-spell = Ein Zauberspruch
lesson-spell-spells = Zaubersprüche behältst du bis zum Ende, und sie helfen in jeder Runde. Dieser hier, { name-stonex }, gibt dir einen Stein mehr, wenn du eine Kreatur besiegst. Allein bekämst du ihn umsonst, aber { $name_2 } will ihn auch.
lesson-spell-bid = Also bietet ihr Magie dafür. Fang klein an: 1.
lesson-spell-dear = Das ist vielleicht mehr als nötig. Fang mit 1 an und sieh, was geschieht.
lesson-spell-worth-it = Für jede Kreatur ein Stein mehr, das ganze Spiel lang: Das ist etwas Magie wert. Biete 1.
lesson-spell-outbid = { $name_2 } bietet 2. Wie weit das gehen kann, ist kein Geheimnis: Alle Magie liegt offen.
lesson-spell-again = Mehr bieten oder es lassen? Was du hier zahlst, fehlt dir bei der nächsten Kreatur. Du entscheidest.
lesson-spell-decided = Bezahlt wird nur das höchste Gebot. Worauf niemand bietet, das verlässt das Spiel.

## 5

lesson-artefacts = Tauschen und auslegen
lesson-artefacts-hand = Am Ende einer Runde werden Artefaktkarten getauscht. Du hast die linke Hälfte eines Dracheneis, ein Zauberbuch und einen Zaubertrank; zu einem Ei gehören beide Hälften.
lesson-artefacts-offer = Vielleicht hat { $name_2 } die andere Hälfte. Biete dafür dein Zauberbuch an.
lesson-artefacts-keep-the-half = Du suchst die andere Hälfte, also behalt diese. Biete das Zauberbuch an.
lesson-artefacts-try-trading = Wer nicht wagt, der nicht gewinnt: Biete das Zauberbuch an.
lesson-artefacts-dearer = Der Trank kann dir Machtsteine bringen, ein Zauberbuch nur Magie. Biete das Buch an.
lesson-artefacts-wish = Sag, was du dafür möchtest: { name-egg-right }.
lesson-artefacts-the-other-half = Wenn du es nicht sagst, weiß es niemand. Wünsch dir die rechte Hälfte des Eis.
lesson-artefacts-reply = { $name_2 } würde sie dir geben. Nimm sie.
lesson-artefacts-just-what-you-need = Genau diese Hälfte fehlt dir. Nimm sie!
lesson-artefacts-swapped = Getauscht wird immer Karte gegen Karte.
lesson-artefacts-enough = Getauscht wird, bis niemand mehr tauscht. Du hast, was du willst: Biete nichts an.
lesson-artefacts-lay = Auf der Hand sind Karten nichts wert. Leg das Ei aus.
lesson-artefacts-lay-it-out = Es hilft dir erst, wenn es vor dir liegt.
lesson-artefacts-egg-first = Den auch, gleich. Erst das Ei.
lesson-artefacts-lay-more = Der Trank ist für sich allein vollständig. Leg ihn auch aus.
lesson-artefacts-laid = Von jetzt an bringt dir das Ei für jede besiegte Kreatur mit einem Quadrat 2 Machtsteine, und der Trank für jede mit einem Kreis 1 Machtstein oder 2 Magie. Halt also Ausschau nach Kreaturen mit deinen Symbolen.

## 6

lesson-last-round = Die letzte Runde
lesson-last-round-end = Kein Abenteuer liegt mehr im Stapel: Das ist die letzte Runde. Du hast 21 Machtsteine, { $name_2 } hat 24.
lesson-last-round-square = Die Goblins links sind stark, 10, aber du hast 11 Magie, und sie zeigen ein Quadrat: dein Drachenei und dein Zaubertrank auch. Geh hin.
lesson-last-round-two-stones = Die Heilige Stätte bringt allen dort 2 Machtsteine: zu wenig, um { $name_2 } einzuholen. Die Goblins kannst du bezahlen.
lesson-last-round-last-chance = Gesparte Magie nützt dir danach nichts mehr. Geh zu den Goblins.
lesson-last-round-bonus = 8 Machtsteine von den Goblins, und 2 von deinem Ei.
lesson-last-round-choose = Und der Trank: 1 Machtstein oder 2 Magie. Was zählt jetzt?
lesson-last-round-magic-is-useless = Am Ende zählen nur Machtsteine; Magie entscheidet, wenn zwei gleich viele haben. Nimm den Stein.
lesson-last-round-winner = 32 Machtsteine: Das holt { $name_2 } nicht mehr auf. Und nun ein richtiges Spiel, gegen zwei Lehrlinge.

## Das erste richtige Spiel: was eine Frage bedeutet

lesson-now-place = Sieh nach, was jedes Abenteuer dich kostet und was es dir bringt; beides steht dabei. Kannst du es allein bezahlen? Wer könnte mitkommen? Wenn dir nichts gefällt, pass und nimm 1 Magie.
lesson-now-vote = Gemeinsam zahlen alle den gleichen Anteil und bekommen den Gewinn für mehrere. Ein einziges „allein“, und alle bieten.
lesson-now-bid = Nur das höchste Gebot wird bezahlt. Du siehst, wie viel Magie alle haben: Mehr kann niemand bieten.
lesson-now-bonus = Deine Artefakte mit diesem Symbol bringen Machtsteine oder Magie. Steine gewinnen das Spiel, Magie gewinnt die nächste Kreatur.
lesson-now-spells = Jeden deiner Zaubersprüche darfst du einmal in der Runde nutzen, jetzt oder später oder gar nicht.
lesson-now-offer = Biete eine Karte an, die du entbehren kannst, und bekomm eine, die du brauchst; oder biete nichts an. Hälften brauchen ihre andere Hälfte, alles Übrige ist für sich vollständig.
lesson-now-wish = Sag, was du dafür möchtest. Alle hören es, und jeder darf antworten.
lesson-now-reply = Eine Karte wird angeboten. Gib eine von deinen dafür, oder gib nichts.
lesson-now-settle = Nimm eine der Antworten oder keine.
lesson-now-lay-out = Leg aus, was vollständig ist: Nur was vor dir liegt, bringt einen Bonus.
