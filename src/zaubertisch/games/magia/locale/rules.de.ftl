rules-title = Magia Cum Laude – die Regeln

## Aufbau

MA-001 = Ihr spielt zu zweit bis zu sechst als Meister; die Plätze zählen ab 1, und nach dir ist der nächsthöhere Platz dran, nach dem letzten wieder Platz 1.
MA-002 = Alle sechzig Kristalle werden gemischt, und auf jedes der sechzig Felder ohne Portal kommt einer; die sieben Portale bleiben leer.
MA-003 = Der Prüfer beginnt auf dem Pult, Feld E5.
MA-004 = Jeder Lehrling beginnt im Erker seiner Farbe.
MA-005 = Jeder Lehrling bekommt einen zufälligen Spruch, den alle lesen können.
MA-006 = Du bekommst ein zufälliges Buch und eine zufällige Mission, die niemand außer dir sehen darf.
MA-007 = Nicht verteilte Sprüche, Bücher und Missionen kommen ungesehen zurück in die Schachtel.
MA-008 = Die Bewegungskarten werden gemischt, und du bekommst vier davon; der Rest ist der verdeckte Nachziehstapel: 52, 48, 44, 40 oder 36 Karten bei zwei bis sechs Meistern.
MA-009 = Der Ablagestapel ist anfangs leer und liegt immer offen; oben liegt die zuletzt abgelegte Karte.
MA-010 = Vorräte und Sprüche beginnen ohne einen einzigen Kristall, und nichts ist abgesichert.
MA-011 = Wer beginnt, wird ausgelost.
MA-012 = Seid ihr nur zu zweit, gilt zusätzlich der Abschnitt über zwei Meister.

## Der Rahmen eines Zuges

MA-013 = Dein Zug hat einen Teil und einen weiteren für jede „2“, die du ausführst; die Schritte eines Teils sind: nennen, nachziehen, Zugart wählen, ausspielen und ziehen, nehmen und begegnen, Zusatzaktion.
MA-014 = Nachgezogen wird nur im ersten Teil und nur für einen Lehrling; Ziehen, Nehmen und Begegnen gelten für jede Figur, die Zusatzaktion nur für Lehrlinge.
MA-015 = Passen kannst du nicht: Nenne eine Figur, ziehe nach, was dir zusteht, und bewege sie, wenn sie einen erlaubten Zug hat.
MA-016 = Nach deinem letzten Teil darfst du dein Buch absichern, dann wird deine Hand geprüft, dann das Spielende; sonst ist der Nächste dran.
MA-017 = Endet das Spiel vorzeitig, entfällt alles, was im Zug noch offen ist.

## Schritt 1: eine Figur nennen

MA-018 = Sag laut, welcher der sechs Lehrlinge oder ob der Prüfer ziehen soll; die Figuren gehören niemandem, und jeder Meister darf jede bewegen.
MA-019 = Im ersten Teil darfst du jeden Lehrling nennen, auch einen, den deine Handkarten nicht bewegen können.
MA-020 = Den Prüfer darfst du nur nennen, wenn du mindestens drei Karten hast und er einen erlaubten Zug hat.
MA-021 = In einem späteren Teil darfst du nur eine Figur nennen, die einen erlaubten Zug hat.
MA-022 = Ein späterer Teil darf dieselbe Figur oder eine andere bewegen, auch den Prüfer.

## Schritt 2: nachziehen

MA-023 = Was du bekommst, bestimmt die Farbe des Feldes, auf dem der genannte Lehrling steht, wenn du ihn nennst.
MA-024 = Ein weißes Eulenfeld bringt die zwei obersten Karten des Nachziehstapels.
MA-025 = Liegt im Nachziehstapel nur noch eine Karte, bekommst du diese, und nach deinem Zug ist das Spiel aus.
MA-026 = Ein graues Hermelfeld bringt die zwei obersten Karten des Ablagestapels, für alle sichtbar.
MA-027 = Hat der Ablagestapel weniger als zwei Karten, bekommst du, was da ist; der Nachziehstapel springt nicht ein.
MA-028 = Auf einem schwarzen Drachenfeld wählst du einen anderen Meister und ziehst verdeckt eine Karte aus seiner Hand; welche, entscheidet der Zufall.
MA-029 = Wählen kannst du nur einen Meister, der Karten hat; hat sonst niemand welche, bekommst du nichts.
MA-030 = Der Prüfer bringt keine Karten.
MA-031 = Notration: Ließ deine Hand zu Beginn deines Zuges keinen erlaubten Zug irgendeiner Figur zu und bringt dir das Feld keine Karte, nimmst du stattdessen zwei vom Nachziehstapel.
MA-032 = Solange dein Zug dauert, darfst du mehr als sieben Karten haben.

## Schritte 3 und 4: einen Lehrling ziehen

