rules-title = Wiz-War: Krieg der Magier – die Regeln

## Spielaufbau

WW-001 = Ihr spielt zu zweit, zu dritt oder zu viert; gezählt wird im Uhrzeigersinn, und jeder bekommt zufällig eine eigene Farbe: Blau, Rot, Gelb oder Grün.
WW-002 = Dir gehören dein Magier, das Spielplanteil in deiner Farbe (dein Heimatteil), die Basis darauf und zwei Schätze.
WW-003 = Alle Spielplanteile zeigen dieselbe Seite: A, die neue, oder B, die klassische.
WW-004 = Für jeden Spieler kommt ein Spielplanteil ins Spiel; Platz und Drehung (0, 90, 180 oder 270 Grad) bestimmt der Zufall, die Anordnung richtet sich nach der Spielerzahl.
WW-005 = Die Portale stehen je nach Spielerzahl an festen Ausgängen und bleiben dort das ganze Spiel über.
WW-006 = Du beginnst auf deiner Basis, und auf den beiden Schatz-Startfeldern deines Heimatteils liegt je einer deiner Schätze.
WW-007 = Der Magiestapel besteht aus den 12 weißen Zaubertricks und je 24 Karten aus drei verschiedenen Magieschulen, zusammen 84 gemischten Karten; alle anderen bleiben in der Schachtel.
WW-008 = Die drei Magieschulen könnt ihr festlegen, auslosen oder reihum wählen; ohne Wahl sind es Alchemie, Elementarmagie und Geistesbeeinflussung, die sich für das erste Spiel gut eignen.
WW-009 = Du beginnst mit 5 Handkarten, die nur du sehen darfst.
WW-010 = Du beginnst das Spiel mit 15 Lebenspunkten.
WW-011 = Wer den ersten Zug macht, wird ausgelost.

## Zugfolge und Phasen

WW-012 = Vom Startspieler an macht ihr im Uhrzeigersinn vollständige Züge, bis jemand gewonnen hat; wer am Zug ist, heißt aktiver Spieler.
WW-013 = Wessen Magier tot ist, wird übersprungen.
WW-014 = Dein Zug hat drei Phasen in fester Reihenfolge: „Zeit vergeht“, „Bewegung und Magie“, „Abwerfen und Nachziehen“.
WW-015 = Du darfst „Bewegung und Magie“ jederzeit beenden, solange keine Ansage mehr offen ist; danach folgt „Abwerfen und Nachziehen“.
WW-016 = Beendet ein Effekt deinen Zug, entfallen alle weiteren Phasen; beendet er nur die Phase, geht es mit „Abwerfen und Nachziehen“ weiter.

## Phase 1: Zeit vergeht

WW-017 = Zuerst wirkt in „Zeit vergeht“, was deine eigenen Zauber und Gegenstände dann auslösen: Dein „Säurebad“ verursacht Schaden, dein Lebensstein heilt dich.
WW-018 = In „Zeit vergeht“ verliert danach jeder temporäre Zauber, den du aufrechterhältst, 1 Energiemarker; war es sein letzter, endet er sofort und wird abgelegt.
WW-019 = Am Ende von „Zeit vergeht“ legst du einen deiner Betäubungsmarker ab, falls du welche hast; bis zum Ende dieses Zuges giltst du trotzdem als betäubt.
WW-020 = Zauber, die andere aufrechterhalten, verlieren in deiner Phase „Zeit vergeht“ keinen Marker, auch nicht, wenn sie auf dir liegen.

## Phase 2: Bewegung und Magie

WW-021 = In „Bewegung und Magie“ darfst du in beliebiger Reihenfolge gehen, angreifen, Karten spielen, Gegenstände benutzen, Dinge aufheben und fallen lassen, Türen öffnen und schließen und eigene Zauber beenden.
WW-022 = Du musst deine Bewegungspunkte nicht am Stück ausgeben: Zwischen zwei Schritten darfst du anderes tun.
WW-023 = In deinen Phasen „Bewegung und Magie“ und „Abwerfen und Nachziehen“ darfst du jederzeit kostenlos einen eigenen Zauber im Spiel beenden oder etwas Ausgerüstetes fallen lassen; auch zwischen zwei Karten, die du ziehst, um Platz für die nächste zu schaffen.

## Bewegung

WW-024 = Zu Beginn von „Bewegung und Magie“ bekommst du Bewegungspunkte in Höhe deiner Grundgeschwindigkeit, normalerweise 3.
WW-025 = Ein Schritt führt dich auf das nächste Feld im Norden, Osten, Süden oder Westen und kostet 1 Bewegungspunkt; diagonal geht es nicht.
WW-026 = Du kannst nicht durch eine Steinmauer, eine Außenmauer oder eine für dich verschlossene Tür gehen und kein Feld betreten, auf dem ein Granitblock oder ein anderer Magier als Großer Mann steht.
WW-027 = Du darfst durch Felder mit anderen Magiern gehen und mit beliebig vielen von ihnen auf einem Feld stehen.
WW-028 = Für einen Schritt oder das Aufheben eines Gegenstands brauchst du mindestens 1 Bewegungspunkt. Gibst du einen Flitzstein oder eine Gestalt auf, um Platz für den Gegenstand zu schaffen, und hast dann keinen Punkt mehr, so ist das Aufgegebene fort, und der Gegenstand bleibt liegen.
WW-029 = Du betrittst ein Feld, sobald du dort ankommst, ob durch Schritt, Stoß, „Platztausch“, „Teleportation“, „Windreiter“ oder gegen deinen Willen; jedes Mal wirkt der Reihe nach: Flammenmauer auf dem Weg, Falle, Busch, Reißnägel, dann was du anderen als Schleim-Monster oder mit „Seuche“ antust.
WW-030 = Bewegungspunkte, die am Ende von „Bewegung und Magie“ übrig sind, verfallen.

## Beschleunigung und Grundgeschwindigkeit

WW-031 = Einmal in deinem Zug darfst du eine Energiekarte oder eine andere Handkarte mit Energiewert abwerfen und bekommst für diesen Zug so viele Bewegungspunkte dazu.
WW-032 = Beschleunigen darfst du zu jedem Zeitpunkt von „Bewegung und Magie“.
WW-033 = Mit „Addition“ darfst du für deine eine Beschleunigung zwei Karten mit Energiewert nehmen, und jeder Machtstein, den du trägst, macht jede Karte um 1 stärker.
WW-034 = Ändert sich deine Grundgeschwindigkeit während deiner Phase „Bewegung und Magie“, steigen oder fallen deine restlichen Bewegungspunkte um denselben Betrag.
WW-035 = Sinkt deine Grundgeschwindigkeit, können deine Bewegungspunkte unter 0 fallen; weiter kommst du in diesem Zug erst, wenn du wieder mehr als 0 hast.
WW-036 = Deine Grundgeschwindigkeit ist 3, als Gnom oder Golem 2, als Großer Mann oder Schleim-Monster 3, als Werwolf 4; jeder Flitzstein, den du trägst, gibt 1 dazu.

## Spielplanrand und Portale

WW-037 = Gehst du durch einen Ausgang ohne Portal über den Rand, springst du zum zugehörigen Ausgang auf der Gegenseite; das kostet wie jeder Schritt 1 Bewegungspunkt.
WW-038 = Gehst du durch ein Portal, kommst du aus dem anderen Portal derselben Farbe heraus; das kostet wie jeder Schritt 1 Bewegungspunkt.
WW-039 = Zwei über ihre Ausgänge verbundene Felder sind in jeder Hinsicht benachbart: für Bewegung, Sichtlinie, Reichweite und Zauber.
WW-040 = Außenmauern, hinter denen der Spielplan endet, lassen sich durch nichts durchqueren, beschädigen oder zerstören.
WW-041 = Zwei verbundene Ausgänge haben eine gemeinsame Trennlinie: Was auf ihr steht, steht an beiden Enden.

## Türen

WW-042 = Eine Tür ist zu und verschlossen, solange niemand sie aufhält.
WW-043 = Du darfst eine unversiegelte Tür aufschließen, wenn sie auf deinem Heimatteil aufgedruckt ist, von deinem „Tür erschaffen“ stammt oder du einen Generalschlüssel trägst.
WW-044 = Durch eine geschlossene Tür, die du aufschließen darfst, gehst du zum Preis eines normalen Schritts; hinter dir fällt sie wieder zu.
WW-045 = In deiner Phase „Bewegung und Magie“ darfst du eine Tür an deinem Feld, die du aufschließen darfst, kostenlos öffnen und aufhalten.
WW-046 = Eine aufgehaltene Tür ist für alle offen: Man kann hindurchgehen, hindurchsehen und hindurchwerfen.
WW-047 = Durch eine Tür, die niemand aufhält, kannst du niemandem folgen, außer du darfst sie selbst aufschließen.
WW-048 = Eine Tür schließt sich, sobald niemand sie mehr hält; du hältst sie nicht mehr, wenn du sie in deiner Phase „Bewegung und Magie“ schließt, nicht mehr an ihr stehst oder stirbst.
WW-049 = Gehst du durch eine Tür, die du aufhältst, stehst du weiter an ihr und darfst sie weiter halten.
WW-050 = Nach „Schloss knacken“ hältst du die Tür auf, darfst sie deshalb aber später nicht noch einmal aufschließen.
WW-051 = Eine versiegelte Tür bleibt zu: Niemand kann sie öffnen, aufschließen oder aufhalten, auch nicht mit Generalschlüssel oder „Schloss knacken“.

## Zufällige Richtung

WW-052 = Eine zufällige Richtung wird ausgewürfelt: 1 ist Osten (rechts), 2 Süden (unten), 3 Westen (links), 4 Norden (oben), so wie der Spielplan abgebildet ist.

## Angriff

WW-053 = In deinem Zug hast du genau einen Angriff: einen Angriffszauber, einen Faustschlag oder den Angriff eines Gegenstands oder aufrechterhaltenen Zaubers.
WW-054 = In deinem ersten Zug kannst du nicht angreifen.
WW-055 = Du greifst einen anderen Magier oder ein Objekt an, nie dich selbst; nur eine Karte, die es ausdrücklich erlaubt, wie „Wasserblitz“, macht eine Ausnahme.
WW-056 = Ein einzelner Angriff kann mehrere Magier oder Objekte treffen, wenn seine Karte es sagt.
WW-057 = Mit der Ansage ist dein Angriff verbraucht, auch wenn er neutralisiert oder auf nichts abgeschwächt wird oder das Ziel ausweicht.
WW-058 = Ein Angriff, auf den niemand reagiert, trifft ohne Würfeln.
WW-059 = Erst nennst du Angriffsart, Zusatzkarten, Verstärkung und Ziele; dann dürfen die Angegriffenen reagieren.
WW-060 = „Säurebad“, „Schleichender Tod“ und „Seuche“ verbrauchen deinen Angriff nur in dem Zug, in dem du sie wirkst; ihr späterer Schaden ist kein Angriff.

## Faustschlag und Waffen

WW-061 = Ein Faustschlag braucht keine Karte: Er ist ein Angriff mit 1 physischem Schaden auf einen Magier auf deinem oder einem benachbarten Feld.
WW-062 = Dein Faustschlag verursacht 1 physischen Schaden, als Großer Mann 3, als Golem 2, als Werwolf einen Würfelwurf, dazu einen Wurf je Kraftstein; „Stärke“ verdoppelt diese Summe, ein Flammenmantel gibt 2 magischen Feuerschaden dazu, und alles zusammen ist eine Quelle.
WW-063 = Mit „Zusätzliche Arme“ greift dein Faustschlag alle anderen Magier in Reichweite gleichzeitig an.
WW-064 = Du darfst den Faustschlag auch gegen ein zerstörbares Objekt in Reichweite richten.
WW-065 = Waffen und Geworfenes greifen so an, wie ihre Karten es sagen, und sind keine Zauber.

