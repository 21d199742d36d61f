
## Magieschulen

school-cantrip-white = Weiße Zaubertricks
school-cantrip-black = Schwarze Zaubertricks
school-alchemy = Alchemie
school-conjuring = Beschwörung
school-elemental = Elementarmagie
school-mentalism = Geistesbeeinflussung
school-mutation = Verwandlung
school-thaumaturgy = Thaumaturgie

## Kartenarten

type-attack = Angriffszauber
type-neutral = Neutraler Zauber
type-counter = Gegenzauber
type-item = Gegenstand
type-energy = Energiekarte
type-neutral-counter = Neutraler Zauber oder Gegenzauber
type-neutral-attack = Neutraler Zauber oder Angriffszauber

## Reichweiten

range-self = Zaubernder
range-adj = Benachbart
range-los = Sichtlinie
range-any = Überall

## Wirkungsdauer

duration-inst = Sofortwirkend
duration-temp = Temporär
duration-perm = Permanent

## Zaubertricks

name-full-shield = Schildwall
table-brief-full-shield = Hebt einen Zauber gegen dich auf
card-full-shield = Wirke dies, während ein Zauber beliebiger Art gewirkt wird, der dir gilt oder dich treffen würde: Er ist neutralisiert. Gegen Gegenstände, Waffen, Faustschläge und gewöhnliche Karten hilft es nicht.
name-negate-neutral = Neutrales aufheben
table-brief-negate-neutral = Hebt einen neutralen Zauber auf
card-negate-neutral = Wirke dies, während ein Magier, den du siehst, einen neutralen Zauber wirkt, egal für wen: Der Zauber ist neutralisiert. Bei einem globalen Zauber musst du den Zaubernden nicht sehen; eine als Gegenzauber gewirkte Karte ist kein neutraler Zauber, und auf gewöhnliche Karten kann man nicht reagieren.
name-drop-object = Fallen lassen!
table-brief-drop-object = Das Ziel lässt 1 Ding fallen
card-drop-object = Ein Magier, den du siehst, lässt auf seinem Feld seinen getragenen Schatz oder einen ausgerüsteten Gegenstand fallen. Du wählst, was, wenn der Zauber wirkt. Das Ziel muss etwas tragen.
name-zot = Zapp!
table-brief-zot = Energie als Schaden oder 2 Betäubung
card-zot = Wähle eines: magischer Schaden in Höhe der Energie gegen einen Magier oder ein zerstörbares Objekt, den oder das du siehst, oder 2 Betäubungsmarker für einen Magier, den du siehst.
name-around-the-corner = Um die Ecke
table-brief-around-the-corner = Dein Zauber biegt 1-mal ab
card-around-the-corner = Spiele dies zusammen mit einem Zauber mit Reichweite „Sichtlinie“: Seine Linie darf einmal abbiegen, um bis zu 180 Grad und immer zur selben Seite. Nicht für „Blitzschlag“ und nichts Geworfenes, und nur einmal je Zauber. Wird diese Karte neutralisiert und hat dein Zauber ohne sie keine Linie mehr, ist auch er neutralisiert.
name-create-wall = Mauer erschaffen
table-brief-create-wall = Neue Mauer, 5 Breschen
card-create-wall = Erschaffung: Errichte eine Steinmauer auf einer Trennlinie ohne Mauer und Tür, die du siehst; offene Ausgänge und die Ränder einer Basis sind erlaubt. Sie blockiert Bewegung und Sicht und fällt bei 5 Breschen. Sie steht, solange du den Zauber aufrechterhältst; an der Außenseite eines Spielplanteils wird sie zerstört, wenn es sich dreht.
name-destroy-wall = Mauer zerstören
table-brief-destroy-wall = Sprengt eine Mauer, 2 Schaden daneben
card-destroy-wall = Zerstöre einen Mauerabschnitt oder eine Tür, den oder die du siehst, auch Erschaffenes, Versiegeltes und eine Flammenmauer, aber keine Außenmauer. Danach erleidet jeder Magier auf den beiden Feldern daneben 2 physischen Schaden, auch du. Das ist kein Angriff, man kann nicht ausweichen, und es geht schon im ersten Zug.
name-dispel = Magie bannen
table-brief-dispel = Beendet 1 Zauber im Spiel
card-dispel = Beende einen temporären oder permanenten Zauber im Spiel und alles, was von ihm abhängt; auch ein eigener ist erlaubt. Du musst sein Objekt, seine Trennlinie oder den betroffenen Magier sehen (globale Zauber gelten als gesehen). Von einer „Falle“ entfernst du nur einen Marker.
name-pick-lock = Schloss knacken
table-brief-pick-lock = Öffnet eine Tür neben dir
card-pick-lock = Gewöhnlich: Eine geschlossene, unversiegelte Tür an deinem Feld geht auf, und du hältst sie offen, solange du an ihr stehst. Später noch einmal öffnen darfst du sie deshalb nicht. Niemand kann darauf reagieren.
name-rotate-sector = Spielplanteil drehen
table-brief-rotate-sector = Dreht 1 Spielplanteil
card-rotate-sector = Drehe ein beliebiges Spielplanteil um 90 Grad nach links, 90 Grad nach rechts oder 180 Grad. Alles darauf dreht sich mit, und niemand betritt dadurch ein Feld; Portale und verbundene Ausgänge bleiben, wie sie sind. Erschaffene Mauern und Türen und Flammenmauern an seinen vier Außenseiten werden zerstört, aufgedruckte Mauern dort sind wieder heil.
name-large-rock = Großer Felsen
table-brief-large-rock = Wurf: 2 Schaden
card-large-rock = Ausgerüstet, Wurfwaffe: Wirf ihn als deinen Angriff auf einen Magier oder ein zerstörbares Objekt in Sichtlinie, 2 physischer Schaden. Danach liegt er auf dem Feld des Ziels oder auf dem Feld vor Mauer, Tür, Granitblock oder Großem Mann. Aufheben darf ihn, wer will.
name-energy-6 = 6-Energie
table-brief-energy-6 = Energie 6 oder 6 Schritte
card-energy-6 = Wirf sie ab, um einen Zauber beim Wirken auf 6 Energie zu verstärken oder einmal in deinem Zug 6 Bewegungspunkte dazuzubekommen.

