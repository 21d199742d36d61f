title = Wiz-War: Krieg der Magier
tagline = Magier duellieren sich im Labyrinth und stehlen einander die Schätze.

## Die Einstellungen eines Tisches

option-side = Seite der Spielplanteile
option-side-a = A, der neue Plan
option-side-b = B, der klassische Plan
option-schools = Magieschulen
option-schools-alchemy-elemental-mentalism = Alchemie, Elementarmagie, Geistesbeeinflussung
option-schools-alchemy-conjuring-elemental = Alchemie, Beschwörung, Elementarmagie
option-schools-alchemy-conjuring-mentalism = Alchemie, Beschwörung, Geistesbeeinflussung
option-schools-alchemy-conjuring-mutation = Alchemie, Beschwörung, Verwandlung
option-schools-alchemy-conjuring-thaumaturgy = Alchemie, Beschwörung, Thaumaturgie
option-schools-alchemy-elemental-mutation = Alchemie, Elementarmagie, Verwandlung
option-schools-alchemy-elemental-thaumaturgy = Alchemie, Elementarmagie, Thaumaturgie
option-schools-alchemy-mentalism-mutation = Alchemie, Geistesbeeinflussung, Verwandlung
option-schools-alchemy-mentalism-thaumaturgy = Alchemie, Geistesbeeinflussung, Thaumaturgie
option-schools-alchemy-mutation-thaumaturgy = Alchemie, Verwandlung, Thaumaturgie
option-schools-conjuring-elemental-mentalism = Beschwörung, Elementarmagie, Geistesbeeinflussung
option-schools-conjuring-elemental-mutation = Beschwörung, Elementarmagie, Verwandlung
option-schools-conjuring-elemental-thaumaturgy = Beschwörung, Elementarmagie, Thaumaturgie
option-schools-conjuring-mentalism-mutation = Beschwörung, Geistesbeeinflussung, Verwandlung
option-schools-conjuring-mentalism-thaumaturgy = Beschwörung, Geistesbeeinflussung, Thaumaturgie
option-schools-conjuring-mutation-thaumaturgy = Beschwörung, Verwandlung, Thaumaturgie
option-schools-elemental-mentalism-mutation = Elementarmagie, Geistesbeeinflussung, Verwandlung
option-schools-elemental-mentalism-thaumaturgy = Elementarmagie, Geistesbeeinflussung, Thaumaturgie
option-schools-elemental-mutation-thaumaturgy = Elementarmagie, Verwandlung, Thaumaturgie
option-schools-mentalism-mutation-thaumaturgy = Geistesbeeinflussung, Verwandlung, Thaumaturgie
option-schools-random = ausgelost
option-schools-draft = der Reihe nach gewählt
option-personal-spellbook = Persönliches Zauberbuch
option-personal-spellbook-off = ein Stapel für alle
option-personal-spellbook-on = zwei Gruppen mit eigenem Stapel
option-giant-spellbook = Gigantisches Zauberbuch
option-giant-spellbook-off = drei Schulen
option-giant-spellbook-on = alle sechs Schulen in einem Stapel
option-free-thoughts = Die Gedanken sind frei
option-free-thoughts-off = aufrechterhaltene Zauber zählen zum Handkartenlimit
option-free-thoughts-on = aufrechterhaltene Zauber zählen nicht
option-deadly-treasures = Tödliche Schätze
option-deadly-treasures-off = aus
option-deadly-treasures-on = wessen beide Schätze auf fremden Basen liegen, der stirbt
option-points-to-win = Längere Spieldauer
option-points-to-win-2 = 2 Punkte gewinnen
option-points-to-win-3 = 3 Punkte gewinnen
option-points-to-win-4 = 4 Punkte gewinnen
option-heavy-burden = Schwere Bürde
option-heavy-burden-off = aus
option-heavy-burden-on = jedes Aufheben beendet die Phase
option-permanent-creation = Permanente Erschaffung
option-permanent-creation-off = Erschaffenes muss aufrechterhalten werden
option-permanent-creation-on = Erschaffenes bleibt
option-treasure-hunt = Jäger des verlorenen Schatzes
option-treasure-hunt-off = aus
option-treasure-hunt-on = nur Schätze bringen Punkte
option-turn-cap = Längste Dauer
option-turn-cap-off = bis jemand gewinnt
option-turn-cap-400 = 400 Züge, dann entscheiden Punkte und Leben
option-turn-cap-40 = 40 Züge, dann entscheiden Punkte und Leben
option-first-seat = Wer anfängt
option-first-seat-random = wird ausgelost
option-first-seat-0 = Platz 1
option-first-seat-1 = Platz 2
option-first-seat-2 = Platz 3
option-first-seat-3 = Platz 4

