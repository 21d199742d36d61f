rules-title = Zauberschwert & Drachenei – die Regeln

## Vereinbarungen

DE-001 = Die Plätze zählen im Uhrzeigersinn ab 1; dein linker Nachbar sitzt auf dem nächsten Platz im Uhrzeigersinn, und auf den letzten Platz folgt Platz 1.
DE-002 = Ihr spielt zu zweit, zu dritt oder zu viert; mit einer anderen Anzahl kann kein Spiel beginnen.
DE-003 = Die Sitzreihenfolge läuft im Uhrzeigersinn ab dem Startspieler; was mehrere von euch der Reihe nach tun, geschieht in dieser Reihenfolge.
DE-004 = Du hast nie weniger als 0 und nie mehr als 30 Magie; was du über 30 hinaus bekämst, verfällt.
DE-005 = Alle sehen jederzeit Machtsteine, Magie, Zaubersprüche, ausgelegte Artefakte und wie viele Karten jede Hand hat; welche Karten es sind, sieht nur ihr Besitzer.
DE-006 = Den Buchstaben auf der Rückseite der nächsten Abenteuerkarte und die Größe beider Stapel kennen alle.

## Spielbeginn

DE-010 = Du beginnst mit 2 Magie und sonst nichts: ohne Machtsteine, Zaubersprüche und Artefaktkarten.
DE-011 = Die Abenteuerkarten werden nach Buchstaben getrennt gemischt und gestapelt: A zuoberst, dann B, dann C.
DE-012 = Alle 28 Artefaktkarten bilden gemischt einen verdeckten Stapel.
DE-013 = Einer von euch ist Startspieler und hat die Startspielerkarte.
DE-014 = Die Auslage hat einen linken und einen rechten Platz, beide sind noch leer.

## Phase A: neue Abenteuer

DE-020 = Jede Runde durchläuft die Phasen A, B, C, D, E und F in dieser Reihenfolge.
DE-021 = Nur leere Plätze der Auslage werden vom Abenteuerstapel gefüllt; was aus der letzten Runde übrig ist, bleibt liegen.
DE-022 = Kann der Stapel nicht beide Plätze füllen, ist das Spiel auf der Stelle zu Ende.
DE-023 = In Phase A kann niemand einen Zauberspruch nutzen.

## Phase B: Magie

DE-024 = Alle bekommen 2 Magie, schon in der ersten Runde.

## Phase C: Wahl

DE-030 = In Sitzreihenfolge legt jeder seinen Zauberer an die linke oder an die rechte Karte oder passt.
DE-031 = Deine Wahl sehen alle, und du kannst sie nicht mehr ändern.
DE-032 = Wenn du passt, bekommst du sofort 1 Magie.
DE-033 = An einer Karte ist Platz für beliebig viele Zauberer.
DE-034 = Zum Anlegen brauchst du keine Magie; ob du zahlen kannst, zeigt sich erst in Phase D.
DE-035 = Ihr dürft alles verabreden, aber keine Verabredung bindet, und das Programm merkt sich keine.

## Phase D: Auswertung

DE-040 = Zuerst kommt die Karte, an der der Zauberer des ersten Platzes in Sitzreihenfolge liegt, der nicht gepasst hat.
DE-041 = Danach kommt die andere Karte, falls dort ein Zauberer liegt.
DE-042 = Eine Karte ohne Zauberer wird nicht ausgewertet: Eine Kreatur wartet in der Auslage, jede andere Karte verlässt das Spiel.
DE-043 = Jede Karte wird ein einziges Mal ausgewertet, und zwar mit allen Zauberern, die dort liegen.
DE-044 = Eine ausgewertete Karte verlässt das Spiel; nur ein Zauberspruch geht an seinen Gewinner, und eine unbesiegte Kreatur behält ihren Platz.
DE-045 = Nach der Auswertung einer Karte gehen ihre Zauberer zurück zu ihren Besitzern.

## Energiekugeln und Heilige Stätten

DE-046 = Bei einer Energiekugel bekommt jeder, der dort ist, die aufgedruckte Magie.
DE-047 = Bei einer Heiligen Stätte bekommt jeder, der dort ist, die aufgedruckten Machtsteine.
DE-048 = Bei einer Heiligen Stätte zieht außerdem jeder, der dort ist, in Sitzreihenfolge eine Artefaktkarte.

## Zaubersprüche gewinnen