## Alchemie

name-fools-gold = Narrengold
table-brief-fools-gold = Vereitelt einen Raub bei dir
card-fools-gold = Wirke dies, wenn ein anderer Magier einen Schatz aufhebt, der in deinem Heimatteil lag, egal wem er gehört: Sein Zug endet sofort, ohne Abwerfen und Nachziehen. Du legst den Schatz auf ein anderes Feld deines Heimatteils ohne Granitblock; auf deiner Basis kann er zählen. „Schildwall“ hilft nicht dagegen.
name-acid-bath = Säurebad
table-brief-acid-bath = 2 Schaden in jedem Zug
card-acid-bath = Fluch auf einen Magier, den du siehst, so viele Züge lang, wie er Energie hat: In jeder deiner Phasen „Zeit vergeht“ erleidet das Ziel 2 magischen Schaden. Deinen Angriff kostet er nur im Zug des Wirkens; dem Schaden kann man nicht ausweichen, und ein Tod dadurch bringt keinen Siegpunkt. Er endet, sobald „Wasserblitz“ das Ziel trifft oder „Flut“ gewirkt wird.
name-stone-dead = Steintod
table-brief-stone-dead = Energie + Steine als Schaden
card-stone-dead = Ein Magier, den du siehst, erleidet magischen Schaden in Höhe der Energie plus der Zahl der magischen Steine, die er trägt.
name-add = Addition
table-brief-add = 2 Energiekarten zählen zusammen
card-add = Spiele dies zu einer Verstärkung oder zu deiner Beschleunigung: Du setzt zwei Karten mit Energiewert ein und zählst sie zusammen, jede um deine Machtsteine erhöht. Mehr geht nicht, und der Energiewert der Addition selbst zählt nicht. Nur in deiner Phase „Bewegung und Magie“; wird die Addition neutralisiert, zählt nur die erste Karte.
name-homunculus = Homunkulus
table-brief-homunculus = Fängt Treffer für dich ab
card-homunculus = Erschaffung, die mit so vielen Energiemarkern vor dir liegt, wie sie Energie hat; das ist ihr Leben. Sie fängt jeden Angriff mit Reichweite „Sichtlinie“ ab, der dir gilt: Du weichst aus, und der Schaden nimmt ihr ebenso viele Marker, alles andere verfällt. Ohne Marker endet sie. Kann man nicht ausweichen, trifft es euch beide; Faustschläge und andere Nahangriffe hält sie nicht auf.
name-bloodshard = Bluttalisman
table-brief-bloodshard = Jeder Treffer 1 schwächer
card-bloodshard = Ausgerüstet, Plunder: Der Schaden, den du aus jeder einzelnen Quelle erleidest, ist um 1 geringer.
name-boomstone = Badabumm-Stein
table-brief-boomstone = Wurf: 4 Feuerschaden
card-boomstone = Ausgerüstet, magischer Stein: Wirf ihn als deinen Angriff auf einen Magier oder ein zerstörbares Objekt in Sichtlinie, 4 magischer Feuerschaden; dann wird er abgelegt. Erleidet sein Träger Feuerschaden, werden alle seine magischen Steine zerstört, und danach fügt ihm jeder Badabumm-Stein darunter 4 magischen Feuerschaden zu. Ein Tod durch so eine Explosion bringt niemandem einen Siegpunkt.
name-brainstone = Gehirnstein
table-brief-brainstone = Limit +2
card-brainstone = Ausgerüstet, magischer Stein: Dein Handkartenlimit ist um 2 höher. Wenn du ihn zum ersten Mal im Spiel ausspielst oder bekommst, ziehst du sofort 2 Karten. Verlierst du ihn, wirfst du sofort 2 Handkarten deiner Wahl ab. Feuerschaden, den du erleidest, zerstört ihn.
name-lifestone = Lebensstein
table-brief-lifestone = +1 Leben in jedem Zug
card-lifestone = Ausgerüstet, magischer Stein: Zu Beginn deines Zuges bekommst du 1 Lebenspunkt dazu, bis höchstens 20. Feuerschaden, den du erleidest, zerstört ihn.
name-mightstone = Kraftstein
table-brief-mightstone = Faustschlag + 1 Würfel
card-mightstone = Ausgerüstet, magischer Stein: Dein Faustschlag verursacht um einen Würfelwurf mehr physischen Schaden. Feuerschaden, den du erleidest, zerstört ihn.
name-null-powder = Nullpulver
table-brief-null-powder = Hebt 1 Zauber auf oder beendet ihn
card-null-powder = Ausgerüstet, wirf es für eins von beidem ab. Als Gegenzauber: Neutralisiere einen Zauber mit Reichweite „Sichtlinie“, der dir gilt; darauf reagiert nur „Anti-Anti“. Oder in deinem Zug: Beende einen temporären oder permanenten Zauber in Sichtlinie wie mit „Magie bannen“.
name-powerstone = Machtstein
table-brief-powerstone = Energiekarten zählen +1
card-powerstone = Ausgerüstet, magischer Stein: Jede Karte, die du zum Verstärken oder Beschleunigen für ihren Energiewert einsetzt, zählt 1 mehr. Ohne so eine Karte gibt es keinen Bonus, auch nicht für das Magierschwert. Feuerschaden, den du erleidest, zerstört ihn.
name-speedstone = Flitzstein
table-brief-speedstone = Tempo +1
card-speedstone = Ausgerüstet, magischer Stein: Deine Grundgeschwindigkeit ist um 1 höher. Feuerschaden, den du erleidest, zerstört ihn.
name-spellstone = Zauberstein
table-brief-spellstone = Ziehe 3 statt 2
card-spellstone = Ausgerüstet, magischer Stein: Beim Nachziehen darfst du 3 statt 2 Karten ziehen, aber nie über dein Handkartenlimit. Feuerschaden, den du erleidest, zerstört ihn.
name-universal-solvent = Universallöser
table-brief-universal-solvent = Wurf: zerstört ein Objekt
card-universal-solvent = Ausgerüstet, Wurfwaffe, aber kein Angriff: Wirf ihn in deinem Zug auf ein Objekt in Sichtlinie, und beide werden zerstört. Möglich sind innere Mauer, Tür, Granitblock, Busch, Wolke, Flammenmauer, ausgestreute Reißnägel, fallen gelassener Gegenstand und Fallenmarker; nicht Schatz, Außenmauer, Siegel oder Kleber.
name-visionstone = Hellsichtsstein
table-brief-visionstone = Zauber gehen durch 1 Mauer
card-visionstone = Ausgerüstet, magischer Stein: Die Linie jedes deiner Zauber mit Reichweite „Sichtlinie“ oder „Benachbart“ darf durch eine Mauer oder Tür gehen, für jeden Zauber neu gewählt; nie durch Außenmauer, Säule oder eine dagegen errichtete Erdmauer. Würfen hilft er nicht. Feuerschaden, den du erleidest, zerstört ihn.
name-energy-4 = 4-Energie
table-brief-energy-4 = Energie 4 oder 4 Schritte
card-energy-4 = Wirf sie ab, um einen Zauber beim Wirken auf 4 Energie zu verstärken oder einmal in deinem Zug 4 Bewegungspunkte dazuzubekommen.
name-energy-5 = 5-Energie
table-brief-energy-5 = Energie 5 oder 5 Schritte
card-energy-5 = Wirf sie ab, um einen Zauber beim Wirken auf 5 Energie zu verstärken oder einmal in deinem Zug 5 Bewegungspunkte dazuzubekommen.

