rules-title = Das Zepter von Zavandor – die Regeln

## Mengen und Begriffe

ZA-001 = Energie, Preise, Gebote und Siegpunkte sind ganze Zahlen und fallen nie unter 0.
ZA-002 = Deine flüssige Energie ist der Wert deiner Handkarten, deiner geballten Energie und deines Zauberstaubs; Karten unter deiner Positionsscheibe gehören nicht dazu.
ZA-003 = Zauberstaub ist ein einziger Betrag; er liegt immer in den leichtesten Stücken zu 10, 5 und 2, und Wechseln kostet nichts.
ZA-004 = Mit den Stücken lässt sich jeder Betrag außer 1 und 3 legen.
ZA-005 = Beim Ausgleichen wird aus 1 Staub nichts und aus 3 Staub 2, es geht also 1 Energie verloren; alle anderen Beträge bleiben.
ZA-006 = Dein Staub wird ausgeglichen, wenn du eine Versteigerung eröffnest, wenn dein Zug endet und nach jeder Zahlung außerhalb deines Zuges; bis dahin darf er lose 1 oder 3 betragen.
ZA-007 = Ein Edelstein kostet dich seinen Grundpreis abzüglich zehn Prozent für jede deiner Stufen im Wissen über Edelsteine.
ZA-008 = Ein verkaufter Edelstein bringt die Hälfte dessen, was er dich jetzt kosten würde, für jeden Edelstein einzeln abgerundet.
ZA-009 = Dein Vermögen ist deine flüssige Energie mit ausgeglichenem Staub und dazu der Erlös aller deiner Edelsteine, ob aktiv oder nicht.
ZA-010 = Du hast fünf Plätze, mehr durch Speicherung, Gürtel oder Stab; du hast nie mehr aktive Edelsteine als Plätze, und jeder Platz nimmt jeden Edelstein.
ZA-011 = Im Fünfeck haben beliebig viele inaktive Edelsteine und freie Wissenssteine Platz.
ZA-012 = Dein Handkartenlimit ist 5, je eins weniger in den Gebieten Edelsteine und Energiefluss, je eins mehr in den Gebieten Artefakte und Speicherung, je drei mehr für jede Kristallkugel und für den Zauberstab.
ZA-013 = Das Limit ändert sich, sobald sein Grund eintritt, bei einem Wissensgebiet nur einmal, beim Betreten.
ZA-014 = Deine Energie wiegt 1 je Handkarte, 3 je geballter Energie und beim Staub so viel wie seine Stücke.
ZA-015 = Die Siegpunktscheiben bewegen sich nur in Phase 4, und alles, was von Siegpunkten abhängt, richtet sich nach ihnen.
ZA-016 = Artefakte, Wächter, ausgelöste Wissenssteine und Stufen behältst du für immer.
ZA-017 = Untereinander wird nichts verschenkt, verliehen oder getauscht.

## Spielvorbereitung

ZA-018 = Ihr spielt zu zweit bis zu sechst.
ZA-019 = Jeder hat eine der sechs Figuren, alle verschieden und offen; sie werden verlost, wenn der Tisch nichts anderes will.
ZA-020 = Du beginnst mit zwei Opalen und einem Saphir, alle drei aktiv.
ZA-021 = Du beginnst mit dem Zauberstaub deiner Figur.
ZA-022 = Dein erster Wissensstein steht kostenlos auf Stufe 1 des Gebiets deiner Figur; fünf weitere liegen bei 20, 25, 30, 35 und 40 bereit.
ZA-023 = Hexe und Elfe beginnen mit einem Handkartenlimit von 4, Druide und Fee mit 5, Magier und Kobold mit 6.
ZA-024 = Alle Siegpunktscheiben beginnen auf 3.
ZA-025 = Die Energiekarten jeder Farbe sind ein gemischter verdeckter Stapel, daneben ein leerer Ablagestapel.
ZA-026 = Die Fee zieht vor der ersten Runde zwei blaue Karten und darf sie gleich ausgeben; sonst bringt die erste Stufe niemandem etwas.
ZA-027 = Jedes Artefakt gibt es zu zweit einmal, zu dritt und zu viert zweimal, zu fünft und zu sechst dreimal.
ZA-028 = Die Artefakte jeder Gruppe werden für sich gemischt; Gruppe A liegt oben, darunter B, C und D.
ZA-029 = Vor der ersten Runde werden so viele Artefakte aufgedeckt, wie Spieler da sind.
ZA-030 = Alle neun Wächter stehen von Anfang an im Angebot.

## Die Runde

ZA-031 = Eine Runde hat vier Phasen nacheinander, und Runde folgt auf Runde, bis das Spiel endet.
ZA-032 = Tun mehrere in einer Phase etwas, geschieht es in der Spielreihenfolge der Runde.

## Phase 1: Spielreihenfolge und Artefakte

ZA-033 = Wer die meisten Siegpunkte hat, bekommt Scheibe 1, der Nächste Scheibe 2 und so weiter.
ZA-034 = Bei gleich vielen Siegpunkten geht vor, wer mehr davon in aktiven Edelsteinen hat; Artefakte mit Karten zählen hier nicht.
ZA-035 = Wer dann noch gleich ist, lost; in der ersten Runde losen alle.
ZA-036 = Scheiben und ihre Wirkung auf Preise bleiben bis zur nächsten Phase 1.
ZA-037 = Die Auslage wird vom Artefaktestapel auf die Zahl der Spieler aufgefüllt, soweit der Stapel reicht.
ZA-038 = Wurde in einer Runde kein Artefakt verkauft, wird danach keines aufgedeckt.
ZA-039 = Während einer Runde wird nichts nachgelegt, Wächter nie.
ZA-040 = Karten unter deiner Scheibe kommen auf deine Hand, wenn die Scheiben neu verteilt werden.