## Namen

name-blue = Blau
name-red = Rot
name-yellow = Gelb
name-green = Grün
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen
name-right = nach rechts
name-half = halb herum
name-left = nach links
name-treasure = Schatz
name-self = dich selbst
name-alchemy = Alchemie
name-conjuring = Beschwörung
name-elemental = Elementarmagie
name-mentalism = Geistesbeeinflussung
name-mutation = Verwandlung
name-thaumaturgy = Thaumaturgie

part-markers = { $markers ->
    [one] 1 Marker
   *[other] { $markers } Marker
}
part-item = { $item ->
    [large_rock] der Große Felsen
    [null_powder] das Nullpulver
    [wizardblade] das Magierschwert
    [handful_of_tacks] die Reißnägel
   *[other] der { $item_name }
}
part-item-taken = { $item ->
    [large_rock] den Großen Felsen
    [null_powder] das Nullpulver
    [wizardblade] das Magierschwert
    [handful_of_tacks] die Reißnägel
   *[other] den { $item_name }
}
part-thing = „{ $a_name }“
part-treasure-taken = { $treasure ->
    [blue] einen blauen Schatz
    [red] einen roten Schatz
    [yellow] einen gelben Schatz
   *[green] einen grünen Schatz
}
part-treasure = { $treasure ->
    [blue] ein blauer Schatz
    [red] ein roter Schatz
    [yellow] ein gelber Schatz
   *[green] ein grüner Schatz
}

## Fragen

question-main = Wohin gehst du, was zauberst du?
question-react = Reagierst du?
question-react-shield = Gleich trifft dich Schaden. Schützt du dich?
question-card-mode = Was soll der Zauber bewirken?
question-which-spell = Welchen dieser Zauber hältst du auf?
question-astral = Von welchem Feld aus wird gezaubert?
question-corner = Soll die Linie um die Ecke gehen?
question-boost = Mit welcher Energie?
question-boost-first = Welche Karte zuerst?
question-boost-second = Welche Karte als zweite?
question-target = Worauf zielst du?
question-more = Wie, oder worauf genau?
question-tie = In welche Richtung wird gestoßen?
question-force-step = Wohin führst du dein Opfer?
question-which-thing = Was davon wählst du?
question-steal = Welche Karte nimmst du?
question-burn = Dein Geist brennt: Was gibst du vorher auf?
question-overload = Du hast zu viel: Was gibst du ab?
question-brain-discard = Der Gehirnstein ist weg: Welche Karte wirfst du ab?
question-make-room = Du hast keinen Platz: Was gibst du zuerst ab?
question-discard = Wirf ab, was du möchtest.
question-draw = Ziehst du eine Karte?
question-room-to-draw = Kein Platz mehr: Schaffst du welchen?
question-school-draft = Welche Magieschule nimmst du?
question-push-choice = Ein Großer Mann schiebt dich: Wohin gehst du?
question-feather-step = Du schwebst: Wohin?
question-hold-new-door = Hältst du die neue Tür auf?
question-arms-pick = Was greifen deine Arme noch?

## Antworten

action-finish = Phase beenden
action-pass = Passen
action-back = Zurück
action-done = Fertig
action-stop = Aufhören
action-draw = Karte ziehen
action-punch = Faustschlag
action-speed = Beschleunigen
action-unboosted = Nicht verstärken
action-plain = Ohne
action-drop = { $a ->
    [treasure] Schatz
   *[other] { part-thing }
} fallen lassen
action-damage = Schaden zufügen
action-stun = Betäuben
action-at = Auf { $a_name }
action-turn = Drehen: { $a_name }
action-step = Schritt nach { $a_name }
action-open = Tür im { $a_name } öffnen
action-close = Tür im { $a_name } schließen
action-toward = Nach { $a_name }
action-lift = { $a ->
    [blue] Blauen Schatz aufheben
    [red] Roten Schatz aufheben
    [yellow] Gelben Schatz aufheben
   *[green] Grünen Schatz aufheben
}
action-sector = Das Spielplanteil { $a_name }
action-cast = „{ $a_name }“ wirken
action-play = { part-thing } ausspielen
action-use = „{ $a_name }“ benutzen
action-react = Mit „{ $a_name }“ reagieren
action-boost = „{ $a_name }“ einsetzen
action-with = Zusammen mit „{ $a_name }“
action-against = Gegen „{ $a_name }“
action-discard = „{ $a_name }“ abwerfen
action-pick = { part-thing } aufheben
action-steal = „{ $a_name }“ nehmen
action-hit = { $a_name }
action-square = Feld { $a }
action-border = Trennlinie im { $b_name } von { $a }
action-end = Zauber { $a } beenden
action-spell = Zauber { $a }
action-amount = { $a } Schaden
action-collect = Reißnägel einsammeln
action-reach = Aus der Ferne nehmen
action-put = In der Ferne ablegen
action-fist = Aus der Ferne zuschlagen
action-hold = Aufhalten
action-leave = Geschlossen lassen
action-rest = Alle übrigen Pfeile ebenfalls dorthin
action-trap = Der Fallenmarker
action-school = { $a_name }