MA-033 = Jeder Schritt auf ein Nachbarfeld kostet genau eine Bewegungskarte aus deiner Hand.
MA-034 = Nach Farbe: Jede Karte hat die Farbe des Lehrlings, und jeder Schritt darf auf ein beliebiges Nachbarfeld gehen.
MA-035 = Nach Richtung: Eine Karte beliebiger Farbe bringt den Lehrling ein Feld auf die Wand dieser Farbe zu.
MA-036 = Üblicherweise führen zwei Richtungen auf eine Wand zu, und du wählst bei jeder Karte neu.
MA-037 = Alle Karten eines Teils müssen zu derselben Zugart passen, nach Farbe oder nach Richtung; du sagst sie nie an, aber ist nur noch eine möglich, wird abgelehnt, was die andere bräuchte.
MA-038 = Die Reihenfolge deiner Karten bestimmst du.
MA-039 = Ein Zug braucht mindestens eine Karte.
MA-040 = In einem Teil darfst du höchstens sieben Karten spielen.
MA-041 = Der Lehrling darf nicht auf dem Feld anhalten, auf dem er diesen Teil begonnen hat.
MA-042 = Überqueren darf er dieses Feld.
MA-043 = Jeder Schritt bleibt auf dem Plan: Durch Wände geht niemand, und in einen Erker führt nur sein Eckfeld hinein und hinaus.
MA-044 = Felder, die ein Lehrling nur überquert, bewirken nichts: kein Kristall, keine Begegnung, kein Pult.
MA-045 = Auf einem Feld haben beliebig viele Figuren Platz.
MA-046 = Jede Karte kommt in dem Augenblick oben auf den Ablagestapel, in dem du sie spielst.
MA-047 = Ist dein Buch abgesichert, darfst du keine Figur dort anhalten, wo der Kristall des Feldes in deinen Vorrat käme.
MA-048 = Ein Schritt oder Sprung ist nur erlaubt, wenn danach noch ein erlaubtes Ende des Zuges erreichbar ist.
MA-049 = Hat der genannte Lehrling nach dem Nachziehen keinen erlaubten Zug, ist der Teil sofort vorbei, ohne Bewegung, Kristall und Symbol.
MA-050 = Wo Anhalten erlaubt ist, entscheidest du nach jedem Schritt, ob du anhältst oder weiterspielst; du musst deine Hand nicht aufbrauchen.

## Portale

MA-051 = Die sechs Erker und das Pult sind Portale; Lehrlinge und Prüfer können alle benutzen.
MA-052 = Von einem Portal darf eine Figur während ihres Zuges auf jedes andere Portal springen; das kostet keine Karte und ist kein Schritt.
MA-053 = Springen muss niemand.
MA-054 = Ein Lehrling darf vor der ersten Karte, zwischen den Karten und nach der letzten springen, aber zwischen zwei Sprüngen braucht er einen Schritt.
MA-055 = Auch auf ein besetztes Portal darf man springen: Der Zug ist dann zu Ende und die Begegnung folgt sofort; deshalb muss vorher eine Karte gespielt sein.
MA-056 = Nach dem Sprung auf ein freies Portal darfst du weiterziehen oder, wenn eine Karte gespielt ist, dort anhalten.
MA-057 = Auch ein Sprung darf den Zug nicht auf dem Feld beenden, auf dem er begann.
MA-058 = Auf Portalen liegen nie Kristalle.

## Der Prüferzug

MA-059 = Ein Prüferzug kostet immer genau drei Karten, und ihre Symbole bewirken nichts.
MA-060 = Entweder läuft er eine Linie, für drei beliebige Karten, oder er wird gerufen, für drei Karten derselben Farbe; auch solche drei dürfen eine Linie bezahlen.
MA-061 = Linie: Du wählst eine der sechs Richtungen; er läuft bis zum ersten Feld mit einem Lehrling und hält dort, sonst bis zum letzten Feld vor der Wand.
MA-062 = Seine Linie muss mindestens ein Feld lang sein; Lehrlinge auf seinem Startfeld zählen nicht.
MA-063 = Eine Linie durch die Mitte hält nicht am Pult und führt bis in den Erker an ihrem Ende.
MA-064 = Kristalle, über die er läuft, bleiben liegen.
MA-065 = Rufen: Er erscheint auf dem Feld des Lehrlings, dessen Farbe die drei Karten haben, egal wie weit weg, und die Prüfung beginnt.
MA-066 = Zu einem Lehrling, auf dessen Feld er schon steht, kann er nicht gerufen werden.
MA-067 = Auch der Prüfer muss auf einem anderen Feld enden, als er begonnen hat.
MA-068 = Steht er auf einem Portal, darf er zuerst auf ein Portal ohne Figur springen und dort seine Linie beginnen.
MA-069 = Endet seine Linie auf einem Portal ohne Lehrling, darf er von dort auf jedes andere Portal springen; Lehrlinge dort werden geprüft.
MA-070 = Ist dein Buch abgesichert, darf dein Prüferzug nicht auf einem Feld mit Kristall enden.
MA-071 = Der Kristall des Feldes, auf dem der Prüfer endet, kommt in den Vorrat des aktiven Meisters.

## Schritt 5: Kristalle

MA-072 = Nur das Feld zählt, auf dem die Figur endet.
MA-073 = Ein Lehrling legt den Kristall seines letzten Feldes auf seinen Spruch, wenn der diese Farbe noch braucht.
MA-074 = Braucht er die Farbe nicht, weil keine verlangt ist, genug da sind oder der Spruch voll oder abgesichert ist, kommt der Kristall in deinen Vorrat.
MA-075 = Das geschieht von selbst; du kannst den Kristall weder ablehnen noch umleiten.
MA-076 = Der Kristall vom letzten Feld des Prüfers kommt nach Linie, Ruf oder Stern in deinen Vorrat.
MA-077 = Vorräte liegen offen und dürfen beliebig groß werden.

## Bei der Ankunft

MA-078 = Zuerst wird der Kristall des Feldes genommen.
MA-079 = Hat dann ein Lehrling beim Prüfer angehalten, wird nur dieser Lehrling geprüft, und niemandem wird etwas genommen.
MA-080 = Hat der Prüfer bei Lehrlingen angehalten, werden alle geprüft.
MA-081 = Hat ein Lehrling auf dem Pult angehalten und ist der Prüfer nicht dort, kommt das vorzeitige Ende vor dem Nehmen.
MA-082 = Danach darf ein Lehrling neben anderen Lehrlingen von ihnen nehmen, wenn der Prüfer nicht dabei ist.
MA-083 = Zuletzt darfst du dein Buch absichern; dann folgt die Zusatzaktion des Lehrlings, beim Prüfer ist der Teil vorbei.

## Lehrling trifft Lehrling