## Phase 2: Einkommen

ZA-041 = Nur aktive Edelsteine geben Energie.
ZA-042 = Je drei aktive Opale geben 10 Staub; ein weiterer gibt 2, zwei weitere geben 5.
ZA-043 = Für jede Farbe zählen deine aktiven Edelsteine dieser Art, bei Grün auch deine Schutzkristalle, bei Rot deine Feuerkelche.
ZA-044 = Je volle vier einer Farbe sind eine geballte Energie und 2 Staub; für den Rest ziehst du einzelne Karten.
ZA-045 = Einzelne Karten statt geballter Energie kannst du nicht wählen.
ZA-046 = Karten früherer Runden, der Weisen und des Anfangs der Fee zählen dabei nie mit.
ZA-047 = Geballte Energie kommt nur aus Phase 2.
ZA-048 = Das Wissen des Energieflusses gibt auf Stufe 2, 3 oder 4 noch 2, 5 oder 10 Staub, getrennt von den Opalen.
ZA-049 = Gezogene Karten siehst nur du; Staub und geballte Energie liegen offen.
ZA-050 = Ist ein Stapel leer, werden seine abgelegten Karten gemischt und sind der neue Stapel.
ZA-051 = Sind Stapel und Ablage einer Farbe leer, bekommst du statt einer Karte Staub: 5 für Blau, 7 für Grün, 10 für Weiß, 15 für Rot.
ZA-052 = Gezogen wird in Spielreihenfolge, jeder erst Blau, dann Grün, Weiß und Rot.

## Phase 3: ein Zug

ZA-053 = In Spielreihenfolge macht jeder einen Zug und beendet ihn, bevor der Nächste beginnt.
ZA-054 = In deinem Zug handelst du in beliebiger Reihenfolge und lässt weg, was du willst.
ZA-055 = Verzaubern, verkaufen, aktivieren, deaktivieren, Wissenssteine auslösen und versteigern darfst du beliebig oft, eine Wissensstufe bezahlen nur einmal.
ZA-056 = Dein Zug endet, wenn du es sagst, und lässt sich nicht wieder aufnehmen.
ZA-057 = Außerhalb deines Zuges bietest du nur mit, verkaufst Edelsteine für das, was du gerade ersteigert hast, erhältst es oder verlierst einen Edelstein an Spiegel oder Tarnmantel.

## Bezahlen

ZA-058 = Du zahlst mit Karten, geballter Energie und Staub, die du hast, zum aufgedruckten Wert, gleich welcher Farbe.
ZA-059 = Was du zu viel zahlst, kommt als Staub zurück.
ZA-060 = Keine Karte und keine geballte Energie darf dabeiliegen, die man zurücknehmen könnte, ohne dass der Preis offen bliebe.
ZA-061 = Staub zahlt, was deine Stücke nicht decken, wenn du genug davon hast; sind sie mehr wert als der Preis, wird der Unterschied zu Staub.
ZA-062 = Bezahlte Karten kommen offen auf ihre Ablage, alles andere in den Vorrat, bevor der Kauf etwas bewirkt.
ZA-063 = Zum Verzaubern, Lernen und Auslösen brauchst du den Preis als flüssige Energie; Edelsteine verkaufst du vorher.
ZA-064 = Ein Preis von 0 wird mit nichts bezahlt.

## Edelsteine

ZA-065 = In deinem Zug darfst du einen Edelstein, den du verzaubern kannst, für seinen Preis nehmen.
ZA-066 = Opale und Saphire kann jeder verzaubern.
ZA-067 = Für Smaragde brauchst du ein Zauberbuch, für Diamanten ein Elixir.
ZA-068 = Für Rubine brauchst du Stufe 4 im Wissen über das Feuer.
ZA-069 = Du darfst fünf Rubine zugleich besitzen, aktive und inaktive zusammen; einen, der weg ist, darfst du ersetzen.
ZA-070 = Für keine andere Art gibt es eine Grenze pro Spieler.
ZA-071 = Edelsteine sind immer genug da.
ZA-072 = Ein in deinem Zug verzauberter Edelstein ist aktiv, wenn ein Platz frei ist, sonst inaktiv.
ZA-073 = In deinem Zug darfst du Edelsteine, die du hast, kostenlos aus dem Fünfeck auf freie Plätze legen und zurück, auch um absichtlich weniger Siegpunkte zu haben.
ZA-074 = Außerhalb deines Zuges aktivierst und deaktivierst du nichts, auch wenn ein Platz dazukommt.
ZA-075 = Edelsteine dürfen beliebig aktiviert und deaktiviert werden; nur damit ein Zug endet, wechseln Edelsteine einer Art höchstens zweimal die Richtung (hin, zurück und noch einmal hin), bis du etwas gekauft, verkauft oder angeboten hast.
ZA-076 = In deinem Zug darfst du einen Edelstein, den du hast, verkaufen, ob aktiv oder inaktiv: Du gibst ihn zurück und bekommst seinen Erlös als Staub.
ZA-077 = Du darfst einen Edelstein im selben Zug verkaufen, in dem du ihn gekauft hast.

## Wissen

