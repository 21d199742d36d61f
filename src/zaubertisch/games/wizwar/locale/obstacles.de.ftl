## Was einem abgelehnten Zug im Weg steht

part-deed = { $spell ->
    [punch] Ein Faustschlag
    [speed] Eine Beschleunigung
   *[other] „{ $spell_name }“
}
part-hidden = { $by ->
    [around] was auf deinem Feld wächst oder hängt, nimmt dir jede Sicht
    [cover] was dort wächst oder hängt, verbirgt alles
    [corner] keine Linie führt hin, auch nicht um die Ecke
    [wall] die Mauer im { $at_side_name } von { $at } ist im Weg
    [door] die geschlossene Tür im { $at_side_name } von { $at } ist im Weg
    [fire] die Flammenmauer im { $at_side_name } von { $at } ist im Weg
    [giant] auf { $at } steht ein Großer Mann im Weg
    [block] der Granitblock auf { $at } ist im Weg
    [bush] der Busch auf { $at } ist im Weg
    [cloud] die Staubwolke auf { $at } ist im Weg
    [pillar] eine Säule ist im Weg
    [outer] keine Linie führt hin, auch nicht durch die Ausgänge
   *[fog] im Nebel siehst du nur, was direkt neben dir ist
}
part-aim = { $aim ->
    [wizard] einen anderen Magier
    [wizard_or_thing] einen anderen Magier oder etwas, das zerbrechen kann
    [water] einen Magier, auch dich selbst, oder ein Objekt
    [storm] ein Feld, das du siehst
    [free_border] eine Trennlinie ohne Mauer und Tür
    [wall_or_door] eine Mauer oder Tür
    [spell] einen Zauber im Spiel
    [lock] eine geschlossene Tür deines Feldes
    [sector] ein Spielplanteil
    [bolt] eine der vier Richtungen
    [wind] eine der vier Richtungen
    [empty_square] ein leeres Feld
    [teleport] ein Feld, das bis zu vier Felder entfernt ist
    [burdened] einen anderen Magier, der etwas trägt
    [object] ein Objekt auf dem Spielplan
    [earth] eine Trennlinie auf dem Weg des Angriffs
    [home] ein Feld deines Heimatteils
    [any_wizard] einen Magier, auch dich selbst
    [trap] vier leere Felder
    [door_border] eine Trennlinie, die frei ist oder eine Steinmauer hat
    [lying] ein Feld, auf dem etwas liegt
    [stone_wall] eine Steinmauer deines Feldes
    [passable] eine Mauer oder Flammenmauer deines Feldes
    [door] eine Tür
    [globe] einen anderen Magier
    [armed] einen anderen Magier, der einen Gegenstand trägt
    [heave] einen anderen Magier, etwas Zerbrechliches oder ein leeres Feld
    [put] ein Feld, das du siehst
    [torn] einen Magier auf deinem eigenen Feld
   *[strew] ein leeres Feld neben dir
}

## Phasen und Fragen