## Beschwörung

name-shield = Schild
table-brief-shield = 2 Schaden weniger, + Energie
card-shield = Wirke dies, wenn dir eine Quelle gleich Schaden zufügt, ob Angriff oder nicht: Der Schaden sinkt um 2 oder, wenn du „Schild“ verstärkst, um die Verstärkung plus 2. Du entscheidest, wenn die Höhe feststeht. Gegen gewöhnlichen Schaden hilft es nicht.
name-wall-of-earth = Erdmauer
table-brief-wall-of-earth = Hält 1 Angriff auf Sicht auf
card-wall-of-earth = Wirke dies, wenn ein Angriff mit Reichweite „Sichtlinie“ angesagt wird, egal gegen wen: Errichte eine Erdmauer auf einer Trennlinie ohne Mauer und Tür, die seine Linie kreuzt und die du siehst. Sie stoppt diesen einen Angriff und zerfällt; ein Zauber ist neutralisiert, ein Wurf landet davor, ein „Blitzschlag“ wird zurückgeworfen. Nicht gegen Faustschlag, Magierschwert, „Schmerzkugel“ oder „Seuche“ und nicht innerhalb eines Feldes.
name-ward = Schutzzeichen
table-brief-ward = 3 Schaden für den Dieb
card-ward = Wirke dies, wenn ein anderer Magier irgendwo einen deiner Schätze aufhebt: Er erleidet 3 magischen Schaden und würfelt; bei 1 oder 2 lässt er den Schatz auf seinem Feld fallen. „Schildwall“ kann das stoppen. Die Phase des Diebs endet so oder so, und ein Tod dadurch bringt keinen Siegpunkt.
name-fire-darts = Feuerpfeile
table-brief-fire-darts = Energie × 1 Feuerschaden
card-fire-darts = Feuer: Du schießt so viele Pfeile, wie der Zauber Energie hat, jeden auf einen Magier oder ein zerstörbares Objekt in Sichtlinie; nenne zuerst alle Ziele. Jeder Pfeil macht als eigene Quelle 1 magischen Feuerschaden und wird einzeln abgewehrt. Nur „Zauber absorbieren“ und „Flut“ stoppen alle.
name-ka-bong = Ka-Dong!
table-brief-ka-bong = 4 Schaden, 1 Betäubung
card-ka-bong = 4 physischer Schaden gegen einen Magier oder ein zerstörbares Objekt in Sichtlinie. Ein Magier, der davon etwas erleidet, bekommt 1 Betäubungsmarker.
name-swap = Platztausch
table-brief-swap = Tauscht die Plätze
card-swap = Du und ein Magier, den du siehst, tauscht die Felder und behaltet, was ihr tragt; beide betretet ihr das neue Feld. Deines darfst du in diesem Zug nicht mehr freiwillig verlassen. Bist du betäubt, kannst du dies nicht wirken.
name-booby-trap = Falle
table-brief-booby-trap = 4 Marker, 1 davon: 4 Schaden
card-booby-trap = Erschaffung: Lege die 4 Fallenmarker irgendwo verdeckt auf 4 verschiedene leere Felder, die keine Basis sind; nur du weißt, welcher echt ist. Betritt ein anderer Magier einen davon, wird er aufgedeckt. Der echte macht 4 magischen Schaden, ist kein Angriff, man kann nicht ausweichen, und der Zauber endet mit allen Markern; ein leerer kommt nur weg.
name-create-door = Tür erschaffen
table-brief-create-door = Eine Tür nur für dich
card-create-door = Erschaffung: Setze eine Tür auf eine Steinmauer oder freie Trennlinie in Sichtlinie, nicht auf Außenmauer, Flammenmauer oder eine andere Tür. Nur du oder wer einen Generalschlüssel trägt, darf sie aufschließen; ist sie an deinem Feld, darfst du sie gleich aufhalten. Sie fällt bei 3 Breschen, dann bleibt die Trennlinie für immer offen; endet der Zauber anders, ist eine ersetzte Mauer mit ihren Breschen zurück.
name-dust-cloud = Staubwolke
table-brief-dust-cloud = Wolke verhüllt ein Feld
card-dust-cloud = Erschaffung: Eine Wolke füllt ein leeres Feld in Sichtlinie, keine Basis, und blockiert die Sicht. Jeder kann hineingehen, doch darin siehst du nur dich und die Wolke, und niemand sieht dich. Ein Schritt hinaus kostet 1 Bewegungspunkt und geht in eine gewürfelte Richtung; ist sie versperrt, bleibst du. „Platztausch“, „Teleportation“, „Windreiter“, Nebelgestalt und Schleim-Monster kümmert das nicht.
name-glue = Kleber
table-brief-glue = Klebt 1 Ding fest
card-glue = So viele Züge lang, wie er Energie hat, kann ein liegendes Objekt oder ein liegender Schatz in Sichtlinie weder aufgehoben noch bewegt werden. Getragenes lässt sich nicht ankleben; Angeklebtes dreht sich mit seinem Spielplanteil.
name-rosebush = Rosenstrauch
table-brief-rosebush = Beim Betreten: 3 Schaden
card-rosebush = Erschaffung: ein Busch auf einem leeren Feld in Sichtlinie, keine Basis; er blockiert die Sicht. Wer ihn betritt, auch du, erleidet 3 physischen Schaden; das ist kein Angriff, und man kann nicht ausweichen. Er fällt bei 1 Bresche oder jedem Feuerschaden.
name-thornbush = Dornenbusch
table-brief-thornbush = Beim Betreten: 1 Schaden, Zug vorbei
card-thornbush = Erschaffung: ein Busch auf einem leeren Feld in Sichtlinie, keine Basis; er blockiert die Sicht. Wer ihn betritt, auch du, erleidet 1 physischen Schaden, bekommt 1 Betäubungsmarker und verliert im eigenen Zug den ganzen Rest samt Nachziehen; eine erzwungene Bewegung hört dort auf. Das ist kein Angriff, und man kann nicht ausweichen. Er fällt bei 1 Bresche oder jedem Feuerschaden.
name-handful-of-tacks = Reißnägel
table-brief-handful-of-tacks = Beim Betreten: 3 Schaden
card-handful-of-tacks = Ausgerüstet, Plunder: Streue sie in „Bewegung und Magie“ kostenlos auf ein leeres Nachbarfeld in Sichtlinie; fallen gelassen liegen sie ausgestreut auf deinem. Wer das Feld betritt, auch du, erleidet 3 physischen Schaden; das ist kein Angriff, und man kann nicht ausweichen. Um sie einzusammeln, musst du zu Beginn von „Bewegung und Magie“ auf oder neben ihnen stehen und auf die ganze Phase verzichten. Ein Wasserzauber zerstört ausgestreute Reißnägel.

