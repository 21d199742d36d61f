rules-title = Simsala… Bumm? – die Regeln

## Vereinbarungen

AB-001 = Die Plätze zählen im Uhrzeigersinn ab 1; der nächste Platz im Uhrzeigersinn ist dein linker Nachbar, der vorige dein rechter, und auf den letzten Platz folgt Platz 1.
AB-002 = Ihr könnt zu zweit bis zu fünft spielen; mit jeder anderen Anzahl kann kein Spiel beginnen.
AB-003 = Du hast nie weniger als 0 und nie mehr als 6 Lebenspunkte; was du darüber hinaus verlieren oder gewinnen würdest, verfällt.
AB-004 = Alle sehen jederzeit sämtliche Lebenspunkte und Punkte, das Spielbrett und wie viele Steine in jeder Reihe, im Vorrat und als Mystiksteine vor jedem von euch liegen.

## Spielbeginn

AB-010 = Alle beginnen das Spiel mit 0 Punkten.
AB-011 = Für den ersten Durchgang wird bestimmt, wer beginnt.

## Beginn jedes Durchgangs

AB-012 = Vor jedem Durchgang werden alle 36 Spruchsteine neu gemischt, auch die vom Spielbrett und alle Mystiksteine.
AB-013 = Alle bekommen fünf zufällige Spruchsteine als Reihe.
AB-014 = Zu zweit kommen 12, zu dritt 6 zufällige Spruchsteine offen in ihre Spalten auf das Spielbrett; zu viert und zu fünft keine.
AB-015 = Vier zufällige Spruchsteine liegen als Mystiksteine verdeckt auf dem Spielbrett, und niemand sieht sie sich an.
AB-016 = Alle übrigen Spruchsteine bilden verdeckt den Vorrat.
AB-017 = Du beginnst jeden Durchgang mit 6 Lebenspunkten und ohne Mystiksteine.
AB-018 = Deine Punkte behältst du von Durchgang zu Durchgang.

## Ein Zug

AB-020 = Dein Zug beginnt mit einer Ansage: Aufhören darfst du erst nach einem Erfolg in diesem Zug.
AB-021 = Als erste Zahl deines Zuges darfst du jede von 1 bis 8 ansagen.
AB-022 = Nach einem Erfolg muss die nächste Zahl im selben Zug mindestens ebenso hoch sein: dieselbe noch einmal oder irgendeine höhere bis 8.
AB-023 = Du darfst Zahlen ansagen, ob du sie hast oder nicht: Was erlaubt ist, hat mit den Spruchsteinen in deiner Reihe nichts zu tun.
AB-024 = Deine Ansage gelingt, wenn mindestens ein Spruchstein mit dieser Zahl in deiner Reihe steht; sonst misslingt sie.
AB-025 = Gelingt deine Ansage, kommt genau ein Spruchstein mit dieser Zahl aus deiner Reihe in seine Spalte auf dem Spielbrett.
AB-026 = Sobald der Spruchstein auf dem Spielbrett steht, wirkt sein Zauberspruch vollständig.
AB-027 = Läuft der Durchgang nach deinem Erfolg noch, hast du die Wahl: noch eine Zahl ansagen oder aufhören.
AB-028 = In einem Zug darfst du beliebig viele Erfolge haben; nur die Spruchsteine in deiner Reihe setzen eine Grenze.
AB-029 = Eine misslungene Ansage von 2 bis 8 kostet dich 1 Lebenspunkt.
AB-030 = Misslingt dir die 1, würfelst du und verlierst so viele Lebenspunkte, wie der Würfel zeigt; das ersetzt den üblichen Verlust von 1 Lebenspunkt.
AB-031 = Eine misslungene Ansage beendet deinen Zug, und deine Reihe behält alle Spruchsteine.
AB-032 = Hörst du auf oder misslingt deine Ansage und läuft der Durchgang noch, füllst du deine Reihe aus dem Vorrat auf fünf Spruchsteine auf.
AB-033 = Reicht der Vorrat nicht, ziehst du, was noch da ist, und aus einem leeren Vorrat nichts; das Spiel geht mit kleineren Reihen weiter.
AB-034 = Du ziehst nur aus dem Vorrat: Spruchsteine vom Spielbrett und Mystiksteine kommen nie in eine Reihe.
AB-035 = Du siehst nicht, welche Spruchsteine du ziehst; alle anderen sehen es.
AB-036 = Ist dein Zug vorbei und hast du aufgefüllt, ist dein linker Nachbar am Zug.
AB-037 = Gilt eine niedrigere Zahl als Verstoß (Option lower_call = offence), kostet dich eine Ansage unter deinem letzten Erfolg des Zuges 1 Lebenspunkt und beendet deinen Zug; der Spruchstein bleibt stehen, auch wenn du ihn hast, und du füllst wie üblich auf.