obstacle-turn-of-another = { $seat } ist am Zug. Du wirst nur gefragt: { $question_name }
obstacle-phase-two-over = „Bewegung und Magie“ ist in diesem Zug für dich vorbei. Du wirst gefragt: { $question_name }
obstacle-phase-three-later = Das kommt erst in „Abwerfen und Nachziehen“; noch bist du bei „Bewegung und Magie“.
obstacle-still-choosing = { $spell ->
    [punch] Du holst gerade zu einem Faustschlag aus; geh erst zurück
    [speed] Du willst gerade beschleunigen; geh erst zurück
   *[other] Du bereitest gerade „{ $spell_name }“ vor; geh erst zurück
}, wenn du lieber etwas anderes tust. Du wirst gefragt: { $question_name }
obstacle-chosen-already = { $spell ->
    [punch] Du holst schon zu einem Faustschlag aus.
    [speed] Du bist schon dabei zu beschleunigen.
   *[other] Du bereitest „{ $spell_name }“ schon vor.
} Du wirst gefragt: { $question_name }
obstacle-nothing-chosen = Du hast noch nicht gesagt, was du tust: Nenne erst Zauber, Gegenstand oder Faustschlag, dann das Ziel.
obstacle-spell-is-a-target = „{ $spell_name }“ nennst du nur als Ziel einer Karte wie „Magie bannen“, und so eine Karte hast du noch nicht genannt.
obstacle-no-spell-to-name = Einen Zauber { $number } gibt es nicht: { $count ->
    [0] Keiner ist im Spiel
    [one] Nur 1 ist im Spiel
   *[other] { $count } sind im Spiel
}. Außerdem nennst du einen Zauber im Spiel nur als Ziel einer Karte wie „Magie bannen“, und erst nach dieser Karte.
obstacle-no-new-door = Du hast nicht gerade eine Tür gezaubert, die du aufhalten oder geschlossen lassen könntest.
obstacle-sees-no-hand = Du siehst gerade niemandem in die Hand.
obstacle-only-by-stretch = Das geht nur mit „Strecken“: Nenne erst diese Karte, dann, was dein Arm tun soll.
obstacle-nothing-to-leave = Du bereitest gerade nichts vor, wovon du zurückgehen könntest. Du wirst gefragt: { $question_name }
obstacle-nothing-to-answer = Es geschieht gerade nichts, worauf du reagieren könntest.
obstacle-nothing-to-boost = Du wirkst gerade nichts: Karten für Energie oder als Hilfe nennst du nach dem Zauber.
obstacle-casting-is-over = Karten für Energie oder als Hilfe spielst du nur zusammen mit einem Zauber, und „Bewegung und Magie“ ist in diesem Zug für dich vorbei.
obstacle-schools-settled = Die Magieschulen dieser Partie stehen fest.
obstacle-school-taken = { $school_name } ist schon vergeben.
obstacle-discarded-before = Handkarten wirfst du vor dem Nachziehen ab, und damit bist du fertig.
obstacle-still-discarding = Noch wirfst du ab, und nachgezogen wird erst danach: Sag zuerst, dass du fertig bist.

## Karten

obstacle-not-held = „{ $spell_name }“ hast du nicht auf der Hand.
obstacle-carried-not-held = „{ $spell_name }“ liegt offen vor dir und ist nicht auf deiner Hand.
obstacle-held-not-carried = „{ $spell_name }“ ist noch auf deiner Hand: Du hast die Karte noch nicht ausgespielt.
obstacle-not-carried = „{ $spell_name }“ trägst du nicht.
obstacle-is-counter = „{ $spell_name }“ ist ein Gegenzauber: Er antwortet nur auf das, was andere tun, oder auf Schaden.
obstacle-is-item = „{ $spell_name }“ ist ein Gegenstand: Er wird ausgespielt, nicht gewirkt.
obstacle-is-energy = „{ $spell_name }“ ist eine Energiekarte: Sie verstärkt einen Zauber oder beschleunigt dich, wird aber nie gewirkt.
obstacle-is-no-item = „{ $spell_name }“ ist kein Gegenstand.
obstacle-is-no-counter = „{ $spell_name }“ ist kein Gegenzauber.
obstacle-is-no-helper = „{ $spell_name }“ kann man nicht mit einem anderen Zauber zusammen spielen.
obstacle-helps-by-energy = „{ $spell_name }“ hilft einem anderen Zauber nur durch Energie: Die Karte setzt du zum Verstärken ein, wenn du danach gefragt wirst.
obstacle-helps-another = „{ $spell_name }“ wirkt nicht allein: Du nennst die Karte, während du den Zauber wirkst, dem sie hilft.
obstacle-dumb-form = Auf dir liegt „{ $spell_name }“, und diese Gestalt verbietet es.
obstacle-flood-quenches = Eine Flut ist im Spiel, und „{ $spell_name }“ ist Feuer.
obstacle-not-in-force = „{ $spell_name }“ wirkt nicht auf dich: Du musst den Zauber erst wirken.
obstacle-key-works = Du trägst den { $spell_name }, und er wirkt von selbst: Öffne einfach eine Tür oder geh hindurch.
obstacle-works-of-itself = „{ $spell_name }“ wirkt von selbst, solange du damit ausgerüstet bist; zu benutzen oder zu werfen ist hier nichts.
obstacle-no-card-to-spend = Du hast keine Karte mit Energiewert auf der Hand, die du für „{ $spell_name }“ abwerfen könntest.
obstacle-no-energy-in-hand = Du hast keine Karte mit Energiewert auf der Hand.
obstacle-sped-up-already = Du hast in diesem Zug schon beschleunigt.
obstacle-stretch-idle = In Sicht ist nichts zu nehmen, niemand zu treffen und nichts abzulegen.