MA-084 = Der ankommende Lehrling darf vom Spruch eines anderen auf dem Feld einen Kristall nehmen, wenn sein eigener Spruch diese Farbe noch braucht.
MA-085 = Bei mehreren anderen darf der ankommende Lehrling von jedem einen nehmen, in beliebiger Reihenfolge; was er braucht, wird jedes Mal neu angesehen.
MA-086 = Von einem abgesicherten Spruch kann nichts genommen werden, von einem vollen, der nicht abgesichert ist, schon.
MA-087 = Du musst nichts nehmen; von wem und welche Farbe, entscheidest du.
MA-088 = Nur der ankommende Lehrling nimmt, und kein Meister bekommt auf diese Weise je einen Kristall.
MA-089 = Wo der Prüfer steht, wird nichts genommen; es gibt nur die Prüfung.

## Die Prüfung

MA-090 = Geprüft wird, wenn ein Lehrling beim Prüfer anhält, dann nur er, oder wenn der Prüfer durch Linie, Ruf, Sprung oder Stern zu Lehrlingen kommt, dann alle.
MA-091 = Welche Sprüche voll sind, steht mit der Begegnung fest, nachdem der Kristall des Feldes genommen ist.
MA-092 = Ein geprüfter Lehrling mit vollem Spruch besteht, und sein Spruch ist abgesichert.
MA-093 = Sind volle Sprüche abgesichert, wird geschaut, ob das Spiel vorzeitig endet; alle geprüften Lehrlinge sind beteiligt.
MA-094 = Geht es weiter, verliert jeder geprüfte Lehrling, dessen Spruch nicht voll war, einen Kristall oder bekommt einen; die Reihenfolge bestimmt der aktive Meister.
MA-095 = Verlieren in einer Prüfung: Der aktive Meister wählt einen Kristall des Spruchs, und der kommt zurück auf den Plan.
MA-096 = Ein verlorener Kristall darf auf jedes Feld ohne Portal und ohne Kristall, ganz nach Wahl des aktiven Meisters; Figuren dort stören nicht und nehmen ihn jetzt nicht auf.
MA-097 = Bekommen in einer Prüfung: ein passender Kristall aus dem Vorrat des aktiven Meisters.
MA-098 = Verlieren kann, wer einen Kristall auf dem Spruch hat; bekommen kann er, wenn du nicht abgesichert bist und einen passenden hast. Geht beides, wählst du; geht nur Verlieren, muss er verlieren; ein leerer Spruch darf leer ausgehen.
MA-099 = Ein Spruch, der erst durch so ein Geschenk voll wird, ist nicht abgesichert, und diese Begegnung beendet das Spiel nicht; es braucht eine neue.
MA-100 = Ist der Spruch schon abgesichert, bewirkt eine Prüfung nichts mehr, außer dass das vorzeitige Ende geprüft wird.

## Sprüche

MA-101 = Voll ist ein Spruch mit genau seinen sechs Kristallen.
MA-102 = Nur eine Prüfung sichert einen Spruch ab, das Pult nicht.
MA-103 = Von einem abgesicherten Spruch geht kein Kristall mehr weg, weder genommen noch verloren.
MA-104 = Ein voller Spruch ohne Absicherung zählt am Ende, kann bis dahin aber bestohlen werden.

## Vorzeitiges Ende

MA-105 = Zwei Ereignisse können das Spiel beenden: eine Prüfung, mit allen Geprüften, und ein Lehrling, der auf dem Pult anhält.
MA-106 = Du darfst das Spiel bei so einem Ereignis beenden, wenn die Sprüche aller deiner Lieblinge voll sind und mindestens einer von ihnen daran beteiligt ist.
MA-107 = Wer am Zug ist und wer die Figur bewegt hat, spielt keine Rolle.
MA-108 = Das Spiel zu beenden ist ein Recht, keine Pflicht: Alle Meister werden der Reihe nach gefragt, beginnend mit dem aktiven, und das erste berechtigte Ja beendet es; ein Nein bleibt geheim und gilt nur für dieses Ereignis.
MA-109 = Konntest nur du das Spiel bei diesem Ereignis beenden, bekommst du 2 Siegpunkte; konnten es mehrere, bekommt jeder von ihnen 1, auch wer nicht gefragt wurde oder nicht wollte.
MA-110 = Dein Buch muss dafür nicht fertig sein.
MA-111 = Wer das Spiel beendet, deckt seine Mission auf, und es wird sofort abgerechnet.
MA-112 = Auf dem Pult oder beim Prüfer zu stehen genügt nicht: Es muss jemand neu ankommen.

## Schritt 6: Zusatzaktionen

MA-113 = Nur Symbole auf Karten zählen, die in diesem Teil für den Zug des Lehrlings gespielt wurden.
MA-114 = In einem Teil wird höchstens ein Symbol ausgeführt; von verschiedenen suchst du dir eines aus, gleiche zählen einmal.
MA-115 = Lässt sich eines deiner Symbole ausführen, musst du eines davon ausführen.
MA-116 = Ein abgesicherter Meister führt keine Symbole aus, darf die Karten aber wie einfache spielen.
MA-117 = Stern: Nach dem Lehrling zieht der Prüfer ein Feld in beliebiger Richtung; das geht immer.
MA-118 = Stern: Steht der Prüfer vor seinem Schritt auf einem Portal, darf er zuerst auf ein Portal ohne Figur springen; führt der Schritt auf ein Portal ohne Lehrling, darf er auf ein beliebiges anderes weiterspringen.
MA-119 = Du bekommst den Kristall des Feldes, auf dem er endet.
MA-120 = Lehrlinge auf diesem Feld werden wie üblich geprüft, und das Spiel kann enden.
MA-121 = Kristall: Nimm einem anderen Meister einen Kristall aus dem Vorrat oder gib ihm einen von deinen.
MA-122 = Meister, Nehmen oder Geben und Farbe wählst du; abgesicherte Meister können weder verlieren noch bekommen.
MA-123 = Kannst du nur geben, musst du geben; geht gar nichts, verfällt das Symbol.
MA-124 = „2“: Nach diesem Teil spielst du noch einen ganzen Teil, ohne nachzuziehen.
MA-125 = Dieser Teil hat seine eigene Zusatzaktion, und noch eine „2“ bringt noch einen Teil, solange deine Karten reichen.
MA-126 = Lässt der Rest deiner Hand keinen erlaubten Zug irgendeiner Figur zu, ist die „2“ nicht ausführbar.
MA-127 = Ziehst du in einem späteren Teil den Prüfer, gibt es keine Symbole, und die Kette der Teile endet.