ZA-078 = Einmal je Runde darfst du in deinem Zug dafür bezahlen, in einem Gebiet eine Stufe aufzusteigen.
ZA-079 = Eine zweite bezahlte Stufe in derselben Runde ist nicht erlaubt.
ZA-080 = Um ein Gebiet zu betreten, brauchst du einen Wissensstein im Fünfeck und zahlst Stufe 1; das ist deine bezahlte Stufe.
ZA-081 = In jedem Gebiet hast du höchstens einen Wissensstein, und Stufe 4 ist das Ende.
ZA-082 = In deinem Zug darfst du einen Wissensstein, der noch bereitliegt, für den Preis daneben auslösen; er kommt ins Fünfeck.
ZA-083 = Auslösen ist keine Stufe: Du darfst es oft tun und den Wissensstein gleich oder in einer späteren Runde einsetzen.
ZA-084 = Eine kostenlose Stufe hebt einen deiner Wissenssteine von Stufe 1 bis 3 oder setzt einen Wissensstein aus dem Fünfeck in ein neues Gebiet.
ZA-085 = Kostenlose Stufen kommen zu deiner bezahlten hinzu, davor oder danach, im eigenen Zug oder nicht.
ZA-086 = Hast du keinen Wissensstein auf Stufe 1 bis 3 und keinen im Fünfeck, verfällt die kostenlose Stufe; auslösen darfst du dafür keinen.
ZA-087 = Bekommst du eine kostenlose Stufe oder einen kostenlosen Wissensstein, darfst du darauf verzichten.
ZA-088 = Ein abgeschlossenes Gebiet zählt ab der nächsten Phase 4 zwei Siegpunkte.

## Was das Wissen bewirkt

ZA-089 = Jede Stufe im Wissen über Edelsteine senkt den Preis deiner Edelsteine um ein Zehntel und damit auch ihren Erlös.
ZA-090 = Das Wissen über das Feuer bewirkt unter Stufe 4 nichts.
ZA-091 = Jede Stufe im Wissen der 9 Weisen gibt dir sofort zwei Karten: blau, grün, weiß, dann rot.
ZA-092 = Auch kostenlose Stufen bringen diese Karten, zwei für jede erreichte Stufe.
ZA-093 = Sie liegen bis zur nächsten Phase 1 verdeckt unter deiner Scheibe; bis dahin zahlen sie nichts, wiegen nichts und zählen nicht als Vermögen.
ZA-094 = Das Wissen über Artefakte macht ab Stufe 2 Artefakte um 5 und Wächter um 10 billiger, auf Stufe 4 um 10 und 20.
ZA-095 = Das Wissen der Speicherung gibt ab Stufe 2 einen Platz, auf Stufe 4 einen zweiten.

## Versteigerungen

ZA-096 = In deinem Zug darfst du ein Artefakt der Auslage oder einen Wächter, den niemand hat, anbieten, nie zwei zugleich; eine eröffnete Versteigerung findet statt.
ZA-097 = Ist eine Versteigerung ganz erledigt, darfst du die nächste eröffnen, wer auch gewonnen hat.
ZA-098 = Du bietest zuerst, mindestens die Mindestenergie, und musst kaufen, wenn niemand mehr bietet.
ZA-099 = Du darfst nicht mehr bieten, als du mit aller Energie und allen Edelsteinen zahlen könntest, Aufpreise und Rabatte eingerechnet.
ZA-100 = Anbieten darfst du nur, was du zur Mindestenergie bezahlen könntest, nachdem dein Staub ausgeglichen ist.
ZA-101 = Wer einen Gürtel hat, nimmt an Versteigerungen von Gürteln nicht teil, beim Stab ebenso; alles andere darf man mehrfach besitzen.
ZA-102 = Um Spiegel oder Tarnmantel anzubieten, brauchst du einen aktiven Edelstein; zum Mitbieten nicht.
ZA-103 = Geboten wird in Spielreihenfolge reihum, beginnend nach dem aktiven Spieler, nach der letzten Scheibe wieder bei der ersten.
ZA-104 = Bist du gefragt, bietest du mindestens 1 mehr als das letzte Gebot oder passt.
ZA-105 = Wer passt, ist aus dieser Versteigerung ausgeschieden, nicht aus der nächsten.
ZA-106 = Wer den Gegenstand nicht haben darf, gilt als einer, der gepasst hat.
ZA-107 = Wer das höchste Gebot hat, wird nicht gefragt.
ZA-108 = Haben alle anderen gepasst, gewinnt der Höchstbietende.
ZA-109 = Fürs Mitbieten ist es gleich, ob dein Zug vorbei ist oder noch kommt.
ZA-110 = Aufpreise und Rabatte ändern weder Gebote noch Mindestenergie.
ZA-111 = Der Gewinner zahlt sofort den Nettopreis, nimmt den Gegenstand und führt seine Wirkung aus; dann geht der Zug weiter.
ZA-112 = Solange die flüssige Energie des Gewinners den Nettopreis nicht deckt, muss er Edelsteine seiner Wahl verkaufen, einen nach dem anderen; sonst darf er es nicht.
ZA-113 = Du darfst in einer Runde beliebig viel ersteigern.

## Der Nettopreis

ZA-114 = Der Nettopreis ist das Gebot mit Aufpreis und Rabatten, mindestens 0.
ZA-115 = Aufpreise und Rabatte sind immer die des Gewinners, wer auch am Zug ist.
ZA-116 = Scheibe 1 zahlt für ein Artefakt 10 mehr, wenn ihre eigene Siegpunktscheibe auf 10 oder höher steht.
ZA-117 = Scheibe 2 zahlt für ein Artefakt 5 mehr, wenn ihre eigene Siegpunktscheibe auf 10 oder höher steht.
ZA-118 = Scheibe 5 zahlt für ein Artefakt 5 weniger und Scheibe 6 zahlt 10 weniger, wenn der Führende auf 10 oder höher steht.
ZA-119 = Bei Wächtern verdoppeln sich diese Beträge.
ZA-120 = Es zählt die Nummer der Scheibe, auch bei gleich vielen Siegpunkten.
ZA-121 = Ohne fünften oder sechsten Spieler bekommt niemand diesen Rabatt; die Aufpreise gelten immer.
ZA-122 = Jedes Zauberbuch macht den Tarnmantel 15 billiger, jeder Runenstein den Feuerkelch 10, jede Kristallkugel das Elixir 5, jede Maske jeden Wächter 20; alles wird zusammengezählt.
ZA-123 = Ein Artefakt hilft von dem Augenblick an, in dem du es besitzt, nicht bei seinem eigenen Preis.