## Die Zaubersprüche

AB-040 = 1 Uralter Drache: Du würfelst einmal, und alle anderen verlieren so viele Lebenspunkte, wie der Würfel zeigt.
AB-041 = 2 Geisterwesen: Alle anderen verlieren 1 Lebenspunkt, und du bekommst 1 dazu.
AB-042 = 3 Süße Träume: Du würfelst und bekommst so viele Lebenspunkte dazu, wie der Würfel zeigt.
AB-043 = 4 Nächtlicher Gesang: Du nimmst einen Mystikstein vom Spielbrett und legst ihn verdeckt vor dich; seine Zahl siehst du jetzt und wann immer du magst, aber niemand sonst.
AB-044 = 5 Gewitter: Dein linker und dein rechter Nachbar verlieren je 1 Lebenspunkt.
AB-045 = Zu zweit kostet das Gewitter (5) deinen Mitspieler insgesamt nur 1 Lebenspunkt.
AB-046 = 6 Schneesturm: Dein linker Nachbar verliert 1 Lebenspunkt.
AB-047 = 7 Feuerball: Dein rechter Nachbar verliert 1 Lebenspunkt.
AB-048 = 8 Heiltrank: Du bekommst 1 Lebenspunkt dazu.
AB-049 = Mystiksteine vor dir gehören nicht zu deiner Reihe; du kannst sie deshalb nicht durch Ansagen ihrer Zahl zaubern.

## Ende eines Durchgangs

AB-050 = Ist deine Reihe nach einer gelungenen Ansage und ihrem Zauberspruch leer, endet der Durchgang sofort: Du hast deine Reihe geleert.
AB-051 = Hat nach einer Ansage und ihren Folgen jemand keinen Lebenspunkt mehr, endet der Durchgang sofort: durch Ausschalten, wenn die Ansage gelang, durch eigenes Verschulden, wenn sie misslang oder ein Verstoß war.
AB-052 = Leert dieselbe Ansage deine Reihe und kostet sie jemanden den letzten Lebenspunkt, gilt der Durchgang als durch deine leere Reihe beendet.
AB-053 = Ist ein Durchgang zu Ende, wird nicht mehr aufgefüllt: Alle Reihen bleiben, wie sie sind.

## Punkte eines Durchgangs

AB-054 = Leerst du deine Reihe, bekommst du 3 Punkte, bei „Es kann nur einen geben!“ (Option round_end = last_wizard) aber 2; alle anderen verlieren alle Lebenspunkte und bekommen 0 Punkte.
AB-055 = Schaltet dein Zauberspruch jemanden aus, bekommst du 3 Punkte; von den anderen bekommt 1 Punkt, wer noch mindestens 1 Lebenspunkt hat, und 0 Punkte, wer keinen mehr hat.
AB-056 = Bringst du dich durch eigenes Verschulden um den letzten Lebenspunkt, bekommst du 0 Punkte und alle anderen je 1; 3 Punkte bekommt niemand.
AB-057 = Hast du bei der Wertung noch mindestens 1 Lebenspunkt, bekommst du zusätzlich 1 Punkt für jeden Mystikstein vor dir; hat jemand seine Reihe geleert, zählen alle anderen als ohne Lebenspunkte.
AB-058 = Die Punkte des Durchgangs kommen zu deinem Punktestand dazu, der auch über 8 steigen darf.

## Nächster Durchgang und Spielende