## Elementarmagie

name-fireball = Feuerball
table-brief-fireball = 5 Feuerschaden
card-fireball = Feuer: 5 magischer Feuerschaden gegen einen Magier oder ein zerstörbares Objekt in Sichtlinie. Feuerschaden zerstört die magischen Steine eines Magiers und verbrennt einen Busch.
name-lightning-bolt = Blitzschlag
table-brief-lightning-bolt = 3 Schaden in einer Linie, 1 Betäubung
card-lightning-bolt = Ein Blitz fliegt von deinem Feld nach Norden, Osten, Süden oder Westen und betritt so viele Felder, wie er Energie hat; mindestens ein anderer Magier muss auf seiner Bahn stehen. Jedes Mal, wenn er das Feld eines Magiers betritt, macht er 3 magischen Blitzschaden, je Durchgang als eigene Quelle. An Mauer, geschlossener Tür oder Granitblock kehrt er um, betritt das Feld noch einmal und fliegt weiter, auch zu dir zurück. Ein Magier, der davon etwas erleidet, bekommt 1 Betäubungsmarker.
name-waterbolt = Wasserblitz
table-brief-waterbolt = Energie als Schaden oder Stoß
card-waterbolt = Wasser: Ziele auf dich selbst, einen Magier oder ein Objekt in Sichtlinie und teile die Energie beliebig in magischen Wasserschaden und Felder Stoß auf; der Schaden kommt zuerst. Der Stoß geht gerade von dir weg, nie um eine Ecke, endet am ersten Hindernis und bewegt nur Magier und fallen gelassene Gegenstände. Feuerzauber auf dem Ziel enden, ein „Säurebad“ wird abgewaschen, Flammenmauer, fallen gelassener Feuergegenstand und ausgestreute Reißnägel werden zerstört. Auch auf dich selbst kostet er deinen Angriff, und betäubt darfst du dich nicht stoßen.
name-flood = Flut
table-brief-flood = Löscht alles Feuer
card-flood = Global, Wasser: Sofort enden alle Feuerzauber, alle Feuergegenstände und Feuerobjekte werden zerstört, Säurebäder abgewaschen und ausgestreute Reißnägel weggespült. So viele Züge lang, wie sie Energie hat, kann niemand Feuerzauber oder Feuergegenstände ausspielen. Als Gegenzauber darfst du sie wirken, wenn du angegriffen wirst; ein angreifender Feuerzauber ist dann neutralisiert, andere Angriffe gehen weiter.
name-wall-of-fire = Flammenmauer
table-brief-wall-of-fire = Beim Durchgehen: 4 Schaden
card-wall-of-fire = Feuer. In deinem Zug: eine Flammenmauer auf einer freien Trennlinie in Sichtlinie; sie blockiert die Sicht, nicht die Bewegung, und bekommt keine Breschen. Wer hindurchgeht, auch du, erleidet 4 magischen Feuerschaden; das ist kein Angriff, und man kann nicht ausweichen. Als Gegenzauber: Wirkt ein Magier, den du siehst, einen Wasserzauber (bei globalen musst du ihn nicht sehen), heben sich beide Karten auf.
name-fog = Nebel
table-brief-fog = Sicht nur 1 Feld weit
card-fog = Global: So viele Züge lang, wie er Energie hat, reicht niemandes Sichtlinie weiter als 1 Feld.
name-mist-body = Nebelgestalt
table-brief-mist-body = Niemand kann dich angreifen
card-mist-body = Verwandlung, so viele Züge lang, wie sie Energie hat: Du gehst wirkungslos durch und über alle Objekte, nur Mauern und Granitblöcke wirken wie sonst; eine Flammenmauer verbrennt dich. Du kannst weder angreifen noch angegriffen oder von einem Angriff getroffen werden; anderer Schaden und Flüche, die schon auf dir liegen, wirken weiter. Aufheben und tragen kannst du wie sonst.
name-stone-block = Granitblock
table-brief-stone-block = Füllt ein Feld, 8 Breschen
card-stone-block = Erschaffung: Ein Block füllt ein leeres Feld in Sichtlinie, keine Basis, und blockiert Sicht und Bewegung. Er fällt bei 8 Breschen und ist keine Mauer.
name-stone-spikes = Steingeschosse
table-brief-stone-spikes = Jeden Zug ein Wurf: 3 Schaden
card-stone-spikes = So viele Züge lang, wie der Zauber Energie hat, darfst du als deinen Angriff ein Geschoss auf einen Magier oder ein zerstörbares Objekt in Sichtlinie werfen, 3 physischer Schaden; das Geschoss verschwindet. Die Marker zählen Züge, nicht Geschosse.
name-windrider = Windreiter
table-brief-windrider = Flieg geradeaus, so weit du willst
card-windrider = Beweg dich mindestens 1 Feld in gerader Linie nach Norden, Osten, Süden oder Westen, so weit du willst und ohne Bewegungspunkte, auch durch Ausgänge. Objekte unterwegs tun dir nichts, aber Mauern, für dich verschlossene Türen, Granitblöcke und ein Großer Mann halten dich auf, und eine Flammenmauer verbrennt dich. Was auf dem Feld ist, auf dem du hältst, wirkt auf dich.
name-fire-cloak = Flammenmantel
table-brief-fire-cloak = Faustschlag +2, 2 zurück
card-fire-cloak = Ausgerüstet, Feuer: Dein Faustschlag verursacht 2 magischen Feuerschaden mehr. Ein Magier oder Busch, durch den du von deinem oder einem benachbarten Feld aus Schaden erleidest, erleidet danach 2 magischen Feuerschaden; das ist kein Angriff. Erleidest du Wasserschaden, wird der Mantel zerstört und schlägt nicht zurück.