## Reaktionen

WW-066 = Reagiert wird in vier Momenten: wenn ein Zauber angesagt wird, wenn ein Angriff angesagt wird, wenn eine Quelle einem Magier gleich Schaden zufügt und wenn ein Schatz aufgehoben wurde.
WW-067 = Auf einen Angriffszauber könnt ihr in einem Durchgang als Zauber und als Angriff reagieren; wer einen Gegenstand anders als zum Angriff benutzt, löst keine Reaktion aus.
WW-068 = Auf eine gewöhnliche Karte und ihren Schaden kann niemand reagieren; nur was schon wirkt, hilft noch: Ausweichen, Abschwächung, „Schmerzbund“, „Federleicht“.
WW-069 = Reagieren dürfen alle anderen Lebenden in Zugreihenfolge ab dem aktiven Spieler: zuerst die Angegriffenen, dann die übrigen; auf Schaden nur, wer ihn gleich erleidet, auf einen aufgehobenen Schatz alle einfach der Reihe nach.
WW-070 = Wirst du gefragt, spielst du eine Reaktion oder passt; steht die Ansage danach noch, werden alle erneut gefragt, bis alle nacheinander gepasst haben.
WW-071 = Auch ein Zauber als Reaktion wird angesagt und kann beantwortet werden, bevor er wirkt, der zuletzt angesagte wirkt also zuerst; auf Nullpulver als Gegenzauber kann man nur mit „Anti-Anti“ reagieren.
WW-072 = Du darfst immer reagieren, wenn der Auslöser deiner Karte eintritt, in fremden Zügen wie im eigenen; andere Zauber sind außerhalb deines Zuges nicht möglich.
WW-073 = Eine Reaktion darfst du wie jeden Zauber verstärken, auch wenn du nicht am Zug bist.
WW-074 = Bevor jemand über Reaktionen auf einen Angriff entscheidet, wirkt der dauerhafte Schutz jedes Angegriffenen: zuerst „Homunkulus“, dann der Wurf für „Verwandlung in Gnom“, dann der Wurf für „Unsichtbarkeit“.
WW-075 = Jede Reaktion passt nur zu dem, was ihre Karte nennt: zu einem Zauber („Schildwall“, „Rückschlag“, Nullpulver, „Neutrales aufheben“, „Zauber absorbieren“, „Flammenmauer“, „Anti-Anti“), einem Angriff („Erdmauer“, „Teleportation“, „Verwandlung in Gnom“, „Unsichtbarkeit“, „Schmerzbund“, „Flut“, „Federleicht“), zu Schaden („Schild“) oder einem aufgehobenen Schatz („Schutzzeichen“, „Narrengold“).

## Neutralisieren, abschwächen, ausweichen

WW-076 = Ein neutralisierter Zauber bewirkt nichts und wird mit allen dafür gespielten Karten abgelegt; war es ein Angriffszauber, ist dein Angriff trotzdem verbraucht.
WW-077 = Ein neutralisierter Zauber ist für alle seine Ziele neutralisiert; nur „Feuerpfeile“ werden einzeln abgewehrt.
WW-078 = Werden Schaden oder Wirkungsdauer abgeschwächt, wirkt der Rest weiterhin.
WW-079 = Auf 0 gesenkter Schaden ist kein Schaden, und was von ihm abhängt, bleibt aus.
WW-080 = Ein Zauber, dessen Wirkungsdauer auf 0 sinkt, ist neutralisiert.
WW-081 = Weichst du aus, findet der Zauber oder Angriff statt, verfehlt dich aber; andere Ziele trifft er weiterhin.
WW-082 = Gegen einen Angriff, dem man nicht ausweichen kann, hilft kein Ausweichen, und Schaden, der kein Angriff ist, kann man nie ausweichen.
WW-083 = Gegen eine Ansage darfst du beliebig viele Gegenzauber spielen, auch mehrere gleiche.
WW-084 = Ein Gegenzauber wird abgelegt, sobald er gewirkt hat oder neutralisiert ist; ein temporärer, der wirkt, liegt vor seinem Zaubernden.

## Karten ausspielen

WW-085 = Angriffszauber wirkst du von der Hand und nur in deiner Phase „Bewegung und Magie“, und jeder zählt als dein Angriff.
WW-086 = Neutrale Zauber wirkst du von der Hand und nur in deiner Phase „Bewegung und Magie“, aber beliebig viele.
WW-087 = Einen Gegenzauber wirkst du von der Hand und nur als Antwort auf den Auslöser, den seine Karte nennt.
WW-088 = Eine Energiekarte nutzt du zur Beschleunigung oder um einen Zauber zu verstärken, während du ihn wirkst.
WW-089 = Eine Handkarte mit Energiewert nutzt du entweder für ihren Effekt oder für ihren Energiewert, nie für beides.
WW-090 = In deiner Phase „Bewegung und Magie“ darfst du beliebig viele Gegenstände von der Hand ausspielen; die Karte liegt offen vor dir, und du bist damit ausgerüstet. Nur was du so trägst, kannst du benutzen oder fallen lassen. Das ist kein Zauber, und niemand kann darauf reagieren.
WW-091 = Eine Karte mit zwei Arten hat nur die Art, als die du sie wirkst.
WW-092 = Du kannst eine Karte nur spielen, wenn du ein zulässiges Ziel für sie nennst.
WW-093 = Widersprechen sich Karte und Regelheft, hat die Karte recht.
WW-094 = Du zauberst in dieser Reihenfolge: Karte und Anwendung, Zusatzkarten („Astralprojektion“ mit ihrem Feld, „Um die Ecke“), Verstärkung, Ziele, Ansage, Reaktionen, Wirkung; dann kommt die Karte auf den Ablagestapel oder vor dich.
WW-095 = Dir wird nur angeboten, was zu einer zulässigen Ansage führen kann.
WW-096 = Als Golem, Werwolf oder Schleim-Monster wirkst du keine Angriffszauber und keine neutralen Zauber; Gegenstände ausspielen und benutzen und beschleunigen darfst du weiterhin, als Golem und Werwolf auch zuschlagen.

## Reichweiten

WW-097 = Reichweite „Zaubernder“: Die Karte wirkt nur auf dich oder auf den Zauber, mit dem du sie spielst.
WW-098 = Reichweite „Benachbart“: Das Ziel muss auf deinem Feld oder direkt nördlich, östlich, südlich oder westlich davon sein, und zwar in deiner Sichtlinie.
WW-099 = Reichweite „Sichtlinie“: Das Ziel darf beliebig weit weg sein, aber du musst es sehen.
WW-100 = Reichweite „Überall“: Du musst das Ziel nicht sehen.
WW-101 = Eine Trennlinie, Mauer oder Tür ist zu dir benachbart, wenn sie eine der vier Seiten deines Feldes ist.
WW-102 = „So viele Felder weit ohne Rücksicht auf Mauern“ zählt Schritte nach Norden, Osten, Süden oder Westen auf dem Spielplan und durch verbundene Ausgänge; Außenmauern werden nie überquert.

## Arten von Zielen

WW-103 = Eine Trennlinie liegt zwischen zwei Feldern; dort entstehen Mauern.
WW-104 = Als Ziel ist eine Tür genau eine Tür und eine Mauer ein Abschnitt von einem Feld Länge.
WW-105 = Ein Objekt ist ein unbelebtes Ding auf dem Spielplan, auch Mauern, Türen und fallen gelassene Gegenstände; ausgerüstete Gegenstände und Schätze sind keine Objekte.
WW-106 = Ein Feld ist leer, wenn kein Objekt, kein Schatz und kein Magier darauf ist.
WW-107 = Als Ziel ist ein Magier immer ein anderer, außer die Karte nennt dich selbst.
WW-108 = Als Ziel ist ein Zauber je nach Karte einer, der gerade gewirkt wird, oder einer im Spiel.
WW-109 = Spielplanteil, ganzer Spielplan, Schatz und du selbst sind genau so gemeint, wie die Karte sie nennt; Kreaturen gibt es in diesem Spiel nicht.

## Sichtlinie

WW-110 = Zu einem Magier, Schatz, fallen gelassenen Gegenstand oder Feld läuft die Sichtlinie von der Mitte deines Feldes zur Mitte des Zielfelds.
WW-111 = Zu einer Mauer, Tür oder Trennlinie läuft die Sichtlinie von der Mitte deines Feldes zur Mitte dieser Trennlinie.
WW-112 = Deine Sichtlinie ist blockiert, wenn sie unterwegs eine undurchsichtige Trennlinie kreuzt, eine Säule berührt oder durch ein undurchsichtiges Feld geht.
WW-113 = Durch Steinmauern, Außenmauern, geschlossene Türen, Flammenmauer und Erdmauer siehst du nicht hindurch; offene Türen und Lücken zerstörter Mauern und Türen sind frei.
WW-114 = Eine Säule steht an jedem Eckpunkt von Feldern, an dem mindestens eine Steinmauer, Außenmauer oder (auch offene) Tür endet; sie verschwindet mit der letzten von ihnen. Festlegung (RULING): Die Spielregel nennt Säulen einen Teil der Mauern; auch Türen haben welche, weil eine Tür in der Flucht einer Mauer steht und weil eine Säule fallen soll, wenn eine zerschlagene Mauer oder Tür ihre letzte Verbindung war.
WW-115 = Undurchsichtig ist ein Feld mit Granitblock, Rosenstrauch, Dornenbusch, Staubwolke oder einem Magier als Großer Mann; sonst stört nichts auf einem Feld die Sicht.
WW-116 = Was ein Feld undurchsichtig macht, siehst du selbst, ebenso einen Großen Mann und alle auf seinem Feld; alles andere in einem Busch sieht man nur von dessen Feld aus, und was in einer Staubwolke ist, sieht niemand, nur dich selbst siehst du immer.
WW-117 = In einem Busch siehst du nur dein Feld und den Busch, in einer Staubwolke nur dich und die Wolke, nicht einmal die Trennlinien deines Feldes; vom Feld eines Großen Mannes aus siehst du normal.
WW-118 = Von Büschen und Staubwolken abgesehen, siehst du immer alles auf deinem eigenen Feld.
WW-119 = Das Feld direkt neben deinem siehst du genau dann, wenn die Trennlinie dazwischen durchsichtig ist; nur Büsche und Staubwolken sind ein Sonderfall.
WW-120 = Durch verbundene Ausgänge läuft die Sichtlinie gerade weiter, als läge das Spielplanteil dahinter direkt am Ausgang.
WW-121 = Eine Sichtlinie darf beliebig viele Felder lang sein, auch durch Ausgänge, einmal herum und zu dir zurück. Festlegung (RULING): Das Programm verfolgt jede Linie bis zu 19 Feldern in jeder Richtung und 200 längere Formen von Linien, bis zu 34 Feldern; auf allen drei Spielplänen, auch wenn keine Mauer und keine Tür mehr steht, sieht keine längere Linie etwas, das nicht eine von diesen an denselben Dingen vorbei sieht.
WW-122 = Das Programm berechnet Sichtlinien in ganzen Zahlen, gerundet wird also nie.
WW-123 = Genau durch einen Eckpunkt ohne Säule kommt die Sichtlinie hindurch, außer beide Felder, zwischen denen sie sich zwängt, sind undurchsichtig; schon die Berührung einer Säule blockiert sie.
WW-124 = Eine Sichtlinie läuft nie an einer Trennlinie entlang: Sie trifft eine Mauer nur, indem sie sie kreuzt oder an ihrem Ende, wo eine Säule steht.
WW-125 = Führen mehrere Linien zum Ziel, gilt die mit den wenigsten überquerten Trennlinien; bei Gleichstand nimmt das Programm die kürzeste in fester Reihenfolge.
WW-126 = Zwischen gewöhnlichen Feldern gilt Sicht in beide Richtungen: Siehst du ein Feld, sieht man von dort auch deines.
WW-127 = Bei „Nebel“ darf eine Sichtlinie höchstens eine Trennlinie überqueren; Trennlinien siehst du nur an deinem Feld und an den sichtbaren Feldern direkt daneben.
WW-128 = Mit „Um die Ecke“ darf die Linie einmal um bis zu 180 Grad abbiegen, immer zur selben Seite: von dir zu einem Feld, das du siehst, dort oder auf einem freien Feld direkt daneben um die Kurve und dann gerade zum Ziel.
WW-129 = Mit einem Hellsichtsstein darf die Linie deines Zaubers mit Reichweite „Sichtlinie“ oder „Benachbart“ eine Mauer oder Tür ignorieren, aber keine Außenmauer; Säulen blockieren sie weiterhin.

