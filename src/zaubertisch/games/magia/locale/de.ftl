title = Magia Cum Laude
tagline = Alle bewegen alle Lehrlinge, und niemand weiß, wem du durch die Prüfung hilfst.

## Optionen eines Tischs

option-direction-reading = Auf eine Wand zu
option-direction-reading-S = zwei Richtungen, beide näher an die Seite dieser Farbe
option-direction-reading-U = eine Richtung, geradewegs zum Erker dieser Farbe
option-straight-same-colour = Karten derselben Farbe
option-straight-same-colour-false = dürfen in beide Richtungen ihrer Wand
option-straight-same-colour-true = gehen einen Teil lang in dieselbe Richtung
option-symbol-distribution = Symbole in jeder Farbe
option-symbol-distribution-standard = zwei Sterne, ein Kristall, eine „2“
option-symbol-distribution-lively = zwei Sterne, zwei Kristalle, zwei „2“
option-announce-mode = Vorzeitiges Ende
option-announce-mode-ask = wer beenden darf, entscheidet
option-announce-mode-auto = kommt von selbst
option-portal-only-move = Ein Sprung ohne Karte
option-portal-only-move-false = ist kein Zug
option-portal-only-move-true = ist ein Zug
option-occupied-portal-stops = Ein Sprung auf ein besetztes Portal
option-occupied-portal-stops-true = beendet den Zug
option-occupied-portal-stops-false = ist wie jeder andere
option-cards-per-part = Karten in einem Teil
option-cards-per-part-7 = höchstens sieben
option-cards-per-part-none = ohne Grenze
option-surplus-spoils-book = Ein fertiges Buch mit überzähligen Kristallen
option-surplus-spoils-book-false = bringt 8 Siegpunkte, minus 1 für jeden
option-surplus-spoils-book-true = bringt 5 Siegpunkte, minus 1 für jeden
option-third-secured = Der dritte Liebling zu zweit
option-third-secured-true = muss für das vorzeitige Ende geprüft sein
option-third-secured-false = muss nur voll sein
option-relief-draw = Festsitzen ohne Karte
option-relief-draw-true = du nimmst zwei Karten
option-relief-draw-false = du bekommst nichts
option-redeal-short-spells = Sprüche, die zu viele Kristalle verlangen
option-redeal-short-spells-false = bleiben, wie sie sind
option-redeal-short-spells-true = werden neu verteilt
option-open-hands = Handkarten
option-open-hands-false = sind geheim
option-open-hands-true = liegen offen, zum Lernen
option-open-supplies = Vorräte
option-open-supplies-true = liegen offen
option-open-supplies-false = sind verdeckt, nur die Anzahl ist bekannt
option-first-seat = Wer beginnt
option-first-seat-random = das Los
option-first-seat-0 = Platz 0
option-first-seat-1 = Platz 1
option-first-seat-2 = Platz 2
option-first-seat-3 = Platz 3
option-first-seat-4 = Platz 4
option-first-seat-5 = Platz 5
option-stall-limit = Das Spiel endet, wenn sich nichts ändert
option-stall-limit-20 = 20 Züge lang
option-stall-limit-10 = 10 Züge lang
option-stall-limit-40 = 40 Züge lang
option-stall-limit-0 = nie
option-max-turns = Das Spiel endet spätestens
option-max-turns-400 = nach 400 Zügen
option-max-turns-100 = nach 100 Zügen
option-max-turns-200 = nach 200 Zügen
option-max-turns-800 = nach 800 Zügen

## Namen

name-red = Rot
name-black = Schwarz
name-yellow = Gelb
name-green = Grün
name-blue = Blau
name-purple = Lila
name-examiner = Prüfer
name-plain = einfach
name-star = Stern
name-crystal = Kristall
name-double = „2“
name-nw = Nordwesten
name-ne = Nordosten
name-e = Osten
name-se = Südosten
name-sw = Südwesten
name-w = Westen
name-air = Luft
name-water = Wasser
name-fire = Feuer

figure-examiner = Der Prüfer