## Dein Buch

MA-128 = In deinen Vorrat kommen Kristalle von Lehrlingen, die sie nicht brauchen, vom Prüfer und durch Kristallsymbole; hinaus gehen sie in Prüfungen und durch Kristallsymbole.
MA-129 = Entspricht dein Vorrat genau deinem Buch, darfst du es in deinem Zug absichern, indem du es zeigst.
MA-130 = Absichern darfst du dein Buch bei jeder Entscheidung deines eigenen Zuges: vor dem Nennen, nach dem Ziehen, zwischen den Schritten einer Bewegung, vor und nach der Zusatzaktion, bevor deine Hand geprüft wird. Nur muss eine begonnene Bewegung noch enden können, ohne dass du einen Kristall bekommst.
MA-131 = Von da an ist dein Vorrat eingefroren: Nichts kommt hinzu, nichts geht weg.
MA-132 = Du verlierst alle Zusatzaktionen und alle Züge, die dir einen Kristall brächten; ein noch offenes Symbol verfällt.
MA-133 = Absichern ist endgültig und beendet das Spiel nicht.
MA-134 = Alles andere bleibt dir: nennen, nachziehen, Lehrlinge nehmen lassen, Prüfungen mit Verlust, Portale, das Ende ankündigen.

## Ende des Zuges

MA-135 = Hast du am Ende deines Zuges mehr als sieben Karten, legst du einzeln Karten deiner Wahl ab, bis es sieben sind.
MA-136 = Geprüft wird nur der aktive Meister.
MA-137 = Ist das Spiel nicht aus, ist der nächste Platz dran.

## Spielende und Wertung

MA-138 = Kündigt ein Meister das vorzeitige Ende an, ist das Spiel sofort aus.
MA-139 = Ist die letzte Karte des Nachziehstapels genommen, wird der Zug mit allen Teilen zu Ende gespielt, dann ist das Spiel aus; der Ablagestapel wird nie neu gemischt.
MA-140 = Aus ist das Spiel auch nach einem Zug, wenn sich 20 Züge lang weder Nachziehstapel noch ein Kristall noch eine Absicherung geändert hat, oder nach 400 Zügen; beides zählt wie ein aufgebrauchter Stapel.
MA-141 = Jeder deiner Lieblinge mit vollem Spruch bringt 5 Siegpunkte, abgesichert oder nicht; andere und unfertige Sprüche bringen nichts.
MA-142 = Zähle die Kristalle deines Vorrats, die dein Buch verlangt; alle anderen sind zu viel.
MA-143 = Alle fünf bringen 8 Siegpunkte, weniger je 1; jeder Kristall zu viel kostet 1.
MA-144 = Dazu kommen 2 oder 1 für das Beenden, aber nichts, wenn das Spiel anders ausging.
MA-145 = Die höchste Summe gewinnt; sie darf auch unter null liegen.
MA-146 = Bei Gleichstand gewinnt, wer mehr passende Kristalle hat; ist auch das gleich, teilt ihr den Sieg.

## Zwei Meister

MA-147 = Nach dem Verteilen wird noch ein Buch aufgedeckt und bleibt offen liegen; nur seine Zahl von 1 bis 4 zählt.
MA-148 = Du bekommst einen dritten Liebling: die Farbe, die auf deiner Mission diese Zahl hat.
MA-149 = Er zählt wie die anderen: 5 Siegpunkte, wenn er voll ist, nötig zum Beenden und fähig, das Ende auszulösen.
MA-150 = Zum vorzeitigen Ende muss er seine Prüfung abgelegt haben: Sein Spruch ist schon abgesichert oder wird es durch die Prüfung, die das Spiel beendet.
MA-151 = Die Zahl ist offen, aber welche Farbe sie dir bringt, ist so geheim wie deine Mission.

## Festlegungen