## Wirkungsdauer und Aufrechterhalten

WW-130 = Ein sofortwirkender Zauber wirkt gleich; dann wird er mit allen dafür gespielten Karten offen abgelegt.
WW-131 = Ein temporärer Zauber liegt mit so vielen Energiemarkern vor dir, wie er Energie hat, und wirkt, bis der letzte weg ist.
WW-132 = Ein permanenter Zauber liegt vor dir und wirkt, bis ihn etwas beendet.
WW-133 = Die Zauber, die vor dir liegen, erhältst du aufrecht, und sie zählen zu deinem Handkartenlimit.
WW-134 = Wie lange ein Zauber wirkt, steht beim Wirken fest; verlängern kannst du ihn später nicht.
WW-135 = In deinem Zug darfst du jeden deiner aufrechterhaltenen Zauber jederzeit beenden.
WW-136 = Endet ein Zauber, wird seine Karte abgelegt, seine Wirkung hört sofort auf, und von ihm erschaffene Objekte verschwinden vom Spielplan.
WW-137 = Einen ausgerüsteten Gegenstand darfst du fallen lassen, aber nicht einfach abwerfen.

## Zauber verstärken

WW-138 = Ohne Verstärkung hat ein Zauber 1 Energie.
WW-139 = Eine Verstärkung tritt an die Stelle der 1 Energie und wird nicht dazugezählt.
WW-140 = Pro Zauber oder Aktion darfst du eine Karte mit Energiewert einsetzen, mit „Addition“ zwei.
WW-141 = Verstärken kannst du einen Zauber nur, während du ihn wirkst.
WW-142 = Je Machtstein, den du trägst, zählt jede Karte, die du für ihren Energiewert einsetzt, 1 mehr, bei Zaubern wie bei der Beschleunigung.
WW-143 = Der Energiewert auf einem Zauber spielt keine Rolle, während du genau diese Karte wirkst.
WW-144 = Karten, mit denen du verstärkst, werden schon bei der Ansage abgelegt.

## Kartenattribute

WW-145 = Erschaffung: Der Zauber erschafft ein dauerhaftes Objekt, aber nie auf einem Basisfeld.
WW-146 = Fluch: ein Angriff, dessen Wirkung anhält; mehr bedeutet das Wort nicht.
WW-147 = Auf Feuer und Wasser beziehen sich andere Karten; Feuerschaden zerstört außerdem magische Steine.
WW-148 = Global: Der Zauber wirkt auf den ganzen Spielplan, und um ihn zu neutralisieren oder zu bannen, hat jeder immer Sichtlinie.
WW-149 = Magischer Stein: Er wird zerstört, wenn der Magier, der ihn trägt, Feuerschaden erleidet.
WW-150 = Gewöhnlich: Auf diese Karte kann niemand mit einem Gegenzauber antworten.
WW-151 = Wurfwaffe, Waffe, Plunder und Blitz bedeuten nicht mehr, als die Karte selbst sagt.
WW-152 = Verwandlung: Du kannst nur eine haben; eine neue beendet die vorige.

## Objekte und Gegenstände

WW-153 = Tragbare Objekte sind fallen gelassene Gegenstände mit rundem Marker; alle anderen Objekte sind fest.
WW-154 = Ein ausgerüsteter Gegenstand liegt als Karte vor dir und ist kein Objekt; fallen gelassen ist er ein Objekt auf seinem Feld, und seine Karte liegt neben dem Spielplan und gehört niemandem.
WW-155 = In deiner Phase „Bewegung und Magie“ darfst du für 1 Bewegungspunkt ein tragbares Objekt auf deinem Feld aufheben, so oft deine Punkte reichen.
WW-156 = Kämst du durch das Aufheben über dein Handkartenlimit, musst du zuerst eine Handkarte abwerfen, einen Zauber beenden oder einen Gegenstand fallen lassen.
WW-157 = Ein Gegenstand, den du fallen lässt, landet kostenlos auf deinem Feld; dort dürfen beliebig viele liegen, auch wenn es eine Basis ist oder andere darauf stehen.
WW-158 = Einem anderen Magier kannst du einen ausgerüsteten Gegenstand nur mit einer Karte abnehmen, die das erlaubt.
WW-159 = Ein Feld, auf dem ein fallen gelassener Gegenstand liegt, ist nicht leer.
WW-160 = Angreifen kannst du innere Steinmauern, erschaffene Mauern, aufgedruckte und erschaffene Türen, Granitblock und Büsche; andere Objekte nur, wenn eine Karte es erlaubt.

## Schätze

WW-161 = Du kannst nur einen Schatz tragen; er ist kein Gegenstand und zählt nicht zum Handkartenlimit.
WW-162 = In deiner Phase „Bewegung und Magie“ darfst du einen Schatz auf deinem Feld aufheben, auch einen eigenen; das kostet keine Bewegungspunkte.
WW-163 = Wenn du einen Schatz aufhebst, endet deine Phase „Bewegung und Magie“ sofort, und „Abwerfen und Nachziehen“ folgt; nur „Verwandlung in Golem“ und „Zusätzliche Arme“ ersparen dir das, jeweils für 1 Bewegungspunkt. Mit „Zusätzliche Arme“, aber ohne Punkt, darfst du den Schatz wie jeder andere aufheben, und dann endet deine Phase.
WW-164 = In deiner Phase „Bewegung und Magie“ darfst du deinen getragenen Schatz ohne Bewegungspunkte auf deinem Feld fallen lassen.
WW-165 = Jeder gegnerische Schatz auf deinem Basisfeld bringt dir 1 Siegpunkt, solange er dort liegt; ein getragener Schatz bringt nie einen.
WW-166 = Wird ein gegnerischer Schatz von deiner Basis aufgehoben oder verlässt er sie sonst, verlierst du seinen Siegpunkt sofort.
WW-167 = Ein Schatz kann durch nichts beschädigt oder zerstört werden.
WW-168 = Die Schätze toter Magier bleiben im Spiel und sind weiterhin gleich viel wert.

## Objekte beschädigen

WW-169 = Je volle 3 Schaden schlägt ein Angriff 1 Bresche in ein Objekt; was übrig bleibt, verfällt.
WW-170 = Bei Objekten zählt jede Schadensquelle für sich: Reste verschiedener Angriffe addieren sich nicht, Breschen schon.
WW-171 = Eine Tür fällt bei 3 Breschen, eine Steinmauer bei 5, ein Granitblock bei 8, ein Busch bei 1 oder bei jedem Feuerschaden.
WW-172 = Schaden zerstört weder Außenmauern noch Schätze noch Objekte, deren Karte keine Breschenzahl nennt.
WW-173 = Wo eine Mauer oder Tür zerstört ist, ist die Trennlinie offen.
WW-174 = Eine Säule, an die keine Mauer oder Tür mehr grenzt, ist ebenfalls weg.
WW-175 = Wird ein von einem Zauber erschaffenes Objekt zerstört, endet dieser Zauber.
WW-176 = Mit „Zerschmettern“ und mit dem Magierschwert schlägt jeder Punkt Schaden an einem Objekt 1 Bresche.

## Werfen

WW-177 = Werfen kannst du nur, was eine Karte dich werfen lässt.
WW-178 = Ein Wurf folgt der einfachen Sichtlinie: Hellsichtsstein, „Um die Ecke“ und „Astralprojektion“ helfen ihm nicht.
WW-179 = Was du geworfen hast, liegt nach dem Treffer auf dem Feld des Ziels, sofern es nicht verbraucht ist.
WW-180 = Ist das Ziel eine Mauer oder Tür, füllt es sein Feld (Granitblock, Großer Mann) oder versperrt eine Erdmauer den Weg, liegt das Geworfene auf dem letzten Feld davor.

## Objekte erschaffen

WW-181 = Objekte, die ein Feld füllen, lassen sich nur auf einem leeren Feld erschaffen, das keine Basis ist.
WW-182 = Mauern und Türen entstehen auf Trennlinien, nie diagonal; auch die Ränder einer Basis sind erlaubt.
WW-183 = Auf einer Trennlinie mit einer Mauer oder Tür gleich welcher Art lässt sich nichts erschaffen, nur eine erschaffene Tür auf einer Steinmauer.
WW-184 = Eine Trennlinie, deren Mauer oder Tür zerstört wurde, ist wieder frei.
WW-185 = Ein erschaffenes Objekt besteht so lange wie sein Zauber.
WW-186 = Wo zwei Spielplanteile aneinanderstoßen, zählen die beiden aufgedruckten Mauern als eine.

## Veränderungen am Spielplan

WW-187 = Wird ein Spielplanteil gedreht, dreht sich alles darauf mit: Magier, Objekte, Schätze, innere Mauern mit ihren Breschen, Türen und Marker.
WW-188 = Portale und die Verbindungen der Ausgänge bleiben an ihrem Ort, wenn sich ein Spielplanteil dreht.
WW-189 = Eine erschaffene Mauer zwischen zwei Spielplanteilen wird zerstört, wenn sich eines davon dreht, und ihr Zauber endet.
WW-190 = Eine beschädigte Mauer zwischen zwei Spielplanteilen ist wieder heil, wenn sich eines davon dreht.

## Betäubung

WW-191 = Bist du betäubt, darfst du dich in deinem Zug entweder bewegen oder angreifen, nicht beides.
WW-192 = Betäubt kannst du nach einer Bewegung nicht mehr angreifen und nach einem Angriff dein Feld nicht mehr freiwillig verlassen, weder zu Fuß noch durch Zauber.
WW-193 = Sonst verbietet dir die Betäubung nichts: Neutrale Zauber, Gegenstände und Aufheben bleiben erlaubt.
WW-194 = Jeder Betäubungsmarker steht für einen Zug Betäubung, und sie summieren sich.

## Schaden und Lebenspunkte

WW-195 = Schaden wird von deinen Lebenspunkten abgezogen; mehr als 20 hast du nie, was darüber hinausgeht, verfällt.
WW-196 = Schaden aus einer Quelle wird schrittweise abgehandelt: Höhe mit Verdopplung, minus 2 für „Verwandlung in Golem“ und 1 für den Bluttalisman, dann „Schild“, dann „Federleicht“; den Rest erleidest du, seine Folgen treten ein, zuletzt schlagen „Schmerzbund“ und Flammenmantel zurück. Bei 0 oder weniger ist Schluss.
WW-197 = Erleidest du Feuerschaden, werden alle magischen Steine zerstört, die du trägst, und danach fügt dir jeder Badabumm-Stein darunter 4 magischen Feuerschaden zu.
WW-198 = Erleidest du Wasserschaden, wird dein Flammenmantel zerstört.
WW-199 = Jeder Feuerpfeil, jeder Durchgang eines Blitzschlags und jedes Betreten eines Busches ist eine eigene Schadensquelle; ein Faustschlag oder Wurf ist als Ganzes nur eine.