DE-050 = Liegt nur dein Zauberer an einem Zauberspruch, gehört er dir, und du zahlst nichts.
DE-051 = Zwei oder mehr Zauberer an einem Zauberspruch bieten um ihn; das Mindestgebot ist 1 (Option min_spell_bid).
DE-052 = Wer die Versteigerung gewinnt, zahlt sein Gebot und legt den Zauberspruch offen vor sich hin; sonst zahlt niemand.
DE-053 = Ein Zauberspruch, für den niemand bietet, verlässt das Spiel.
DE-054 = Ein Zauberspruch bleibt bis zum Spielende bei seinem Besitzer; man kann ihn weder weggeben noch tauschen noch verlieren.

## Versteigerungen

DE-060 = Der erste Beteiligte in Sitzreihenfolge bietet zuerst; dann geht es im Uhrzeigersinn reihum unter allen, die noch dabei sind.
DE-061 = Bist du an der Reihe, bietest du mehr als das höchste Gebot, beim ersten Gebot wenigstens das Mindestgebot, oder du passt.
DE-062 = Du kannst nicht mehr Magie bieten, als du hast.
DE-063 = Hast du gepasst, bist du aus dieser Versteigerung ausgeschieden.
DE-064 = Du darfst um beliebig viel erhöhen.
DE-065 = Die Versteigerung ist vorbei, wenn alle außer dem Höchstbietenden gepasst haben, oder wenn alle ohne Gebot gepasst haben und niemand gewinnt.
DE-066 = Solange dein Gebot das höchste ist, wirst du nicht gefragt.

## Kreaturen

DE-070 = Liegt nur dein Zauberer an einer Kreatur und kannst du ihre Stärke in Magie zahlen, musst du das tun und hast sie besiegt.
DE-071 = Kannst du nicht zahlen, bleibt die Kreatur liegen, und du zahlst und bekommst nichts.
DE-072 = Bei zwei oder mehr Zauberern sagt jeder in Sitzreihenfolge: gemeinsam oder allein; das erste „allein“ beendet die Umfrage.
DE-073 = Sagen alle „gemeinsam“, zahlt jeder Kämpfer denselben Anteil: die Stärke geteilt durch ihre Zahl, aufgerundet.
DE-074 = Ein Kämpfer, der seinen Anteil nicht zahlen kann, scheidet aus, und der Anteil wird neu berechnet, bis alle Übrigen zahlen können.
DE-075 = Wer ausgeschieden ist, zahlt nichts und bekommt nichts.
DE-076 = Alle übrigen Kämpfer zahlen und haben die Kreatur besiegt; bleibt keiner übrig, bleibt sie liegen.
DE-077 = Hat jemand „allein“ gesagt, wird die Kreatur unter allen Beteiligten versteigert; das Mindestgebot ist ihre Stärke.
DE-078 = Der Höchstbietende zahlt sein Gebot und hat die Kreatur allein besiegt; die anderen zahlen nichts und gehen leer aus.
DE-079 = Eine Kreatur, für die niemand bietet, bleibt liegen.
DE-080 = Du musst die Magie vor dem Sieg haben: Was der Sieg selbst einbringt, hilft nie beim Bezahlen.

## Gewinn

DE-081 = Ein einzelner Sieger bekommt den Gewinn für einen; zwei oder mehr Sieger bekommen jeder den Gewinn für mehrere.
DE-082 = In Sitzreihenfolge notiert jeder Sieger alle Machtsteine und zieht alle Karten, bevor der nächste an der Reihe ist.
DE-083 = Geht der Artefaktstapel zur Neige, werden fehlende Karten nicht gezogen und durch nichts ersetzt.
DE-084 = Nach dem Gewinn gibt dir jedes deiner ausgelegten Artefakte mit dem Symbol der Kreatur seinen Bonus.
DE-085 = Hast du eine Kreatur besiegt, gibt dir jeder deiner ausgelegten Zaubertränke und Sternsaphire mit ihrem Symbol Machtsteine oder Magie, ganz wie du willst.
DE-086 = Ein Artefakt mit zwei Symbolen gibt seinen Bonus für jede besiegte Kreatur einmal.
DE-087 = Gerade gezogene Karten kannst du frühestens in Phase E auslegen; für diese Kreatur geben sie keinen Bonus.

## Zaubersprüche nutzen