MA-R01 = Dass jemand Bestimmtes beginnt, steht nirgends; also wird gelost, oder der Tisch bestimmt einen Platz (Option first_seat).
MA-R02 = Zu Beginn wird keine Karte aufgedeckt: Der Ablagestapel ist leer.
MA-R03 = Eine Wand ist eine Seite des Raums, und beide Richtungen sind erlaubt, die eine Reihe näher an sie heranführen (Lesart S); ein Tisch kann stattdessen eine einzige Richtung geradewegs zum Erker wählen (Option direction_reading = U).
MA-R04 = Zwei Karten einer Farbe dürfen in die zwei verschiedenen Richtungen ihrer Wand gehen; ein Tisch kann das verbieten (Option straight_same_colour = true).
MA-R05 = Jeder Farbe gehört die Seite des Raums, die im Uhrzeigersinn auf ihren Erker folgt.
MA-R06 = Du darfst einen Lehrling nennen, den deine Hand nicht bewegen kann, denn die Karten kommen später und niemand kann eine geheime Hand nachprüfen.
MA-R07 = Bewegt deine Hand gar nichts, nenne irgendeinen Lehrling, zieh nach seinem Feld nach und bewege ihn, wenn es dann geht.
MA-R08 = Kann der genannte Lehrling auch nach dem Nachziehen nicht ziehen, behältst du die Karten und der Teil endet; eine andere Figur springt nicht ein.
MA-R09 = Nachziehen und dann nicht ziehen wollen gilt nicht: Gibt es einen erlaubten Zug, machst du einen.
MA-R10 = Das Nachziehen kannst du nicht ablehnen.
MA-R11 = Ohne Notration könnte ein Spiel einfrieren, wenn niemand Karten hat und kein Lehrling auf Weiß steht; wer festsitzt und nichts bekommt, nimmt daher zwei Karten (Option relief_draw = false schaltet das ab).
MA-R12 = Ein Ablagestapel mit höchstens einer Karte gibt eben nur diese; gemischt wird nichts.
MA-R13 = Von einem Nachziehstapel mit einer Karte nimmst du diese, und es ist der letzte Zug.
MA-R14 = Aus einer leeren Hand kannst du nicht stehlen; sind alle anderen leer, bekommst du keine Karte.
MA-R15 = Welche Karte gestohlen wurde, sehen nur Dieb und Bestohlener.
MA-R16 = Alle sehen, welche Karten jemand vom Ablagestapel nimmt, und dürfen sie sich merken.
MA-R17 = Für das Nachziehen zählt das Feld beim Nennen, auch wenn der Lehrling dann wegspringt.
MA-R18 = Ein Sprung allein ist kein Zug; ein Tisch kann ihn erlauben (Option portal_only_move = true).
MA-R19 = Nach dem Nachziehen kannst du neun Karten haben, in einem Teil aber höchstens sieben spielen, wenn der Tisch die Grenze nicht aufhebt (Option cards_per_part = none).
MA-R20 = Das Feld, auf dem der Zug begann, darf überquert werden; nur anhalten darf man dort nicht.
MA-R21 = Ein Schritt, nach dem der Zug nicht mehr erlaubt enden könnte, wird gar nicht angeboten; so muss nie etwas zurückgenommen werden.
MA-R22 = Die Zugart ergibt sich aus dem, was du spielst: Eine Karte der eigenen Farbe in eine Richtung, die beide Arten erlauben, lässt beide offen.
MA-R23 = Karten in der Farbe des Lehrlings dürfen auch nach Richtung verwendet werden.
MA-R24 = Unterwegs geschieht nichts, weder mit Kristallen noch durch Begegnungen noch am Pult.
MA-R25 = Auf einem Portal darfst du springen oder es lassen; sonst könnte nie jemand in einem Erker bleiben.
MA-R26 = Springen geht vor, zwischen und nach Schritten, beliebig oft, aber nie zweimal hintereinander.
MA-R27 = Ein Sprung auf ein besetztes Portal beendet den Zug mit der Begegnung und geht daher nicht vor der ersten Karte; ein Tisch kann solche Portale wie jedes überquerte Feld behandeln (Option occupied_portal_stops = false).
MA-R28 = Du darfst hinausgehen, zurückkommen und wegspringen, solange der Zug woanders endet, als er begann.
MA-R29 = Auf das Pult zu springen und dort anzuhalten gilt als Erreichen.
MA-R30 = Der Prüfer darf vor einer Linie oder einem Sternschritt auf ein Portal ohne Figuren springen und danach von einem Portal, auf dem er allein ist, weiter; nie bei einem Ruf und nie, während er das Pult überquert.
MA-R31 = Eine Linie durch eine Ecke geht weiter in den Erker, denn dazwischen ist keine Wand.
MA-R32 = Eine Linie geradewegs in die Wand neben ihm ist kein Zug.
MA-R33 = Er kann nicht dorthin gerufen werden, wo er ist, und nicht dort enden, wo er begann.
MA-R34 = Den Kristall des Feldes, auf dem der Prüfer endet, musst du nehmen.
MA-R35 = Steht ein Lehrling gleich auf dem nächsten Feld, zieht er dieses eine Feld und prüft ihn.
MA-R36 = Liegt ein Kristall, wo der Prüfer einen Lehrling trifft, kommt erst der Kristall.
MA-R37 = Einen Kristall, den der Lehrling braucht, kannst du nicht selbst behalten.
MA-R38 = Vorräte liegen offen; ein Tisch kann sie schließen (Option open_supplies = false), dann sehen andere nur die Zahl deiner Kristalle, und ein Kristallsymbol nimmt blind einen davon.
MA-R39 = Der Kristall kommt vor der Begegnung; ein Spruch, den er füllt, gilt dabei als voll.
MA-R40 = Auf dem Pult kommt das vorzeitige Ende vor dem Nehmen: Was die Begegnung selbst bringt, kommt dafür zu spät.
MA-R41 = Triffst du mehrere Lehrlinge, bestimmst du die Reihenfolge und nimmst von jedem höchstens einen Kristall.
MA-R42 = Kommt ein Lehrling zu Prüfer und anderem Lehrling, wird nur der neue geprüft.
MA-R43 = Der aktive Meister wählt zwischen Verlust und Geschenk; zum Verlust kann er gezwungen sein, zum Geschenk nie.
MA-R44 = Ein abgesicherter Meister kann in einer Prüfung nichts geben.
MA-R45 = Du darfst ein Geschenk nutzen, um deinen Vorrat auf dein Buch zu bringen, und es beim nächsten Moment absichern.
MA-R46 = Ein verlorener Kristall kommt auf ein Feld ohne Portal und Kristall, besetzt oder nicht; eines gibt es immer.
MA-R47 = Ein Kristall, der unter eine Figur gelegt wird, bleibt dort, bis eine Figur neu auf dem Feld anhält.
MA-R48 = Zuerst stehen die vollen Sprüche fest und werden abgesichert, dann kommt das Ende, erst danach Verluste und Geschenke.
MA-R49 = Ein Stern, der den Prüfer zu einem Lehrling bringt, ist eine Prüfung und kann das Spiel beenden.
MA-R50 = Der Stern wirkt nach dem Zug des Lehrlings, nie davor.
MA-R51 = Ist eines von zwei Symbolen unmöglich, muss das andere ausgeführt werden.
MA-R52 = Einem Pflichtsymbol entgehst du nur, indem du kurz vorher dein Buch absicherst.
MA-R53 = Ein Kristallsymbol nimmt oder gibt einen Kristall der Farbe, die du wählst, denn Vorräte liegen offen.
MA-R54 = Der zusätzliche Teil muss gespielt werden, wenn irgendeine Figur ziehen kann; sonst verfällt die „2“, und ein anderes mögliches Symbol tritt an ihre Stelle.
MA-R55 = Im zweiten Teil eines Doppelzugs darf der Prüfer bewegt werden; Meister haben keine Figuren.
MA-R56 = Ein späterer Teil ohne Nachziehen braucht eine Figur, die ziehen kann, sonst wäre die „2“ nichts wert.
MA-R57 = Ein zusätzlicher Teil wird auch gespielt, wenn der Nachziehstapel im ersten Teil ausging.
MA-R58 = Ein Buch lässt sich bei jeder Entscheidung des eigenen Zuges absichern und nie in einem fremden; wo nichts anderes gefragt wird, werden alle mit fünf Kristallen eigens danach gefragt.
MA-R59 = Absichern verbietet nur, Kristalle zu bekommen, zu verlieren oder zu geben und Symbole auszuführen.
MA-R60 = Ein abgesicherter Meister ohne erlaubten Zug nennt einen Lehrling, zieht nach und beendet den Teil.
MA-R61 = Wer das Spiel beenden darf, muss es nicht, also wird das Ende angekündigt; ein Tisch kann es auch von selbst kommen lassen (Option announce_mode = auto).
MA-R62 = Gefragt werden alle, sobald die offenen Sprüche irgendeiner Mission das Beenden erlauben würden, und ein Nein erfährt niemand; so verrät die Frage keine Mission.
MA-R63 = Alle Meister, die bei diesem Ereignis hätten beenden können, teilen sich die Siegpunkte dafür.
MA-R64 = Wer Nein gesagt hat, darf bei jedem späteren Ereignis Ja sagen.
MA-R65 = Ein Liebling, der schon auf dem Pult steht, wenn der letzte Spruch voll wird, beendet nichts; er muss neu ankommen oder den Prüfer treffen.
MA-R66 = Auf dem Pult beim Prüfer anzuhalten ist ein einziges Ereignis, die Prüfung.
MA-R67 = Kommt vieles zusammen, gilt: Kristall, Sprüche absichern, vorzeitiges Ende, Verluste und Geschenke, Nehmen, Buch absichern, Symbol.
MA-R68 = Zu zweit muss der dritte Liebling geprüft sein; das Pult ist keine Prüfung. Ein Tisch kann sich mit einem vollen Spruch begnügen (Option third_secured = false).
MA-R69 = Der dritte Liebling bleibt geheim, denn er folgt aus der geheimen Mission.
MA-R70 = Das Spiel endet nach dem Zug, in dem die letzte Karte gezogen wurde, denn sie soll noch gespielt werden können.
MA-R71 = Außer der Reihe bekommt niemand Karten, also muss auch sonst keine Hand geprüft werden.
MA-R72 = Karten kommen einzeln auf den Ablagestapel, gespielt oder abgelegt, in deiner Reihenfolge; auf grauen Feldern kommt es darauf an.
MA-R73 = Alle fünf Kristalle des Buchs bringen 8 Siegpunkte, auch mit anderen daneben, die je 1 kosten; ein Tisch kann dann 5 statt 8 zählen (Option surplus_spoils_book = true).
MA-R74 = Der volle Spruch eines Lehrlings, der nicht dein Liebling ist, bringt dir nichts.
MA-R75 = Du kannst mit weniger als nichts enden.
MA-R76 = Sind mehr als zwei gleichauf, teilen alle.
MA-R77 = Kann ein Spruch nicht mehr voll werden, geschieht nichts, er bringt nur nichts; ein Tisch kann Sprüche neu verteilen, die zu viel verlangen (Option redeal_short_spells = true).
MA-R78 = Ein Zugbeginn mit leerer Hand ändert nichts: Nenne einen Lehrling und zieh nach.
MA-R79 = Genannt ist genannt.
MA-R80 = Meister könnten ewig kreisen, ohne etwas zu ändern; die Grenzen für Leerlauf und für Züge beenden solche Spiele (Optionen stall_limit und max_turns).
MA-R81 = Nie liegen zwei Kristalle auf einem Feld.
MA-R82 = Vom offenen Buch zählt nur die Zahl, nicht seine Kristalle.
MA-R83 = Ein Einsteigerspiel gibt es nicht: Alle Regeln gelten von Anfang an.
MA-R84 = Zurückgenommen wird nichts; ein Bildschirm darf dir Wege zeigen, bevor du die erste Karte spielst.

