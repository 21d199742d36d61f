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
option-first-seat-0 = Platz 1
option-first-seat-1 = Platz 2
option-first-seat-2 = Platz 3
option-first-seat-3 = Platz 4
option-first-seat-4 = Platz 5
option-first-seat-5 = Platz 6
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

book-0-1-4 = 1 Wasser und 4 Feuer
book-0-2-3 = 2 Wasser und 3 Feuer
book-0-3-2 = 3 Wasser und 2 Feuer
book-0-4-1 = 4 Wasser und 1 Feuer
book-0-5-0 = 5 Wasser
book-1-0-4 = 1 Luft und 4 Feuer
book-1-1-3 = 1 Luft, 1 Wasser und 3 Feuer
book-1-2-2 = 1 Luft, 2 Wasser und 2 Feuer
book-1-3-1 = 1 Luft, 3 Wasser und 1 Feuer
book-1-4-0 = 1 Luft und 4 Wasser
book-2-0-3 = 2 Luft und 3 Feuer
book-2-1-2 = 2 Luft, 1 Wasser und 2 Feuer
book-2-2-1 = 2 Luft, 2 Wasser und 1 Feuer
book-2-3-0 = 2 Luft und 3 Wasser
book-3-0-2 = 3 Luft und 2 Feuer
book-3-1-1 = 3 Luft, 1 Wasser und 1 Feuer
book-3-2-0 = 3 Luft und 2 Wasser
book-4-0-1 = 4 Luft und 1 Feuer
book-4-1-0 = 4 Luft und 1 Wasser
book-5-0-0 = 5 Luft

part-to = { $field ->
    [bay_red] in den roten Erker
    [bay_black] in den schwarzen Erker
    [bay_yellow] in den gelben Erker
    [bay_green] in den grünen Erker
    [bay_blue] in den blauen Erker
    [bay_purple] in den lila Erker
    [E5] aufs Pult E5
   *[other] auf { $field }
}
part-card = { $colour ->
    [red] eine rote Karte
    [black] eine schwarze Karte
    [yellow] eine gelbe Karte
    [green] eine grüne Karte
    [blue] eine blaue Karte
   *[purple] eine lila Karte
}{ $symbol ->
    [plain] {""}
   *[other] {" "}mit { $symbol_name }
}
part-crystal = { $crystal ->
    [air] Luftkristall
    [water] Wasserkristall
   *[fire] Feuerkristall
}
part-a-crystal = { $crystal ->
    [air] einen Luftkristall
    [water] einen Wasserkristall
   *[fire] einen Feuerkristall
}

## Fragen und Antworten

question-name = Welche Figur willst du bewegen?
question-steal = Wem nimmst du eine Karte?
question-step = Welche Karte oder welches Feld?
question-direction = In welche Richtung?
question-examiner = Wie zieht der Prüfer?
question-pay = Mit welcher Karte zahlst du?
question-jump-on = Springt der Prüfer weiter?
question-star = Stern: Wohin geht der Prüfer?
question-secure = Sicherst du dein Buch jetzt ab?
question-announce = Beendest du das Spiel?
question-examine = Wer ist als Nächster dran?
question-lose-or-receive = Kristall verlieren oder bekommen?
question-row = In welche Reihe legst du den Kristall?
question-place = Auf welchen Platz der Reihe?
question-rob = Wem wird ein Kristall genommen?
question-pick = Welchen Kristall nimmt er?
question-symbol = Welches Symbol führst du aus?
question-trade = Kristall nehmen oder geben?
question-trade-crystal = Welchen Kristall?
question-discard = Mehr als sieben: Was legst du ab?