DE-090 = Du kannst jeden deiner Zaubersprüche in jeder Runde einmal nutzen, auch wenn du gepasst hast.
DE-091 = Du darfst in einer Runde mehrere Zaubersprüche nutzen.
DE-092 = Dürfen mehrere von euch im selben Moment Zaubersprüche nutzen, geschieht das in Sitzreihenfolge.
DE-093 = Einen Zauberspruch kannst du nutzen, sobald er dir gehört.
DE-094 = Zaubersprüche nutzt du in ihren Momenten, in jeder Phase außer A: Harpagarus unmittelbar vor der Auswertung einer Kreatur oder eines umkämpften Zauberspruchs; Retransformus, wenn du in einer Versteigerung an der Reihe bist oder eine Kreatur nur so bezahlen kannst; und diese beiden und Transformus am Ende von Phase B, vor dem Anlegen deines Zauberers in Phase C und zu Beginn von Phase E (Option spell_windows = lean: von diesen dreien nur Phase E). Addus, Fulmentus und Stonex wirken von selbst: mit der Magieversorgung, wenn du für eine Kreatur zahlst und wenn du eine besiegst.
DE-095 = Addus: In Phase B bekommst du 1 Magie mehr, oder so viel der Tisch will (Option addus_gain).
DE-096 = Harpagarus: Ein anderer Platz, der Magie hat, verliert davon 1 oder so viel der Tisch will (Option harpagarus_take), und du bekommst sie.
DE-097 = Transformus: Du darfst Magie in 1 Machtstein verwandeln, wenn du den Preis hast: 2 Magie oder was der Tisch will (Option transformus_price).
DE-098 = Retransformus: Du darfst 1 Machtstein in 2 Magie verwandeln, oder in so viel der Tisch will (Option retransformus_gain), wenn du einen Machtstein hast und nichts davon über 30 hinausginge.
DE-099 = Fulmentus: Eine Kreatur kostet dich 1 weniger, oder so viel weniger, wie der Tisch will (Option fulmentus_cut), aber wenigstens 1, wenn du allein siegst, und wenigstens 0, wenn es ein Anteil ist; das zählt, wenn geprüft wird, ob du zahlen kannst, aber nicht dafür, wie viel du bieten darfst.
DE-100 = Stonex: Gehörst du zu den Siegern über eine Kreatur, bekommst du 1 Machtstein mehr, oder so viele der Tisch will (Option stonex_gain).
DE-101 = In der nächsten Runde sind alle Zaubersprüche wieder frisch, ob genutzt oder nicht.

## Phasen E und F

DE-110 = Nach den Zaubersprüchen dürft ihr Artefaktkarten von Hand zu Hand tauschen.
DE-111 = Getauscht wird nur, wenn mindestens zwei von euch Handkarten haben; in jedem Durchgang wird jeder mit Handkarten in Sitzreihenfolge einmal nach einem Angebot gefragt.
DE-112 = Ein Angebot nennt eine Karte deiner Hand, die du geben würdest, und eine gewünschte Kartenart oder irgendeine; alle hören es.
DE-113 = Auf ein Angebot antwortet jeder andere mit Handkarten, im Uhrzeigersinn vom Anbietenden aus und für alle hörbar: mit nichts oder mit einer Karte anderer Art, gewünscht oder nicht.
DE-114 = Gibt es Antworten, nimmt der Anbietende eine davon, und beide Karten wechseln sofort die Hand, oder er nimmt keine.
DE-115 = Getauscht wird, bis niemand mehr tauscht: Ein Durchgang ohne Tausch ist der letzte. Nur damit eine Runde endet, gibt es höchstens acht Durchgänge; ein Tisch kann weniger wollen oder gar keinen Tausch (Option trade_laps).
DE-116 = Anbieten oder antworten kannst du nur mit einer Karte, die du wirklich hast; sie bleibt auf deiner Hand, wenn sie nicht getauscht wird.
DE-117 = Magie, Zaubersprüche, Machtsteine und ausgelegte Artefakte kann man nicht tauschen.
DE-118 = Getauscht wird immer eine Karte gegen eine Karte.
DE-120 = Nach dem Tauschen darf jeder mit Handkarten in Sitzreihenfolge vollständige Artefakte auslegen, eines nach dem anderen und so viele er will.
DE-121 = Ein zweiteiliges Artefakt legt man nur als linke und rechte Hälfte desselben Namens aus.
DE-122 = Was ausliegt, bleibt bis zum Spielende liegen und hilft bei jedem späteren Sieg.
DE-123 = Du darfst beliebig viele Karten auf der Hand haben.
DE-124 = In Phase F geht die Startspielerkarte an den linken Nachbarn, und die nächste Runde beginnt.