card-0 = Rot
card-1 = Rot mit Stern
card-2 = Rot mit Kristall
card-3 = Rot mit „2“
card-4 = Schwarz
card-5 = Schwarz mit Stern
card-6 = Schwarz mit Kristall
card-7 = Schwarz mit „2“
card-8 = Gelb
card-9 = Gelb mit Stern
card-10 = Gelb mit Kristall
card-11 = Gelb mit „2“
card-12 = Grün
card-13 = Grün mit Stern
card-14 = Grün mit Kristall
card-15 = Grün mit „2“
card-16 = Blau
card-17 = Blau mit Stern
card-18 = Blau mit Kristall
card-19 = Blau mit „2“
card-20 = Lila
card-21 = Lila mit Stern
card-22 = Lila mit Kristall
card-23 = Lila mit „2“

part-to = { $field ->
    [bay_red] in den roten Erker
    [bay_black] in den schwarzen Erker
    [bay_yellow] in den gelben Erker
    [bay_green] in den grünen Erker
    [bay_blue] in den blauen Erker
    [bay_purple] in den lila Erker
    [E5] aufs Pult, E5
   *[other] auf { $field }
}
part-card = { $symbol ->
    [plain] { $colour_name }
   *[other] { $colour_name } mit { $symbol_name }
}

## Fragen und Antworten

question-name = Welche Figur willst du bewegen?
question-steal = Aus wessen Hand ziehst du eine Karte?
question-step = Welche Karte, wohin – oder anhalten?
question-direction = In welche Richtung?
question-examiner = Wie zieht der Prüfer?
question-pay = Mit welcher Karte zahlst du?
question-jump-on = Springt der Prüfer weiter, oder bleibt er?
question-star = Stern: Wohin geht der Prüfer?
question-secure = Sicherst du dein Buch jetzt ab?
question-announce = Beendest du das Spiel, wenn du darfst?
question-examine = Um wen kümmert sich der Prüfer als Nächstes?
question-lose-or-receive = Verliert der Lehrling einen Kristall, oder bekommt er einen?
question-row = In welche Reihe legst du den Kristall?
question-place = Auf welchen Platz der Reihe?
question-rob = Wem nimmt der Lehrling einen Kristall?
question-pick = Welchen Kristall nimmt er?
question-symbol = Welches Symbol führst du aus?
question-trade = Jemandem einen Kristall nehmen oder geben?
question-trade-crystal = Welchen Kristall?
question-discard = Du hast mehr als sieben Karten: Welche legst du ab?

action-name = { $a ->
    [examiner] Den Prüfer nennen
   *[other] { $a_name } nennen
}
action-summon = Zu { $a_name } rufen (drei Karten in { $a_name })
action-play = { $b ->
    [plain] { $a_name } spielen
   *[other] { $a_name } mit { $b_name } spielen
}
action-go = Nach { $a_name }
action-jump = { $a ->
    [desk] Aufs Pult springen
   *[other] In den Erker von { $a_name } springen
}
action-stop = Hier anhalten
action-stay = Bleiben
action-steal = Von { $a_seat }
action-secure = Das Buch zeigen und absichern
action-wait = Jetzt nicht
action-announce = Das Spiel beenden
action-continue = Weiterspielen
action-examine = { $a_name }
action-lose = { $a_name } verlieren
action-give = { $a_name } von dir geben
action-spare = Nichts tun
action-row = Reihe { $a ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [f] F
    [g] G
    [h] H
   *[i] I
}
action-place = Platz { $a }
action-rob = Von { $a_name }
action-leave = Nichts mehr nehmen
action-pick = { $a_name }
action-use = { $a_name } ausführen
action-claim = { $a_seat } einen nehmen
action-present = { $a_seat } einen geben
action-discard = { $b ->
    [plain] { $a_name } ablegen
   *[other] { $a_name } mit { $b_name } ablegen
}

## Was geschieht