## Was Artefakte bewirken

ZA-124 = Die Reihenfolge ist: Bezahlung, Gegenstand, Wissensstein, verlorene Edelsteine, geschenkter Edelstein, kostenlose Stufen.
ZA-125 = Wirkungen treten sofort ein, wer auch am Zug ist.
ZA-126 = Mit Spiegel oder Tarnmantel darfst du einen bereitliegenden Wissensstein deiner Wahl ins Fünfeck legen; hast du keinen, geschieht nichts.
ZA-127 = Diesen Wissensstein einzusetzen ist eine gewöhnliche Stufe.
ZA-128 = Spiegel und Tarnmantel kosten jeden anderen einen aktiven Edelstein eigener Wahl.
ZA-129 = Wer keinen aktiven Edelstein hat, verliert nichts; inaktive sind sicher.
ZA-130 = Verweigern lässt sich der Verlust nicht.
ZA-131 = Die anderen wählen in Spielreihenfolge, beginnend nach dem Käufer.
ZA-132 = Zu jedem Elixir bekommt der Käufer einen Diamanten, der beim Bezahlen nicht helfen kann.
ZA-133 = Im eigenen Zug gilt dieser Diamant als frisch verzaubert, sonst kommt er ins Fünfeck.
ZA-134 = Runenstein und Maske bringen eine kostenlose Stufe, der Talisman zwei, für einen Wissensstein oder zwei, jede mit allen Wirkungen.
ZA-135 = Kristallkugel und Zauberstab heben das Handkartenlimit um 3.
ZA-136 = Gürtel und Zauberstab geben je zwei Plätze.
ZA-137 = Schutzkristall und Feuerkelch wirken in jeder späteren Phase 2; sie brauchen keinen Platz, sind keine Edelsteine und gehen nicht verloren.

## Phase 4: Handkartenlimit und Siegpunkte

ZA-138 = Sind alle Züge einer Runde vorbei und wiegt deine Energie mehr als dein Limit, gibst du Energie deiner Wahl ersatzlos zurück.
ZA-139 = Staub darfst du auf jeden kleineren Betrag senken, der sich legen lässt.
ZA-140 = Du gibst nicht mehr zurück als nötig.
ZA-141 = Karten und geballte Energie werden dafür nicht in Staub gewechselt.
ZA-142 = Zurückgegebene Karten kommen offen auf ihre Ablage.
ZA-143 = Dann rückt jede Siegpunktscheibe auf die frisch gezählten Punkte, hinauf oder hinunter.

## Siegpunkte zählen

ZA-144 = Siegpunkte kommen von aktiven Edelsteinen, abgeschlossenen Gebieten, Artefakten und Wächtern; jeder Wächter bringt 5 und einen Bonus.
ZA-145 = Inaktive Edelsteine, Energie, Wissenssteine und niedrigere Stufen zählen nichts.
ZA-146 = Der Phoenix bringt 2 für jede Art unter deinen aktiven Edelsteinen; Schutzkristall und Feuerkelch sind keine.
ZA-147 = Die Eule bringt 2 für jedes deiner abgeschlossenen Gebiete.
ZA-148 = Der Fuchs bringt 2 je aktivem Saphir, der Kater 2 je aktivem Opal, beide höchstens 12.
ZA-149 = Die Kröte bringt 2 für jeden deiner Runensteine, Schutzkristalle, Zauberbücher und Elixire.
ZA-150 = Der Rabe bringt 2 für jede deiner Kristallkugeln, Masken, Gürtel und Stäbe.
ZA-151 = Das Einhorn bringt 1 je aktivem Diamanten, der Skarabäus 1 je aktivem Smaragd; Schutzkristalle zählen nicht.
ZA-152 = Der Salamander bringt 2 je aktivem Rubin; Feuerkelche zählen nicht.
ZA-153 = Ein Bonus wird in jeder Phase 4 neu gezählt.
ZA-154 = Nach oben sind Siegpunkte unbegrenzt.

## Spielende

ZA-155 = Sind nach dem Zählen mindestens fünf Wächter in Spielerhand, ist das Spiel zu Ende.
ZA-156 = Die Runde wird immer zu Ende gespielt, auch wenn noch mehr Wächter verkauft werden.
ZA-157 = Die meisten Siegpunkte gewinnen.
ZA-158 = Haben mehrere die meisten, gewinnen sie gemeinsam.
ZA-159 = Übrige Energie ist nichts wert.
ZA-160 = Erreicht ein Spiel seine Rundengrenze, endet es nach dieser Runde und wird wie üblich gewertet.

## Festlegungen