## Tod

WW-200 = Mit 0 oder weniger Lebenspunkten stirbt dein Magier.
WW-201 = Ob jemand stirbt, wird geprüft, wenn der ganze Angriff oder bei anderem Schaden die ganze Quelle abgehandelt ist. Aber nichts bewegt dich mehr weiter, sobald du kein Leben mehr hast, kein Rückstoß, kein Wind und kein Schieben: Du liegst, wo dein Leben endete, und dort fallen deine Sachen hin.
WW-202 = Stirbt dein Magier, verlässt die Figur den Spielplan, deine Gegenstände und dein getragener Schatz fallen auf sein Feld, deine aufrechterhaltenen Zauber und die Zauber auf dir enden, und gehaltene Türen schließen sich; deine eigenen Schätze und dein Spielplanteil bleiben.
WW-203 = Bringt dein Angriff einen anderen Magier unmittelbar auf 0 oder weniger Lebenspunkte, bekommst du 1 dauerhaften Siegpunkt und seine Handkarten, aber nicht seine Gegenstände oder aufrechterhaltenen Zauber.
WW-204 = Kommst du durch die Handkarten eines getöteten Magiers über dein Handkartenlimit, musst du sofort wieder auf das Limit hinunter.
WW-205 = Stirbt ein Magier nicht unmittelbar durch den Angriff eines anderen, bekommt niemand einen Siegpunkt, und seine Handkarten werden abgelegt.
WW-206 = Unmittelbar ist ein Tod nur, wenn der Angriff selbst den Magier als Erstes auf 0 oder weniger bringt, nicht eine Folge: Busch, Flammenmauer, zerstörte Mauer, späterer Fluchschaden, explodierender Badabumm-Stein, „Schmerzbund“, „Rückschlag“, Flammenmantel, „Schutzzeichen“ oder Falle.
WW-207 = Stirbst du bei genau der Aktion, mit der du gewinnen würdest, bist du tot und gewinnst nicht.

## Abwerfen und Nachziehen, Handkartenlimit, Magiestapel

WW-208 = In „Abwerfen und Nachziehen“ wirfst du zuerst beliebig viele Handkarten ab.
WW-209 = Nach dem Abwerfen darfst du bis zu 2 Karten ziehen, eine nach der anderen und nie über dein Handkartenlimit; du darfst auch früher aufhören. Lässt die erste Karte keinen Platz für die zweite, wirst du gefragt, ob du dafür einen Zauber beendest oder einen Gegenstand fallen lässt.
WW-210 = Mit einem Zauberstein darfst du in „Abwerfen und Nachziehen“ 3 statt 2 Karten ziehen.
WW-211 = Wenn du mit dem Ziehen fertig bist, ist dein Zug vorbei.
WW-212 = Dein Handkartenlimit ist 7, mit einem Gehirnstein 9.
WW-213 = Zum Handkartenlimit zählen Handkarten, aufrechterhaltene Zauber und ausgerüstete Gegenstände; Schätze nicht, und mit „Zusätzliche Arme“ auch Gegenstände nicht. Eine Karte, die du gerade wirkst, zählt erst wieder, wenn sie vor dir liegt.
WW-214 = Sobald du über deinem Handkartenlimit bist, musst du sofort wieder auf das Limit hinunter.
WW-215 = „Meditation“ und „Gedankenraub“ werden ganz ausgeführt, bevor dein Handkartenlimit geprüft wird.
WW-216 = Soll eine Karte gezogen werden und der Magiestapel ist leer, wird der Ablagestapel gemischt und zum neuen Magiestapel.
WW-217 = Der Ablagestapel liegt für alle sichtbar offen.

## Spielsieg

WW-218 = Lebst du und hast 2 Siegpunkte (Option points_to_win), gewinnst du sofort, auch im Zug eines anderen. Eine Schatzjagd zu zweit geht nur bis 2, denn es gibt dann bloß zwei gegnerische Schätze, und Töten bringt dabei keinen Punkt.
WW-219 = Lebt nur noch dein Magier, gewinnst du sofort.
WW-220 = Erreichen mehrere das Ziel im selben Moment, gewinnt der aktive Spieler oder der Nächste im Uhrzeigersinn; lebt niemand mehr, endet das Spiel unentschieden.
WW-221 = Deine Siegpunkte sind die Magier, deren Tod dir gutgeschrieben wurde, plus die gegnerischen Schätze auf deiner Basis.

## Basisfelder und Hüte

WW-222 = Auf einem Basisfeld, egal wessen, lässt sich kein Objekt erschaffen; fallen gelassene Gegenstände und Schätze dürfen dort liegen.
WW-223 = An den Rändern eines Basisfelds darf man Mauern und Türen erschaffen.
WW-224 = Hüte zeigen nur, auf wem ein Zauber liegt und wer welches von mehreren gleichen Objekten erschaffen hat; das Programm merkt sich beides einfach.

## Entscheidungen: Reaktionen und Neutralisieren

WW-R01 = „Schild“ senkt den Schaden unverstärkt um 2, verstärkt um die Verstärkung plus 2: Regelheft und englische Karte weichen ab, und jede Quelle gilt dort, wo sie eindeutig ist.
WW-R02 = „Schild“ hilft dir gegen jede einzelne Schadensquelle, ob Angriff oder nicht: Busch, Falle, „Schutzzeichen“, „Säurebad“, zerstörte Mauer, ein einzelner Feuerpfeil oder ein Durchgang eines Blitzschlags; nur gegen gewöhnlichen Schaden nicht.
WW-R03 = Über „Schild“ entscheidest du, wenn die Höhe des Schadens nach allen Würfen feststeht; andere Gegenzauber gegen einen Zauber oder Angriff spielst du bei dessen Ansage.
WW-R04 = Beseitigt „Anti-Anti“ deinen Gegenzauber, steht die Ansage noch, du wirst also erneut gefragt und darfst den nächsten Gegenzauber spielen.
WW-R05 = „Anti-Anti“ stoppt jeden Gegenzauber gegen einen deiner Zauber, auch „Schild“, Ausweichzauber, „Erdmauer“ und Nullpulver, aber keinen gegen Faustschläge, Waffen oder Würfe; es selbst kann man weder neutralisieren noch absorbieren.
WW-R06 = Siehst du den zaubernden Magier, nimmt „Zauber absorbieren“ bei der Ansage jeden Zauber, ob Angriff, neutral, Gegenzauber oder Zusatzkarte, aber keinen gewöhnlichen und nicht „Anti-Anti“. Die Karte kommt sofort auf deine Hand, dein Limit wird geprüft, und wenn sie passt, darfst du sie gleich einsetzen.
WW-R07 = Für „Neutrales aufheben“, „Zauber absorbieren“ und „Flammenmauer“ als Gegenzauber musst du das Feld sehen, auf dem der zaubernde Magier wirklich steht.
WW-R08 = „Um die Ecke“, „Astralprojektion“ und „Addition“ sind neutrale Zauber, die zusammen mit dem unterstützten Zauber angesagt werden, und auf jede dieser Karten darf reagiert werden. Wird eine Zusatzkarte neutralisiert, geht der Zauber ohne sie weiter, wenn er gegen dasselbe Ziel noch zulässig ist (ohne „Addition“ zählt nur die erste Energiekarte); sonst ist auch er neutralisiert.
WW-R09 = Wen ein angesagter Zauber treffen würde, etwa Blitz oder Sturm, der gilt als Ziel und als angegriffen; der Zaubernde selbst nie, er darf nur „Schild“ einsetzen.
WW-R10 = Dauerhaftes Ausweichen wird gewürfelt, bevor jemand über Gegenzauber entscheidet, du kannst also das Ergebnis abwarten.
WW-R11 = Ausweichen wird je Angriff und Magier einmal gewürfelt, nur bei „Feuerpfeile“ für jeden Pfeil.
WW-R12 = Weicht das einzige Ziel eines temporären Angriffszaubers aus, wird der Zauber abgelegt.
WW-R13 = Ein Angriff auf ein Objekt greift keinen Magier an: Antworten kannst du nur mit „Zauber absorbieren“ oder „Erdmauer“, auf einen Wasserzauber auch mit „Flammenmauer“, und auf eine solche Antwort mit „Anti-Anti“.
WW-R14 = Gegenstände sind keine Zauber, „Schildwall“, „Zauber absorbieren“, „Neutrales aufheben“ und „Rückschlag“ helfen also nicht gegen sie.
WW-R15 = „Flut“ als Gegenzauber neutralisiert den Feuerzauber, der dich angreift; bei anderen Angriffen wirkt sie nur auf den Spielplan. Ein geworfener Badabumm-Stein ist keine Feuerkarte und wird nicht aufgehalten.
WW-R16 = Jeder darf „Flammenmauer“ als Gegenzauber gegen jeden Wasserzauber wirken, egal wem er gilt; beide Karten werden ohne Wirkung abgelegt.
WW-R17 = Auf deine eigene Ansage reagierst du nicht, nur „Schild“ darfst du nutzen, wenn sie dir schadet.

## Entscheidungen: Angriffe und Ziele