## Angreifen und Gehen

obstacle-first-turn = Es ist dein erster Zug.
obstacle-attacked-already = { $most ->
    [one] Du hast in diesem Zug schon angegriffen.
   *[other] Du hast in diesem Zug schon { $most } Mal angegriffen.
}
obstacle-are-mist = Du bist selbst Nebel.
obstacle-stunned-and-moved = Du bist betäubt und hast dich in diesem Zug schon bewegt.
obstacle-stunned-and-moved-once = Du bist betäubt, hast dich bewegt und den einen Angriff, der dir dann bleibt, schon gemacht.
obstacle-stunned-and-attacked = Du bist betäubt und hast in diesem Zug schon angegriffen.
obstacle-stunned-for-swap = Du bist betäubt, und „Platztausch“ wäre Angriff und Bewegung zugleich.
obstacle-rooted = Du darfst dein Feld in diesem Zug nicht mehr verlassen.
obstacle-no-points = { $points ->
    [0] Du hast keinen Bewegungspunkt mehr.
   *[other] Deine Bewegungspunkte stehen bei { $points }, also unter null.
}
obstacle-way-outer = Im { $side_name } von { $square } ist die Außenmauer.
obstacle-way-wall = Im { $side_name } von { $square } steht eine Mauer.
obstacle-way-block = Auf { $square } liegt ein Granitblock.
obstacle-way-giant = Auf { $square } steht ein Großer Mann und lässt keinen Platz.
obstacle-way-push = Auf { $square } steht jemand, der nirgendwohin ausweichen kann.
obstacle-no-door = Im { $side_name } von { $square } ist keine Tür.
obstacle-door-locked = Die Tür im { $side_name } von { $square } ist verschlossen, und { $walker_you ->
    [yes] du hast weder ein Recht auf sie noch einen Schlüssel
   *[no] { $walker_seat } hat weder ein Recht auf sie noch einen Schlüssel
}.
obstacle-door-sealed = Die Tür im { $side_name } von { $square } ist versiegelt.
obstacle-door-held = Die Tür im { $side_name } von { $square } hältst du schon auf.
obstacle-door-not-held = Die Tür im { $side_name } von { $square } hältst du nicht auf.
obstacle-door-opened-once = Die Tür im { $side_name } von { $square } hast du schon einmal geöffnet; mach zuerst einen Schritt oder etwas anderes, das etwas kostet.
obstacle-door-closed-once = Die Tür im { $side_name } von { $square } hast du schon einmal geschlossen; mach zuerst einen Schritt oder etwas anderes, das etwas kostet.
obstacle-pushed-back = Du kämst dorthin zurück, woher der Große Mann kommt.
obstacle-floating-back = Du würdest geradewegs zurückschweben.
obstacle-floating-off = Dein erster Schritt führt vom Schlag weg.
obstacle-pushed-on = Nach { $side_name } geht die Linie nicht weiter.

## Dinge

obstacle-has-treasure = Du trägst schon { part-treasure-taken }.
obstacle-has-a-treasure = Du trägst selbst schon einen Schatz.
obstacle-arms-have-one = So viele Arme du auch hast: Einen Schatz trägst du schon.
obstacle-no-treasure-here = Auf { $square } liegt k{ part-treasure }.
obstacle-no-treasure-borne = Du trägst keinen Schatz.
obstacle-treasure-glued = Der { $treasure ->
    [blue] blaue
    [red] rote
    [yellow] gelbe
   *[green] grüne
} Schatz auf { $square } ist festgeklebt.
obstacle-item-glued = „{ $spell_name }“ auf { $square } ist festgeklebt.
obstacle-gravity = „Schwerkraft“ ist im Spiel: Nichts lässt sich aufheben.
obstacle-dashed = Nach „Wilder Spurt“ hebst du in diesem Zug keinen Schatz mehr auf.
obstacle-tacks-stick = Ausgestreute Reißnägel lassen sich nicht einfach aufheben; man sammelt sie statt der ganzen Phase ein.
obstacle-tacks-glued = Die Reißnägel bei dir sind festgeklebt.
obstacle-acted-already = Du hast in dieser Phase schon etwas getan.
obstacle-no-tacks = Auf deinem Feld und in Sicht direkt daneben liegen keine Reißnägel.
obstacle-not-lying-here = „{ $spell_name }“ liegt nicht auf { $square }.
obstacle-not-to-be-had = „{ $spell_name }“ liegt nicht auf { $square } oder lässt sich von dort nicht nehmen.
obstacle-no-such-spell = Einen Zauber { $number } gibt es nicht: { $count ->
    [0] Keiner ist im Spiel
    [one] Nur 1 ist im Spiel
   *[other] { $count } sind im Spiel
}.
obstacle-spell-of-another = „{ $spell_name }“ gehört nicht dir, sondern { $seat }.
obstacle-spell-stands-alone = Was „{ $spell_name }“ erschaffen hat, bleibt hier von selbst; du hältst es nicht aufrecht.
obstacle-only-hand-cards = Für den verlorenen Gehirnstein gibst du Handkarten ab, sonst nichts.
obstacle-items-do-not-burn = Getragene Gegenstände brennen nicht in deinem Geist; nur Handkarten und eigene Zauber.
obstacle-not-in-that-hand = „{ $spell_name }“ ist nicht auf der Hand von { $seat }.
obstacle-they-do-not-carry = { $seat } trägt „{ $spell_name }“ nicht.
obstacle-they-bear-no-treasure = { $seat } trägt keinen Schatz.
obstacle-items-only = So lässt sich nur ein Gegenstand nehmen.