## Was geschieht

event-turn-begins = Zug { $turn }: { $you ->
    [yes] Du bist dran.
   *[no] { $seat } ist dran.
}
event-reshuffled = Der Ablagestapel wird zum neuen Magiestapel mit { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-drew-card = Du ziehst „{ $spell_name }“.
event-drew = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte.
}
event-discarded = { $you ->
    [yes] Du wirfst „{ $spell_name }“ ab.
   *[no] { $seat } wirft „{ $spell_name }“ ab.
}
event-cast = { $you ->
    [yes] Du wirkst „{ $spell_name }“.
   *[no] { $seat } wirkt „{ $spell_name }“.
}
event-reacted = { $you ->
    [yes] Du reagierst mit „{ $spell_name }“.
   *[no] { $seat } reagiert mit „{ $spell_name }“.
}
event-punched = { $you ->
    [yes] Du schlägst zu.
   *[no] { $seat } schlägt zu.
}
event-threw = { $you ->
    [yes] Du wirfst { $spell ->
        [stone_spikes] ein Steingeschoss
        [large_rock] den Großen Felsen
       *[other] den { $spell_name }
    }.
   *[no] { $seat } wirft { $spell ->
        [stone_spikes] ein Steingeschoss
        [large_rock] den Großen Felsen
       *[other] den { $spell_name }
    }.
}
event-used = { $you ->
    [yes] Du benutzt { $spell ->
        [null_powder] das Nullpulver
        [handful_of_tacks] die Reißnägel
       *[other] den { $spell_name }
    }.
   *[no] { $seat } benutzt { $spell ->
        [null_powder] das Nullpulver
        [handful_of_tacks] die Reißnägel
       *[other] den { $spell_name }
    }.
}
event-sped = { $you ->
    [yes] Du beschleunigst.
   *[no] { $seat } beschleunigt.
}
event-modified = { $you ->
    [yes] Du legst „{ $spell_name }“ dazu.
   *[no] { $seat } legt „{ $spell_name }“ dazu.
}
event-boosted = Verstärkt auf Energie { $energy }.
event-aimed-at-wizard = Das Ziel: { $target_you ->
    [yes] du.
   *[no] { $target_seat }.
}
event-aimed-at-border = Das Ziel: die Trennlinie im { $side_name } von { $square }.
event-aimed-at-square = Das Ziel: { $square }.
event-aimed-toward = Es geht nach { $side_name }.
event-landed = Auf { $square } { $item ->
    [handful_of_tacks] liegen
   *[other] liegt
} jetzt { part-item }.
event-cancelled = „{ $spell_name }“ ist neutralisiert.
event-evaded = { $you ->
    [yes] Du weichst aus.
   *[no] { $seat } weicht aus.
}
event-absorbed = { $you ->
    [yes] Du nimmst „{ $spell_name }“ auf die Hand.
   *[no] { $seat } nimmt „{ $spell_name }“ auf die Hand.
}
event-spell-lasts = „{ $spell_name }“ liegt jetzt vor { $you ->
    [yes] dir
   *[no] { $seat }
}{ $markers ->
    [0] .
    [one] , dazu 1 Marker.
   *[other] , dazu { $markers } Marker.
}
event-markers-left = „{ $spell_name }“: noch { part-markers }.
event-spell-ended = „{ $spell_name }“ endet.
event-rolled = { $you ->
    [yes] Du würfelst eine { $die }.
   *[no] { $seat } würfelt eine { $die }.
}
event-gained-life = { $you ->
    [yes] Du gewinnst { $life } Leben und hast { $left }.
   *[no] { $seat } gewinnt { $life } Leben und hat { $left }.
}
event-unhurt = { $you ->
    [yes] Dir geschieht nichts.
   *[no] { $seat } geschieht nichts.
}
event-hurt = { $you ->
    [yes] Du erleidest { $damage } Schaden{ $left ->
        [0] { " " }und hast kein Leben mehr.
       *[other] { " " }(noch { $left } Leben).
    }
   *[no] { $seat } erleidet { $damage } Schaden{ $left ->
        [0] { " " }und hat kein Leben mehr.
       *[other] { " " }(noch { $left } Leben).
    }
}
event-life-shared = Das Leben wird geteilt: { $seat } { $left }, { $other_seat } { $other_left }.
event-stunned = { $you ->
    [yes] Du bist betäubt ({ part-markers }).
   *[no] { $seat } ist betäubt ({ part-markers }).
}
event-came-round = { $you ->
    [yes] Du legst einen Betäubungsmarker ab; für diesen Zug bist du noch betäubt.
   *[no] { $seat } legt einen Betäubungsmarker ab, ist für diesen Zug aber noch betäubt.
}
event-moved = { $you ->
    [yes] Du kommst nach { $square }.
   *[no] { $seat } kommt nach { $square }.
}
event-door-opened = { $you ->
    [yes] Du hältst die Tür im { $side_name } von { $square } auf.
   *[no] { $seat } hält die Tür im { $side_name } von { $square } auf.
}
event-door-let-go = { $you ->
    [yes] Du lässt die Tür im { $side_name } von { $square } los.
   *[no] { $seat } lässt die Tür im { $side_name } von { $square } los.
}
event-sped-up = { $points ->
    [one] 1 Bewegungspunkt mehr
   *[other] { $points } Bewegungspunkte mehr
}, jetzt { $left }.
event-played-item = { $you ->
    [yes] Du trägst jetzt { part-item-taken }.
   *[no] { $seat } trägt jetzt { part-item-taken }.
}
event-dropped-item = { $you ->
    [yes] Du lässt { part-item-taken } auf { $square } fallen.
   *[no] { $seat } lässt { part-item-taken } auf { $square } fallen.
}
event-picked-up = { $you ->
    [yes] Du hebst { part-item-taken } auf.
   *[no] { $seat } hebt { part-item-taken } auf.
}
event-item-gone = { $you ->
    [yes] Du verlierst { part-item-taken }.
   *[no] { $seat } verliert { part-item-taken }.
}
event-object-destroyed = Auf { $square } { $item ->
    [handful_of_tacks] werden
   *[other] wird
} { part-item } zerstört.
event-lifted = { $you ->
    [yes] Du hebst { part-treasure-taken } auf.
   *[no] { $seat } hebt { part-treasure-taken } auf.
}
event-treasure-lies = Auf { $square } liegt jetzt { part-treasure }.
event-border-open = Im { $side_name } von { $square } ist jetzt nichts mehr im Weg.
event-border-wall = Im { $side_name } von { $square } steht jetzt eine Mauer.
event-border-door = Im { $side_name } von { $square } ist jetzt eine Tür.
event-border-fire = Im { $side_name } von { $square } brennt jetzt eine Flammenmauer.
event-square-filled = Auf { $square } { $fill ->
    [1] liegt jetzt ein Granitblock
    [2] wächst jetzt ein Rosenstrauch
    [3] wächst jetzt ein Dornenbusch
   *[other] hängt jetzt eine Staubwolke
}.
event-square-freed = { $square } ist wieder frei.
event-cracked = Im { $side_name } von { $square } entsteht eine Bresche.
event-fill-cracked = Was auf { $square } ist, hat { $cracks ->
    [one] 1 Bresche
   *[other] { $cracks } Breschen
}.
event-sector-turned = Spielplanteil { $sector_name } dreht sich { $quarters ->
    [1] um eine Vierteldrehung nach rechts
    [2] halb herum
   *[other] um eine Vierteldrehung nach links
}.
event-saw-card = Auf der Hand von { $victim_seat } siehst du „{ $spell_name }“.
event-stole-card = { $you ->
    [yes] Du nimmst { $victim_seat } „{ $spell_name }“ weg.
   *[no] { $seat } nimmt dir „{ $spell_name }“ weg.
}
event-stole = { $seat } nimmt { $victim_seat } eine Karte weg.
event-turn-lost = { $you ->
    [yes] Dein Zug ist sofort zu Ende.
   *[no] Der Zug von { $seat } ist sofort zu Ende.
}
event-died = { $you ->
    [yes] Du stirbst.
   *[no] { $seat } stirbt.
}
event-killed = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} für { $victim_you ->
    [yes] dich
   *[no] { $victim_seat }
} einen Siegpunkt{ $cards ->
    [0] .
    [one] { " " }und 1 Karte.
   *[other] { " " }und { $cards } Karten.
}
event-took-hand = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $cards ->
    [0] keine Karte
    [one] die einzige Karte
   *[other] alle { $cards } Karten
} von { $victim_you ->
    [yes] dir
   *[no] { $victim_seat }
}.
event-game-over = Das Spiel ist zu Ende.
event-school-drawn = { $school_name } wird gezogen.
event-school-chosen = { $you ->
    [yes] Du nimmst { $school_name }.
   *[no] { $seat } nimmt { $school_name }.
}
event-tore = { $you ->
    [yes] Du zerrst an fremder Habe.
   *[no] { $seat } zerrt an fremder Habe.
}
event-touched = { $you ->
    [yes] Deine Seuche steckt an.
   *[no] Die Seuche von { $seat } steckt an.
}
event-slashed = { $you ->
    [yes] Du schlägst mit dem { $spell_name } zu.
   *[no] { $seat } schlägt mit dem { $spell_name } zu.
}
event-took-item = { $you ->
    [yes] Du nimmst { $victim_seat } { part-item-taken } weg.
   *[no] { $seat } nimmt { $victim_you ->
        [yes] dir
       *[no] { $victim_seat }
    } { part-item-taken } weg.
}
event-took-treasure = { $you ->
    [yes] Du nimmst { $victim_seat } { part-treasure-taken } weg.
   *[no] { $seat } nimmt { $victim_you ->
        [yes] dir
       *[no] { $victim_seat }
    } { part-treasure-taken } weg.
}
event-trap-set = Die echte Falle liegt auf { $square }.
event-trap-real = Die Falle auf { $square } ist echt!
event-trap-blank = Die Falle auf { $square } ist eine Niete.