WW-R18 = Verstärken wird dir nur bei Zaubern angeboten, deren Wirkung oder Dauer von der Energie abhängt.
WW-R19 = Nennt ein Angriff ein Objekt, meint er ein zerstörbares; nur „Wasserblitz“, Universallöser und „Kleber“ dürfen andere wählen.
WW-R20 = Ein Objekt darfst du nur schlagen, wenn dabei mindestens eine Bresche möglich ist oder ein Busch Feuerschaden bekommt.
WW-R21 = Mit einem zulässigen Ziel darfst du eine Karte auch spielen, wenn sie nichts ändert; „Fallen lassen!“, „Schnapp!“, „Hau-Ruck!“ und Entreißen brauchen aber etwas zum Nehmen oder Werfen, und Karten wie „Mauerfresser“, „Kleber“ und „Magie bannen“ das, was sie nennen.
WW-R22 = Stehen Angreifer und Ziel auf einem Feld, sehen sie sich und haben keine Trennlinie zwischen sich, „Erdmauer“ hilft also nicht.
WW-R23 = „Blitzschlag“ betritt je Energie ein Feld, auch durch Ausgänge; versperren Steinmauer, Außenmauer, geschlossene Tür, Erdmauer oder Granitblock den Weg, kehrt er um und betritt das Feld, auf dem er ist, noch einmal. Er trifft alle Magier auf jedem betretenen Feld; dein eigenes zählt nur, wenn er dorthin zurückkommt.
WW-R24 = Kommt der Blitzschlag zurück, trifft er dich und alle auf deinem Feld; deinem eigenen Blitz kannst du nicht ausweichen, und tötet er dich, bekommt niemand den Siegpunkt.
WW-R25 = Weichst du einem Blitzschlag aus, dann dem ganzen; „Schild“, „Verwandlung in Golem“ und Bluttalisman wirken je Durchgang, und ein Blitz gibt einem Magier nur einen Betäubungsmarker.
WW-R26 = „Blitzschlag“ darfst du nur wirken, wenn mindestens ein anderer Magier auf seiner Bahn steht.
WW-R27 = Eine Erdmauer auf der Bahn wirft den Blitzschlag einmal zurück; die Bahn wird neu bestimmt, und neu getroffene Magier dürfen mit reagieren. Für „Erdmauer“ und „Homunkulus“ gilt der Blitz als Angriff mit Sichtlinie; Büsche, Wolken, Flammenmauern und Magier halten ihn nicht auf.
WW-R28 = „Psychosturm“ trifft gleichzeitig alle Magier, die bei der Ansage in seinem Bereich waren; „Teleportation“ bringt dich weg, rettet dich aber nicht, und mindestens ein anderer Magier muss im Bereich sein. Festlegung (RULING): Er erreicht sein Feld und die vier daneben auch durch Mauern und Türen, denn die Karte nennt Felder und verlangt nur zum mittleren eine Sichtlinie; aber nicht über den Rand oder durch Portale, wo auf dem Spielplan kein Feld neben dem anderen liegt.
WW-R29 = Bei „Feuerpfeile“ nennst du zuerst alle Ziele; auf den ganzen Zauber reagieren „Zauber absorbieren“, „Flut“, „Anti-Anti“ und dauerhafte Gegenzauber („Verwandlung in Gnom“, „Unsichtbarkeit“, „Schmerzbund“, „Federleicht“). Dann wird jeder Pfeil einzeln abgehandelt, und „Schildwall“, Nullpulver, „Schild“, „Erdmauer“, „Rückschlag“ (1 Schaden) oder Ausweichen gelten nur für ihn; „Zauber absorbieren“ und „Flut“ stoppen alle.
WW-R30 = „Schmerzkugel“ braucht einen Weg von höchstens 6 Schritten zum Ziel, ohne Steinmauern, Außenmauern, geschlossene Türen und Granitblöcke; beim Großen Mann darf er enden, aber nicht weiterführen, und sie ist kein Angriff mit Sichtlinie.
WW-R31 = „Wasserblitz“ fügt erst Schaden zu und stößt das Ziel dann gerade in der Hauptrichtung deiner Linie weiter (bei Gleichstand oder auf deinem Feld wählst du), nie um eine Ecke; das erste Hindernis hält es auf, eine geschlossene Tür jeden, und der Rest verfällt. Wer kein Leben mehr hat, wird nicht gestoßen, und wer das letzte unterwegs verliert, bleibt dort liegen. Ausgänge werden durchquert, und was auf betretenen Feldern geschieht, gehört nicht zum Angriff. Erlaubte Objekte: zerstörbare, Flammenmauer, fallen gelassene Feuergegenstände und ausgestreute Reißnägel (alle drei werden zerstört), andere fallen gelassene Gegenstände (nur gestoßen).
WW-R32 = „Wasserblitz“ auf dich selbst verbraucht deinen Angriff und geht nicht im ersten Zug, greift aber niemanden an; betäubt darfst du dich damit nicht wegstoßen.
WW-R33 = „Erdmauer“ hilft nur gegen Angriffe mit Reichweite „Sichtlinie“: Angriffszauber, Würfe, Steingeschosse, den Faustschlag von „Strecken“ und den Blitz; nicht gegen Faustschläge, Magierschwert, „Schmerzkugel“, „Seuche“ oder eine bloße Bewegung.
WW-R34 = „Erdmauer“ entsteht auf einer Trennlinie ohne Mauer und Tür, die die Linie des Angriffs kreuzt oder am Ende berührt und die du siehst; bei „Um die Ecke“ zählen beide Teile der Linie, und ein Hellsichtsstein hilft nicht vorbei. Ein Zauber ist damit neutralisiert, ein Wurf landet davor.
WW-R35 = „Ka-Dong!“ hat wie „Feuerball“ Reichweite „Sichtlinie“.
WW-R36 = Das Magierschwert hat Reichweite „Benachbart“; die dafür abgeworfene Karte braucht einen Energiewert, und Machtsteine geben nichts dazu.
WW-R37 = Der Dolch wird wie ein Großer Felsen geworfen, macht 3 physischen Schaden und hat keinen Energiewert: rekonstruiert nach einer älteren Ausgabe.
WW-R38 = Die Energiemarker auf „Steingeschosse“ zählen Züge, nicht Geschosse.
WW-R39 = „Stärke“ verdoppelt jeden physischen Schaden, den du verursachst: Faustschläge, Würfe, Steingeschosse, „Ka-Dong!“, „Hau-Ruck!“, „Seuche“ und die Berührung als Schleim-Monster; nicht den einer zerstörten Mauer, eines Busches oder der Reißnägel.
WW-R40 = Gegen das Entreißen mit „Stärke“ darf man Gegenzauber spielen und ausweichen; gewürfelt wird nach den Reaktionen, und ein entrissener Gegenstand zählt sofort zu deinem Handkartenlimit.
WW-R41 = „Hau-Ruck!“ macht so viel Schaden, wie seine Linie Felder weit geht, ein Eckpunkt zählt dabei 2; schon bestehendes Ausweichen wird noch gewürfelt. Der Schatz landet wie alles Geworfene und kann auf einer Basis sofort zählen.
WW-R42 = Weicht das Ziel einem Wurf aus, landet das Geworfene auf dem Feld, auf dem das Ziel beim Wurf stand.
WW-R43 = Als Angriff ist „Strecken“ ein Angriffszauber mit Reichweite „Sichtlinie“ und dem Schaden deines Faustschlags. Ablegen darfst du damit auf jedem sichtbaren Feld ohne Granitblock, auch auf deiner Basis; hebst du so einen Schatz auf, kann man wie sonst darauf reagieren.
WW-R44 = Bei „Fallen lassen!“, „Schnapp!“ und „Stärke“ wählst du unter den sichtbaren Dingen erst, wenn der Effekt eintritt.
WW-R45 = Nach den Reaktionen auf „Hirnbrand“ gibt das Ziel einzeln Karten auf, aufgegebene Zauber enden; erst danach wird der Schaden gezählt.
WW-R46 = „Leben teilen“ ist weder Schaden noch Heilung: „Schild“, „Schmerzbund“ und Steine spielen keine Rolle, und es kann nicht töten.
WW-R47 = Bei „Gedankenraub“ siehst du die Hand auf jeden Fall und nimmst keine, eine oder zwei Karten; danach wird dein Handkartenlimit einmal geprüft.
WW-R48 = Mit „Mentale Kraft“ bewegst du einen Magier so, wie er selbst gehen könnte, mit seinen Türen und seiner Gestalt, ohne Bewegungspunkte; betretene Felder wirken, ein Dornenbusch beendet die Bewegung, und das Verlassen einer Staubwolke wird gewürfelt. Er behält, was er trägt, hebt nichts auf, und Schaden unterwegs gehört nicht zu deinem Angriff.
WW-R49 = „Rückschlag“ verursacht Schaden in Höhe der Energie des neutralisierten Zaubers, also 1, wenn er nicht verstärkt war oder es nicht sein konnte.
WW-R50 = „Seuche“ wirkt, sobald du ein Feld betrittst, egal wie und in wessen Zug, bei jedem Magier höchstens einmal pro Zug; nur im Zug des Wirkens ist sie ein Angriff, auf den man reagieren und für den es Siegpunkte geben kann.
WW-R51 = Ein Tod durch „Säurebad“ oder „Schleichender Tod“ bringt nie einen Siegpunkt; „Säurebad“ endet durch „Flut“ und durch einen „Wasserblitz“, der das Ziel trifft, auch einen eigenen.
WW-R52 = Unter „Schleichender Tod“ ist jede Karte, die du vom Magiestapel ziehst, eine eigene Quelle, beim Nachziehen, durch „Meditation“ oder durch einen Gehirnstein; Karten aus fremder Hand schaden nicht.

## Entscheidungen: Verteidigung und Zustände

WW-R53 = „Homunkulus“ wirft sich immer als Erster dazwischen, wenn ein Angriff mit Reichweite „Sichtlinie“ dir gilt: Du weichst aus, sein Schaden nimmt dem Homunkulus ebenso viele Marker, bei 0 endet er, Überschuss und andere Effekte verfallen. Kann man dem Angriff nicht ausweichen, trifft er euch beide. Er steht nicht auf dem Spielplan und ist nicht angreifbar; um ihn zu bannen, muss man dich sehen.
WW-R54 = „Federleicht“ macht aus jedem Punkt Schaden, der nach Abschwächungen bleibt, einen Schritt deiner Wahl: den ersten vom Angreifer weg, notfalls seitwärts, ohne Angriffsrichtung beliebig; weitere überallhin, nur nicht direkt zurück. Geht kein Schritt oder stoppt dich ein Dornenbusch, erleidest du den Rest. Schaden von so betretenen Feldern wird nicht umgewandelt.
WW-R55 = „Schmerzbund“ gibt dem Angreifer genau den Schaden zurück, den du erlitten hast, als eine Quelle, die kein Angriff ist; einen weiteren „Schmerzbund“ löst das nicht aus.
WW-R56 = Dein Flammenmantel schlägt je Quelle, durch die du Schaden erlitten hast, einmal zurück, gegen einen Magier oder Busch auf deinem oder einem benachbarten Feld in Sichtlinie; ein Busch verbrennt. Zurückschlagen löst nie weiteres Zurückschlagen aus.
WW-R57 = Macht ein Faustschlag physischen Schaden und Feuerschaden, senkt jede Abschwächung zuerst den physischen; bleibt Feuerschaden übrig, hat er seine Folgen.
WW-R58 = Verbrennen deine magischen Steine, verschwinden erst alle; dann schadet dir jeder Badabumm-Stein als eigene Quelle, und ein Tod dadurch bringt niemandem einen Siegpunkt.
WW-R59 = Nach „Teleportation“ als Gegenzauber wird der Angriff von seinem Ausgangsfeld aus neu geprüft: Wäre er auf dein neues Feld nicht möglich (Sicht, Nachbarschaft, Weg), bist du ausgewichen. Deine Bewegung im nächsten eigenen Zug schränkt das nicht ein.
WW-R60 = „Teleportation“ bringt dich mit allem, was du trägst, 1 bis 4 Felder weit, aber nicht durch Außenmauern und nicht auf das Feld eines Granitblocks oder eines anderen Großen Mannes.
WW-R61 = Darfst du dich in diesem Zug nicht mehr bewegen, kannst du dein Feld auf keine Weise freiwillig verlassen; andere können dich noch bewegen, und zum Aufheben darfst du Bewegungspunkte ausgeben.
WW-R62 = Verlässt du dein Feld durch „Teleportation“, „Windreiter“ oder „Durch die Wand“, hast du dich bewegt; „Platztausch“ ist Angriff und Bewegung zugleich und geht daher nicht, wenn du betäubt bist. Türen öffnen und Aufheben sind keine Bewegung.
WW-R63 = Wirst du in deinem eigenen Zug betäubt, gilt das ab sofort: Nach einer Bewegung kannst du nicht mehr angreifen, nach einem Angriff dich nicht mehr bewegen; hast du schon beides getan, ändert sich nichts.
WW-R64 = „Adrenalin“ gibt dir höchstens zwei Angriffe, egal wie oft es auf dir liegt, und im ersten Zug keinen. Betäubt darfst du nur ohne Bewegung zweimal angreifen, nach einer Bewegung nur einmal.
WW-R65 = Als Nebelgestalt kannst du weder angreifen noch Ziel eines Angriffs sein noch getroffen werden, auch Flächenangriffe lassen dich aus; Schaden, der kein Angriff ist, Flammenmauern und Flüche, die schon auf dir liegen, wirken weiter.
WW-R66 = Als Schleim-Monster passierst du geschlossene und versiegelte Türen, Büsche, Reißnägel, Fallen und Wolken unbeschadet, eine Flammenmauer aber verbrennt dich; an einer geschlossenen Tür bleibt dein Schatz auf dem Feld davor.
WW-R67 = Magier, die schon auf deinem Feld stehen, wenn du zum Großen Mann wirst, bleiben und dürfen gehen. Ein Feld betrittst du nur, wenn sich dort jeder Magier weiterschieben lässt; jeder wählt ein begehbares Feld außer deinem, und du schiebst auch, wenn andere dich bewegen. Schieben ist kein Angriff, betretene Felder wirken, und keine andere Bewegung darf auf deinem Feld enden.
WW-R68 = In einer Gestalt, die nur Gegenzauber wirkt, darfst du weiterhin Gegenstände benutzen, ausgerüstete werfen (nicht als Schleim-Monster), beschleunigen, aufheben und fallen lassen.
WW-R69 = Endet „Zusätzliche Arme“ oder ist dein Gehirnstein weg, wird dein Handkartenlimit sofort geprüft.
WW-R70 = Für „Wilder Spurt“ brauchst du mindestens 1 Bewegungspunkt; verdoppelt wird, was du in diesem Moment noch hast, nicht, was später dazukommt. Wie die Karte sagt, hebst du danach in diesem Zug keinen Schatz mehr auf.