## Wie genau

obstacle-takes-no-energy = { part-deed } braucht keine Energie.
obstacle-no-energy-value = „{ $spell_name }“ hat keinen Energiewert und lässt sich deshalb nie als Energie einsetzen.
obstacle-in-use = Deine Karte „{ $spell_name }“ brauchst du schon für dieses Vorhaben selbst.
obstacle-needs-energy = { $spell ->
    [speed] Eine Beschleunigung bezahlst du mit einer Karte, die einen Energiewert hat.
   *[other] { part-deed } braucht hier eine Karte mit Energiewert.
}
obstacle-bolt-too-short = Mit so viel Energie trifft „{ $spell_name }“ niemanden.
obstacle-add-in-own-turn = „Addition“ ist ein neutraler Zauber, und du bist nicht bei „Bewegung und Magie“.
obstacle-add-needs-two = Du hast keine zwei weiteren Karten mit Energiewert auf der Hand.
obstacle-one-card-only = Für „{ $spell_name }“ wirfst du nur eine Karte ab.
obstacle-needs-corner = Ohne Biegung der Linie hat „{ $spell_name }“ kein Ziel.
obstacle-needs-projection = Ohne „Astralprojektion“ hat „{ $spell_name }“ kein Ziel.
obstacle-projection-too-far = { $square } ist nicht ein bis drei Felder von dir entfernt.
obstacle-no-target-from = Von { $square } aus hätte der Zauber kein Ziel.
obstacle-not-announced = „{ $spell_name }“ gehört nicht zu den Karten, die gerade angesagt sind.
obstacle-not-stopped-by = „{ $counter_name }“ hält „{ $spell_name }“ nicht auf.

## Ziele