## Geistesbeeinflussung

name-absorb-spell = Zauber absorbieren
table-brief-absorb-spell = Hebt einen Zauber auf und nimmt ihn
card-absorb-spell = Wirke dies, während ein Magier, den du siehst, einen Zauber wirkt, egal wem er gilt (bei globalen musst du ihn nicht sehen): Er ist neutralisiert und seine Karte kommt auf deine Hand, Karten zur Verstärkung werden abgelegt. Es nimmt Angriffe, neutrale Zauber, Gegenzauber und Zusatzkarten, aber nichts Gewöhnliches und nicht „Anti-Anti“. Dann wird dein Handkartenlimit geprüft; passt die Karte, darfst du sie gleich einsetzen.
name-brain-burn = Hirnbrand
table-brief-brain-burn = 1 Schaden je Handkarte
card-brain-burn = Ein Magier, den du siehst, darf zuerst beliebig viele Handkarten und aufrechterhaltene Zauber aufgeben; diese enden. Dann erleidet er je verbliebener Handkarte und je verbliebenem Zauber 1 magischen Schaden; ausgerüstete Gegenstände zählen nicht.
name-mental-force = Mentale Kraft
table-brief-mental-force = Bewegt ein Ziel Energie + 3
card-mental-force = Du bewegst einen Magier, den du siehst, Schritt für Schritt bis zu Energie plus 3 Felder weit, so wie er selbst gehen könnte, mit seinen Türen und seiner Gestalt, aber ohne Bewegungspunkte. Betretene Felder wirken, ein Dornenbusch beendet die Bewegung, und das Verlassen einer Staubwolke wird gewürfelt. Er behält, was er trägt; Schaden unterwegs gehört nicht zu deinem Angriff.
name-powerthrust = Machtstoß
table-brief-powerthrust = Energie + 2 Schaden
card-powerthrust = Magischer Schaden in Höhe der Energie plus 2 gegen einen Magier oder ein zerstörbares Objekt in Sichtlinie.
name-psychic-storm = Psychosturm
table-brief-psychic-storm = Energie als Schaden im Kreuz
card-psychic-storm = Wähle ein Feld in Sichtlinie: Jeder Magier darauf und auf den Feldern direkt nördlich, östlich, südlich und westlich davon erleidet magischen Schaden in Höhe der Energie, auch du. Er geht durch Mauern, aber nicht über den Spielplanrand oder durch Portale. Ausweichen kann man nicht, und bei der Ansage muss mindestens ein anderer Magier im Bereich sein.
name-share-life = Leben teilen
table-brief-share-life = Beide teilen ihr Leben
card-share-life = Zähle deine Lebenspunkte und die eines Magiers, den du siehst, zusammen: Danach hat jeder von euch die Hälfte, einen ungeraden Punkt bekommst du. Das ist weder Schaden noch Heilung, „Schild“ und „Schmerzbund“ gelten also nicht, und es kann nicht töten.
name-thought-steal = Gedankenraub
table-brief-thought-steal = Nimm bis zu 2 Karten
card-thought-steal = Sieh dir die Hand eines Magiers an, den du siehst, und nimm bis zu 2 Karten deiner Wahl; geh dann auf dein Handkartenlimit hinunter. Aufrechterhaltene Zauber und ausgerüstete Gegenstände sind sicher.
name-pain-link = Schmerzbund
table-brief-pain-link = Angreifer leiden mit
card-pain-link = So viele Züge lang, wie er Energie hat, trifft der Schaden, den du durch den Angriff eines Magiers erleidest, auch diesen; das ist kein Angriff, man kann nicht ausweichen, und ein anderer „Schmerzbund“ wird nicht ausgelöst. Du darfst ihn in deinem Zug wirken oder als Gegenzauber, wenn du angegriffen wirst. Ein Tod dadurch bringt keinen Siegpunkt.
name-teleport = Teleportation
table-brief-teleport = Springe 1 bis 4 Felder
card-teleport = Beweg dich 1 bis 4 Felder weit, gezählt nach Norden, Osten, Süden oder Westen und ohne Rücksicht auf Mauern, Türen und Objekte, aber nicht durch Außenmauern und nicht auf einen Granitblock oder zu einem anderen Großen Mann. In deinem Zug: Für dessen Rest darfst du dein Feld nicht mehr freiwillig verlassen. Als Gegenzauber, wenn du angegriffen wirst: Wäre der Angriff auf dein neues Feld nicht möglich, bist du ausgewichen.
name-astral-projection = Astralprojektion
table-brief-astral-projection = Zaubere von 3 Felder weiter
card-astral-projection = Spiele dies zusammen mit einem Zauber mit Reichweite „Sichtlinie“ oder „Benachbart“ oder mit „Schmerzkugel“: Wähle ein leeres Feld höchstens 3 Felder weit weg, gezählt nach Norden, Osten, Süden oder Westen und ohne Rücksicht auf Mauern und Objekte; der Zauber wirkt, als stündest du dort. Nicht für Würfe, „Schloss knacken“, „Durch die Wand“, Aufheben mit „Strecken“ oder Zauber auf dich selbst, und nur einmal je Zauber. Dein Körper bleibt stehen.
name-meditate = Meditation
table-brief-meditate = Ziehe 3 Karten
card-meditate = Zieh 3 Karten, dann geh auf dein Handkartenlimit hinunter. Dein Zug geht weiter.
name-shatter = Zerschmettern
table-brief-shatter = 1 Schaden ist 1 Bresche
card-shatter = So viele Züge lang, wie der Zauber Energie hat, schlägt dein Schaden an Objekten 1 Bresche je Punkt statt je 3 Punkte.