event-dealt = { $you ->
    [yes] Du bekommst { $card_names }.
   *[no] { $seat } bekommt { $card_names }.
}
event-dealt-secrets = { $you ->
    [yes] Deine Lieblinge sind { $first_name } und { $second_name }; dein Buch verlangt { $book } (Luft, Wasser, Feuer).
   *[no] Die Lieblinge von { $seat } sind { $first_name } und { $second_name }; das Buch verlangt { $book } (Luft, Wasser, Feuer).
}
event-opened-book = Ein drittes Buch wird aufgedeckt; seine Zahl ist { $number } ({ $book }).
event-third-favourite = { $you ->
    [yes] Damit ist { $third_name } dein dritter Liebling.
   *[no] Damit ist { $third_name } der dritte Liebling von { $seat }.
}
event-turn = Zug { $turn }: { $you ->
    [yes] Du bist dran.
   *[no] { $seat } ist dran.
}
event-named = { $you ->
    [yes] Du nennst { $figure ->
        [examiner] den Prüfer
       *[other] { $figure_name }
    }.
   *[no] { $seat } nennt { $figure ->
        [examiner] den Prüfer
       *[other] { $figure_name }
    }.
}
event-drew = { $you ->
    [yes] Du ziehst { $card_names }.
   *[no] { $seat } zieht { $card_names }.
}
event-drew-unseen = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Stapel.
event-took-discards = { $card_count ->
    [0] Im Ablagestapel liegt nichts{ $you ->
        [yes] {" "}für dich
       *[no] {""}
    }.
   *[other] { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { $card_names } vom Ablagestapel.
}
event-stole = { $you ->
    [yes] Du stiehlst { $victim_seat } { $card_name }.
   *[no] { $victim_you ->
        [yes] { $seat } stiehlt dir { $card_name }.
       *[no] { $seat } stiehlt { $victim_seat } { $card_name }.
    }
}
event-stole-unseen = { $seat } stiehlt { $victim_seat } eine Karte.
event-relief = { $you ->
    [yes] Du sitzt fest und nimmst stattdessen Karten vom Stapel.
   *[no] { $seat } sitzt fest und nimmt stattdessen Karten vom Stapel.
}
event-stuck = { $figure_name } kann nicht ziehen.
event-played = { $you ->
    [yes] Du spielst { part-card }.
   *[no] { $seat } spielt { part-card }.
}
event-paid = { $you ->
    [yes] Du zahlst { part-card }.
   *[no] { $seat } zahlt { part-card }.
}
event-discarded = { $you ->
    [yes] Du legst { part-card } ab.
   *[no] { $seat } legt { part-card } ab.
}
event-stepped = { $figure_name } geht { part-to }.
event-jumped = { $figure_name } springt { part-to }.
event-ran = { $figure_name } läuft { part-to }.
event-summoned = { $figure_name } wird gerufen, { part-to }.
event-collected = { $figure_name } sammelt auf { $field } { $crystal_name } ein.
event-gained = { $you ->
    [yes] Du bekommst { $crystal_name } von { $field }.
   *[no] { $seat } bekommt { $crystal_name } von { $field }.
}
event-robbed = { $figure_name } nimmt { $victim_name } { $crystal_name } weg.
event-laid-back = { $figure_name } verliert { $crystal_name }; der Kristall liegt jetzt auf { $field }.
event-gave = { $you ->
    [yes] Du gibst { $figure_name } { $crystal_name }.
   *[no] { $seat } gibt { $figure_name } { $crystal_name }.
}
event-handed-over = { $you ->
    [yes] { $to_seat } bekommt { $crystal_name } von dir.
   *[no] { $to_you ->
        [yes] Du bekommst { $crystal_name } von { $seat }.
       *[no] { $to_seat } bekommt { $crystal_name } von { $seat }.
    }
}
event-handed-over-unseen = { $to_seat } bekommt einen Kristall von { $seat }.
event-passed = { $figure_name } besteht die Prüfung; der Spruch ist abgesichert.
event-secured = { $you ->
    [yes] Du zeigst dein Buch ({ $book }) und sicherst es ab.
   *[no] { $seat } zeigt das Buch ({ $book }) und sichert es ab.
}
event-used = { $you ->
    [yes] Du führst das Symbol { $symbol_name } aus.
   *[no] { $seat } führt das Symbol { $symbol_name } aus.
}
event-announced = { $you ->
    [yes] Du beendest das Spiel!
   *[no] { $seat } beendet das Spiel!
}
event-time-up = { $end ->
    [pile] Der Nachziehstapel ist aufgebraucht; die Prüfungszeit ist um.
    [stall] Zu lange hat sich nichts geändert; die Prüfungszeit ist um.
   *[limit] Der letzte Zug ist gespielt; die Prüfungszeit ist um.
}
event-revealed = { $seat } bevorzugte { $first_name } und { $second_name }; das Buch verlangte { $book }.
event-scored = { $seat }: { $spells } für Sprüche, { $book } für das Buch ({ $matching } passend), { $bonus } fürs Beenden – zusammen { $total }.

outcome-exam = Die Prüfung hat das Spiel beendet. { $winners } { $winners_count ->
    [one] gewinnt.
   *[other] gewinnen gemeinsam.
}
outcome-desk = Das Pult hat das Spiel beendet. { $winners } { $winners_count ->
    [one] gewinnt.
   *[other] gewinnen gemeinsam.
}
outcome-pile = Der Nachziehstapel ist aufgebraucht. { $winners } { $winners_count ->
    [one] gewinnt.
   *[other] gewinnen gemeinsam.
}
outcome-stall = Es hat sich nichts mehr geändert. { $winners } { $winners_count ->
    [one] gewinnt.
   *[other] gewinnen gemeinsam.
}
outcome-limit = Der letzte Zug ist vorbei. { $winners } { $winners_count ->
    [one] gewinnt.
   *[other] gewinnen gemeinsam.
}

## Gründe der Bots

because-only-choice = Etwas anderes ging nicht.
because-name = { $figure_name } verspricht am meisten.
because-route = So geht es zum besten Feld, das ich sehe.
because-secure = Acht Punkte sind acht Punkte.
because-end = Ich liege vorn, also jetzt.
because-wait-for-more = Jetzt zu beenden hülfe jemand anderem, oder ich darf nicht.
because-discard = Die Karte brauche ich am wenigsten.
because-pay = Die Karte brauche ich am wenigsten.
because-lay-back = Dort liegt er denen am nächsten, denen ich helfe.
because-examiner = Dort nützt der Prüfer am meisten.
because-exam = Das ist meinen Lehrlingen am liebsten.
because-take = Mein Lehrling kann ihn brauchen.
because-symbol = Das nützlichste meiner Symbole.
because-steal = Die größte Hand kann eine Karte entbehren.
because-trade = Das bringt mein Buch voran.
because-nearest = Zum nächsten Kristall, alles andere ist egal.

## Die Tafel in Zeilen

table-turn = Zug { $turn }, Teil { $part }: { $seat } ist dran.
table-your-turn = Zug { $turn }, Teil { $part }: Du bist dran.
table-over = Das Spiel ist aus.
table-asked = Gefragt ist { $seat }: { $question }
table-named = { $figure_name } wurde { $origin } genannt; { $cards ->
    [0] noch keine Karte gespielt
    [one] 1 Karte gespielt
   *[other] { $cards } Karten gespielt
}, Zugart: { $ways ->
    [1] nach Farbe
    [2] nach Richtung
   *[other] offen
}{ $jumped ->
    [yes] , gerade gesprungen
   *[no] {""}
}.
table-named-examiner = Der Prüfer wurde { $origin } genannt{ $jumped ->
    [yes] {" "}und ist vor seiner Linie gesprungen
   *[no] {""}
}.
table-star = Ein Stern bewegt den Prüfer um ein Feld.
table-symbols = Symbole auf den Karten dieses Teils: { $symbols }.
table-card = { $card } ist gespielt, der Schritt steht noch aus.
table-event = Es geht um { $figures }.
table-who = Lehrling: { $figure }.
table-crystal = Zurückzulegen ist: { $crystal }.
table-row = Gewählte Reihe: { $row }.
table-paying = Prüferzug ({ $how }): { $paid } von 3 Karten bezahlt.
table-line = Linie nach { $direction_name }
table-summons = Ruf zu { $figure_name }
table-giver = Der Kristall kommt von { $seat }.
table-at = { $field ->
    [bay_red] im roten Erker
    [bay_black] im schwarzen Erker
    [bay_yellow] im gelben Erker
    [bay_green] im grünen Erker
    [bay_blue] im blauen Erker
    [bay_purple] im lila Erker
    [E5] auf dem Pult, E5
   *[other] auf { $field }
}
table-legend = Jedes Feld: Name, Feldfarbe (w weiß, g grau, s schwarz), Kristall (L Luft, W Wasser, F Feuer, - keiner), Figuren in Klammern.
table-letters = LWF
table-colours = gsw
table-apprentice = { $figure_name } steht { $field } ({ $colour }): Spruch Luft { $air }, Wasser { $water }, Feuer { $fire }{ $state ->
    [passed] ; voll und abgesichert
    [full] ; voll
   *[open] {""}
}{ $favourite ->
    [yes] ; dein Liebling
   *[no] {""}
}.
table-examiner = Der Prüfer steht { $field } ({ $colour }).
table-white = weiß
table-grey = grau
table-black = schwarz
table-seat = { $who }: { $hand }; Vorrat { $supply }{ $safe ->
    [yes] , abgesichert
   *[no] {""}
}.
table-hand = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
table-hand-seen = { $count ->
    [0] keine Karten
   *[other] Hand { $cards }
}
table-supply = Luft { $air }, Wasser { $water }, Feuer { $fire }
table-supply-size = { $count ->
    [one] 1 Kristall
   *[other] { $count } Kristalle
}
table-own-book = Dein Buch: Luft { $air }, Wasser { $water }, Feuer { $fire }.
table-book = Buch von { $seat }: Luft { $air }, Wasser { $water }, Feuer { $fire }.
table-own-mission = Deine Lieblinge: { $figures }.
table-mission = Lieblinge von { $seat }: { $figures }.
table-ruled-out = Niemand hat die Mission { $figures }, sonst wäre das Spiel zu Ende gewesen.
table-open-book = Offenes Buch: Zahl { $number }.
table-numbers = Auf deiner Mission: 1 { $one }, 2 { $two }, 3 { $three }, 4 { $four }.
table-sighting = { $card } hat { $seats } auf der Hand.
table-lacks = { $seat } hat keine ungesehene Karte in { $colours }.
table-or = oder
table-pile = Nachziehstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
table-discards = Ablagestapel, oberste zuerst: { $cards }.
table-no-discards = Der Ablagestapel ist leer.
table-unseen = Von dir ungesehen: { $cards }.
table-ways = Karten in { $colour } führen nach { $directions }.
table-stall = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} ohne jede Änderung.
table-scores = Siegpunkte: { $scores }.