AB-060 = Solange niemand 8 Punkte erreicht hat, wird ein weiterer Durchgang vorbereitet.
AB-061 = Wer links von dem sitzt, der am Ende des letzten Durchgangs am Zug war, beginnt den neuen.
AB-062 = Hat nach der Wertung eines Durchgangs jemand 8 oder mehr Punkte, ist das Spiel zu Ende.
AB-063 = Wer die meisten Punkte hat, gewinnt.
AB-064 = Teilen sich mehrere den höchsten Punktestand, gewinnt von ihnen, wer im letzten Durchgang mehr Punkte bekommen hat.
AB-065 = Wer auch danach noch gleichauf liegt, teilt sich den Sieg.

## Festlegungen

AB-R01 = Wer den ersten Durchgang beginnt, wird ausgelost, oder der Tisch bestimmt einen Platz (Option first_seat); die Ausgaben sind sich uneins, ob der Jüngste oder der Älteste anfängt, und das Programm kennt euer Alter nicht.
AB-R02 = Von deiner eigenen Reihe siehst du nur, wie viele Spruchsteine sie hat, nie, welcher geht oder welcher neu ist, damit das Bewegen der Steine nichts verrät.
AB-R03 = Hast du mehrere Spruchsteine mit der angesagten Zahl, kommt irgendeiner davon auf das Spielbrett, und du erkennst nicht, welcher.
AB-R04 = Du darfst auch eine Zahl ansagen, die du unmöglich haben kannst, weil alle ihre Spruchsteine zu sehen sind oder sie dir gerade misslungen ist; die Ansage misslingt dann.
AB-R05 = Das Programm prüft jede Ansage und irrt sich nie; dass dein rechter Nachbar den Spruchstein versetzt, wird nur gezeigt.
AB-R06 = Schaltet dein letzter Spruchstein zugleich jemanden aus, zählt deine leere Reihe: Du bekommst 3 Punkte und die für deine Mystiksteine, alle anderen 0.
AB-R07 = Auch der Zauberspruch deines letzten Spruchsteins wirkt noch vor der Wertung, samt Würfelwurf oder Mystikstein.
AB-R08 = Kostet ein Zauberspruch mehrere den letzten Lebenspunkt, haben sie alle verloren: Sie bekommen 0 Punkte, auch für Mystiksteine nichts.
AB-R09 = Schaltet dein Zauberspruch alle anderen aus, punktest nur du: 3 Punkte und die für deine Mystiksteine.
AB-R10 = Eigenes Verschulden ist es, wenn dich eine misslungene Ansage oder ein Verstoß den letzten Lebenspunkt kostet; diesen Durchgang gewinnt niemand.
AB-R11 = Ein misslungener Drache kostet dich genau so viel, wie der Würfel zeigt, und nicht 1 mehr; unter 0 Lebenspunkte fällst du nie.
AB-R12 = Alles, was ein Zauberspruch nimmt und gibt, geschieht im selben Augenblick; erst dann wird geprüft, ob der Durchgang endet.
AB-R13 = Beim Geisterwesen (2) sind der Verlust der anderen und dein Gewinn ein einziger Schritt, du bekommst den Lebenspunkt also auch am Ende des Durchgangs; er zählt dann nur noch für den englischen Gleichstand (Option tie_break = en).
AB-R14 = Sind dein linker und dein rechter Nachbar dieselbe Person, kostet das Gewitter (5) sie insgesamt 1 Lebenspunkt, auch wenn in größerer Runde nur noch zwei Lebenspunkte haben (Option round_end = last_wizard).
AB-R15 = Zu zweit treffen Schneesturm (6) und Feuerball (7) beide deinen Mitspieler, denn er ist dein linker und dein rechter Nachbar.
AB-R16 = Beim Nächtlichen Gesang (4) nimmst du immer einen Mystikstein, und welchen, ist einerlei, denn niemand weiß etwas über diese Steine und keiner schadet: Das Programm wählt ihn aus, oder auf Wunsch des Tisches wählst du selbst (Option mystic_choice = choose).
AB-R17 = Für den Nächtlichen Gesang (4) liegt immer ein Mystikstein bereit: Es gibt von beiden vier, und ein Nächtlicher Gesang, der selbst Mystikstein ist, wird nie gezaubert.
AB-R18 = Ist ein Durchgang vorbei, sehen alle sämtliche Reihen, alle Mystiksteine und den Vorrat, bevor neu gemischt wird; der Tisch kann das abschalten (Option reveal_after_round = false).
AB-R19 = Punkte über das achte Feld der Punkteleiste hinaus zählen weiter, denn über einen Gleichstand entscheidet der volle Punktestand ab 8.
AB-R20 = Wie auch immer ein Durchgang endet und wer ihn gewinnt oder verliert: Den nächsten beginnt der linke Nachbar dessen, der am Zug war.
AB-R21 = Endet der Durchgang in deinem Zug, füllst du nicht mehr auf, denn das gehört zum Ende eines Zuges, und der Durchgang ist schon vorbei.
AB-R22 = Wer nach Punktestand und letztem Durchgang gleichauf liegt, teilt sich den Sieg; nach den englischen Regeln (Option tie_break = en) zählen höchstens 8 Punkte, und vor dem Teilen entscheiden die übrigen Lebenspunkte.
AB-R23 = Der Würfel hat die Seiten 1, 1, 2, 2, 3, 3; der Tisch kann stattdessen 1, 1, 1, 2, 2, 3 wählen (Option die_faces).
AB-R24 = Eine Zahl unter deinem letzten Erfolg steht nicht zur Wahl; macht der Tisch sie zum Verstoß (Option lower_call = offence), darfst du sie ansagen, aber es fällt immer auf.
AB-R25 = Ein Verstoß kostet genau 1 Lebenspunkt, selbst bei der 1 ohne Würfel; kein Zauberspruch wirkt, und über deine Reihe verrät er nichts, er zählt also nicht als misslungene Ansage.
AB-R26 = Bei „Es kann nur einen geben!“ (Option round_end = last_wizard) wird übersprungen, wer keine Lebenspunkte mehr hat, und links und rechts meinen den nächsten Mitspieler mit Lebenspunkten; die Reihe des Ausgeschiedenen bleibt sichtbar stehen, wird aber weder aufgefüllt noch getroffen, und seine Mystiksteine bleiben geheim und bringen keine Punkte.
AB-R27 = Bei „Es kann nur einen geben!“ (Option round_end = last_wizard) gewinnst du den Durchgang, wenn du alle Spruchsteine gezaubert hast, die noch in deiner Reihe stehen, auch wenn es bei leerem Vorrat weniger als fünf sind, oder wenn nur noch du Lebenspunkte hast; in beiden Fällen bekommst du 2 Punkte und 1 für jeden deiner Mystiksteine, alle anderen bekommen 0.
AB-R28 = Bei „Es kann nur einen geben!“ (Option round_end = last_wizard) scheidest du ohne aufzufüllen aus, wenn du dich selbst um den letzten Lebenspunkt bringst; bleibt dann nur einer übrig, gewinnt er den Durchgang, obwohl du am Zug warst.
AB-R29 = Im Spiel über einen einzigen Durchgang (Option scoring = single_round) teilen sich alle anderen den Sieg, wenn jemand durch eigenes Verschulden verliert.
AB-R30 = Gespräche über Spruchsteine gehören nicht zum Spiel: Das Programm bietet keinen Weg für Tipps, und was ihr plaudert, ist Sache des Tisches.
AB-R31 = Solange das Spiel läuft, sieht, wer zuschaut, nur, was alle wissen; denn wer den Link hat, kann aus einem zweiten Fenster zuschauen, auch die Mitspielenden selbst. Ein Tisch kann Zuschauenden die Reihen aller Plätze zeigen und sagt das dann allen; ein verdeckter Stein wird nie gezeigt. Am Ende liegt alles offen.
AB-R32 = Deine eigenen Mystiksteine darfst du dir jederzeit ansehen, auch wenn jemand anderes am Zug ist.
AB-R33 = Die Spruchsteine, die zu zweit oder zu dritt anfangs offen auf das Spielbrett kommen, dienen nur dazu, dass alle sie sehen.