## Wie es endet

outcome-points = { $you ->
    [yes] Du hast genug Siegpunkte und gewinnst.
   *[no] { $winners } hat genug Siegpunkte und gewinnt.
}
outcome-last-wizard = { $you ->
    [yes] Nur du bist noch am Leben, und du gewinnst.
   *[no] Nur { $winners } ist noch am Leben und gewinnt.
}
outcome-all-dead = Niemand ist mehr am Leben: unentschieden.
outcome-turn-cap = { $you ->
    [yes] Die Zeit ist um, und du liegst vorn.
   *[no] Die Zeit ist um; vorn liegt: { $winners }.
}

## Warum ein Bot so wählt

because-only-choice = Etwas anderes gab es nicht.
because-peace = Er kämpft nicht.
because-hurry = Mit mehr Schritten ist er gleich da.
because-tidy = Er behält, was er hat.
because-enough = Das genügt.
because-home = Der Schatz ist, wo er hingehört.
because-treasure = Deswegen ist er gekommen.
because-run = Zum Schatz auf { $goal }.
because-run-home = Mit dem Schatz nach Hause, nach { $goal }.
because-hide = Zu holen gibt es nichts, also geht er dahin, wo er am schlechtesten zu treffen ist.
because-rescue = Weg mit dem eigenen Schatz von da, wo er für einen anderen zählt.
because-hunt = Zu holen gibt es nichts, also sucht er Streit.
because-rest = Es gibt nichts mehr zu tun.
because-draw = Karten kann man immer brauchen.
because-slow-death = Jede Karte würde ein Leben kosten.
because-least = Das fehlt am wenigsten.
because-take-that = Das Beste, was da ist.
because-taste = Eine Schule ist so gut wie die andere.
because-drift = Wenn schon, dann in Richtung Ziel.
because-equip = Das hilft, sobald man es trägt.
because-more-cards = Mehr Karten, mehr Auswahl.
because-hit = Jede Wunde zählt.
because-hit-leader = Wer schon einen Punkt hat, kommt zuerst dran.
because-finish-off = Das könnte der letzte Schlag sein.
because-stop-carrier = Dieser Schatz darf nicht ankommen.
because-glue = Was klebt, kann keiner stehlen.
because-trap = Hier kommt bestimmt jemand vorbei.
because-turn-sector = So herum passen ihm die Wege besser.
because-shortcut = Das ist eine Abkürzung.
because-swap = Dort drüben stünde er lieber.
because-open-way = Mitten hindurch ist es viel kürzer.
because-heal = Stein macht satt.
because-clear-way = Das steht ihm selbst im Weg.
because-from-afar = Dafür muss man nicht hingehen.
because-many-arms = So kann er mit dem Schatz gleich weiterlaufen.
because-faster = Auf vier Beinen reicht es gerade.
because-seep = So kommt er durch, wo andere nicht durchkommen.
because-bar-the-way = An ihm vorbei kommt keiner an den Schatz.
because-guard = Er rechnet mit einem Angriff.
because-prepare = Das lohnt sich über mehrere Züge.
because-once-more = Ein zweiter Angriff lohnt sich.
because-stronger = Jetzt schlägt er doppelt so hart zu.
because-touch = Wen er jetzt trifft, dem geht es schlecht.
because-dispel = Dieser Zauber muss weg.
because-wash = Wasser spült die Säure ab.
because-door = Durch eine Tür kann man schießen, und hinter sich kann man sie schließen.
because-aim = Dort bewirkt es am meisten.
because-energy = So viel, wie es wert ist.
because-this-way = So wirkt es am besten.
because-counter = Das täte zu weh.
because-save-life = Sonst wäre er tot.
because-negate = Dieser Zauber hülfe einem anderen zu sehr.
because-insist = Sein Zauber soll wirken.
because-thief = Diebe gehören bestraft.
because-harmless = Das ist keinen Gegenzauber wert.
because-lead-away = Weg von da, wo das Opfer hinwill.