ZA-R01 = Wechselgeld kommt erst zu deinem Staub und wird dann ausgeglichen, 1 zu 4 gibt also 5; allein wäre es verloren. Ein Tisch kann Wechselgeld für sich ausgleichen.
ZA-R02 = Käufe eines Zuges werden zusammen bezahlt: Loser Staub bleibt, bis du versteigerst oder dein Zug endet. Ein Tisch kann sie einzeln ausgleichen.
ZA-R03 = Mit unnötigen Stücken überzahlen, nur um sie in Staub zu verwandeln, darfst du nicht.
ZA-R04 = Du wählst deine Stücke einzeln, oder der Tisch wählt: wenigster Verlust, dann kleinstes Gewicht, dann wenigster Staub, dann niedrigste Werte.
ZA-R05 = Staub wechselt sich von selbst in die leichtesten Stücke, in beide Richtungen.
ZA-R06 = Eine Karte wird nie in Staub gewechselt, damit sie unter das Limit passt.
ZA-R07 = Staubstücke und geballte Energie gehen nie aus.
ZA-R08 = Fürs Kaufen wird niemand bezahlt: Bei einem Nettopreis von 0 gilt der Kauf wie sonst.
ZA-R09 = Für einen Edelstein, eine Stufe oder einen Wissensstein verkaufst du erst und kaufst dann.
ZA-R10 = Für ein Gebot werden Edelsteine nach dem Zuschlag verkauft, und nur solange die flüssige Energie nicht reicht.
ZA-R11 = Einen Edelstein im Zug seines Kaufs zu verkaufen ist erlaubt, lohnt sich aber nie.
ZA-R12 = Du darfst Edelsteine verkaufen, dann lernen und sie dann billiger kaufen.
ZA-R13 = Absprachen, Geschenke und Darlehen gibt es nicht.
ZA-R14 = Loser Staub von 1 oder 3 zahlt voll, bis er ausgeglichen wird.
ZA-R15 = Eröffnest du eine Versteigerung, wird dein Staub zuerst ausgeglichen; dann muss dein Vermögen für die Mindestenergie reichen.
ZA-R16 = Man erhöht um mindestens 1 und darf beliebig springen.
ZA-R17 = Ein Gebot, das du nicht zahlen kannst, ist nicht möglich, außer der Tisch will den Blitz der Wächter: Dann scheidet aus, wer nicht zahlen kann.
ZA-R18 = Zuerst spricht, wer in der Spielreihenfolge auf den aktiven Spieler folgt.
ZA-R19 = Mehrere Versteigerungen eines Zuges laufen nacheinander, jede mit allen Wirkungen.
ZA-R20 = Wer Gürtel oder Stab hat, wird übergangen, wenn ein weiterer versteigert wird.
ZA-R21 = Zwei Versehen der Spielregel sind berichtigt: das Handkartenlimit beim Wissen über Artefakte und die Bedingung des Tarnmantels.
ZA-R22 = Auch wer nicht erhöhen kann, wird gefragt und kann dann nur passen, damit niemand etwas erfährt.
ZA-R23 = Auch bei Gleichstand zahlt Scheibe 1 den Aufpreis des Führenden und Scheibe 2 den des Zweiten.
ZA-R24 = Zu viert oder weniger gibt es Aufpreise, aber keine Rabatte, zu fünft nur den der Scheibe 5.
ZA-R25 = Aufpreise sehen auf die eigene Siegpunktscheibe, Rabatte auf die höchste, bei jedem Kauf der Runde.
ZA-R26 = Was du außerhalb deines Zuges gewinnst, zählt sofort für Limit, Plätze, Rabatte und Fähigkeiten; was einen Zug braucht, wartet.
ZA-R27 = Ob jemand für einen Spiegel einen aktiven Edelstein hat, zählt beim Eröffnen.
ZA-R28 = Vor dem Anbieten eines Spiegels darfst du deine besseren Edelsteine deaktivieren.
ZA-R29 = Die Edelsteine der Schachtel begrenzen nichts, außer der Tisch will es; dann lässt sich eine Art, die aus ist, nicht verzaubern.
ZA-R30 = Die Grenze von fünf Rubinen zählt, was du gleichzeitig besitzt.
ZA-R31 = In deinem Zug nimmt ein neuer Edelstein von selbst einen freien Platz.
ZA-R32 = Ein außerhalb deines Zuges gewonnener Diamant wartet im Fünfeck auf deinen nächsten Zug.
ZA-R33 = Das Fünfeck hat keine Grenze.
ZA-R34 = Endloses Hin- und Herschieben von Edelsteinen endet nach dem zweiten Sinneswandel: Jeder Zug hört auf, und niemand ist an den ersten Gedanken gebunden.
ZA-R35 = Auf eine kostenlose Stufe oder einen kostenlosen Wissensstein darfst du verzichten, denn manche Gebiete kosten Handkartenlimit.
ZA-R36 = Nach einer kostenlosen Stufe, die du nicht gehen kannst, wirst du nicht gefragt.
ZA-R37 = Die beiden Stufen des Talismans sind unabhängig und kommen zur bezahlten hinzu.
ZA-R38 = Ein Wissensstein vom Spiegel ist nur ausgelöst; ihn einzusetzen kostet eine Stufe.
ZA-R39 = Welchen Wissensstein der Spiegel auslöst, sucht sich der Käufer aus.
ZA-R40 = Du darfst einen teureren Wissensstein auslösen, auch wenn ein billigerer bereitliegt.
ZA-R41 = Wer beim Kauf eines Spiegels keinen aktiven Edelstein hat, verliert auch später keinen dafür.
ZA-R42 = Wer nur eine Art aktiver Edelsteine hat, wird nicht gefragt, welchen er verliert.
ZA-R43 = Gewinnt ein anderer den Spiegel, verliert auch der aktive Spieler einen Edelstein.
ZA-R44 = Die Wirkungen eines Kaufs haben eine feste Reihenfolge.
ZA-R45 = Karten der Weisen kommen vor dem nächsten Einkommen auf die Hand.
ZA-R46 = Die Karten unter deiner Scheibe darfst du ansehen; die anderen sehen Zahl und Farbe.
ZA-R47 = Die ersten zwei Karten der Fee werden vor dem Spiel gezogen und wiegen ab der ersten Phase 4.
ZA-R48 = Karten der Weisen und der Fee werden nie zu geballter Energie.
ZA-R49 = Karten der Weisen aus der letzten Runde sind nichts wert; Stufe 4 zählt trotzdem.
ZA-R50 = Trennt der Tisch Edelsteine, Wissen und Versteigerungen, ist jeder der drei Teile eines Zuges zu, sobald du ihn verlässt; sonst darfst du sie frei mischen.
ZA-R51 = Jede Gruppe von Gleichen lost unter sich.
ZA-R52 = Die Reihenfolge des Ziehens ist festgelegt, für den Fall, dass ein Stapel ausgeht.
ZA-R53 = Staub für eine fehlende Karte entspricht ihrem Mittelwert; bei den Weisen kommt er, wenn die Karten kämen.
ZA-R54 = Endet ein Stapel mitten im Ziehen, wird er aufgebraucht, die Ablage gemischt und weitergezogen.
ZA-R55 = Das Handkartenlimit darf über die gedruckte Leiste hinaus steigen.
ZA-R56 = Du gibst Stück für Stück zurück, oder der Tisch behält für dich den größten Wert, bei Gleichstand mit dem wenigsten Staub.
ZA-R57 = Auch einen Teil des Staubs darfst du zurückgeben, etwa 1 von 11.
ZA-R58 = Das Handkartenlimit gilt auch in der letzten Runde.
ZA-R59 = Nach dem fünften Wächter werden alle übrigen Züge noch gespielt.
ZA-R60 = Ein geteilter Sieg ist ein Unentschieden unter den Siegern.
ZA-R61 = Die Auslage behält ihre anfängliche Größe, auch wenn jemand ausscheidet.
ZA-R62 = Ein Spiel endet spätestens nach 60 Runden oder nach so vielen, wie der Tisch sagt.
ZA-R63 = Geballte Energie liegt offen.
ZA-R64 = Alle sehen, wie viele Karten jeder Farbe du auf der Hand hast.
ZA-R65 = Ablagestapel liegen offen, und alle sehen, wenn einer gemischt wird.
ZA-R66 = Einen Edelstein, eine Stufe oder einen Wissensstein zahlst du, oder du brichst den Kauf ab, bevor du etwas anderes tust; was du ersteigert hast, zahlst du auf jeden Fall. Ein abgebrochener Kauf ist nie geschehen, und niemand sonst erfährt davon; denselben brichst du nur einmal ab, bis du etwas gekauft, verkauft oder angeboten hast.