## Verwandlung

name-featherweight = Federleicht
table-brief-featherweight = Schaden wird zu Schritten
card-featherweight = Wirke dies, wenn du angegriffen wirst; so viele Züge lang, wie der Zauber Energie hat, bewegt dich jeder Punkt Schaden, den du erleiden würdest, stattdessen 1 Feld weit. Der erste Schritt führt vom Angreifer weg, notfalls seitwärts; danach wählst du den Weg, aber nie direkt zurück. Punkte, für die kein Schritt möglich ist oder die nach dem Halt in einem Dornenbusch übrig sind, erleidest du, ebenso allen Schaden auf so betretenen Feldern.
name-disease = Seuche
table-brief-disease = 3 Schaden, wo du hinkommst
card-disease = So viele Züge lang, wie sie Energie hat: Jedes Mal, wenn du ein Feld betrittst, egal wie und in wessen Zug, erleidet dort jeder andere Magier 3 physischen Schaden, jeder höchstens einmal pro Zug. Deinen Angriff kostet sie nur im Zug des Wirkens; nur dann sind ihre Treffer Angriffe, auf die man reagieren und für die es Siegpunkte geben kann.
name-heave-ho = Hau-Ruck!
table-brief-heave-ho = Schatzwurf: 1 Schaden je Feld
card-heave-ho = Gewöhnlich: Wirf den Schatz, den du trägst, auf einen Magier, ein zerstörbares Objekt oder ein leeres Feld in Sichtlinie. Das Ziel erleidet so viel physischen Schaden, wie der Schatz Felder geflogen ist, gezählt nach Norden, Osten, Süden oder Westen. Der Schatz landet dort oder vor dem, was den Platz füllt, und kann auf einer Basis sofort zählen. Gegenzauber sind nicht möglich; nur schon wirkendes Ausweichen oder Abschwächen hilft.
name-gnome-form = Verwandlung in Gnom
table-brief-gnome-form = Tempo 2, weicht bei 1–2 aus
card-gnome-form = Verwandlung, so viele Züge lang, wie sie Energie hat: Deine Grundgeschwindigkeit ist 2, und jedes Mal, wenn du angegriffen wirst, würfelst du; bei 1 oder 2 weichst du aus. Du darfst sie in deinem Zug wirken oder als Gegenzauber, wenn du angegriffen wirst.
name-stretch = Strecken
table-brief-stretch = Greif, leg ab, schlag von fern
card-stretch = Wähle eines. Neutral: Hebe einen liegenden Gegenstand oder Schatz in Sichtlinie zu den üblichen Kosten auf (Gegenstand 1 Bewegungspunkt, ein Schatz beendet die Phase). Neutral: Lege einen ausgerüsteten Gegenstand oder deinen Schatz auf ein Feld ohne Granitblock in Sichtlinie. Angriff: Triff ein Ziel in Sichtlinie mit deinem üblichen Faustschlag.
name-adrenaline = Adrenalin
table-brief-adrenaline = 2 Angriffe je Zug
card-adrenaline = Auf dich oder einen Magier, den du siehst, so viele Züge lang, wie es Energie hat: Er darf zweimal pro Zug angreifen. Betäubt heißt das: ein Angriff und Bewegung oder zwei Angriffe ohne Bewegung. Mehrfaches Adrenalin summiert sich nicht, und im ersten Zug gibt es weiterhin keinen Angriff.
name-big-man-form = Verwandlung in Großen Mann
table-brief-big-man-form = Tempo 3, Faust 3, füllt das Feld
card-big-man-form = Verwandlung, so viele Züge lang, wie sie Energie hat: Deine Grundgeschwindigkeit ist 3, du füllst dein Feld, blockierst die Sicht und lässt niemanden herein oder vorbei. Wenn du dich bewegst, schiebst du Magier, aber keine Objekte vor dir her; gibt es mehrere Wege, wählen sie selbst, und kann einer nicht weichen, kommst du nicht hinein. Schieben ist kein Angriff. Dein Faustschlag macht 3 physischen Schaden.
name-extra-arms = Zusätzliche Arme
table-brief-extra-arms = Gegenstände zählen nicht
card-extra-arms = Verwandlung, so viele Züge lang, wie sie Energie hat: Deine Gegenstände zählen nicht zum Handkartenlimit. Für 1 Bewegungspunkt hebst du beliebig viele Gegenstände auf deinem Feld auf, auch einen Schatz, und ein Schatz beendet die Phase nicht; ohne Punkt kannst du nur wie jeder andere einen Schatz nehmen, und dann endet die Phase. Dein Faustschlag trifft alle anderen Magier in Reichweite.
name-golem-form = Verwandlung in Golem
table-brief-golem-form = Tempo 2, Faust 2, Treffer −2
card-golem-form = Verwandlung, so viele Züge lang, wie sie Energie hat: Deine Grundgeschwindigkeit ist 2, dein Faustschlag macht 2 physischen Schaden, und Schaden gegen dich ist je Quelle um 2 geringer. Du wirkst nur Gegenzauber, darfst aber Gegenstände benutzen und beschleunigen. Einen Schatz aufzuheben kostet dich 1 Bewegungspunkt, statt die Phase zu beenden.
name-mad-dash = Wilder Spurt
table-brief-mad-dash = Schritte × 2
card-mad-dash = Deine restlichen Bewegungspunkte werden verdoppelt; du brauchst mindestens 1, und später gewonnene verdoppeln sich nicht. Du lässt deinen Schatz sofort fallen und kannst für den Rest des Zuges keinen aufheben.
name-slime-form = Verwandlung in Schleim-Monster
table-brief-slime-form = Tempo 3, fließt durch Türen
card-slime-form = Verwandlung, so viele Züge lang, wie sie Energie hat: Deine Grundgeschwindigkeit ist 3, und du gehst unbeschadet durch Türen, auch versiegelte, und Objekte, aber nicht durch Mauern oder Granitblöcke, und eine Flammenmauer verbrennt dich. Gehst du durch eine geschlossene Tür, bleibt dein Schatz auf dem Feld davor. Jedes Mal, wenn du ein Feld betrittst, erleidet dort jeder andere Magier 1 physischen Schaden; das ist kein Angriff, und man kann nicht ausweichen. Du kannst nicht angreifen und wirkst nur Gegenzauber.
name-strength = Stärke
table-brief-strength = Physischer Schaden × 2
card-strength = So viele Züge lang, wie sie Energie hat, verdoppelt sich jeder physische Schaden, den du verursachst: Faustschlag, Würfe, Steingeschosse, „Ka-Dong!“, „Hau-Ruck!“, „Seuche“ und Schleim-Monster, aber nicht der von Mauern, Büschen oder Reißnägeln. Als deinen Angriff darfst du einem Magier auf deinem Feld einen Gegenstand oder Schatz deiner Wahl entreißen: Nach den Reaktionen würfelst du, bei 2, 3 oder 4 hast du ihn. Trägst du schon einen Schatz, geht kein weiterer.
name-wallivore = Mauerfresser
table-brief-wallivore = Frisst eine Mauer: +2 Leben
card-wallivore = Zerstöre eine Steinmauer an deinem Feld, keine Außenmauer, und du bekommst 2 Lebenspunkte dazu, bis höchstens 20.
name-werewolf-form = Verwandlung in Werwolf
table-brief-werewolf-form = Tempo 4, Faust = 1 Würfel
card-werewolf-form = Verwandlung, so viele Züge lang, wie sie Energie hat: Deine Grundgeschwindigkeit ist 4, und dein Faustschlag macht einen Würfelwurf physischen Schaden. Du wirkst nur Gegenzauber, darfst aber Gegenstände benutzen und beschleunigen.