## Der Tisch in Zeilen

table-over = Das Spiel ist zu Ende.
table-turn = Zug { $turn }, { $phase ->
    [1] Zeit vergeht
    [2] Bewegung und Magie
   *[other] Abwerfen und Nachziehen
}: { $seat }. Bewegungspunkte: { $mp }. Angriffe gemacht: { $attacks }.
table-asked = Gefragt: { $seat }. { $question }
table-pending = Im Gang: { $what }.
table-announced = { $seat }: { $card }, Energie { $energy }{ $target ->
    [none] { "" }
   *[other] , { $target }
}
table-at = auf { $target ->
    [Du] dich
   *[other] { $target }
}
table-toward = nach { $side }
table-fist = ein Faustschlag
table-speeding = eine Beschleunigung
table-tearing = Fortreißen
table-damage = { $amount } Schaden für { $seat ->
    [Du] dich
   *[other] { $seat }
}
table-pick-up = { $seat ->
    [Du] Du hebst
   *[other] { $seat } hebt
} einen Schatz auf
table-who = { $who }, { $colour }
table-seat = { $life } Leben, { $points } von { $goal } Punkten{ $stun ->
    [0] { "" }
   *[other] , { $stun } Betäubungsmarker
}.
table-place = Auf { $square }, Basis { $base }.
table-holds = { $hand ->
    [0] Keine Handkarten
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, Last { $load } von { $limit }; getragen: { $items }.
table-dead = Tot; Basis { $base }.
table-hand = { $cards }.
table-hand-empty = Keine Karten.
table-lying-title = Schätze und Gegenstände
table-piles-title = Magiestapel, Schulen und Varianten
table-card = { $card } ({ $type }; { $range }; { $duration }; { $value ->
    [0] kein Energiewert
   *[other] Energiewert { $value }
}): { $text }
table-known = Du weißt von der Hand von { $seat }: { $cards }.
table-nothing = nichts
table-treasure-of = { $colour ->
    [Blau] ein blauer
    [Rot] ein roter
    [Gelb] ein gelber
   *[other] ein grüner
} Schatz
table-spell = Zauber { $number }: { $card } von { $seat ->
    [Du] dir
   *[other] { $seat }
}, { $markers ->
    [0] { "" }
   *[other] { $markers } Marker,{ " " }
}{ $where }.
table-where-seat = auf { $seat ->
    [Du] dir
   *[other] { $seat }
}
table-where-square = auf { $square }
table-where-glued = auf { $square } klebt fest: { $thing }
table-border = die Trennlinie im { $side } von { $square }
table-where-border = im { $side } von { $square }
table-where-all = über allem
table-treasure = { $colour ->
    [Blau] Ein blauer
    [Rot] Ein roter
    [Gelb] Ein gelber
   *[other] Ein grüner
} Schatz liegt auf { $square }.
table-item = Gegenstand auf { $square }: { $item }.
table-piles = Magiestapel { $deck }; abgelegt: { $discards }.
table-door = Die Tür im { $side } von { $square } ist offen, gehalten von { $seat ->
    [Du] dir
   *[other] { $seat }
}.
table-cracks = { $cracks ->
    [one] 1 Bresche
   *[other] { $cracks } Breschen
} im { $side } von { $square }.
table-fill-cracks = { $cracks ->
    [one] 1 Bresche
   *[other] { $cracks } Breschen
} in dem, was auf { $square } ist.
table-legend = Zeichen: B Y R G Magier (blau, gelb, rot, grün), b y r g oder ⓑ ⓨ ⓡ ⓖ Schätze, H oder ⌂ Basis, # Block, % Busch, ~ Wolke, ^ Reißnägel, ? Fallenmarker, * andere Dinge; | und --- Mauern, D Tür, d offene Tür, F Feuer.
table-here = Du stehst auf { $ways }.
table-ways = Reihe { $row }: { $ways }
table-way = { $square }: { $sides }
table-way-door = { $side } (Tür)
table-way-fire = { $side } (Feuer)
table-way-link = { $side } nach { $square }
table-no-way = kein Ausweg
table-schools = Schulen: { $schools }.
table-variants = Gespielte Varianten: { $variants }.
table-turn-cap = Spätestens nach Zug { $turns } ist die Partie zu Ende.
table-traps = Fallenmarker liegen auf { $squares }.
table-real-trap = Die echte liegt auf { $square }.
table-deck-of = Stapel der Gruppe { $group }: { $deck } Karten; abgelegt: { $discards }.

## Der Tisch als Bild

table-now = Zug { $turn }, { $seat }: { $phase ->
    [1] Zeit vergeht
    [2] Bewegung und Magie
   *[other] Abwerfen und Nachziehen
}
table-mp = { $mp ->
    [one] 1 Bewegungspunkt
   *[other] { $mp } Bewegungspunkte
}
table-attacks = { $left ->
    [0] kein Angriff mehr
    [one] noch 1 Angriff
   *[other] noch { $left } Angriffe
}
table-goal-fetch = Hol einen Schatz ({ $squares }) und bring ihn nach Hause, nach { $home }.
table-goal-home = Bring den Schatz nach Hause, nach { $home }, und leg ihn dort ab.
table-maze = Das Labyrinth
table-choices = Was du tun kannst
table-wall-short = Wand
table-draw-up = Zug beenden, nachziehen
table-short-speed = mit einer Energiekarte
table-short-finish = dann abwerfen, dann ziehen
table-about-speed = Einmal im Zug: Gib eine Energiekarte oder eine andere Karte mit Energiewert ab und geh so viele Felder weiter.
table-about-punch = Deine Faust macht 1 Schaden bei einem Magier oder etwas Zerbrechlichem auf deinem Feld oder daneben. Das ist dein Angriff in diesem Zug.
table-about-finish = Keine Schritte und Zauber mehr in diesem Zug. Danach kannst du Karten abwerfen und bis zu zwei ziehen.
table-about-draw-up = Der Rest deines Zuges auf einmal: keine Schritte mehr, nichts abgeworfen, und so viele Karten gezogen, wie du darfst.
# Wo ein langer Name auf einer kleinen Karte getrennt werden darf: vor diesen Wortteilen.
table-breaks = talisman|stein|löser|zeichen|pfeile|tausch|strauch|busch|schlag|blitz|mauer|gestalt|block|geschosse|mantel|bieren|sturm|raub|bund|tation|projektion|schmettern|leicht|wandlung|fresser|kugel|barkeit|kraft|schlüssel|schwert|teil|liche|chender
table-steps = Schritte
table-walk-to = Nach { $square } gehen
table-list = Alle { $count } Ziele als Liste
table-hand-title = Deine Hand
table-load = Last { $load } von { $limit }
table-load-short = Last
table-wizards = Die Magier
table-is-you = du
table-is-asked = ist gefragt
table-is-dead = tot
table-points = { $points } von { $goal } Punkten
table-hand-size = Handkarten
table-stands = Steht auf
table-base-on = Basis
table-stunned = Betäubungsmarker
table-carries-treasure = trägt einen Schatz
table-spells-title = Zauber im Spiel
table-markers = Energiemarker
table-end = Beenden
table-pile-one = Angesagt
table-pile-title = Angesagt – was zuletzt kommt, wirkt zuerst
table-plan = Du bereitest vor
table-energy = Energie { $energy }
table-you = Du
table-at-you = dich
table-attacked = angegriffen: { $seats }
table-evaded = weicht aus: { $seats }
table-deck = Magiestapel: { $deck }
table-discarded = Abgelegt: { $count }
table-cards-title = Alle Karten
table-read-card = { $card } lesen
table-find-card = Karte suchen
table-by-school = Nach Schule
table-all-schools = Alle
table-in-play = in diesem Spiel
table-no-card = Das sagt keine Karte.
table-energy-value = Energiewert
table-takes-energy = Energie macht sie stärker oder länger
table-portal = Portal: von { $from } kommt man auf { $to } heraus
table-wrap = Außen herum: von { $from } kommt man auf { $to } heraus
table-base = Basis ({ $colour })
table-fill-1 = ein Granitblock
table-fill-2 = ein Rosenstrauch
table-fill-3 = ein Dornenbusch
table-fill-4 = eine Staubwolke
table-trap = ein Fallenmarker
table-trap-real = die echte Falle
table-sight-free = Von { $from } zu sehen: Die Sichtlinie ist frei.
table-sight-exit = Von { $from } zu sehen: Die Sichtlinie geht aus dem Plan hinaus und wieder herein.
table-sight-behind = Von { $from } nicht zu sehen: Im Weg ist { $thing }.
table-sight-outer = Von { $from } nicht zu sehen: Die Außenmauer ist im Weg.
table-sight-fog = Von { $from } nicht zu sehen: Nebel verhüllt es.
table-sight-blind = Von { $from } nicht zu sehen: Was dort wächst oder schwebt, verdeckt alles ringsum.
table-the-wall = die Mauer { $where }
table-the-door = die Tür { $where }
table-the-fire = die Flammenmauer { $where }
table-door-own = deine Tür { $where }
table-door-of = Tür von { $seat } { $where }
table-open = offen gehalten
table-closed = geschlossen
table-sealed = versiegelt
table-crack-count = { $cracks ->
    [one] 1 Bresche
   *[other] { $cracks } Breschen
}
table-pillar = die Säule an einer Ecke von { $square }
table-giant = ein Großer Mann
table-thing-on = { $thing } auf { $square }
table-look-around = Die Felder, mit den Pfeiltasten
table-look-hint = Zeige auf ein Feld: Hier steht, was dort liegt und ob du es siehst.
table-rules-word = Regeln
table-worn = getragen
table-end-spell = „{ $spell }“ beenden
table-worn-drop = fallen lassen
table-lift-ends = beendet Bewegung und Magie
table-passes = Du hast keine Antwort darauf: Gepasst wird von selbst.
table-row-number = Reihe { $row }
table-side-open = offen: { $sides }
table-side-door = Tür: { $sides }
table-side-fire = Feuer: { $sides }
table-side-wall = Mauer: { $sides }
table-walk-there = Dorthin gehen: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
table-life-of = Leben: { $life } von höchstens { $most }
table-rules-count = { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
}, { $rulings ->
    [one] 1 Klärung
   *[other] { $rulings } Klärungen
}, { $examples ->
    [one] 1 Beispiel
   *[other] { $examples } Beispiele
}
table-rules-of = Was zu „{ $card }“ gesagt ist
table-kind-rules = Regeln
table-kind-rulings = Klärungen
table-kind-examples = Beispiele
table-draft-title = Die Schulen werden verteilt
table-draft-order = Wer wann wählt
table-group-book = Zauberbuch der Gruppe { $group }
table-group-cantrips = { $group ->
    [1] weiße Zaubertricks
   *[other] schwarze Zaubertricks
}
table-one-book = Ein Zauberbuch für alle
table-pick = { $number }. Wahl
table-pick-now = wählt jetzt
table-taken-by = genommen von { $seat }
table-read-school = Karten
table-like-alchemy = Steine und Pulver, die du trägst: dauerhafte Kraft, Sicht und Leben, wenig zum Werfen.
table-like-conjuring = Türen, Büsche, Wolken und Fallen aus dem Nichts: Du veränderst das Labyrinth.
table-like-elemental = Feuer, Blitz, Wasser und Stein: die stärksten Schläge.
table-like-mentalism = Kraft der Gedanken: Du bewegst, beraubst und schwächst andere und bist schnell woanders.
table-like-mutation = Du veränderst deinen Körper: Großer Mann, Golem, Schleim, Werwolf, und schlägst mit eigenen Fäusten.
table-like-thaumaturgy = Magie über Magie: Gegenzauber gegen Gegenzauber, anhaltender Schmerz, Schlüssel und Klingen.
table-score-treasures = Schätze
table-score-kills = Besiegte Magier
table-score-life = Leben
table-score-points = Punkte
table-short-blue = Bl
table-short-red = Ro
table-short-yellow = Ge
table-short-green = Gr
table-short-cantrip = Zt
table-short-alchemy = Al
table-short-conjuring = Be
table-short-elemental = El
table-short-mentalism = Ge
table-short-mutation = Ve
table-short-thaumaturgy = Th
error-hunt-too-long = Zu zweit geht die Schatzjagd nicht bis { $points } Punkte: Es gibt nur zwei gegnerische Schätze, und getötete Magier zählen dabei nicht. Wählt 2 Punkte oder spielt zu mehreren.

## Das Ziel in drei Zeilen

goal-want = Hab als Erstes { $points } Siegpunkte: 1 für jeden gegnerischen Schatz, der auf deiner Basis liegt{ $treasure_hunt ->
    [on] ; Töten bringt an diesem Tisch keinen.
   *[off] , und 1 für jeden Magier, den dein eigener Angriff tötet.
}
goal-turn = Du hast { $steps } Schritte, einen Angriff und beliebig viele andere Zauber, in jeder Reihenfolge. Einen Schatz aufzuheben beendet das. Dann wirf ab, was du magst, und zieh bis zu { $draws } Karten.
goal-end = Du gewinnst sofort, wenn du { $points } Punkte hast oder nur noch dein Magier lebt.{ $deadly_treasures ->
    [on] { " " }Wessen beide Schätze auf fremden Basen liegen, der stirbt.
   *[off] { "" }
}{ $turn_cap ->
    [off] { "" }
   *[other] { " " }Nach { $turn_cap } Zügen gewinnen die meisten Punkte, dann das meiste Leben.
}