## Spielende

DE-130 = Das Spiel endet in Phase A, wenn die Auslage nicht gefüllt werden kann; keine weitere Phase folgt.
DE-131 = Es endet auch nach Phase F, wenn zehn Runden lang keine Abenteuerkarte die Auslage verlassen hat (Option stall_rounds).
DE-132 = Es gewinnt, wer die meisten Machtsteine hat.
DE-133 = Bei gleich vielen Machtsteinen gewinnt, wer mehr Magie hat, und bei gleich viel Magie, wer mehr ausgelegte Artefaktkarten hat; ein zweiteiliges Artefakt zählt zwei.
DE-134 = Ist auch das gleich, teilt ihr euch den Sieg.
DE-135 = Handkarten, Zaubersprüche und wartende Kreaturen zählen nichts.

## Entscheidungen: Beginn, Auslage, Phasen B und C

DE-R01 = Der erste Startspieler wird ausgelost, wenn der Tisch keinen bestimmt (Option first_seat).
DE-R02 = Eine neue Karte kommt auf den leeren Platz; sind beide leer, zuerst auf den linken.
DE-R20 = Bekommst du mehrmals nacheinander Magie, wird jedes Mal für sich bei 30 abgeschnitten.
DE-R21 = Die Magie fürs Passen kommt sofort, bevor der nächste wählt, und du kannst sie noch in derselben Runde ausgeben.
DE-R22 = Passen alle, wird nichts ausgewertet; beide Karten gelten als Karten ohne Zauberer, und die Phasen E und F folgen wie immer.
DE-R23 = Liegen alle Zauberer an einer Karte, wird nur diese ausgewertet.
DE-R42 = Versprechen und Drohungen sind Gerede; das Programm merkt sich keine und setzt keine durch.
DE-R43 = Hat der Startspieler gepasst, entscheidet der nächste in Sitzreihenfolge, der einen Zauberer angelegt hat, welche Karte zuerst kommt.
DE-R49 = Zaubersprüche, Energiekugeln und Heilige Stätten, die niemand gewählt hat, sind endgültig aus dem Spiel.

## Entscheidungen: Versteigerungen

DE-R03 = Das Mindestgebot für einen Zauberspruch ist 1, oder 0, wenn der Tisch es will (Option min_spell_bid).
DE-R04 = Auch ohne Gebot ist ein Zauberspruch ausgewertet und verlässt das Spiel.
DE-R05 = Ohne Gebot bleibt eine Kreatur liegen, und niemand zahlt.
DE-R06 = Schon der Erste darf passen; dann kann der Nächste eröffnen.
DE-R07 = Haben alle anderen ohne Gebot gepasst, wird auch der Letzte noch gefragt, ob er bietet oder passt.
DE-R08 = Wer das nächste Gebot selbst mit Retransformus nicht erreicht, passt ungefragt; das können alle sehen.
DE-R44 = Fulmentus senkt, was du zahlst, und nicht, was du bieten darfst.
DE-R50 = Dich selbst kannst du nicht überbieten.

## Entscheidungen: Kreaturen