## Thaumaturgie

name-anti-anti = Anti-Anti
table-brief-anti-anti = Hebt einen Gegenzauber auf
card-anti-anti = Wirke dies, wenn gegen einen deiner Zauber ein Gegenzauber oder Nullpulver gespielt wird: Der Gegenzauber ist neutralisiert, auch „Schild“, ein Ausweichzauber oder „Erdmauer“. Deinen Faustschlägen, Waffen und Würfen hilft es nicht. Es selbst kann man weder neutralisieren noch absorbieren; das Ziel darf noch einen anderen Gegenzauber spielen.
name-backlash = Rückschlag
table-brief-backlash = Hebt auf und schlägt zurück
card-backlash = Wirke dies, während ein Angriffszauber gewirkt wird, der dir gilt oder dich treffen würde: Er ist neutralisiert, und sein Zaubernder erleidet magischen Schaden in Höhe seiner Energie, unverstärkt 1. Das ist kein Angriff, man kann nicht ausweichen, und ein Tod dadurch bringt keinen Siegpunkt. Gegen Gegenstände, Waffen und Faustschläge hilft es nicht.
name-globe-of-pain = Schmerzkugel
table-brief-globe-of-pain = Energie als Schaden, 6 Felder
card-globe-of-pain = Eine Kugel rollt auf beliebigem Weg bis zu 6 Felder weit zu einem Magier und macht nur ihm magischen Schaden in Höhe der Energie; sehen musst du ihn nicht. Sie biegt um Ecken und ignoriert Objekte, aber Steinmauern, Außenmauern, geschlossene Türen und Granitblöcke sind ihr im Weg, und an einem Großen Mann kommt sie nicht vorbei. „Erdmauer“ und „Homunkulus“ halten sie nicht auf.
name-slow-death = Schleichender Tod
table-brief-slow-death = 1 Schaden je gezogener Karte
card-slow-death = Fluch auf einen Magier, den du siehst, so viele deiner Züge lang, wie er Energie hat: Jede Karte, die das Ziel vom Magiestapel zieht, macht ihm 1 magischen Schaden, jede als eigene Quelle; ziehen muss niemand. Deinen Angriff kostet er nur im Zug des Wirkens, und ein Tod dadurch bringt keinen Siegpunkt.
name-yoink = Schnapp!
table-brief-yoink = Nimm 1 Gegenstand
card-yoink = Nimm einem Magier, den du siehst, einen ausgerüsteten Gegenstand deiner Wahl ab, keinen Schatz; jetzt trägst du ihn, und er zählt sofort zu deinem Handkartenlimit. Du wählst, wenn der Zauber wirkt, und das Ziel muss einen Gegenstand tragen.
name-invisible = Unsichtbarkeit
table-brief-invisible = Weicht bei 2–4 aus
card-invisible = So viele Züge lang, wie sie Energie hat: Jedes Mal, wenn du angegriffen wirst, würfelst du; bei 2, 3 oder 4 weichst du aus. Du darfst sie in deinem Zug wirken oder als Gegenzauber, wenn du angegriffen wirst.
name-gravity = Schwerkraft
table-brief-gravity = Alle lassen alles fallen
card-gravity = Global: Sofort lassen alle Magier, auch du, alle Gegenstände und Schätze auf ihren Feldern fallen; Siegpunkte zählen, wenn alle fertig sind. So viele Züge lang, wie sie Energie hat, kann niemand Objekte oder Schätze aufheben, auch nicht mit „Strecken“ oder „Zusätzliche Arme“.
name-pass-through-wall = Durch die Wand
table-brief-pass-through-wall = Ein Schritt durch die Wand
card-pass-through-wall = Du gehst sofort für 1 Bewegungspunkt durch eine Mauer an deinem Feld, und nichts, was diese Mauer bewirkt, betrifft dich. Es geht durch Steinmauern, erschaffene Mauern und Flammenmauern, nicht durch Außenmauern oder Türen, und das Feld dahinter musst du betreten können.
name-seal-door = Tür versiegeln
table-brief-seal-door = Verschließt eine Tür für alle
card-seal-door = Versiegle eine Tür in Sichtlinie: Sie schließt sich, und niemand kann sie aufschließen, öffnen oder aufhalten, auch nicht mit Generalschlüssel oder „Schloss knacken“. Zerstören kann man sie noch, dann endet der Zauber.
name-master-key = Generalschlüssel
table-brief-master-key = Öffnet jede Tür
card-master-key = Ausgerüstet, Plunder: Du darfst jede unversiegelte Tür aufschließen, also hindurchgehen oder sie aufhalten.
name-dagger = Dolch
table-brief-dagger = Wurf: 3 Schaden
card-dagger = Ausgerüstet, Waffe: Wirf ihn als deinen Angriff auf einen Magier oder ein zerstörbares Objekt in Sichtlinie, 3 physischer Schaden. Danach liegt er auf dem Feld des Ziels oder auf dem Feld vor Mauer, Tür, Granitblock oder Großem Mann. Aufheben darf ihn, wer will.
name-wizardblade = Magierschwert
table-brief-wizardblade = Energie einer Karte als Schaden
card-wizardblade = Ausgerüstet, Waffe: Wirf für deinen Angriff auf einen Magier oder ein zerstörbares Objekt auf deinem oder einem sichtbaren benachbarten Feld eine Handkarte mit Energiewert ab; er macht so viel magischen Schaden, Machtsteine zählen nicht. Gegen Objekte schlägt jeder Punkt 1 Bresche.