## Entscheidungen: Zielhilfen und Energie

WW-R71 = „Astralprojektion“ verlegt nur den Ausgangspunkt eines Zaubers mit Reichweite „Sichtlinie“ oder „Benachbart“ oder einer „Schmerzkugel“; nicht den von „Schloss knacken“, „Durch die Wand“, Aufheben mit „Strecken“, Gegenständen oder Zaubern auf dich selbst. Das Feld muss leer und höchstens 3 Felder entfernt sein. Dein Körper bleibt stehen: Ihn versetzt „Platztausch“, und ihn trifft, was zurückschlägt; gestoßen wird entlang der verlegten Linie.
WW-R72 = Ein Zauber verträgt höchstens einmal „Um die Ecke“ und einmal „Astralprojektion“; beide lassen sich verbinden, auch mit einem Hellsichtsstein, der auf dem ganzen Weg eine Mauer ignoriert. „Um die Ecke“ gilt nur für gezielte Linien, nicht für Blitz, Kugel oder Würfe.
WW-R73 = Mit einem Hellsichtsstein reichen deine Zauber mit Reichweite „Benachbart“ durch eine Mauer oder Tür deines Feldes.
WW-R74 = Bei „Addition“ bekommt jede der beiden Karten den Bonus des Machtsteins, bei zwei Machtsteinen je 2; ohne Energiekarte gibt es keinen Bonus.
WW-R75 = „Addition“ ist ein neutraler Zauber: Du spielst sie nur in deiner Phase „Bewegung und Magie“, sie verstärkt also nie eine Reaktion in fremden Zügen. Ihr eigener Energiewert zählt nicht, wenn du sie als Addition spielst.
WW-R76 = Für ihren Energiewert kannst du nur Handkarten einsetzen, nie ausgerüstete Gegenstände oder aufrechterhaltene Zauber.

## Entscheidungen: Spielplan, Türen, Objekte

WW-R77 = Türen haben offen wie geschlossen an beiden Enden Säulen; erschaffene Mauern und Türen bilden Säulen, eine Flammenmauer keine, eine Erdmauer nur für ihren kurzen Moment. Festlegung (RULING): Wer eine Tür öffnet, bewegt das Türblatt und nicht die Pfosten; man sieht durch sie hindurch, aber nicht an ihren Enden vorbei.
WW-R78 = Eine Flammenmauer blockiert die Sicht, aber nicht die Bewegung, und bekommt keine Breschen; „Mauer zerstören“, Universallöser, „Magie bannen“, „Wasserblitz“ und „Flut“ beseitigen sie.
WW-R79 = In einem offenen Ausgang darf man Mauern, Türen und Flammenmauern erschaffen; sie stehen an beiden Enden der Verbindung und sind gewöhnliche erschaffene Objekte, keine Außenmauern.
WW-R80 = Eine erschaffene Tür ersetzt eine Steinmauer, solange der Zauber wirkt. Wird die Tür zerstört, bleibt die Trennlinie für immer offen; endet der Zauber anders, ist die Mauer mit ihren alten Breschen zurück. Außenmauern, Flammenmauern und Türen lassen sich nicht ersetzen.
WW-R81 = „Tür versiegeln“ schließt auch eine offene Tür, egal wer sie hält, und endet, wenn die Tür zerstört wird oder verschwindet. Festlegung (RULING): Der Marker zeigt einen Zauber auf einer Tür und ist kein eigenes Objekt, obwohl ihn die Spielregel unter den festen Markern aufführt: Er lässt sich nicht angreifen oder auflösen, nur bannen, und geht mit seiner Tür.
WW-R82 = Bevor du etwas tust, das etwas kostet, etwa einen Schritt machst oder eine Karte spielst, darfst du dieselbe Tür einmal öffnen und einmal schließen; danach wieder. Eine Tür, die hinter dir zugefallen ist, kannst du also im selben Zug noch einmal öffnen.
WW-R83 = Der Generalschlüssel braucht weder Sichtlinie noch Angriff; er erlaubt dir einfach, jede unversiegelte Tür aufzuschließen.
WW-R84 = Wird ein Spielplanteil gedreht, bleiben alle und alles auf demselben Feld des Teils, und niemand betritt etwas. Erschaffene Mauern, erschaffene Türen und Flammenmauern an seinen vier Außenseiten werden zerstört, aufgedruckte Mauern an den Nahtstellen sind wieder heil, und gehaltene innere Türen bleiben gehalten.
WW-R85 = Bei „Durch die Wand“ machst du den Schritt sofort und für 1 Bewegungspunkt; es geht durch Steinmauern, erschaffene Mauern und Flammenmauern, nie durch Außenmauern oder Türen, und das Feld dahinter muss betretbar sein.
WW-R86 = Mit „Windreiter“ bewegst du dich mindestens 1 Feld weit, auch durch Ausgänge, und hältst spätestens, bevor du wieder am Anfang wärst; Türen gelten wie beim Gehen, Granitblöcke und ein Großer Mann halten dich auf, und eine Flammenmauer verbrennt dich beim Passieren.
WW-R87 = „Mauer zerstören“ beseitigt aufgedruckte und erschaffene Mauern, auch zwischen Spielplanteilen, Türen (auch versiegelte) und eine Flammenmauer; stehst du daran, trifft es auch dich, und im ersten Zug ist es erlaubt.
WW-R88 = Für „Magie bannen“ und Nullpulver musst du sehen, wo der Zauber ist: sein Objekt oder seine Trennlinie, den betroffenen Magier oder bei Zaubern auf sich selbst den Zaubernden; eigene Zauber darfst du wählen.
WW-R89 = Der Universallöser löst jedes sichtbare Objekt auf: innere Mauer, Tür, Granitblock, Busch, Wolke, Flammenmauer, ausgestreute Reißnägel, fallen gelassenen Gegenstand oder Fallenmarker, aber kein Siegel und keinen Kleber; die Karte des Zerstörten wird abgelegt.
WW-R90 = Willst du aus einer Staubwolke hinaus, zahlst du 1 Bewegungspunkt und würfelst die Richtung: Ist sie begehbar, gehst du dorthin, sonst bleibst du. „Platztausch“, „Teleportation“, „Windreiter“, Nebelgestalt und Schleim-Monster ignorieren die Wolke.
WW-R91 = In „Bewegung und Magie“ darfst du ausgerüstete Reißnägel kostenlos auf ein sichtbares leeres Nachbarfeld streuen; lässt du sie fallen oder stirbst du, liegen sie ausgestreut auf deinem Feld. Sie blockieren keine Sicht und lassen sich nicht für 1 Bewegungspunkt aufheben: Stehst du zu Beginn der Phase auf ihnen oder mit Sicht daneben, darfst du auf die ganze Phase verzichten, um sie einzusammeln.
WW-R92 = Fallenmarker kommen nur auf leere Felder, die keine Basis sind; sie wirken auf jeden Magier außer dem Zaubernden. Aufgedeckte und entfernte Marker werden allen gezeigt, und der Zauber endet, wenn der echte weg oder keiner mehr da ist.
WW-R93 = „Kleber“ ist ein temporärer Zauber; Angeklebtes dreht sich trotzdem mit seinem Spielplanteil. Festlegung (RULING): Der Marker zeigt einen Zauber auf einem Ding und ist kein eigenes Objekt, obwohl ihn die Spielregel unter den festen Markern aufführt: Er lässt sich nicht angreifen, auflösen oder aufheben, nur bannen, und geht mit dem, was er festhält.
WW-R94 = „Schwerkraft“ lässt alle auf einmal alles fallen, in Zugreihenfolge ab dem aktiven Spieler; Siegpunkte zählen erst, wenn alle fertig sind. Solange sie wirkt, kann man auch mit „Strecken“ und „Zusätzliche Arme“ nichts aufheben.
WW-R95 = „Flut“ löscht Flammenmauern, ausgerüstete und fallen gelassene Flammenmäntel und Feuerzauber, die gerade gewirkt werden; sie wäscht auch alle Säurebäder ab und zerstört ausgestreute Reißnägel.
WW-R96 = Marker gehen nie aus.
WW-R97 = Um auf einer Trennlinie etwas zu erschaffen, musst du ihre Mitte sehen, auf einem Feld dessen Mitte.

## Entscheidungen: Schätze, Karten, Phasen, Spielende