action-name = { $a ->
    [examiner] Den Prüfer nennen
   *[other] { $a_name } nennen
}
action-summon = Den Prüfer für drei Karten in dieser Farbe zu { $a_name } rufen
action-play = { $b ->
    [plain] { $a_name } spielen
   *[other] { $a_name } mit { $b_name } spielen
}
action-go = Nach { $a_name }
action-jump = { $a ->
    [red] In den roten Erker springen
    [black] In den schwarzen Erker springen
    [yellow] In den gelben Erker springen
    [green] In den grünen Erker springen
    [blue] In den blauen Erker springen
    [purple] In den lila Erker springen
   *[desk] Aufs Pult springen
}
action-stop = Hier anhalten
action-stay = Bleiben
action-steal = { $a_you ->
    [yes] Aus deiner eigenen Hand eine Karte ziehen
   *[no] Bei { $a_seat } eine Karte ziehen
}
action-secure = Das Buch zeigen und absichern
action-wait = Das Buch noch nicht zeigen
action-announce = Das Spiel beenden
action-continue = Weiterspielen
action-examine = Weiter mit { $a_name }
action-lose = { $a_name } verlieren
action-give = { $a_name } aus deinem Vorrat geben
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
action-rob = Von { $a_name } nehmen
action-leave = Nichts mehr nehmen
action-pick = { $a_name } wählen
action-use = Das Symbol { $a_name } ausführen
action-claim = { $a_you ->
    [yes] Dir selbst einen Kristall nehmen
   *[no] { $a_seat } einen Kristall nehmen
}
action-present = { $a_you ->
    [yes] Dir selbst einen Kristall geben
   *[no] { $a_seat } einen Kristall geben
}
action-discard = { $b ->
    [plain] { $a_name } ablegen
   *[other] { $a_name } mit { $b_name } ablegen
}

## Was geschieht