## Beispiele

ZA-E01 = Angenommen, es ist Runde 1, wenn das Einkommen kommt, dann sind es für jede Figur 5 Staub und eine blaue Karte.
ZA-E02 = Angenommen, es ist Runde 1, wenn die Scheiben verteilt werden, dann entscheidet über alle das Los.
ZA-E03 = Angenommen, du hast einen bis fünf aktive Opale, wenn das Einkommen kommt, dann sind es 2, 5, 10, 12 oder 15 Staub.
ZA-E04 = Angenommen, du hast vier aktive Saphire, wenn das Einkommen kommt, dann sind es eine blaue geballte Energie und 2 Staub und keine Karte.
ZA-E05 = Angenommen, du hast zwei blaue Karten behalten und zwei aktive Saphire, wenn das Einkommen kommt, dann hast du vier blaue Karten.
ZA-E06 = Angenommen, du hast drei aktive Smaragde und einen Schutzkristall, wenn das Einkommen kommt, dann sind es eine grüne geballte Energie und 2 Staub.
ZA-E07 = Angenommen, du hast drei aktive Rubine und einen Feuerkelch, wenn das Einkommen kommt, dann sind es eine rote geballte Energie und 2 Staub.
ZA-E08 = Angenommen, deine 10 Staub kamen als zwei Fünfer, dann wiegen sie 3 und nicht 4.
ZA-E09 = Angenommen, das Spiel beginnt, dann sind die Limits von Hexe, Elfe, Druide, Fee, Magier und Kobold 4, 4, 5, 5, 6 und 6.
ZA-E10 = Angenommen, ihr seid zwei, vier oder sechs, dann gibt es 12, 24 oder 36 Artefakte, davon so viele offen, wie ihr seid, und Gruppe A kommt vor allen anderen.
ZA-E11 = Angenommen, in einer Runde wurde kein Artefakt verkauft, wenn die nächste beginnt, dann liegen dieselben aus.
ZA-E12 = Angenommen, du hast Stufe 3 im Wissen über Edelsteine und ein Zauberbuch, wenn du einen Smaragd verzauberst und wieder verkaufst, dann zahlst du 21 und bekommst 10.
ZA-E13 = Angenommen, Scheibe 1 hat 10 Siegpunkte, wenn sie einen Gürtel für 30 und einen Wächter für 120 gewinnt, dann zahlt sie 40 und 140.
ZA-E14 = Angenommen, Scheibe 1 hat 12 und Scheibe 2 hat 9 Siegpunkte, wenn Scheibe 2 ein Artefakt für 20 gewinnt, dann zahlt sie 20.
ZA-E15 = Angenommen, ihr seid sechs und der Führende hat 11 Siegpunkte, wenn Scheibe 5 und 6 ein Artefakt für 40 und einen Wächter für 120 gewinnen, dann zahlen sie 35 und 30 sowie 110 und 100.
ZA-E16 = Angenommen, deine Wissenssteine stehen alle auf Stufe 4 oder liegen bereit, wenn du einen Runenstein gewinnst, dann verfällt seine Stufe.
ZA-E17 = Angenommen, du bist bei den Weisen auf Stufe 1, wenn dich ein Talisman dort zweimal hebt, dann bist du auf Stufe 3 und hast zwei grüne und zwei weiße Karten unter der Scheibe.
ZA-E18 = Angenommen, bei dir liegen die Wissenssteine zu 35 und 40 bereit, ein Gegner hat aktive, einer nur inaktive Edelsteine, wenn du einen Spiegel gewinnst, dann darfst du einen der beiden auslösen, der erste Gegner wählt seinen Verlust, der zweite verliert nichts.
ZA-E19 = Angenommen, du hast nur inaktive Edelsteine, wenn du Spiegel oder Tarnmantel anbietest, dann geht das erst, sobald einer aktiv ist.
ZA-E20 = Angenommen, die Fee ist in Runde 1 am Zug, dann darf sie alle drei blauen Karten und 15 Staub ausgeben.
ZA-E21 = Angenommen, du hast fünf aktive Opale, wenn du zwei deaktivierst, dann zählst du 3 Siegpunkte und bekommst in der nächsten Runde 10 Staub.
ZA-E22 = Angenommen, vier Wächter sind verkauft, wenn in einer Runde zwei weitere verkauft werden, dann werden alle Züge gespielt, und das Spiel endet nach dem Zählen.
ZA-E23 = Angenommen, am Ende stehen 52, 52 und 47 Siegpunkte, dann gewinnen die ersten beiden gemeinsam.
ZA-E24 = Angenommen, jemand eröffnet eine Kristallkugel mit 20, wenn alle anderen passen, dann kauft er sie.
ZA-E25 = Angenommen, du hast 6, 7, 8 oder 11 aktive Opale, wenn das Einkommen kommt, dann sind es 20, 22, 25 oder 35 Staub.
ZA-E27 = Angenommen, du hast drei Opale, einen Saphir, fünf Diamanten und Stufe 3 im Energiefluss, wenn das Einkommen kommt, dann sind es 17 Staub, eine blaue Karte, eine weiße geballte Energie und eine weiße Karte.
ZA-E28 = Angenommen, du hast drei Karten, eine geballte Energie und 17 Staub, dann wiegen sie 12.
ZA-E29 = Angenommen, du hast 8, 9, 10, 11, 12 oder 13 Staub, dann wiegt er 4, 4, 3, 5, 4 oder 6.
ZA-E30 = Angenommen, du hast vier blaue Karten oder die geballte Energie mit 2 Staub, die an ihrer Stelle kommt, dann wiegt beides 4; die Karten sind 13 bis 27 wert, das andere 22.
ZA-E31 = Angenommen, die Hexe betritt Energiefluss und Speicherung und gewinnt Kristallkugel und Zauberstab, dann geht ihr Limit von 4 auf 3, 4, 7 und 10.
ZA-E32 = Angenommen, dein Limit ist 4 und du hast Blau 4, Blau 6, Grün 8 und 12 Staub, wenn der Tisch für dich behält, dann gibst du 10 Staub zurück.
ZA-E34 = Angenommen, dein Limit ist 3 und du hast 11 Staub, wenn du zurückgibst, dann behältst du 10.
ZA-E35 = Angenommen, du erreichst Stufe 2 der Weisen, dann wiegen und zahlen ihre Karten in dieser Runde nichts, kommen in der nächsten Phase 1 auf die Hand und werden nie zusammengelegt.
ZA-E36 = Angenommen, im blauen Stapel ist eine Karte, in der Ablage sind sieben, und du hast zwei aktive Saphire, wenn du ziehst, dann wird die Ablage zum Stapel, und sechs bleiben.
ZA-E37 = Angenommen, alle blauen Karten sind auf den Händen, wenn du eine ziehen solltest, dann bekommst du 5 Staub.
ZA-E38 = Angenommen, ihr seid vier, zwei Artefakte liegen aus und eines ist im Stapel, wenn aufgefüllt wird, dann liegen drei aus.
ZA-E39 = Angenommen, du hast Stufe 1 im Wissen über Edelsteine, wenn du zwei Opale und einen Smaragd verkaufst, dann bekommst du 4, 4 und 13.
ZA-E41 = Angenommen, deine fünf Plätze sind voll, wenn du einen Saphir verzauberst, dann ist er inaktiv, bis du Platz machst.
ZA-E42 = Angenommen, du hast einen Wissensstein für 20 ausgelöst und für 2 eingesetzt, dann ist dein Limit geändert, eine weitere bezahlte Stufe abgelehnt und die eines Runensteins erlaubt.
ZA-E43 = Angenommen, du hast Stufe 2 im Wissen über Edelsteine, wenn du zwei Saphire verkaufst und Stufe 3 lernst, dann hast du 16 bekommen und 8 gezahlt; trennt der Tisch die Teile des Zuges, darfst du danach nicht mehr verzaubern.
ZA-E44 = Angenommen, du hast zweimal Blau 5, Grün 9 und 10 Staub, wenn der Tisch für dich 18 zahlt, dann nimmt er beide blauen Karten und 8 Staub.
ZA-E46 = Angenommen, der Preis ist 15, wenn du Blau 3 und Rot 17 hinlegst, dann geht Blau 3 zurück, und du bekommst 2 Staub.
ZA-E47 = Angenommen, die Hexe hat 10 Staub und Blau 5, wenn sie einen Opal mit Staub verzaubert und mit der Karte lernt, dann hat sie 2 Staub; ohne gemeinsames Bezahlen keinen.
ZA-E48 = Angenommen, du hast lose 3 Staub, wenn du eine Versteigerung eröffnest, dann hast du 2.
ZA-E49 = Angenommen, du hast 4 Staub und Weiß 10, wenn du 9 mit der Karte zahlst, dann hast du 5 Staub; ohne gemeinsames Wechselgeld 4.
ZA-E50 = Angenommen, du hast keinen Staub und Weiß 10, wenn du 7 zahlst, dann hast du am Ende des Zuges 2 Staub.
ZA-E51 = Angenommen, du hast eine weiße geballte Energie, wenn du 27 zahlst, dann hast du 13 Staub, die 6 wiegen.
ZA-E53 = Angenommen, dein Vermögen ist 51 und du zahlst den Aufpreis des Führenden, dann darfst du auf ein Artefakt 41 bieten und keinen Wächter anbieten.
ZA-E54 = Angenommen, dein Vermögen ist 47, du hast Stufe 4 im Wissen über Artefakte und den Rabatt der Scheibe 6, dann darfst du 67 bieten.
ZA-E55 = Angenommen, du hast drei Zauberbücher, Stufe 4 im Wissen über Artefakte und den Rabatt der Scheibe 6, wenn du den Tarnmantel für 80 gewinnst, dann zahlst du 15.
ZA-E56 = Angenommen, du hast zwei Kristallkugeln und Stufe 2 im Wissen über Artefakte, wenn du das Elixir für 64 gewinnst, dann zahlst du 49 und bekommst einen Diamanten.
ZA-E58 = Angenommen, du hast zwei Masken, Stufe 3 im Wissen über Artefakte und Scheibe 2 mit 14 Siegpunkten, wenn du einen Wächter für 130 gewinnst, dann zahlst du 90.
ZA-E59 = Angenommen, du hast drei Masken, Stufe 4 im Wissen über Artefakte und den Rabatt der Scheibe 6, wenn du einen Wächter für 120 gewinnst, dann zahlst du 20.
ZA-E60 = Angenommen, du hast Stufe 4 im Wissen über Artefakte und den Rabatt der Scheibe 6, wenn du einen Runenstein für 20 gewinnst, dann zahlst du nichts und gehst seine Stufe.
ZA-E62 = Angenommen, ihr seid zwei mit 15 und 11 Siegpunkten, dann zahlt ihr 10 und 5 mehr, und niemand zahlt weniger.
ZA-E63 = Angenommen, die Siegpunktscheibe von Scheibe 1 steht auf 9, was sie inzwischen auch besitzt, wenn sie einen Wächter für 120 gewinnt, dann zahlt sie 120.
ZA-E65 = Angenommen, deine flüssige Energie ist 50 und der Nettopreis 42, wenn du zahlst, dann darfst du keinen Edelstein verkaufen.
ZA-E66 = Angenommen, du gewinnst nach deinem Zug ein Elixir, wenn das nächste Einkommen kommt, dann gibt der Diamant nichts.
ZA-E67 = Angenommen, du hast einen Gürtel, wenn ein anderer versteigert wird, dann wirst du nicht gefragt und kannst ihn nicht anbieten.
ZA-E68 = Angenommen, du hast keine Maske, wenn du eine Maske und dann einen Wächter für 120 gewinnst, dann ist der Wächter 20 billiger, die Maske nicht.
ZA-E70 = Angenommen, du hast Opal, Saphir und Smaragd aktiv, dazu Schutzkristall und Feuerkelch, dann bringt der Phoenix 6.
ZA-E71 = Angenommen, du hast acht aktive Saphire, dann bringt der Fuchs 12.
ZA-E72 = Angenommen, du hast zwei Zauberbücher, Runenstein, Elixir und Kristallkugel, dann bringt die Kröte 8.
ZA-E73 = Angenommen, du hast zwei Kristallkugeln, Maske, Gürtel, Stab und Runenstein, dann bringt der Rabe 10.
ZA-E74 = Angenommen, du hast drei Gebiete abgeschlossen und bist in einem auf Stufe 3, dann bringt die Eule 6, und die Gebiete selbst bringen 6.
ZA-E75 = Angenommen, du hast fünf aktive Rubine und zwei Feuerkelche, dann bringt der Salamander 10.
ZA-E77 = Angenommen, du hast den Kater und sechs aktive Opale, wenn vier davon Diamanten weichen, dann fällt der Bonus von 12 auf 4, und die Edelsteine steigen von 6 auf 10 Punkte.
ZA-E78 = Angenommen, der Tisch spielt mit dem frühen Rubin und der Druide ist im Feuer auf Stufe 3, wenn er zwei Rubine verzaubert, dann ist nur der erste erlaubt, und sonst darf niemand einen haben.
ZA-E79 = Angenommen, Karten der Weisen zu unerreichbaren Edelsteinen werden zu Staub und jemand hat zwei grüne Karten unter der Scheibe, aber weder Zauberbuch noch Schutzkristall, wenn die nächste Runde beginnt, dann sind sie zu Staub geworden.
ZA-E80 = Angenommen, der Tisch spielt mit dem Blitz der Wächter und dein Vermögen liegt unter dem Nettopreis, wenn du gewinnst, dann scheidest du aus, und der Gegenstand bleibt im Angebot.
ZA-E81 = Angenommen, es gibt nur die Edelsteine der Schachtel und alle 20 Rubine sind vergeben, wenn du einen Rubin verzauberst, dann wirst du abgewiesen.