obstacle-no-target = { $aim ->
    [wizard] Du siehst keinen anderen Magier, der zu treffen wäre.
    [wizard_or_thing] { $range ->
        [near] Auf deinem Feld und direkt daneben ist niemand und nichts, was du schlagen könntest.
       *[sight] Du siehst niemanden und nichts, worauf „{ $spell_name }“ zielen könnte.
    }
    [storm] Kein anderer Magier steht auf einem Feld, das du siehst, oder direkt daneben.
    [free_border] Du siehst keine Trennlinie ohne Mauer und Tür.
    [wall_or_door] Du siehst weder Mauer noch Tür.
    [spell] Du siehst keinen Zauber im Spiel.
    [lock] An deinem Feld ist keine geschlossene, unversiegelte Tür, die du siehst.
    [bolt] Wie du ihn auch verstärkst: Der Blitz träfe niemanden.
    [wind] Du kommst in keiner Richtung auch nur ein Feld weit.
    [empty_square] Du siehst kein leeres Feld außer Basen.
    [teleport] Auf keinem Feld im Umkreis von vier Feldern ist Platz für dich.
    [burdened] Du siehst keinen anderen Magier, der etwas trägt.
    [object] Du siehst kein Objekt.
    [trap] Es gibt keine vier leeren Felder mehr.
    [door_border] Du siehst keine Trennlinie, die frei ist oder eine Steinmauer hat.
    [lying] Du siehst nichts herumliegen, was zu nehmen oder festzukleben wäre.
    [stone_wall] An deinem Feld ist keine Steinmauer, die du siehst.
    [passable] Hinter keiner Mauer deines Feldes ist Platz für dich.
    [door] Du siehst keine Tür, die noch nicht versiegelt ist.
    [globe] Kein anderer Magier ist auf freiem Weg höchstens sechs Schritte entfernt.
    [armed] Du siehst keinen anderen Magier, der einen Gegenstand trägt.
    [heave] Du trägst keinen Schatz zum Werfen oder siehst nichts, worauf du ihn werfen könntest.
    [put] Du trägst nichts, was sich ablegen ließe.
    [torn] Niemand auf deinem Feld trägt etwas, was du fortreißen könntest.
   *[strew] Direkt neben dir ist kein leeres Feld, das du siehst.
}
obstacle-wrong-target = { part-deed } zielt auf { part-aim }.
obstacle-no-such-wizard = { $colour_name } spielt in dieser Partie niemand.
obstacle-no-such-sector = Ein Spielplanteil in { $sector_name } gibt es in dieser Partie nicht.
obstacle-no-such-square = Ein Feld { $square } gibt es auf diesem Spielplan nicht.
obstacle-is-dead = { $seat } ist tot.
obstacle-is-mist = { $seat } ist Nebel.
obstacle-at-yourself = { part-deed } lässt sich nicht auf dich selbst richten.
obstacle-say-self = Wenn du dich selbst meinst, sage „at self“.
obstacle-self-needs-no-line = Mit versetzter oder gebogener Linie kannst du nicht auf dich selbst zielen.
obstacle-globe-too-far = { $seat } ist auf freiem Weg nicht höchstens { $most } Schritte entfernt.
obstacle-wizard-unseen = Du siehst { $seat } auf { $square } nicht: { part-hidden }.
obstacle-not-beside = { $seat } steht weder auf deinem Feld noch direkt daneben.
obstacle-not-on-your-square = { $seat } steht nicht auf deinem Feld.
obstacle-carries-nothing = { $seat } trägt nichts, was du nehmen könntest.
obstacle-carries-no-item = { $seat } trägt keinen Gegenstand.
obstacle-beside-a-giant = { $seat } teilt das Feld mit einem Großen Mann, wohin sonst niemand darf.
obstacle-square-unseen = Du siehst { $square } nicht: { part-hidden }.
obstacle-square-not-beside = { $square } liegt nicht direkt neben deinem Feld.
obstacle-square-occupied = { $square } ist nicht leer: { $by ->
    [wizard] Dort steht ein Magier
    [treasure] Dort liegt ein Schatz
    [item] Dort liegt etwas
    [marker] Dort liegt ein Fallenmarker
    [block] Dort liegt ein Granitblock
    [bush] Dort wächst ein Busch
   *[cloud] Dort hängt eine Staubwolke
}.
obstacle-is-base = { $square } ist eine Basis.
obstacle-marker-there = { $square } hast du schon gewählt.
obstacle-no-marker-there = Auf { $square } liegt kein Fallenmarker, den du siehst.
obstacle-wind-not-there = Nach { $square } trägt dich der Wind auf diesem Weg nicht.
obstacle-storm-misses = Auf { $square } und direkt daneben steht kein anderer Magier.
obstacle-nothing-lies = Auf { $square } liegt nichts, was zu nehmen oder festzukleben wäre.
obstacle-no-object = Auf { $square } ist kein Objekt.
obstacle-nothing-to-break = Auf { $square } ist nichts zu zerbrechen; einen Magier dort nennst du bei seiner Farbe.
obstacle-fist-too-weak = Was auf { $square } ist, bekommt durch deine Faust keine Bresche.
obstacle-teleport-too-far = { $steps ->
    [0] Auf { $square } stehst du schon.
   *[other] { $square } ist { $steps } Felder entfernt, und „Teleportation“ trägt dich höchstens { $most } weit.
}
obstacle-not-your-sector = { $square } liegt nicht in deinem Heimatteil.
obstacle-treasure-lay-there = Auf { $square } lag der Schatz ja gerade.
obstacle-spell-unseen = Du siehst nicht, wo „{ $spell_name }“ wirkt.
obstacle-bolt-misses = Ein Blitz mit Energie { $energy } nach { $side_name } träfe niemanden.
obstacle-too-much = Der Zauber hat die Energie { $energy } und lässt sich hier nicht so aufteilen, dass { $amount } davon Schaden ist.
obstacle-outer-wall = Im { $side_name } von { $square } ist nur die Außenmauer.
obstacle-border-taken = Im { $side_name } von { $square } { $stands ->
    [wall] steht schon eine Mauer
    [door] ist schon eine Tür
   *[fire] brennt schon eine Flammenmauer
}.
obstacle-border-free = Im { $side_name } von { $square } steht nichts.
obstacle-border-no-door = Im { $side_name } von { $square } ist keine Tür.
obstacle-border-no-wall = Im { $side_name } von { $square } steht keine Steinmauer.
obstacle-border-not-passed = Im { $side_name } von { $square } ist weder Mauer noch Flammenmauer.
obstacle-border-unbreakable = Im { $side_name } von { $square } steht nichts, was zerbrechen kann.
obstacle-border-fist-too-weak = Was im { $side_name } von { $square } steht, bekommt durch deine Faust keine Bresche.
obstacle-border-unseen = Du siehst die Trennlinie im { $side_name } von { $square } nicht: Keine Sichtlinie erreicht ihre Mitte.
obstacle-border-unseen-from-bush = Aus einem Busch oder einer Staubwolke heraus siehst du keine Trennlinien.
obstacle-border-not-beside = Die Trennlinie im { $side_name } von { $square } ist keine Seite deines Feldes.
obstacle-border-sealed = Die Tür im { $side_name } von { $square } ist versiegelt.
obstacle-border-door-open = Die Tür im { $side_name } von { $square } ist schon offen.
obstacle-no-room-behind = Hinter der Mauer im { $side_name } von { $square } ist kein Platz für dich.
obstacle-off-the-line = Der Angriff überquert die Trennlinie im { $side_name } von { $square } nicht, oder du siehst sie nicht.