event-dealt = { $you ->
    [yes] Du bekommst die Karten { $card_names }.
   *[no] { $seat } bekommt die Karten { $card_names }.
}
event-dealt-secrets = { $you ->
    [yes] Deine Lieblinge sind { $first_name } und { $second_name }; dein Buch verlangt { $book_name }.
   *[no] Die Lieblinge von { $seat } sind { $first_name } und { $second_name }; das Buch verlangt { $book_name }.
}
event-opened-book = Ein drittes Buch wird aufgedeckt; seine Zahl ist { $number } (es verlangt { $book_name }).
event-third-favourite = { $you ->
    [yes] Dein dritter Liebling: { $third_name }.
   *[no] Der dritte Liebling von { $seat }: { $third_name }.
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
    [yes] Du ziehst { part-cards } vom Nachziehstapel: { $card_names }.
   *[no] { $seat } zieht { part-cards } vom Nachziehstapel: { $card_names }.
}
part-cards = { $card_count ->
    [one] eine Karte
   *[other] { $card_count } Karten
}
event-drew-unseen = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} vom Nachziehstapel.
event-took-discards = { $card_count ->
    [0] Im Ablagestapel liegt nichts{ $you ->
        [yes] {" "}für dich
       *[no] {""}
    }.
   *[other] { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } { part-cards } vom Ablagestapel: { $card_names }.
}
event-stole = { $you ->
    [yes] Du stiehlst { $victim_seat } eine Karte: { $card_name }.
   *[no] { $victim_you ->
        [yes] { $seat } stiehlt dir eine Karte: { $card_name }.
       *[no] { $seat } stiehlt { $victim_seat } eine Karte: { $card_name }.
    }
}
event-stole-unseen = { $seat } stiehlt { $victim_seat } eine Karte.
event-relief = { $you ->
    [yes] Du sitzt fest und nimmst stattdessen Karten vom Nachziehstapel.
   *[no] { $seat } sitzt fest und nimmt stattdessen Karten vom Nachziehstapel.
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
event-summoned = { $figure_name } wird { part-to } gerufen.
event-collected = { $figure_name } sammelt auf { $field } { part-a-crystal } ein.
event-gained = { $you ->
    [yes] Du bekommst { part-a-crystal } von { $field }.
   *[no] { $seat } bekommt { part-a-crystal } von { $field }.
}
event-robbed = { $figure_name } nimmt { $victim_name } { part-a-crystal } weg.
event-laid-back = { $figure_name } verliert { part-a-crystal }; er liegt jetzt auf { $field }.
event-gave = { $you ->
    [yes] Du gibst { $figure_name } { part-a-crystal }.
   *[no] { $seat } gibt { $figure_name } { part-a-crystal }.
}
event-handed-over = { $you ->
    [yes] { $to_seat } bekommt { part-a-crystal } von dir.
   *[no] { $to_you ->
        [yes] Du bekommst { part-a-crystal } von { $seat }.
       *[no] { $to_seat } bekommt { part-a-crystal } von { $seat }.
    }
}
event-handed-over-unseen = { $to_seat } bekommt einen Kristall von { $seat }.
event-passed = { $figure_name } besteht die Prüfung; der Spruch ist abgesichert.
event-secured = { $you ->
    [yes] Du zeigst dein Buch und sicherst es ab: { $book_name }.
   *[no] { $seat } zeigt das Buch und sichert es ab: { $book_name }.
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
event-revealed = { $you ->
    [yes] Deine Lieblinge waren { $first_name } und { $second_name }; dein Buch verlangte { $book_name }.
   *[no] Die Lieblinge von { $seat } waren { $first_name } und { $second_name }; das Buch verlangte { $book_name }.
}
event-scored = { $seat }: { $spells } für Sprüche, { $book } für das Buch ({ $matching } passend), { $bonus } fürs Beenden; zusammen { $total }.

part-victory = { $winners_count ->
    [one] { $you ->
        [yes] Du gewinnst!
       *[no] { $winners } gewinnt.
    }
   *[other] Der Sieg wird geteilt: { $winners }.
}
outcome-exam = Die Prüfung hat das Spiel beendet. { part-victory }
outcome-desk = Das Pult hat das Spiel beendet. { part-victory }
outcome-pile = Der Nachziehstapel ist aufgebraucht. { part-victory }
outcome-stall = Es hat sich nichts mehr geändert. { part-victory }
outcome-limit = Der letzte Zug ist vorbei. { part-victory }

## Gründe der Bots

because-only-choice = Etwas anderes geht nicht.
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
table-you-are-asked = Du wirst gefragt: { $question }
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
table-about-rob = { $figure } hat bei { $figures } angehalten und darf einen Kristall nehmen, der dem eigenen Spruch noch fehlt.
table-about-exam = Der Prüfer trifft auf { $figures }; in welcher Reihenfolge er prüft, entscheidest du.
table-about-fate = { $figure } trifft den Prüfer, und der Spruch ist nicht voll: Ein Kristall geht verloren, oder du gibst einen von deinen.
table-who = Lehrling: { $figure }.
table-crystal = Zurückzulegen ist: { $crystal }.
table-row = Gewählte Reihe: { $row }.
table-paying = Prüferzug ({ $how }): { $paid } von 3 Karten bezahlt.
table-line = Linie nach { $direction_name }
table-summons = Ruf zu { $figure_name }
table-giver = Der Kristall kommt von { $seat }.
table-you-give = Der Kristall kommt von dir.
table-at = { $field ->
    [bay_red] im roten Erker
    [bay_black] im schwarzen Erker
    [bay_yellow] im gelben Erker
    [bay_green] im grünen Erker
    [bay_blue] im blauen Erker
    [bay_purple] im lila Erker
    [E5] auf dem Pult E5
   *[other] auf { $field }
}
table-way-to = { $direction_name }: { $field }.
table-from = Wege { $figure ->
    [examiner] des Prüfers
   *[other] von { $figure_name }
} { $field }
table-room-row = Reihe { $row }: { $fields }.
table-bays = Erker: { $fields }.
table-directions = Wohin Karten führen
table-apprentice = { $figure_name } steht { $field } ({ $ground }): Spruch { $spell }{ $state ->
    [passed] ; voll und abgesichert
    [full] ; voll
   *[open] {""}
}{ $favourite ->
    [yes] ; dein Liebling
   *[no] {""}
}.
table-examiner = Der Prüfer steht { $field } ({ $ground }).
table-white = weiß
table-grey = grau
table-black = schwarz
table-seat = { $hand }; Vorrat: { $supply }{ $safe ->
    [yes] , abgesichert
   *[no] {""}
}.
table-hand = { $count ->
    [0] Keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
table-hand-seen = { $count ->
    [0] Keine Karten
   *[other] Hand: { $cards }
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
table-sighting = Auf der Hand von { $seats }: { $card }.
table-lacks = Außer den Karten, die du kennst, hat { $seat } keine in { $colours }.
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
table-standing = Wäre jetzt Schluss: { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
} ({ $spells } für Sprüche, { $book } für das Buch).
table-scores = Siegpunkte: { $scores }.
table-points = Siegpunkte

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
   *[other] , hier: { $figures }
}
table-field-with = { $field }; mit { $cards }
table-kind-white = Eulenfeld
table-kind-grey = Hermelfeld
table-kind-black = Drachenfeld
table-brings-white = Eulenfeld: zwei Karten vom Nachziehstapel
table-brings-grey = Hermelfeld: die zwei obersten abgelegten Karten
table-brings-black = Drachenfeld: eine Karte von einem anderen Meister
table-naming-white = 2 ziehen
table-naming-grey = 2 abgelegte
table-naming-black = 1 stehlen
table-naming = Was das Nennen einer Figur bringt, nach ihrem Feld
table-word-to = nach { $fields }
table-stop-card = erst nach einer Karte
table-stop-start = nicht, wo der Zug begann
table-bay = Erker von { $colour }
table-desk = Pult E5
table-choices = Was du tun darfst
table-cards = Deine Karten
table-several = Welche Karte führt dorthin ({ $field })?
table-spells = Sprüche der Lehrlinge
table-masters = Die Meister
table-secrets = Deine Geheimnisse
table-book-title = Buch
table-favourites = Lieblinge
table-piles = Stapel
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
table-leads-to = → { $fields }
table-symbol-star = Prüfer 1 Feld
table-symbol-crystal = Kristall ± 1
table-symbol-double = noch ein Teil
table-whole-star = Stern: Nach dem Lehrling geht der Prüfer ein Feld weiter, wohin du willst; du bekommst den Kristall, auf dem er endet, und wer dort steht, wird geprüft.
table-whole-crystal = Kristall: Nimm einem anderen Meister einen Kristall aus dem Vorrat, oder gib ihm einen von deinen.
table-whole-double = „2“: Nach diesem Teil spielst du noch einen, ohne nachzuziehen.
table-gem-air = Luft (Raute)
table-gem-water = Wasser (Tropfen)
table-gem-fire = Feuer (Dreieck)
table-part-of = { $crystal } { $have } von { $need }
table-short-worth = jetzt { $count } P.
table-any-way = (jede Richtung)
table-mission-worth = jetzt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-final-worth = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-too-many = zu viel
table-whole-mission = Deine Lieblinge kennt niemand außer dir. Jeder von ihnen, dessen Spruch am Ende voll ist, bringt dir 5 Siegpunkte; sind alle voll, darfst du das Spiel beenden.
table-book-effect = alle fünf: 8 Punkte; zu viel: je −1
table-whole-book = Dein Buch verlangt { $book }. Jeder passende Kristall in deinem Vorrat bringt 1 Siegpunkt, alle fünf zusammen 8; jeder Kristall zu viel kostet 1. Passt dein Vorrat genau, darfst du ihn absichern.
table-whole-spell = Sechs Kristalle machen den Spruch voll. Der Lehrling sammelt sie auf den Feldern, auf denen er anhält; trifft er mit vollem Spruch den Prüfer, ist der Spruch abgesichert.
table-short-give = Gib { $crystal }
table-short-brings-white = 2 vom Nachziehstapel
table-short-brings-grey = 2 vom Ablagestapel
table-short-brings-black = 1 von jemandem

## Was einem Zug im Weg steht, der nicht geht

obstacle-name-first = Du hast noch keine Figur genannt.
obstacle-name-him-first = Du hast den Prüfer noch nicht genannt.
obstacle-named-already = { $figure ->
    [examiner] Du hast schon den Prüfer genannt, und das gilt für diesen Teil.
   *[other] Du hast schon { $figure_name } genannt, und das gilt für diesen Teil.
}
obstacle-parts-over = Die Teile deines Zuges sind vorbei. Du wirst gefragt: { $question_name }
obstacle-others-turn = { $seat } ist dran; du wirst nur gefragt, ob du das Spiel beendest.
obstacle-must-be-answered = An dieser Frage führt kein Weg vorbei: { $question_name }
obstacle-too-few-for-examiner = Der Prüfer kostet drei Karten, und du hast { $held ->
    [0] keine
    [one] nur eine
   *[other] nur { $held }
}.
obstacle-examiner-stuck = Wohin du den Prüfer auch schicken könntest, es käme ein Kristall zu dir, und dein Vorrat ist eingefroren.
obstacle-cannot-be-moved = { $figure_name } kann mit deinen Karten nicht ziehen.
obstacle-no-such-master = An diesem Tisch sitzen nur { $count } Meister.
obstacle-own-hand = Das ist deine eigene Hand.
obstacle-empty-hand = { $victim_seat } hat keine Karten.
obstacle-draw-first = Erst kommt die Karte, die dir das schwarze Feld von { $figure_name } bringt.
obstacle-later-part = Das ist nicht mehr der erste Teil deines Zuges.
obstacle-black-field-first = Du hast noch keinen Lehrling auf einem schwarzen Feld genannt.
obstacle-he-brings-none = Du hast den Prüfer genannt, keinen Lehrling auf einem schwarzen Feld.
obstacle-drawing-over = Das Nachziehen dieses Zuges ist vorbei.
obstacle-other-field = Als du { $figure_name } genannt hast, stand der Lehrling { table-at }, und das ist ein { $kind ->
    [white] weißes
   *[grey] graues
} Feld.
obstacle-no-card-played = Du hast für { $figure_name } noch keine Karte gespielt.
obstacle-stopping-ends-it = Diese Bewegung endet mit dem Anhalten.
obstacle-must-move = { $figure ->
    [examiner] Du hast den Prüfer genannt, und er kann ziehen, also muss er es auch.
   *[other] Du hast { $figure_name } genannt, und der Lehrling kann ziehen, also muss er es auch.
}
obstacle-began-here = { $figure_name } steht wieder { table-at }, wo dieser Zug begonnen hat.
obstacle-began-there = { $figure_name } hat diesen Zug dort begonnen, { table-at }.
obstacle-crystal-for-you = Der { part-crystal } { table-at } käme zu dir, und dein Vorrat ist eingefroren.
obstacle-not-held = Die Karte { $card_name } hast du nicht.
obstacle-enough-played = Du hast in diesem Teil so viele Karten gespielt, wie du darfst: { $count }.
obstacle-only-crystals-ahead = Danach könnte { $figure_name } den Zug nur dort beenden, wo er begonnen hat oder wo ein Kristall zu dir käme, und dein Vorrat ist eingefroren.
obstacle-only-back = Das führt { $figure_name } zurück zum Anfang des Zuges, und keine deiner Karten führte von dort wieder weg.
obstacle-moves-by-colour = { $figure_name } zieht in diesem Teil nach Farbe, also geht es nur mit Karten in { $figure_name } weiter.
obstacle-card-to-wall = { $only ->
    [yes] { $figure_name } zieht in diesem Teil nach Richtung;{" "}
   *[no] {""}
}Karten in { $colour_name } führen nach { $one_name }{ $two ->
    [none] {""}
   *[other] {" "}oder { $two_name }
}, aber { table-at } ist auf dieser Seite die Wand.
obstacle-wall = Nach { $direction_name } ist die Wand.
obstacle-card-leads = { $only ->
    [yes] { $figure_name } zieht in diesem Teil nach Richtung, und Karten in { $colour_name } führen
   *[no] Karten in { $colour_name } führen { $figure_name }
} nur nach { $one_name }{ $two ->
    [none] {""}
   *[other] {" "}oder { $two_name }
}.
obstacle-not-on-portal = { $figure_name } steht { table-at }, und das ist kein Portal.
obstacle-stands-there = { $figure_name } steht schon { table-at }.
obstacle-just-jumped = { $figure_name } ist gerade erst gesprungen.
obstacle-portal-taken = Das Portal ist besetzt ({ $figures_names }), und vor dem ersten Schritt muss ein Sprung auf ein leeres führen.
obstacle-no-way-on = Nach einem Sprung { part-to } führte keine deiner Karten weiter zu einem erlaubten Ende.
obstacle-card-first = Ein Schritt braucht eine Karte, und du hast noch keine dafür gespielt.
obstacle-no-card-left = Ein Schritt braucht eine Karte, und du hast keine mehr.
obstacle-no-card-leads-on = Ein Schritt braucht eine Karte, und keine von deinen lässt sich hier für { $figure_name } spielen{ $jumps ->
    [yes] ; ein Sprung braucht keine
   *[other] { "" }
}.
obstacle-step-first = Du hast gerade { $card_name } gespielt; erst kommt der Schritt dazu.
obstacle-only-examiner-summoned = Nur der Prüfer wird gerufen, und du hast { $figure_name } genannt.
obstacle-has-moved = { $figure ->
    [examiner] Der Prüfer hat gezogen, und das war der Zug dieses Teils.
   *[other] { $figure_name } hat gezogen, und das war der Zug dieses Teils.
}
obstacle-way-first = Wie der Prüfer zieht, kommt vor den Karten dafür.
obstacle-pay-first = Sein Weg ist gewählt; jetzt wird er bezahlt, bisher mit { $paid } von 3 Karten.
obstacle-examiner-has-moved = Der Prüfer hat seinen Zug gemacht; er darf nur noch von diesem Portal weiterspringen.
obstacle-star-is-free = Der Stern bewegt den Prüfer um ein Feld, ohne Karte.
obstacle-too-few-to-summon = Du hast { $held ->
    [0] keine Karte
    [one] nur 1 Karte
   *[other] nur { $held } Karten
} in { $colour_name }, und der Ruf zu { $colour_name } kostet drei.
obstacle-no-summons-after-jump = Der Prüfer ist in diesem Teil gesprungen, also kann nur noch eine Linie folgen.
obstacle-examiner-was-there = Der Prüfer hat { table-at } begonnen, auf demselben Feld wie { $figure_name }.
obstacle-line-back = Diese Linie endete { table-at }, wo der Prüfer begonnen hat.
obstacle-no-line-there = Von diesem Portal führt keine Linie des Prüfers zu einem erlaubten Ende.
obstacle-summons-colour = Dieser Ruf wird mit Karten in { $colour_name } bezahlt.
obstacle-no-exam = Jetzt wird niemand geprüft.
obstacle-who-first = Wähle erst, um wen es als Nächstes geht.
obstacle-apprentice-first = Wähle erst, welcher Lehrling als Nächstes an der Reihe ist; dann verliert er einen Kristall oder bekommt einen.
obstacle-one-at-a-time = Der Prüfer ist noch mit einem Lehrling beschäftigt; danach kommt der nächste.
obstacle-lost-or-given = In einer Prüfung geht ein Kristall verloren oder kommt dazu, und du hast nicht gesagt, was davon.
obstacle-not-examined = { $figure_name } nimmt an dieser Prüfung nicht teil.
obstacle-has-passed = { $figure_name } hat bestanden; dort geht nichts verloren, und nichts kommt dazu.
obstacle-dealt-with = { $figure_name } ist in dieser Prüfung schon an der Reihe gewesen.
obstacle-must-lose-or-receive = Auf dem Spruch von { $figure_name } liegen Kristalle, also geht diese Prüfung nicht ohne Verlust oder Geschenk vorbei.
obstacle-may-go-without = Der Spruch ist leer, also darf der Lehrling leer ausgehen.
obstacle-loss-or-gift = Auf dem Spruch liegen Kristalle, also geht die Prüfung nicht ohne Verlust oder Geschenk vorbei.
obstacle-spell-lacks = Auf dem Spruch von { $figure_name } liegt kein { part-crystal }.
obstacle-supply-frozen = Dein Buch ist abgesichert, und dein Vorrat ist eingefroren.
obstacle-supply-lacks = In deinem Vorrat ist kein { part-crystal }.
obstacle-does-not-fit = Der Spruch von { $figure_name } braucht keinen { part-crystal }.
obstacle-nothing-to-lay-back = Gerade ist in keiner Prüfung ein Kristall verloren gegangen, also ist keiner zurückzulegen.
obstacle-lay-back-first = Erst muss der verlorene Kristall zurück auf den Plan.
obstacle-row-first = Wähle erst die Reihe, dann den Platz darin.
obstacle-row-chosen = Die Reihe ist gewählt; nur der Platz darin ist noch offen.
obstacle-row-full = In Reihe { $row } ist kein Feld für einen Kristall frei.
obstacle-no-such-place = Reihe { $row } hat nur { $length } Plätze.
obstacle-no-crystal-on-desk = E5 ist das Pult, ein Portal.
obstacle-field-full = Auf { $field } liegt schon ein { part-crystal }.
obstacle-examiner-watches = Das ist eine Prüfung, und vor dem Prüfer nimmt niemand jemandem etwas.
obstacle-nobody-met = Gerade begegnet kein Lehrling einem anderen.
obstacle-victim-chosen = Von wem der Lehrling nimmt, steht fest; nur der Kristall ist noch zu wählen.
obstacle-victim-first = Wähle erst, von wem der Lehrling nimmt.
obstacle-take-or-leave = Der Zug ist vorbei; gefragt ist nur noch, ob der Lehrling einen Kristall nimmt.
obstacle-nothing-to-leave = Gerade begegnet kein Lehrling einem anderen, also gibt es nichts zu nehmen und nichts zu lassen.
obstacle-takes-itself = { $figure_name } ist es, der nimmt, und zwar nur von anderen.
obstacle-not-met = { $other_name } steht nicht bei { $figure_name }.
obstacle-taken-already = { $figure_name } hat { $other_name } schon etwas genommen.
obstacle-spell-secured = Der Spruch von { $figure_name } ist abgesichert.
obstacle-nothing-fits = Auf dem Spruch von { $other_name } liegt kein Kristall, den { $figure_name } braucht.
obstacle-nothing-to-pick = Ein Kristall wird gewählt, wenn ein Lehrling einem anderen einen nimmt, in einer Prüfung oder für ein Kristall-Symbol; nichts davon geschieht gerade.
obstacle-no-end-event = Beenden lässt sich das Spiel nur in dem Augenblick, in dem ein Lehrling geprüft wird oder auf dem Pult anhält, und das ist gerade nicht der Fall.
obstacle-end-checked = Ob diese Prüfung das Spiel beendet, wurde bei der Begegnung entschieden, vor jedem Verlust und Geschenk.
obstacle-ends-by-itself = An diesem Tisch kündigt niemand das Ende an; es kommt von selbst.
obstacle-goes-on-by-itself = An diesem Tisch wird niemand gefragt, ob das Spiel endet: Das Ende kommt von selbst. Es gibt also nichts zu antworten, und das Spiel geht weiter.
obstacle-end-first = Erst werden alle gefragt, ob das Spiel hier endet.
obstacle-end-checked-on-desk = Ob der Halt auf dem Pult das Spiel beendet, entscheidet sich, bevor etwas genommen wird, und das ist vorbei.
obstacle-end-not-asked = Du wirst jetzt nicht gefragt, ob das Spiel endet; es geht ohnehin weiter.
obstacle-favourites-unfinished = { $figures_count ->
    [one] Der Spruch deines Lieblings ist noch nicht voll: { $figures_names }.
   *[other] Die Sprüche deiner Lieblinge sind noch nicht voll: { $figures_names }.
}
obstacle-no-favourite-there = Keiner deiner Lieblinge ist daran beteiligt.
obstacle-third-unexamined = Dein dritter Liebling, { $figure_name }, hat noch keine Prüfung bestanden.
obstacle-symbol-not-played = Das Symbol { $symbol_name } steht auf keiner Karte, die du in diesem Teil gespielt hast.
obstacle-no-symbol-played = Du hast in diesem Teil keine Karte mit einem Symbol gespielt.
obstacle-symbol-first = Wähle erst, welches Symbol du ausführst.
obstacle-he-has-no-symbols = Du hast den Prüfer genannt, und Symbole gibt es nur mit den Karten für Lehrlinge.
obstacle-symbols-later = Die Symbole auf deinen Karten kommen, wenn der Zug und alles, was er bringt, vorbei ist.
obstacle-symbol-chosen = Das Symbol dieses Teils ist gewählt, und es gibt nur eines.
obstacle-secured-without-symbols = Dein Buch ist abgesichert, also bringen dir Symbole nichts mehr.
obstacle-nothing-to-double = Deine übrigen Karten bewegen keine Figur.
obstacle-nobody-to-trade-with = Es gibt keinen Kristall, den du jemandem nehmen oder geben könntest.
obstacle-no-crystal-symbol = Zwischen Meistern wechseln Kristalle nur durch ein Kristall-Symbol den Besitzer, und gerade wird keines ausgeführt.
obstacle-partner-first = Wähle erst einen Meister und ob du nimmst oder gibst; danach kommt die Farbe.
obstacle-partner-chosen = Mit wem du tauschst, steht fest; nur die Farbe ist noch zu wählen.
obstacle-must-give = Du kannst niemandem einen Kristall nehmen, also musst du einen geben.
obstacle-must-trade = Das Kristall-Symbol wird ausgeführt, also muss ein Kristall genommen oder gegeben werden.
obstacle-trades-alone = Mit dir selbst kannst du nicht tauschen.
obstacle-their-supply-frozen = { $seat } hat das Buch abgesichert; dieser Vorrat ist eingefroren.
obstacle-own-supply-empty = Du hast keinen Kristall zu geben.
obstacle-supply-empty = { $seat } hat keinen Kristall.
obstacle-giver-lacks = { $seat } hat keinen { part-crystal }.
obstacle-hand-checked-later = Abgelegt wird erst am Ende deines Zuges und nur, wenn du dann mehr als sieben Karten hast; jetzt hast du { $held ->
    [0] keine
    [one] nur eine
   *[other] { $held }
}.
obstacle-book-secured = Dein Buch ist schon abgesichert.
obstacle-other-crystals = Dein Buch verlangt Luft { $air }, Wasser { $water }, Feuer { $fire }; du hast Luft { $own_air }, Wasser { $own_water }, Feuer { $own_fire }.
obstacle-book-first = Du hast fünf Kristalle, also wirst du zuerst nach deinem Buch gefragt.
obstacle-book-before-naming = Du hast fünf Kristalle, also wirst du nach deinem Buch gefragt, bevor du eine Figur nennst; gleich danach nennst du eine.
obstacle-book-not-asked = Nach deinem Buch wirst du jetzt nicht gefragt; es bleibt verdeckt, bis du es absicherst.
obstacle-move-would-bring-crystal = Der begonnene Zug könnte dann nur noch mit einem Kristall für dich enden.

figures-0 = { name-red }
figures-1 = { name-black }
figures-2 = { name-yellow }
figures-3 = { name-green }
figures-4 = { name-blue }
figures-5 = { name-purple }
figures-6 = der Prüfer

## Das Ziel in drei Zeilen

goal-want = Hab am Ende die meisten Siegpunkte: { $spell } für jeden deiner { $seats ->
    [2] drei
   *[other] zwei
} geheimen Lieblinge mit vollem Spruch, { $book } für ein vollständiges Buch, bis zu { $ending } für das Beenden.
goal-turn = Nenn einen Lehrling, zieh Karten nach der Farbe seines Feldes und spiel für jeden Schritt eine aus: Wo er anhält, nimmt er den Kristall. Oder beweg den Prüfer für { $cost } Karten.
goal-end = { $announce_mode ->
    [auto] Das Spiel endet, wenn einer deiner Lieblinge geprüft wird oder auf dem Pult anhält und alle volle Sprüche haben
   *[ask] Wird einer deiner Lieblinge geprüft oder hält auf dem Pult an und haben alle volle Sprüche, darfst du das Spiel beenden
}{ $third ->
    [examined] { " " }(der dritte muss geprüft sein)
   *[full] { "" }
}. Sonst endet es mit dem Zug, der die letzte Karte des Stapels nimmt.