## Das Brett als Bild

table-short-red = Ro
table-short-black = Sw
table-short-yellow = Ge
table-short-green = Gn
table-short-blue = Bl
table-short-purple = Li
table-short-examiner = Pr
table-room = Der Turmsaal
table-field = { $place }, { $kind }{ $crystal ->
    [none] {""}
   *[other] , { $crystal }
}{ $figures ->
    [none] {""}
   *[other] ; hier: { $figures }
}
table-field-with = { $field }; mit { $cards }
table-kind-white = Eulenfeld
table-kind-grey = Hermelfeld
table-kind-black = Drachenfeld
table-brings-white = Eulenfeld: zwei Karten vom Nachziehstapel
table-brings-grey = Hermelfeld: die zwei obersten abgelegten Karten
table-brings-black = Drachenfeld: eine Karte von einem anderen Meister
table-bay = Erker von { $colour }
table-desk = Pult E5
table-choices = Was du tun darfst
table-cards = Deine Karten
table-several = Welche Karte führt nach { $field }?
table-spells = Sprüche der Lehrlinge
table-masters = Die Meister
table-secrets = Deine Geheimnisse
table-book-title = Buch
table-favourites = Lieblinge
table-piles = Stapel
table-draw-pile = Nachziehstapel
table-discard-pile = Ablagestapel
table-full = voll
table-secured = abgesichert
table-favourite = dein Liebling
table-known = Bekannt von verdeckten Karten
table-is-you = du
table-is-asked = ist gefragt
table-part-spells = Sprüche
table-part-book = Buch
table-part-ending = Ende
table-part-total = zusammen
table-of = { $have } von { $need }