WW-R98 = „Schutzzeichen“ und „Narrengold“ spielt man, nachdem ein Schatz aufgehoben wurde und bevor die Phase endet; beide sind möglich, aber nach „Narrengold“ gibt es nichts mehr fallen zu lassen, nur der Schaden bleibt. Die Phase endet auch, wenn der Schatz wieder weg ist.
WW-R99 = „Narrengold“ wirkt auf jeden Schatz, der in deinem Heimatteil lag, auch auf einen eigenen des Diebs; du legst ihn auf ein anderes Feld dieses Teils ohne Granitblock, auch auf deine Basis, wo er zählen kann. Der Zug des Diebs endet ohne „Abwerfen und Nachziehen“.
WW-R100 = „Schildwall“ stoppt „Schutzzeichen“, das dir gilt, aber nicht „Narrengold“, das dem Schatz gilt.
WW-R101 = Beendet ein Dornenbusch oder „Narrengold“ deinen Zug, wirfst du nicht ab und ziehst nicht nach.
WW-R102 = Betrittst du einen Dornenbusch außerhalb deines Zuges, endet kein Zug; Schaden und Betäubung gelten, und die erzwungene Bewegung hört dort auf.
WW-R103 = Wirst du geschoben, getauscht, teleportiert oder gegen deinen Willen bewegt, behältst du Schatz und Gegenstände.
WW-R104 = Stirbt ein Magier, fällt sein getragener Schatz auf sein Feld; auf der Basis eines lebenden Gegners zählt er sofort für diesen, außer es ist dessen eigener.
WW-R105 = Ein gegnerischer Schatz auf deiner Basis zählt für dich, egal wer oder was ihn dorthin gebracht hat.
WW-R106 = Erreichen durch einen Effekt mehrere Lebende die nötigen Siegpunkte, gewinnt der aktive Spieler, sonst der Nächste im Uhrzeigersinn.
WW-R107 = Sterben alle verbliebenen Magier zugleich, gewinnt niemand, und das Spiel endet unentschieden.
WW-R108 = Sterben Angreifer und Opfer beim selben Angriff, gewinnt keiner von beiden, und die Handkarten des Opfers werden abgelegt; lebt dann nur noch einer, gewinnt er.
WW-R109 = Von einem getöteten Magier nimmst du immer die ganze Hand; was du nicht willst, wirst du nur über das Handkartenlimit oder in „Abwerfen und Nachziehen“ los.
WW-R110 = Ein Angriff kann mehrere Siegpunkte für Tötungen bringen; du nimmst alle diese Handkarten und gehst dann einmal auf dein Limit hinunter.
WW-R111 = Was gleichzeitig geschieht, hat eine feste Reihenfolge: Lebensstein, dann Flüche in der Folge ihres Wirkens, dann nach dem Ort auf dem Spielplan.
WW-R112 = Sind Magiestapel und Ablagestapel leer, ziehst du nichts, und sonst passiert nichts.
WW-R113 = Du kannst immer mindestens die Phase beenden, fertig sein oder passen; eine Wahl mit nur einer Möglichkeit wird dir abgenommen.
WW-R114 = Ohne Karten spielst du weiter: Du darfst dich bewegen, zuschlagen, Schätze tragen und nachziehen.
WW-R115 = Um auf dein Handkartenlimit zu kommen, wirfst du in beliebiger Mischung einzeln Handkarten ab, beendest eigene Zauber oder lässt Gegenstände fallen, bis es passt.
WW-R116 = Bist du am Handkartenlimit, wählst du zuerst, was du aufgibst, und mehr davon, wenn es nicht reicht, und hebst dann den Gegenstand auf.
WW-R117 = Die 2 Karten des Gehirnsteins ziehst du nur einmal im Spiel, kurz auch über dein Limit. Verlierst du ihn, wodurch auch immer, auch wenn du ihn selbst aufgibst, um auf dein Limit zu kommen oder Platz zu schaffen, wirfst du zuerst 2 Handkarten ab oder alle, wenn es weniger sind, und erst dann wird dein Limit geprüft.
WW-R118 = Ein Lebensstein wirkt zu Beginn von „Zeit vergeht“, ein Zauberstein nur beim Nachziehen.
WW-R119 = In deinem ersten Zug ist jede Art Angriff verboten, aber neutrale Zauber, Gegenstände, Fallen und „Mauer zerstören“ sind erlaubt, und andere dürfen dich schon angreifen.
WW-R120 = Stirbt dein Magier in deinem eigenen Zug, endet der Zug sofort.
WW-R121 = Spielplanteil, Basis und Türen eines toten Magiers bleiben; seine Türen sind verschlossen und gehören niemandem mehr, und ein Schatz auf seiner Basis ist nichts wert.
WW-R122 = Zauber, die auf einem Magier liegen, enden mit seinem Tod, und Objekte auf dem Spielplan verschwinden mit dem Tod ihres Zaubernden.
WW-R123 = „Zauber absorbieren“ (eine Karte) gehört zur Geistesbeeinflussung, „Federleicht“ (zwei Karten) zur Verwandlung.
WW-R124 = Im Spiel mit zwei Magiestapeln kommt jede Karte auf den Ablagestapel ihres eigenen Stapels zurück.
WW-R125 = Legt der Tisch eine Höchstzahl von Zügen aller Spieler zusammen fest (Option turn_cap), gewinnt an deren Ende, wer die meisten Siegpunkte, dann die meisten Lebenspunkte hat; sonst endet das Spiel unentschieden.

## Beispiele: Züge, Bewegung, Schaden

WW-E01 = Angenommen, du hast Grundgeschwindigkeit 3 und noch 1 Bewegungspunkt: Wenn du „Verwandlung in Golem“ wirkst, dann ist deine Grundgeschwindigkeit 2 und du hast 0 Punkte; wenn du danach um 3 beschleunigst, dann hast du 3.
WW-E02 = Angenommen, du hast 3 Bewegungspunkte: Wenn du zur Beschleunigung eine Karte mit Energiewert 3 abwirfst, dann hast du in diesem Zug 6 und darfst nicht noch einmal beschleunigen.
WW-E03 = Angenommen, ihr spielt zu zweit auf Seite A, Blau links, Rot rechts, nichts gedreht, und du stehst mit 1 Bewegungspunkt auf (2,0) (Zeile und Spalte ab 0): Wenn du nach Westen gehst, dann stehst du auf (2,9) und hast 0 Punkte.
WW-E04 = Angenommen, auf demselben Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht) stehst du auf (0,2): Wenn du nach Norden durch das violette Portal gehst, dann stehst du auf (4,7) und hast 1 Bewegungspunkt ausgegeben.
WW-E05 = Angenommen, du hast 3 Bewegungspunkte, einen „Feuerball“ auf der Hand und trägst einen Generalschlüssel: Wenn du 2 Felder gehst, „Feuerball“ auf B in Sichtlinie wirkst und durch eine Tür auf einem fremden Spielplanteil gehst, dann hat B 5 Lebenspunkte weniger, du hast weder Punkte noch Angriff übrig, und die Tür ist hinter dir zu.
WW-E06 = Angenommen, auf dem Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht) ist die rote Tür westlich der roten Basis zu: Wenn du die Zeile 2 entlangsiehst, dann siehst du von (2,4) bis (2,6) und von (2,9) bis (2,7), aber nie durch die Tür.
WW-E07 = Angenommen, du hast 6 Handkarten und erhältst 1 Zauber aufrecht: Wenn du nachziehen willst, dann zählen schon 7 Karten zu deinem Limit und du darfst keine ziehen.
WW-E08 = Angenommen, du hast „Säurebad“ mit einer 4-Energie-Karte auf B gewirkt (4 Marker): Wenn in deinem nächsten Zug Zeit vergeht, dann erleidet B 2 Schaden, danach liegen noch 3 Marker, und ein Tod dadurch bringt keinen Siegpunkt.
WW-E09 = Angenommen, du wirkst einen Zauber mit einer 5-Energie-Karte: Wenn er verstärkt ist, dann hat er 5 Energie, nicht 6.
WW-E10 = Angenommen, du wirkst „Steingeschosse“ mit einer 5-Energie-Karte: Wenn der Zauber wirkt, dann liegt er mit 5 Markern vor dir und die Energiekarte ist abgelegt.
WW-E11 = Angenommen, du hast „Zusätzliche Arme“ mit dem Energiewert 3: Wenn du sie ohne Verstärkung wirkst, dann liegt 1 Marker darauf und sie zählen zum Handkartenlimit; wenn in deinem nächsten Zug Zeit vergeht, dann werden sie abgelegt.
WW-E12 = Angenommen, da steht eine Steinmauer: Wenn ihr ein Angriff 7 und ein anderer 9 Schaden zufügt, dann bekommt sie 2 und 3 Breschen und ist mit 5 zerstört; nur 2 Schaden hätten nichts bewirkt.
WW-E13 = Angenommen, eine Steinmauer ist in deiner Sichtlinie: Wenn du „Feuerball“ auf sie wirkst, dann hat sie 1 Bresche.
WW-E14 = Angenommen, in gerader Linie hinter einer zerstörten Mauer steht ein Granitblock: Wenn du einen Großen Felsen darauf wirfst, dann schlagen 2 Schaden keine Bresche und der Felsen liegt auf dem Feld vor dem Block.
WW-E15 = Angenommen, zwischen zwei Spielplanteilen steht eine Mauer: Wenn ein Zauber sie zerstört, dann ist die Trennlinie offen, obwohl beide Teile eine Mauer zeigen, und dort darf wieder eine Mauer erschaffen werden.
WW-E16 = Angenommen, es gibt einen fallen gelassenen Dolch, einen Dornenbusch und eine Steinmauer: Wenn du etwas erschaffen willst, dann geht auf keinem der beiden Felder ein Dornenbusch und auf der Trennlinie der Mauer keine Flammenmauer.
WW-E17 = Angenommen, der einzige Rosenstrauch auf dem Spielplan ist von dir: Wenn B noch einen erschafft, dann weiß das Programm ohne Hut, dass der erste dir und der zweite B gehört.
WW-E18 = Angenommen, du bist betäubt und hast „Feuerball“ gewirkt: Wenn du „Teleportation“ wirken willst, dann wird das abgelehnt; „Meditation“ wäre erlaubt.
WW-E19 = Angenommen, du wirkst „Feuerball“ auf B: Wenn B „Schildwall“ wirkt, dann bleibt B unverletzt, beide Karten werden abgelegt und dein Angriff ist verbraucht.
WW-E20 = Angenommen, du wirkst „Feuerball“ auf B: Wenn B „Schild“ ohne Verstärkung wirkt, dann erleidet B 3 Schaden.
WW-E21 = Angenommen, du wirkst „Feuerball“ auf B: Wenn B nacheinander zwei unverstärkte „Schilde“ wirkt, dann erleidet B 1 Schaden.
WW-E22 = Angenommen, du wirkst „Feuerball“ auf B: Wenn B „Verwandlung in Gnom“ als Gegenzauber wirkt und eine 2 würfelt, dann erleidet B nichts; wenn B eine 3 würfelt, dann erleidet B 5 Schaden oder spielt noch einen Gegenzauber.
WW-E23 = Angenommen, B hat 4 Lebenspunkte: Wenn B durch eine von dir erschaffene Flammenmauer geht, dann stirbt B, niemand bekommt einen Siegpunkt und die Handkarten von B werden abgelegt.
WW-E24 = Angenommen, du willst mit 2 Bewegungspunkten eine Staubwolke verlassen: Wenn du eine 1 würfelst, dann gehst du für 1 Punkt ein Feld nach Osten; steht dort eine Mauer, bleibst du und hast noch 1 Punkt.
WW-E25 = Angenommen, auf dem Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht) stehst du auf (0,1), B auf (1,3), C auf (1,1), und du siehst beide nicht direkt: Wenn du „Um die Ecke“ mit „Feuerball“ spielst, dann erreichst du B mit 90 Grad bei (0,3) und C mit 180 Grad über (0,3) und (1,3).
WW-E26 = Angenommen, eine Erdmauer entsteht quer zur Linie eines Angriffs: Wenn es „Schleichender Tod“ ist, dann ist er neutralisiert; wenn es „Feuerball“ ist, dann verpufft er; wenn es „Blitzschlag“ ist, dann kehrt er um und läuft weiter.
WW-E27 = Angenommen, ihr spielt mit persönlichem Zauberbuch (Option personal_spellbook), Gruppe 1 mit weißen Zaubertricks, Alchemie, Geistesbeeinflussung und Thaumaturgie, Gruppe 2 mit schwarzen Zaubertricks, Beschwörung, Elementarmagie und Verwandlung: Wenn die Magiestapel fertig sind, dann hat jeder 84 Karten und du ziehst nur von dem deiner Gruppe.

## Beispiele: Sichtlinie