## Reaktionen

obstacle-no-damage-yet = Noch trifft dich kein Schaden: Nach „{ $spell_name }“ wirst du gefragt, wenn es so weit ist.
obstacle-no-treasure-lifted = Gerade hat niemand einen Schatz aufgehoben.
obstacle-nothing-countered = Gerade wirkt niemand einen Gegenzauber gegen einen Zauber von dir.
obstacle-only-shield-now = Jetzt trifft dich gleich Schaden, und dagegen hilft „{ $spell_name }“ nicht, nur „Schild“.
obstacle-about-a-treasure = Ein Schatz wurde aufgehoben, und darauf antwortet „{ $spell_name }“ nicht.
obstacle-not-your-treasure = Es ist nicht dein Schatz.
obstacle-lay-in-another-sector = Der Schatz lag nicht in deinem Heimatteil.
obstacle-dart-by-dart = „{ $spell_name }“ hält einen einzelnen Pfeil auf; du wirst gefragt, wenn er fliegt.
obstacle-whole-volley = „{ $spell_name }“ antwortet auf alle Pfeile zugleich, wenn sie angesagt werden, nicht auf einen einzelnen.
obstacle-no-spell = { $deed ->
    [punch] { $seat } schlägt mit der Faust zu, und das ist kein Zauber.
    [tear] { $seat } will etwas fortreißen, und das ist kein Zauber.
   *[other] Was { $seat } mit „{ $deed_name }“ tut, ist kein Zauber.
}
obstacle-caster-unseen = Du siehst { $seat } nicht und kannst daher nicht eingreifen.
obstacle-not-neutral = „{ $spell_name }“ wird nicht als neutraler Zauber gewirkt.
obstacle-not-water = „{ $spell_name }“ ist kein Wasserzauber.
obstacle-no-attack-now = Was { $seat } tut, ist kein Angriff.
obstacle-earth-needs-a-line = Der Angriff von { $seat } hat nicht die Reichweite „Sichtlinie“.
obstacle-no-place-for-earth = Du siehst auf dem Weg des Angriffs von { $seat } keine freie Trennlinie.
obstacle-powder-needs-a-line = Der Zauber gegen dich hat nicht die Reichweite „Sichtlinie“.
obstacle-not-at-you = Was { $seat } tut, ist nicht auf dich gerichtet.