## Beispiele

MA-E01 = Angenommen, Rot steht in seinem Erker, einem weißen Feld, und im Nachziehstapel liegen mindestens zwei Karten: Wenn A Rot nennt, dann zieht A zwei Karten vom Stapel.
MA-E02 = Angenommen, Schwarz steht auf einem schwarzen Feld wie seinem Erker oder B3, und B hat vier Karten: Wenn A Schwarz nennt und B wählt, dann wandert eine zufällige Karte von B zu A, ohne dass C oder D sie sehen; A hat eine mehr, B eine weniger.
MA-E03 = Angenommen, ein Lehrling steht mitten im Raum, und A hat drei passende Karten: Wenn A alle spielt, dann zieht er genau drei Felder, Sprünge nicht gezählt.
MA-E04 = Angenommen, Rot steht auf D7, und A hat genau zwei einfache grüne Karten: Dann zieht Rot nach Richtung und kann nach einer Karte auf E7 oder E8, nach zwei auf F6, F7 oder F8 anhalten (in Lesart U auf E8 oder F8; mit geraden Linien nach zwei Karten auf F6 oder F8). Steht stattdessen Grün auf D7, dann kann es nach Farbe auf jedes der fünfzehn Felder des Raums im Umkreis von zwei Schritten, aber nicht auf D7 bleiben.
MA-E05 = Angenommen, Rot steht auf D7, und A hat eine grüne und eine gelbe Karte: Dann geht es nur nach Richtung, in beliebiger Reihenfolge; eine Karte führt nach E7 oder E8 (grün) oder nach D8 oder E8 (gelb), zwei nach E8, E9, F7 oder F8 (in Lesart U nur nach E9).
MA-E06 = Angenommen, A hat nach dem Nachziehen sieben brauchbare Karten: Wenn A alle spielt, dann zieht der Lehrling sieben Felder und die Hand ist leer; auch mit neun Karten dürfen es nicht mehr als sieben sein.
MA-E07 = Angenommen, Rot steht in seinem Erker und braucht noch Wasser, und auf A2 liegt Wasser: Wenn A Rot nennt, zwei Karten zieht, Gelb nach A1 und Schwarz nach A2 spielt und anhält, dann ging es ohne ein Wort nach Richtung, Rot steht wieder auf Weiß und bekommt den Kristall. Schwarz zuerst führt aus dem Erker nirgendwohin. In Lesart U führt Gelb von dort nirgendwohin; dieselben Karten gehen von C3 über C4 nach B4.
MA-E08 = Angenommen, Prüfer und Gelb teilen ein Feld, Grün fehlt nur eine Luft, und C hat einen Luftkristall: Wenn C Grün dorthin zieht und die Luft gibt, dann kann Gelb nichts genommen werden, Gelb wird nicht geprüft, der Spruch von Grün ist voll, aber nicht abgesichert, und das Spiel kann jetzt nicht enden, obwohl Cs anderer Liebling Blau voll ist.
MA-E09 = Angenommen, es steht wie nach MA-E08, und Cs Mission ist Blau und Grün: Wenn D Blau auf das Feld des Prüfers zieht, dann ist Blau abgesichert, und C darf das Spiel außer der Reihe für 2 Siegpunkte beenden; der Rest von Ds Zug entfällt.
MA-E10 = Angenommen, C bevorzugt Rot und Schwarz, beide voll, hat das Spiel allein beendet, als Rot den Prüfer traf, und hat ein Buch mit drei Luft und zwei Wasser und im Vorrat zwei Luft, ein Wasser und zwei Feuer: Dann sind das 5 + 5 + 2 + 3 − 2 = 13 Siegpunkte.
MA-E11 = Angenommen, es gibt zwei Meister, Ds Mission ist Gelb und Schwarz mit der Zählung Lila, Rot, Blau, Grün, und das offene Buch zeigt 3: Dann ist Blau Ds dritter Liebling; alle drei müssen voll sein, bevor D beenden darf, und jeder bringt 5 Siegpunkte.
MA-E12 = Angenommen, As Lieblinge Rot und Schwarz sind voll, Rot steht auf E9, und das Pult ist frei: Wenn A Rot mit einer Karte in den gelben Erker zieht, auf das Pult springt und anhält, dann darf A das Spiel beenden.
MA-E13 = Angenommen, A spielt für einen Lehrling eine „2“ und hat noch drei Karten: Dann zieht A im zweiten Teil nichts nach und darf den Prüfer nennen; dessen Zug hat keine Symbole und beendet den Zug von A.
MA-E14 = Angenommen, A spielt in einem Teil einen Stern und einen Kristall, und beide sind möglich: Dann sucht A sich einen aus, und der andere bewirkt nichts.
MA-E15 = Angenommen, Rot steht auf C4, und A hat eine rote und eine blaue Karte: Wenn A Rot nach Osten auf C5 spielt, dann geht es nach Farbe, und Blau kann nicht folgen; wenn A Rot nach Nordwesten auf B3 spielt, dann bleibt beides offen, und Blau darf nach Südwesten oder Westen folgen.
MA-E17 = Angenommen, Blau steht auf E4, auf E6 liegt ein Kristall und steht Schwarz, der Prüfer ist auf E7: Wenn Blau viermal nach Osten bis E8 zieht, dann geschieht auf E5, E6 und E7 nichts, und nur der Kristall auf E8 zählt.
MA-E18 = Angenommen, der Spruch von Grün verlangt kein Feuer: Wenn A Grün auf Feuer anhält, dann kommt das Feuer in As Vorrat.
MA-E19 = Angenommen, es ist ebenso, aber A ist abgesichert: Dann kann A dort nicht anhalten, das Feld aber überqueren; ein Feld mit einer Farbe, die Grün braucht, ist erlaubt.
MA-E20 = Angenommen, der Prüfer steht auf E5, Lila auf B2, und auf D4 und C3 liegen Kristalle: Wenn A drei beliebige Karten zahlt und Nordwesten wählt, dann hält er auf B2 und prüft Lila; D4 und C3 behalten ihre Kristalle.
MA-E21 = Angenommen, der Prüfer steht auf E4, nordwestlich steht kein Lehrling, und auf B1 liegt ein Kristall: Wenn er nach Nordwesten läuft, dann endet er auf B1, und A bekommt diesen Kristall; die auf D3 und C2 bleiben.
MA-E22 = Angenommen, der Prüfer steht auf E5, und niemand steht auf der Linie: Wenn er nach Nordwesten läuft, dann endet er ohne Kristall im roten Erker, und A darf ihn auf jedes Portal springen lassen außer aufs Pult, wo er begann; Lehrlinge dort werden geprüft.
MA-E24 = Angenommen, der Prüfer steht auf A3: Dann kann er weder nach Nordwesten noch nach Nordosten laufen.
MA-E25 = Angenommen, Schwarz und Grün stehen im gelben Erker, der Prüfer ist woanders, und A hat drei schwarze Karten: Wenn A ihn ruft, dann kommt er und prüft beide; Symbole auf den drei Karten bewirken nichts.
MA-E26 = Angenommen, Schwarz und der Prüfer teilen ein Feld: Dann kann er nicht zu Schwarz gerufen werden, aber eine Linie laufen.
MA-E27 = Angenommen, A hat einen Stern gespielt, der Prüfer steht auf D5 und Rot mit vollem Spruch auf D4: Wenn er nach Westen geht, dann ist Rot abgesichert, und das vorzeitige Ende wird mit Rot geprüft.
MA-E28 = Angenommen, ein Stern bringt den Prüfer auf C5, wo ein Feuerkristall liegt: Dann kommt er in As Vorrat, ob A ihn will oder nicht.
MA-E30 = Angenommen, kein Meister hat einen Kristall: Dann verfällt ein Kristallsymbol, und ein zugleich gespielter Stern muss ausgeführt werden.
MA-E31 = Angenommen, B ist abgesichert, und weder C noch A hat einen Kristall: Dann kann B nichts genommen und nichts gegeben werden, und das Symbol verfällt.
MA-E32 = Angenommen, A hat eine rote „2“, eine blaue „2“ und eine einfache grüne Karte: Wenn A in jedem Teil eine davon spielt, alles erlaubt, dann macht A drei Bewegungen in einem Zug und hat nur einmal nachgezogen.
MA-E33 = Angenommen, As letzte Karte war eine „2“: Dann kann keine Figur ziehen, und der Zug endet.
MA-E34 = Angenommen, im Ablagestapel liegt eine Karte, und ein Lehrling steht auf C4, einem grauen Feld: Wenn er genannt wird, dann bringt das diese Karte und sonst nichts.
MA-E35 = Angenommen, A hat keine Karten, auch sonst niemand, und alle Lehrlinge stehen auf schwarzen Feldern: Wenn A einen nennt, dann nimmt A zwei Karten vom Stapel und zieht, wenn es geht.
MA-E36 = Angenommen, A könnte Grün ziehen, nennt aber Blau auf A3, einem grauen Feld, während der Ablagestapel leer und As einzige Karte rot ist: Dann bekommt A nichts, Rot führt vom Plan, und der Teil endet ohne Zug.
MA-E37 = Angenommen, im Stapel liegt eine Karte: Wenn A einen Lehrling auf Weiß nennt, dann zieht A sie und spielt den Zug samt zusätzlichem Teil zu Ende; dann wird abgerechnet, ohne Punkte fürs Beenden, wenn das Spiel nicht in diesem Zug vorzeitig endete.
MA-E39 = Angenommen, der Spruch von Blau ist voll: Wenn er abgesichert ist, dann kann nichts genommen werden; wenn nicht, dann passende Farben.
MA-E40 = Angenommen, ein Lehrling ohne Kristalle trifft den Prüfer: Dann darf A ihm einen passenden geben oder nichts tun; er verliert nichts.
MA-E41 = Angenommen, der Prüfer hält, wo Rot (voll), Blau (drei Kristalle) und Grün (keiner) stehen: Dann ist Rot abgesichert, das vorzeitige Ende wird mit allen dreien geprüft, und geht es weiter, kommen Blau und Grün in As Reihenfolge dran.
MA-E42 = Angenommen, A lässt Blau ein Feuer verlieren: Dann darf A es auf jedes Feld ohne Portal und Kristall legen, auch auf besetzte, und dort bleibt es.
MA-E44 = Angenommen, nur B könnte beenden und sagt Nein: Dann merkt es niemand, und trifft einer von Bs vollen Lieblingen wieder den Prüfer, darf B Ja sagen.
MA-E45 = Angenommen, Rot steht voll auf dem Pult, wenn Schwarz anderswo voll wird: Dann kann das Spiel erst enden, wenn Rot neu ankommt oder einer von beiden den Prüfer trifft.
MA-E47 = Angenommen, Rot steht in seinem Erker, und der grüne Erker ist leer: Dann darf A vor der ersten Karte dorthin springen und mit einer roten Karte auf I5 anhalten; ohne Karte im grünen Erker anzuhalten wird abgelehnt, ebenso ein Sprung auf ein Portal mit Figur vor der ersten Karte.
MA-E48 = Angenommen, Gelb geht mit einer Karte in den blauen Erker, und der Prüfer steht auf dem Pult: Wenn es dorthin springt, dann ist der Zug vorbei, und es wird geprüft, auch wenn A noch Karten hat.
MA-E49 = Angenommen, As Vorrat entspricht nach den Begegnungen dem Buch, und A hat eine Kristallkarte gespielt: Wenn A absichert, dann verfällt das Symbol.
MA-E51 = Angenommen, A beendet den Zug mit acht Karten: Dann legt A eine ab, und sie liegt oben auf dem Ablagestapel.
MA-E52 = Angenommen, A und B haben beide 12 Siegpunkte und vier und drei passende Kristalle: Dann gewinnt A; bei gleich vielen gewinnen beide.
MA-E53 = Angenommen, der Nachziehstapel hat das Spiel beendet, und As Lieblinge sind voll: Dann bekommt A 10 Siegpunkte und die des Buchs, aber keine fürs Beenden.
MA-E54 = Angenommen, zwei abgesicherte Meister ziehen nur zwischen grauen und schwarzen Feldern und rühren keinen Kristall an: Nach 20 solchen Zügen ist das Spiel aus, als wäre der Stapel aufgebraucht.