WW-E28 = Angenommen, ihr habt den Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht; Zeile und Spalte ab 0): Wenn du auf (2,2) stehst, dann siehst du außerdem genau (0,3), (1,2) und (2,3).
WW-E29 = Angenommen, ihr habt den Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht): Wenn du auf (2,7) stehst, dann siehst du außerdem (0,8), (1,7), (2,0), (2,1), (2,8), (2,9), (3,7), (3,9) und (4,6).
WW-E30 = Angenommen, ihr habt den Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht): Wenn du auf (0,2) stehst, dann siehst du außerdem (0,0), (0,1), (0,3), (0,4), (1,9), (3,6), (3,8) und (4,7), manche davon durch Ausgänge.
WW-E31 = Angenommen, ihr habt den Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht): Wenn Rot die Tür östlich von (2,6) aufhält, dann siehst du von (2,4) die ganze Zeile außer (2,2) und (2,3), und zwar (2,0) und (2,1) über den Rand.
WW-E32 = Angenommen, ihr habt den Spielplan zu dritt, Seite A, Blau oben links, Rot darunter, Gelb rechts von Rot, nichts gedreht: Wenn Magier auf (2,4) und (7,7) stehen, dann sehen sie sich durch das violette Portal, obwohl die Linie dort um 90 Grad abknickt.
WW-E33 = Angenommen, ihr habt den Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht): Wenn die Mauer östlich von (2,1) zerstört wird, dann ist die Säule an ihrem oberen Ende weg, die am unteren bleibt, und von (2,0) siehst du 14 statt 11 Felder, dein eigenes mitgezählt.
WW-E34 = Angenommen, ihr habt den Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht): Wenn „Nebel“ wirkt, dann siehst du von (2,0) nur dein eigenes Feld, (1,0), (3,0), (2,1) und (2,9).
WW-E35 = Angenommen, auf dem Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht) steht ein Granitblock auf (2,5): Wenn du von (2,4) zielst, dann darfst du den Block wählen, aber nicht (2,6).
WW-E36 = Angenommen, auf dem Spielplan zu zweit (Seite A, Blau links, Rot rechts) liegen die roten Schätze auf ihren Startfeldern: Wenn das rote Spielplanteil um 90 Grad im Uhrzeigersinn gedreht wird, dann ist seine Tür südlich von (1,7), die Schätze liegen auf (0,9) und (4,5), und die Basis ist weiter (2,7).

## Beispiele: Zusammenspiel der Karten

WW-E37 = Angenommen, du wirkst „Feuerball“ auf B und B antwortet mit „Schildwall“: Wenn du „Anti-Anti“ wirkst, dann ist „Schildwall“ neutralisiert und B wird erneut gefragt und darf noch „Schild“ wirken; sonst erleidet B 5 Schaden.
WW-E38 = Angenommen, du wirkst „Machtstoß“ mit einer 4-Energie-Karte auf B, und C sieht dich: Wenn C „Zauber absorbieren“ wirkt, dann bleibt B unverletzt, C hat „Machtstoß“ auf der Hand, die Energiekarte ist abgelegt und dein Angriff verbraucht.
WW-E39 = Angenommen, du wirkst „Feuerball“ auf B, B antwortet mit „Schildwall“ und du siehst B: Wenn du „Zauber absorbieren“ auf „Schildwall“ wirkst, dann ist er neutralisiert und auf deiner Hand, und dein „Feuerball“ steht noch.
WW-E40 = Angenommen, B wirkt „Schmerzbund“ als Gegenzauber: Wenn du „Neutrales aufheben“ darauf wirken willst, dann wird das abgelehnt.
WW-E41 = Angenommen, du wirkst „Feuerball“ mit „Um die Ecke“ auf B, den du nicht direkt siehst: Wenn C „Um die Ecke“ mit „Neutrales aufheben“ neutralisiert, dann hat „Feuerball“ keine Linie mehr und ist auch neutralisiert, und dein Angriff ist verbraucht.
WW-E42 = Angenommen, auf dem Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht) stehst du auf (2,0), B auf (2,1) und C auf (2,9): Wenn du „Blitzschlag“ mit 4 Energie nach Osten wirkst, dann betritt er (2,1), an der Mauer noch einmal (2,1), (2,0) und (2,9): B erleidet 3 + 3, du 3 und C 3 Schaden, und jeder bekommt 1 Betäubungsmarker.
WW-E44 = Angenommen, von „Feuerpfeile“ mit 4 Energie gehen drei auf B und einer auf C: Wenn B den ersten mit „Schildwall“ abwehrt, dann erleidet B noch 2 Schaden und C 1.
WW-E45 = Angenommen, einer deiner Feuerpfeile gilt einem Rosenstrauch: Wenn er trifft, dann ist der Strauch zerstört und sein Zauber endet.
WW-E46 = Angenommen, B hat 9 Lebenspunkte und trägt 2 Badabumm-Steine und einen Lebensstein: Wenn dein „Feuerball“ trifft und B „Schild“ ohne Verstärkung wirkt, dann erleidet B 3 Schaden, verliert alle Steine, erleidet noch 4 + 4 und stirbt bei −2, aber du bekommst weder Siegpunkt noch Karten.
WW-E48 = Angenommen, B ist ein Golem: Wenn dein „Feuerball“ trifft und B „Schild“ mit Energiewert 2 verstärkt, dann bleibt von 5 − 2 − 4 nichts übrig und nichts passiert.
WW-E49 = Angenommen, du wirkst „Ka-Dong!“ auf B: Wenn der Schaden auf 0 sinkt, dann wird B nicht betäubt.
WW-E50 = Angenommen, du hast 1 Siegpunkt und 3 Lebenspunkte, B hat 5 Lebenspunkte und „Schmerzbund“: Wenn dein „Feuerball“ B auf 0 bringt, dann erleidest du 5 Schaden, ihr sterbt beide und du gewinnst nicht; lebt nur noch C, gewinnt C.
WW-E51 = Angenommen, B hat einen „Homunkulus“ mit 4 Markern: Wenn du „Feuerball“ auf B wirkst, dann weicht B aus und der Homunkulus ist weg, ohne Betäubung oder verbrannte Steine; ein Faustschlag hätte B getroffen.
WW-E53 = Angenommen, B steht in einem Gang mit 2 freien Feldern im Osten und dann einer Sackgasse, und du greifst von Westen mit „Machtstoß“ für 3 Schaden an: Wenn B „Federleicht“ wirkt, dann bewegt sich B 2 Felder und erleidet 1 Schaden.
WW-E54 = Angenommen, du wirkst „Feuerball“ auf B: Wenn B sich auf ein Feld teleportiert, das du siehst, dann trifft der Angriff trotzdem; wenn du das neue Feld nicht siehst, dann ist B ausgewichen.
WW-E55 = Angenommen, du verpasst B einen Faustschlag: Wenn B sich im selben Gang 3 Felder weit teleportiert, dann ist B nicht mehr benachbart und dem Schlag ausgewichen.
WW-E56 = Angenommen, auf dem Spielplan zu zweit (Seite A, Blau links, Rot rechts, nichts gedreht) stehst du auf (2,9), B auf (2,8), und die rote Tür ist zu: Wenn du „Wasserblitz“ mit 3 Energie als 1 Schaden und 2 Felder Stoß wirkst, dann erleidet B 1 Schaden und steht auf (2,7); das zweite Feld verfällt an der Tür.
WW-E57 = Angenommen, B steht neben dir und trägt einen Flammenmantel: Wenn dein „Wasserblitz“ B 1 Schaden zufügt, dann ist der Mantel zerstört und schlägt nicht zurück; wenn er 0 Schaden macht, dann behält B den Mantel.
WW-E59 = Angenommen, B wirkt „Flut“: Wenn du mit „Flammenmauer“ antwortest, dann werden beide Karten abgelegt und nichts Feuriges nimmt Schaden.
WW-E60 = Angenommen, du wirkst „Feuerball“ auf B: Wenn B „Flut“ als Gegenzauber wirkt, dann ist „Feuerball“ neutralisiert, jede Flammenmauer und jeder Flammenmantel ist weg und „Flut“ liegt vor B.
WW-E62 = Angenommen, du hebst einen Schatz von B auf: Wenn B „Schutzzeichen“ wirkt und du eine 2 würfelst, dann erleidest du 3 Schaden und lässt den Schatz fallen, und deine Phase „Bewegung und Magie“ endet trotzdem.
WW-E63 = Angenommen, du hebst im Heimatteil von B einen Schatz auf: Wenn B „Narrengold“ wirkt, dann legt B ihn auf ein anderes Feld dieses Teils und du wirfst nicht ab und ziehst nicht nach.
WW-E64 = Angenommen, du hast 2 Bewegungspunkte: Wenn du in einen Dornenbusch gehst, dann erleidest du 1 Schaden, bekommst 1 Betäubungsmarker, und dein Zug endet ohne Nachziehen; in deinem nächsten Zug legst du den Marker ab, bist aber noch betäubt.
WW-E65 = Angenommen, du bewegst B mit „Mentale Kraft“, und auf dem zweiten von 4 Feldern steht ein Dornenbusch: Wenn B ihn betritt, dann erleidet B 1 Schaden, ist betäubt und bleibt dort, und dein Zug geht weiter; stirbt B daran, bekommst du keinen Siegpunkt.
WW-E67 = Angenommen, du trägst einen Machtstein: Wenn du „Machtstoß“ mit „Addition“, einer 4-Energie-Karte und einer Karte mit Energiewert 3 wirkst, dann hat er (4 + 1) + (3 + 1) = 9 Energie und macht 11 Schaden.
WW-E68 = Angenommen, hinter einer Mauer liegt 2 Felder weit weg ein leeres Feld: Wenn du „Feuerball“ mit „Astralprojektion“ dorthin wirkst, dann zielst du von jenem Feld aus; wer „Neutrales aufheben“ gegen die Projektion wirken will, muss deinen Körper sehen.
WW-E69 = Angenommen, du trägst einen Hellsichtsstein, und in einem geraden Gang steht eine Mauer zwischen dir und B: Wenn du B angreifst, dann ist „Feuerball“ erlaubt, ein Wurf mit dem Großen Felsen aber nicht.
WW-E70 = Angenommen, B hat vier Fallenmarker gelegt: Wenn du einen leeren betrittst, dann wird er entfernt und drei bleiben; wenn du den echten betrittst, dann drohen dir 4 Schaden, denen du nicht ausweichen, gegen die du aber „Schild“ wirken kannst, und alle Marker und die Karte kommen weg.
WW-E72 = Angenommen, dein „Tür erschaffen“ liegt auf einer Steinmauer mit 2 Breschen: Wenn es gebannt wird, dann ist die Mauer mit 2 Breschen wieder da; wenn stattdessen die Tür 3 Breschen bekommt, dann ist die Trennlinie offen.
WW-E73 = Angenommen, du trägst als Schleim-Monster einen Schatz: Wenn du durch eine geschlossene Tür gehst, dann liegt der Schatz auf dem Feld vor der Tür.
WW-E75 = Angenommen, ein gegnerischer Schatz auf deiner Basis bringt dir 1 Siegpunkt: Wenn B ihn aufhebt, dann hast du sofort 0.
WW-E76 = Angenommen, du hast unter „Schleichender Tod“ noch 1 Lebenspunkt: Wenn du nachziehen sollst, dann darfst du ohne Karte aufhören; wenn du eine ziehst, dann stirbst du und niemand bekommt einen Siegpunkt.
WW-E78 = Angenommen, bei dir zählen 9 Karten zum Limit, darunter ein Gehirnstein: Wenn du durch „Feuerball“ Schaden erleidest, dann ist der Stein zerstört und du wirfst 2 Handkarten ab; es bleiben 6 bei einem Limit von 7.
WW-E79 = Angenommen, es ist dein erster Zug und B steht an einer Mauer: Wenn du wählst, dann hast du weder Faustschlag noch Angriffszauber noch Wurf zur Wahl, aber „Mauer zerstören“ neben B ist erlaubt und verursacht 2 Schaden.
WW-E80 = Angenommen, du trägst einen Schatz, und B ist in gerader Linie 4 Felder entfernt: Wenn du „Hau-Ruck!“ auf B wirkst, dann kann B nicht reagieren und erleidet 4 Schaden, und der Schatz liegt auf dem Feld von B.
WW-E82 = Angenommen, im Magiestapel liegt 1 Karte und im Ablagestapel liegen 10: Wenn du 2 Karten ziehst, dann ziehst du die letzte, der Ablagestapel wird gemischt und du ziehst noch eine.