## Beispiele

AB-E01 = Angenommen, ihr spielt zu dritt mit niedrigeren Zahlen als Verstoß (Option lower_call = offence), du bist mit 4 Lebenspunkten und voller Reihe mit 3, 4 und 5 am Zug, die anderen haben 6 Lebenspunkte, und der nächste Wurf ist eine 3: Wenn du 3 ansagst, dann steht sie auf dem Spielbrett und du hast 6 Lebenspunkte, also nur 2 mehr; wenn du 5 ansagst, dann haben beide anderen 5 Lebenspunkte; wenn du 4 ansagst, dann hast du 5 Lebenspunkte, die 4 bleibt stehen, du ziehst zwei Spruchsteine, und dein linker Nachbar ist am Zug.
AB-E02 = Angenommen, es steht wie in AB-E01 nach der 5, aber im normalen Spiel: Wenn du wählst, dann hast du 5, 6, 7, 8 und Aufhören zur Wahl, und die 4 wird abgelehnt und ändert nichts.
AB-E03 = Angenommen, dir ist gerade die 6 gelungen: Wenn du wählst, dann hast du 6, 7, 8 und Aufhören zur Wahl.
AB-E04 = Angenommen, ihr spielt zu zweit, zu dritt, zu viert oder zu fünft: Wenn ein Durchgang vorbereitet wird, dann hat der Vorrat 10, 11, 12 oder 7 Spruchsteine und 12, 6, 0 oder 0 liegen offen; immer gibt es vier Mystiksteine auf dem Spielbrett, fünf Spruchsteine in jeder Reihe und 6 Lebenspunkte für jeden.
AB-E05 = Angenommen, dein Zug steht an: Wenn er beginnt, dann darfst du jede Zahl von 1 bis 8 ansagen, aber nicht aufhören.
AB-E06 = Angenommen, du hast 6 Lebenspunkte und eine volle Reihe ohne 7: Wenn du 7 ansagst, dann hast du 5 Lebenspunkte, deine Reihe bleibt unverändert, du ziehst nichts, und dein linker Nachbar ist am Zug.
AB-E07 = Angenommen, A, B und C sitzen im Uhrzeigersinn, A ist mit 2 Lebenspunkten und ohne 1 am Zug, B hat einen Mystikstein, und der nächste Wurf ist eine 3: Wenn A 1 ansagt, dann hat A 0 Lebenspunkte, der Durchgang endet durch eigenes Verschulden, A, B und C bekommen 0, 2 und 1 Punkte, und B beginnt den nächsten Durchgang.
AB-E08 = Angenommen, A, B, C und D haben 6, 2, 1 und 5 Lebenspunkte, A ist mit einer 1 und einem weiteren Spruchstein am Zug, B und D haben je einen Mystikstein, und der nächste Wurf ist eine 2: Wenn A 1 ansagt, dann haben sie 6, 0, 0 und 3 Lebenspunkte und bekommen 3, 0, 0 und 2 Punkte.
AB-E10 = Angenommen, ihr spielt zu zweit: Wenn dir die 5 gelingt, dann verliert dein Mitspieler genau 1 Lebenspunkt; ebenso bei der 6 und bei der 7.
AB-E11 = Angenommen, A, B, C und D sitzen im Uhrzeigersinn: Wenn B die 5 gelingt, dann verlieren C und A je 1 Lebenspunkt; bei der 6 nur C, bei der 7 nur A.
AB-E12 = Angenommen, du hast 6 Lebenspunkte und mehr als einen Spruchstein: Wenn dir die 8 gelingt, dann hast du weiter 6 Lebenspunkte, der Spruchstein steht auf dem Spielbrett, und du darfst 8 ansagen oder aufhören.
AB-E13 = Angenommen, du hast 5 Lebenspunkte, und der nächste Wurf ist eine 1: Wenn dir die 3 gelingt, dann hast du 6 Lebenspunkte und darfst 3 bis 8 ansagen oder aufhören.
AB-E14 = Angenommen, alle vier Mystiksteine liegen noch auf dem Spielbrett: Wenn dir die 4 gelingt, dann liegen dort noch drei und du siehst die Zahl von deinem, während die anderen nur sehen, dass du einen hast, und seine Zahl nicht erfahren.
AB-E15 = Angenommen, deine Reihe ist 4, 5, 6, 7, 8, du hast noch keinen Mystikstein, der Vorrat ist nicht leer, und niemand ist nahe an 0 Lebenspunkten: Wenn du in einem Zug 4, 5, 6, 7 und 8 ansagst, dann hast du deine Reihe geleert und bekommst 3 + 1 Punkte (ein Mystikstein), alle anderen auch mit Mystiksteinen 0.
AB-E17 = Angenommen, eine 4 ist dein einziger Spruchstein, du hast noch keinen Mystikstein, und einer liegt noch auf dem Spielbrett: Wenn du 4 ansagst, dann nimmst du ihn noch und bekommst 3 + 1 Punkte.
AB-E18 = Angenommen, du hörst mit drei Spruchsteinen in deiner Reihe auf, und im Vorrat liegt noch einer: Wenn du auffüllst, dann hast du vier und der Vorrat ist leer; wenn dein nächster Zug keinen Erfolg bringt, dann bleiben es vier.
AB-E19 = Angenommen, deine Reihe ist 6, 6, 8, 8, 8: Wenn du zweimal 6 ansagst, dann gelingt beides und beide Spruchsteine stehen auf dem Spielbrett; wenn du noch einmal 6 ansagst, dann misslingt es.
AB-E20 = Angenommen, dir ist die 5 bei voller Reihe misslungen: Wenn du wieder am Zug bist, dann hast du sicher keine 5, denn du hast nichts gezogen, aber ansagen darfst du sie trotzdem.
AB-E22 = Angenommen, A, B und C haben 7, 7 und 3 Punkte: Wenn ein Durchgang ihnen 1, 3 und 0 Punkte bringt, dann haben sie 8, 10 und 3, und B gewinnt.
AB-E23 = Angenommen, A, B und C haben 5, 7 und 2 Punkte: Wenn ein Durchgang ihnen 3, 1 und 0 Punkte bringt, dann haben sie 8, 8 und 2, und A gewinnt dank des letzten Durchgangs; angenommen, sie haben 7, 7 und 6: Wenn er 1, 1 und 0 bringt, dann teilen sich A und B den Sieg.
AB-E25 = Angenommen, du hast zwei Mystiksteine: Wenn ein Durchgang endet und du 0 Lebenspunkte hast, dann bekommst du 0 Punkte.
AB-E26 = Angenommen, ihr spielt zu zweit: Wenn du dich durch eigenes Verschulden um den letzten Lebenspunkt bringst, dann bekommt dein Mitspieler 1 Punkt und je 1 für seine Mystiksteine, aber keine 3.
AB-E27 = Angenommen, niedrigere Zahlen gelten als Verstoß (Option lower_call = offence), dein letzter Erfolg war die 5, und du hast 1 Lebenspunkt: Wenn du 1 ansagst, dann wird nicht gewürfelt, du hast 0 Lebenspunkte, und der Durchgang endet durch eigenes Verschulden.
AB-E28 = Angenommen, ihr spielt die einfache Version (Option chain = free): Wenn dir die 8 gelingt, dann darfst du jede Zahl von 1 bis 8 ansagen oder aufhören.
AB-E29 = Angenommen, bei „Es kann nur einen geben!“ (Option round_end = last_wizard) sitzen A, B, C und D im Uhrzeigersinn, und B ist ausgeschieden: Wenn A die 6 gelingt, dann verliert C 1 Lebenspunkt; wenn der Zug von A endet, dann ist C am Zug.
AB-E31 = Angenommen, A, B, C und D spielen nur einen einzigen Durchgang (Option scoring = single_round): Wenn C durch eigenes Verschulden verliert, dann gewinnen A, B und D gemeinsam.
AB-E32 = Angenommen, die einzige 1 steht in der Reihe eines Mitspielers: Wenn du 1 ansagst, dann ist die Ansage erlaubt, sie misslingt, und du verlierst so viele Lebenspunkte, wie der Würfel zeigt.
AB-E33 = Angenommen, A bis E sitzen zu fünft im Uhrzeigersinn: Wenn D seine Reihe leert, dann beginnt E den nächsten Durchgang, alle haben wieder 6 Lebenspunkte, und alle 36 Spruchsteine werden neu verteilt.