DE-R09 = Wer allein an einer Kreatur liegt und zahlen kann, muss ungefragt kämpfen; ein Tisch kann dir stattdessen die Wahl lassen, zu kämpfen oder zu verzichten (Option may_decline).
DE-R10 = Gemeinsam oder allein sagt man offen und in Sitzreihenfolge, und nach dem ersten „allein“ wird niemand mehr gefragt; der Tisch kann stattdessen verdeckt abstimmen (Option vote).
DE-R11 = „Allein“ darfst du auch sagen, wenn du die Versteigerung nicht eröffnen könntest, es sei denn, der Tisch verbietet es (Option alone_needs_means).
DE-R12 = Hast du zugestimmt, kannst du nicht aussteigen, weil der Anteil teurer geworden ist; nur wer nicht zahlen kann, scheidet aus.
DE-R13 = Alle, die im selben Moment nicht zahlen können, scheiden zusammen aus.
DE-R14 = Ein letzter verbliebener Kämpfer zahlt die volle Stärke und bekommt den Gewinn für einen.
DE-R15 = Drei oder vier Sieger bekommen jeder dasselbe wie zwei, wenn der Tisch nicht die Zeile einer Karte für drei benutzt (Option group_line).
DE-R16 = Werden die Karten knapp, nimmt in Sitzreihenfolge jeder Sieger alle, die ihm zustehen, solange der Stapel reicht.
DE-R17 = Über Zaubertränke und Sternsaphire mit gleichen Werten entscheidest du mit einer Frage: wie viele davon Machtsteine geben.
DE-R18 = Eine Kreatur hat ein Symbol, also gibt ein Zauberbuch seinen Bonus einmal und nicht für jedes seiner Symbole.
DE-R19 = Energiekugeln und Heilige Stätten bringen keinen Bonus durch Artefakte.
DE-R45 = Mit Fulmentus kostet ein Anteil von 1 nichts, und du bist trotzdem voller Sieger.
DE-R47 = Kannst du wegen Harpagarus nicht mehr zahlen, scheidest du aus oder die Kreatur bleibt; rückgängig gemacht wird nichts.
DE-R48 = Bei einem gemeinsamen Sieg zahlen erst alle, dann gibt es in Sitzreihenfolge alle Gewinne, danach alle Boni.
DE-R55 = Zuerst scheiden alle aus, die selbst mit Retransformus nicht zahlen können; erst dann wird sein Besitzer gefragt, ob er ihn nutzt, und wer ablehnt, scheidet aus, worauf die Anteile neu berechnet werden.

## Entscheidungen: Zaubersprüche

DE-R24 = Addus, Fulmentus und Stonex wirken von selbst, denn sie zu nutzen ist nie falsch.
DE-R25 = Einen eben gewonnenen Zauberspruch kannst du noch in derselben Runde in jedem späteren passenden Moment nutzen.
DE-R26 = Zwischen der ersten Stimme oder dem ersten Gebot an einer Karte und ihrer Bezahlung schlägt Harpagarus nie zu.
DE-R27 = Retransformus kannst du in einer Versteigerung, zum Bezahlen einer Kreatur, reihum in den Phasen B und E und vor dem Anlegen deines Zauberers nutzen.
DE-R28 = Transformus kannst du reihum in den Phasen B und E und vor dem Anlegen deines Zauberers nutzen; mit weniger Fragen (Option spell_windows = lean) nur zu Beginn von Phase E, denn später ist nie schlechter, außer gegen einen Dieb.
DE-R29 = Die Zaubersprüche gehen einmal reihum; niemand wird noch einmal gefragt, weil andere etwas getan haben.
DE-R36 = Schulden gibt es nicht: Retransformus braucht einen Machtstein, Transformus seinen Preis in Magie.
DE-R46 = Du darfst Harpagarus auch mit 30 Magie nutzen: Der andere Platz verliert sie, und du bekommst nichts.
DE-R51 = Retransformus steht nicht zur Wahl, wenn seine Magie über 30 hinausginge.
DE-R52 = Jeden Zauberspruch gibt es einmal, also wird vor einer Karte oder beim Bezahlen höchstens einer von euch gefragt und zu Beginn von Phase E höchstens drei.

## Entscheidungen: Phase E und Spielende

DE-R30 = Getauscht wird mit Angebot, Antworten und Abschluss in kleinen Fragen; der Tisch kann erlauben, ein Angebot an einen einzigen Platz zu richten (Option offers).
DE-R31 = Niemand kann eine Kartenart gegen dieselbe tauschen.
DE-R32 = Zwei Karten gegen eine gehen nicht.
DE-R33 = Jede linke Hälfte passt zu jeder rechten desselben Namens.
DE-R34 = Ob du Vollständiges auslegst, steht dir frei; ein Tisch kann stattdessen alles von selbst auslegen (Option lay_out).
DE-R35 = Jeder mit Handkarten wird nach Angeboten, Antworten und zum Auslegen gefragt, auch wenn seine geheimen Karten nur eine Antwort zulassen.
DE-R37 = Sind beide Plätze leer und ist noch eine Karte im Stapel, ist das Spiel aus und die Karte wird nicht mehr gespielt.
DE-R38 = Zehn Runden Warten, oder so viele der Tisch will (Option stall_rounds), sind genug: Dann endet das Spiel und wird wie immer gewertet.
DE-R39 = Ein misslungener Kampf unterbricht das Warten nicht; das tut nur eine Karte, die die Auslage verlässt.
DE-R40 = Nach den Artefaktkarten wird nichts mehr verglichen.
DE-R41 = Machtsteine und Magie liegen offen.
DE-R53 = Was abgelehnt wurde, darfst du im nächsten Durchgang wieder anbieten.
DE-R54 = Magie, die am Ende übrig ist, entscheidet nur bei Gleichstand; nach dem letzten Beginn von Phase E wird nichts mehr verwandelt.
DE-R56 = Das Spiel endet nie mitten in einer Runde: Eine Runde mit gefüllter Auslage wird zu Ende gespielt, auch wenn beide Stapel leer sind.
DE-R57 = Ist der Artefaktstapel leer, geht das Spiel weiter, nur ohne neue Karten.

## Beispiele

DE-E01 = Gegeben: Startspieler Rot und Gelb an der rechten, Blau und Grün an der linken Karte. Beginnt Phase D, wird die rechte Karte mit Rot und Gelb ausgewertet und danach die linke mit Blau und Grün.
DE-E02 = Gegeben: Du liegst allein an den Spinnen der Stärke 4 (Kreis), hast 6 Magie und einen Zauberstab (Kreis), ein Zauberbuch (Dreieck und Kreis) und einen Sternsaphir (Quadrat) ausliegen. Du zahlst 4, ziehst 3 Karten und bekommst 2 Machtsteine für den Stab und 1 Magie für das Buch; du hast 3 Magie und 2 Machtsteine, nach dem Sternsaphir fragt niemand, und die neuen Karten sind auf deiner Hand.
DE-E03 = Gegeben: zwei Zauberer mit je 11 Magie an den Goblins der Stärke 5. Sagen beide „gemeinsam“, zahlt jeder 3, bekommt 1 Machtstein, 1 Karte und den Bonus eigener Artefakte mit Dreieck und hat noch 8 Magie.
DE-E04 = Gegeben: dasselbe. Sagt der Startspieler „allein“ und bietet 5, der andere 7, der Startspieler 8, und passt der andere, so wurde der andere nie um seine Stimme gefragt; der Startspieler zahlt 8 und bekommt 3 Machtsteine und 2 Karten, und der andere zahlt und bekommt nichts, auch nicht für Artefakte mit Dreieck.
DE-E05 = Gegeben: Du liegst mit 3 Magie und ohne Zauberspruch allein an den Spinnen der Stärke 4. Nichts wird gezahlt oder gewonnen, die Spinnen bleiben liegen, und dein Zauberer kommt zurück.
DE-E06 = Gegeben: In der Auslage liegen noch 0, 1 oder 2 Karten. Phase A deckt 2, 1 oder 0 Karten auf.
DE-E07 = Gegeben: links Addus, rechts Goblins. Passen alle, verlässt Addus das Spiel, die Goblins bleiben, und jeder hat in dieser Runde 3 Magie bekommen.
DE-E08 = Gegeben: Der Startspieler hat gepasst, der nächste liegt an der linken, der dritte an der rechten Karte. Die linke Karte wird zuerst ausgewertet.
DE-E09 = Gegeben: ein Zauberer an einem Zauberspruch. Der Spruch gehört ihm, seine Magie ist unverändert, und Harpagarus hatte vorher keine Gelegenheit.
DE-E10 = Gegeben: drei Beteiligte an einem Zauberspruch. Passt der erste, bietet der zweite 1 und der dritte 2 und passt der zweite, zahlt der dritte 2 und hat den Spruch; passen alle drei, verlässt die Karte das Spiel, und niemand zahlt.
DE-E11 = Gegeben: An einem Zauberspruch haben zwei von dreien ohne Gebot gepasst. Der dritte wird gefragt; passt auch er, verlässt die Karte das Spiel.
DE-E12 = Gegeben: Streit um Goblins der Stärke 5 zwischen 4 und 9 Magie, ohne Zaubersprüche. Der erste wird nicht nach einem Gebot gefragt, der zweite darf 5 bis 9 bieten oder passen; passt er, bleiben die Goblins, und niemand zahlt.
DE-E13 = Der Anteil an Stärke 7 ist zu zweit 4, an 16 zu dritt 6, an 16 zu viert 4 und an 3 zu viert 1.
DE-E15 = Gegeben: 27 Magie an einer Energiekugel mit 6: Du hast 30. Gegeben: 30 Magie in Phase B: Du hast weiter 30.
DE-E16 = Gegeben: eine Karte im Artefaktstapel, die Plätze 3 (Startspieler) und 1 gemeinsam an den Goblins der Stärke 5. Beide bekommen 1 Machtstein, Platz 3 zieht die Karte, Platz 1 keine.
DE-E17 = Gegeben: 10 Magie und zwei Zaubertränke, ein Sternsaphir und ein Zauberbuch, die alle ein Dreieck zeigen. Besiegst du allein die Goblins der Stärke 5 und lässt eine der drei Wahlen einen Machtstein geben, hast du 10 Magie und 4 Machtsteine.
DE-E18 = Gegeben: ein ausgelegtes Zauberbuch mit Dreieck und Kreis. Besiegst du eine Kreatur mit Kreis, bekommst du 1 Magie und nicht 2.
DE-E20 = Gegeben: der Besitzer von Stonex unter drei Siegern über die Drachen der Stärke 12. Er bekommt 5 Machtsteine, die anderen je 4.
DE-E21 = Gegeben: Du liegst mit genau 4 Magie allein an den Spinnen der Stärke 4. Beraubt dich vorher der Besitzer von Harpagarus, hast du 3, die Spinnen bleiben, und der Räuber hat 1 mehr.
DE-E22 = Gegeben: dasselbe, aber du besitzt Retransformus und hast 1 Machtstein. Du wirst gefragt, ob du ihn nutzt; tust du es, hast du 5, zahlst 4, und deine Machtsteine sind allein der Gewinn.
DE-E24 = Gegeben: Transformus und 1 Magie zu Beginn von Phase E: Du wirst nicht gefragt. Mit 2 Magie wirst du gefragt, hast danach 0 Magie und 1 Machtstein mehr und wirst in dieser Runde nicht wieder gefragt.
DE-E25 = Gegeben: Du hast Harpagarus an der ersten Karte umsonst gewonnen, und die zweite ist eine Kreatur mit Zauberern. Vor der zweiten Karte wirst du gefragt, wen du berauben willst.
DE-E26 = Gegeben: Du besitzt Addus. Du bekommst 3 Magie, und mit 29 hast du nach Phase B 30; gewinnst du ihn erst in Phase D, bringt er in dieser Runde nichts.
DE-E28 = Gegeben: Platz 1 hat zwei linke, Platz 2 zwei rechte Hälften des Zauberschwerts. Bietet Platz 1 eine linke für eine rechte an, antwortet Platz 2 damit und nimmt Platz 1 sie, hat jeder von beiden eine und darf noch in derselben Phase ein Zauberschwert auslegen.
DE-E29 = Gegeben: ein Angebot, auf das nur mit einer anderen als der gewünschten Art geantwortet wird. Nimmt der Anbietende nichts, bewegt sich nichts, und gab es im Durchgang keinen Tausch, ist das Tauschen vorbei.
DE-E30 = Gegeben: Deine Hand ist eine Hälfte eines Zauberstabs. Du wirst trotzdem zum Auslegen gefragt und kannst nur fertig sein.
DE-E31 = Gegeben: ein Zauberstab, ausgelegt in Phase E der 5. Runde. In Runde 5 bringt er nichts, beim Sieg über einen Kreis in Runde 6 bringt er 2 Machtsteine.
DE-E32 = Gegeben: eine Karte im Abenteuerstapel und eine leere Auslage nach Phase F. Das Spiel ist aus, und niemand bekommt mehr Magie. Mit einer Karte und einer wartenden Kreatur wird noch eine Runde gespielt.
DE-E34 = Gegeben: zwei Kreaturen. Passen alle zehn Runden lang, endet das Spiel nach Phase F der zehnten; wird in der neunten eine Kreatur besiegt, beginnt das Zählen von vorn.
DE-E35 = Gegeben: vier Beteiligte an einer Kreatur. Sagt der zweite „allein“, werden der dritte und der vierte nicht gefragt, und alle vier dürfen bieten.
DE-E36 = Gegeben: Nur ein Platz hat Handkarten. Niemand wird zum Tauschen gefragt, und dieser Platz wird zum Auslegen gefragt.
DE-E37 = Gegeben: drei Zauberer an einer Heiligen Stätte und zwei Artefaktkarten. Alle drei bekommen die Machtsteine, die ersten beiden in Sitzreihenfolge eine Karte.
