title = Zauberschwert & Drachenei
tagline = Schick deinen Zauberer zu Sprüchen, Kreaturen und Artefakten, allein oder gemeinsam, und werde Großmagier von Ulahomar.

## Die Optionen eines Tisches

option-components = Zahlen auf den Karten
option-components-recon1 = rekonstruiert, erste Fassung
option-components-own = vom Tisch berichtigt
option-spell-windows = Wann Zaubersprüche genutzt werden
option-spell-windows-full = in jeder Phase außer A
option-spell-windows-lean = nur wo es am meisten zählt (weniger Fragen)
option-fulmentus-cut = Fulmentus: so viel Magie weniger für eine Kreatur
option-fulmentus-cut-card = wie auf der Karte
option-fulmentus-cut-0 = 0
option-fulmentus-cut-1 = 1
option-fulmentus-cut-2 = 2
option-stonex-gain = Stonex: Machtsteine für einen Sieg
option-stonex-gain-card = wie auf der Karte
option-stonex-gain-0 = 0
option-stonex-gain-1 = 1
option-stonex-gain-2 = 2
option-addus-gain = Addus: zusätzliche Magie in Phase B
option-addus-gain-card = wie auf der Karte
option-addus-gain-1 = 1
option-addus-gain-2 = 2
option-harpagarus-take = Harpagarus: geraubte Magie
option-harpagarus-take-card = wie auf der Karte
option-harpagarus-take-1 = 1
option-harpagarus-take-2 = 2
option-transformus-price = Transformus: Magie für einen Machtstein
option-transformus-price-card = wie auf der Karte
option-transformus-price-2 = 2
option-transformus-price-3 = 3
option-transformus-price-4 = 4
option-retransformus-gain = Retransformus: Magie aus einem Machtstein
option-retransformus-gain-card = wie auf der Karte
option-retransformus-gain-1 = 1
option-retransformus-gain-2 = 2
option-min-spell-bid = Mindestgebot für einen Zauberspruch
option-min-spell-bid-1 = 1 Magie
option-min-spell-bid-0 = nichts
option-vote = Gemeinsam oder allein sagt man
option-vote-open = offen der Reihe nach
option-vote-sealed = verdeckt, und dann wird aufgedeckt
option-alone-needs-means = „Allein“ nur mit Magie für das Mindestgebot
option-alone-needs-means-false = nein
option-alone-needs-means-true = ja
option-may-decline = Wer allein ist, darf auf den Kampf verzichten
option-may-decline-false = nein
option-may-decline-true = ja
option-trade-laps = Tauschdurchgänge in einer Runde
option-trade-laps-8 = bis niemand mehr tauscht (höchstens 8)
option-trade-laps-0 = kein Tausch
option-trade-laps-1 = 1
option-trade-laps-2 = höchstens 2
option-trade-laps-3 = höchstens 3
option-offers = Tauschangebote
option-offers-open = gehen an alle
option-offers-addressed = dürfen sich an einen Platz richten
option-lay-out = Vollständige Artefakte
option-lay-out-ask = legt jeder aus, wann er will
option-lay-out-auto = werden von selbst ausgelegt
option-stall-rounds = Runden ohne Bewegung bis zum Spielende
option-stall-rounds-10 = 10
option-stall-rounds-5 = 5
option-stall-rounds-6 = 6
option-stall-rounds-7 = 7
option-stall-rounds-8 = 8
option-stall-rounds-9 = 9
option-stall-rounds-11 = 11
option-stall-rounds-12 = 12
option-stall-rounds-13 = 13
option-stall-rounds-14 = 14
option-stall-rounds-15 = 15
option-stall-rounds-16 = 16
option-stall-rounds-17 = 17
option-stall-rounds-18 = 18
option-stall-rounds-19 = 19
option-stall-rounds-20 = 20
option-first-seat = Erster Startspieler
option-first-seat-random = ausgelost
option-first-seat-0 = Platz 0
option-first-seat-1 = Platz 1
option-first-seat-2 = Platz 2
option-first-seat-3 = Platz 3
option-group-line = Gewinn bei drei oder mehr Siegern
option-group-line-one = wie bei zweien
option-group-line-by-size = nach der eigenen Zeile der Karte, falls es sie gibt

## Namen

name-fulmentus = Fulmentus
name-stonex = Stonex
name-addus = Addus
name-retransformus = Retransformus
name-transformus = Transformus
name-harpagarus = Harpagarus
name-energy-ball = Energiekugel
name-holy-place = Heilige Stätte
name-spiders = Spinnen
name-goblins = Goblins
name-shadows = Schatten
name-dragons = Drachen
name-triangle = Dreieck
name-circle = Kreis
name-square = Quadrat
name-left = links
name-right = rechts
name-sword-left = linke Hälfte des Zauberschwerts
name-sword-right = rechte Hälfte des Zauberschwerts
name-wand-left = linke Hälfte des Zauberstabs
name-wand-right = rechte Hälfte des Zauberstabs
name-egg-left = linke Hälfte des Dracheneis
name-egg-right = rechte Hälfte des Dracheneis
name-book-tc = Zauberbuch ▶●
name-book-cs = Zauberbuch ●■
name-book-ts = Zauberbuch ▶■
name-potion-t = Zaubertrank ▶
name-potion-c = Zaubertrank ●
name-potion-s = Zaubertrank ■
name-sapphire-t = Sternsaphir ▶
name-sapphire-c = Sternsaphir ●
name-sapphire-s = Sternsaphir ■
name-sword = Zauberschwert
name-wand = Zauberstab
name-egg = Drachenei
name-anything = irgendeine Karte
kinds-1 = { name-sword-left }
kinds-2 = { name-sword-right }
kinds-3 = { name-wand-left }
kinds-4 = { name-wand-right }
kinds-5 = { name-egg-left }
kinds-6 = { name-egg-right }
kinds-7 = { name-book-tc }
kinds-8 = { name-book-cs }
kinds-9 = { name-book-ts }
kinds-10 = { name-potion-t }
kinds-11 = { name-potion-c }
kinds-12 = { name-potion-s }
kinds-13 = { name-sapphire-t }
kinds-14 = { name-sapphire-c }
kinds-15 = { name-sapphire-s }
cause-income = Magieversorgung
cause-pass = fürs Passen
cause-energy-ball = Energiekugel
cause-holy-place = Heilige Stätte
cause-creature = Kreatur
cause-bonus = Bonus
cause-addus = Addus
cause-stonex = Stonex
cause-retransformus = Retransformus
cause-transformus = Transformus
cause-harpagarus = Harpagarus
cause-spell = Zauberspruch
end-stack-ended = Die Auslage kann nicht mehr gefüllt werden.
end-stalled = Zu lange hat nichts mehr die Auslage verlassen.
part-card = { $card ->
    [energy_ball] eine Energiekugel mit { $figure } Magie
    [holy_place] eine Heilige Stätte mit { $figure } { $figure ->
        [one] Machtstein
       *[other] Machtsteinen
    }
    [spiders] Spinnen der Stärke { $figure }
    [goblins] Goblins der Stärke { $figure }
    [shadows] Schatten der Stärke { $figure }
    [dragons] Drachen der Stärke { $figure }
   *[other] der Zauberspruch { $card_name }
}
part-stones = { $stones ->
    [one] 1 Machtstein
   *[other] { $stones } Machtsteine
}
part-cards = { $count ->
    [one] 1 Artefaktkarte
   *[other] { $count } Artefaktkarten
}

## Fragen und Antworten

question-place = Wohin geht dein Zauberer?
question-rob = Wen beraubt Harpagarus vor dieser Karte?
question-vote = Gemeinsam oder allein kämpfen?
question-bid = Was bietest du?
question-borrow = Retransformus nutzen, um zahlen zu können?
question-bonus = Wie viele dieser Artefakte sollen Machtsteine statt Magie geben?
question-spells = Welchen Zauberspruch nutzt du?
question-offer = Welche Karte bietest du an?
question-wish = Was wünschst du dir dafür?
question-address = Wem machst du dieses Angebot?
question-reply = Was gibst du dafür?
question-settle = Wessen Karte nimmst du?
question-lay-out = Was legst du aus?
question-fight = Kämpfst du?
action-pass = Passen
action-place = Nach { $a_name }
action-keep = Harpagarus aufheben
action-rob = { $a_seat } berauben
action-together = Gemeinsam
action-alone = Allein
action-bid = { $a } bieten
action-use = { $a_name } nutzen
action-forgo = Nicht nutzen und ausscheiden
action-fight = Kämpfen
action-decline = Verzichten
action-done = Fertig
action-offer = { $a ->
    [nothing] Nichts anbieten
   *[other] { $a_name } anbieten
}
action-wish = Gewünscht: { $a_name }
action-address = { $a ->
    [everybody] Allen anbieten
   *[other] Nur { $a_seat } anbieten
}
action-reply = { $a ->
    [nothing] Ablehnen
   *[other] { $a_name } geben
}
action-take = { $a ->
    [nobody] Nichts nehmen
   *[other] Karte von { $a_seat } nehmen
}
action-lay = { $a_name } auslegen
action-stones = { $a ->
    [0] Alle geben Magie
    [1] Eines gibt Machtsteine, der Rest Magie
   *[other] { $a } geben Machtsteine, der Rest Magie
}

## Was geschieht

event-round-begins = Runde { $round }. { $you ->
    [yes] Du bist Startspieler.
   *[no] { $seat } ist Startspieler.
}
event-revealed = Neu { $place ->
    [0] links
   *[other] rechts
}: { part-card }.
event-gained = { $you ->
    [yes] Du bekommst { $magic } Magie ({ $cause_name }) und hast { $total }.
   *[no] { $seat } bekommt { $magic } Magie ({ $cause_name }) und hat { $total }.
}
event-paid = { $you ->
    [yes] Du zahlst { $magic } Magie ({ $cause_name }) und hast noch { $total }.
   *[no] { $seat } zahlt { $magic } Magie ({ $cause_name }) und hat noch { $total }.
}
event-stones = { $you ->
    [yes] Du bekommst { part-stones } ({ $cause_name }) und hast { $total }.
   *[no] { $seat } bekommt { part-stones } ({ $cause_name }) und hat { $total }.
}
event-gave-stone = { $you ->
    [yes] Du gibst einen Machtstein ab und hast noch { $total }.
   *[no] { $seat } gibt einen Machtstein ab und hat noch { $total }.
}
event-won-spell = { $you ->
    [yes] Der Zauberspruch { $card_name } gehört dir.
   *[no] { $seat } bekommt den Zauberspruch { $card_name }.
}
event-drew = { $you ->
    [yes] Du ziehst: { $kinds_names }.
   *[no] { $seat } zieht: { $kinds_names }.
}
event-drew-unseen = { $you ->
    [yes] Du ziehst { part-cards }.
   *[no] { $seat } zieht { part-cards }.
}
event-laid-out = { $you ->
    [yes] Du legst aus: { $artefact_name }.
   *[no] { $seat } legt aus: { $artefact_name }.
}
event-robbed = { $you ->
    [yes] Mit Harpagarus nimmst du { $other_seat } { $magic } Magie; dort bleiben { $left }.
   *[no] { $other_you ->
        [yes] Mit Harpagarus nimmt { $seat } dir { $magic } Magie; dir bleiben { $left }.
       *[no] Mit Harpagarus nimmt { $seat } { $other_seat } { $magic } Magie; dort bleiben { $left }.
    }
}
event-bid-passed = { $you ->
    [yes] Du bietest nicht mehr mit.
   *[no] { $seat } bietet nicht mehr mit.
}
event-bid = { $you ->
    [yes] Du bietest { $magic }.
   *[no] { $seat } bietet { $magic }.
}
event-fulmentus = { $you ->
    [yes] Fulmentus senkt deinen Preis auf { $magic }.
   *[no] { $seat } braucht dank Fulmentus nur { $magic } Magie.
}
event-unsold = Niemand bietet für { $card_name }; der Zauberspruch verlässt das Spiel.
event-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-placed = { $you ->
    [yes] Du gehst nach { $place ->
        [0] links
       *[other] rechts
    }: { part-card }.
   *[no] { $seat } geht nach { $place ->
        [0] links
       *[other] rechts
    }: { part-card }.
}
event-evaluates = Ausgewertet { $place ->
    [0] links
   *[other] rechts
}: { part-card }, dabei: { $seats }.
event-unchosen = Niemand hat diese Karte gewählt, sie verlässt das Spiel: { part-card }.
event-voted-together = { $you ->
    [yes] Du sagst: gemeinsam.
   *[no] { $seat } sagt: gemeinsam.
}
event-voted-alone = { $you ->
    [yes] Du sagst: allein!
   *[no] { $seat } sagt: allein!
}
event-has-voted = { $you ->
    [yes] Du hast abgestimmt.
   *[no] { $seat } hat abgestimmt.
}
event-stays = Nicht besiegt: { part-card }.
event-dropped-out = { $you ->
    [yes] Du kämpfst nicht weiter mit.
   *[no] { $seat } kämpft nicht weiter mit.
}
event-beaten = Besiegt: { part-card }. { $seats_count ->
    [one] Sieger: { $seats }.
   *[other] Gemeinsam gesiegt: { $seats }.
}
event-no-offer = { $you ->
    [yes] Du bietest nichts an.
   *[no] { $seat } bietet nichts an.
}
event-offered = { $you ->
    [yes] Du bietest an: { $kind_name }. Gewünscht: { $wish_name }.
   *[no] { $seat } bietet an: { $kind_name }. Gewünscht: { $wish_name }.
}
event-offered-to = { $you ->
    [yes] Du bietest { $other_seat } an: { $kind_name }. Gewünscht: { $wish_name }.
   *[no] { $seat } bietet { $other_seat } an: { $kind_name }. Gewünscht: { $wish_name }.
}
event-declined = { $you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
event-replied = { $you ->
    [yes] Du würdest geben: { $kind_name }.
   *[no] { $seat } würde geben: { $kind_name }.
}
event-took-nothing = { $you ->
    [yes] Du nimmst keine der Karten.
   *[no] { $seat } nimmt keine der Karten.
}
event-swapped = { $you ->
    [yes] Du gibst { $other_seat }: { $kind_name }; dafür bekommst du: { $got_name }.
   *[no] { $seat } gibt { $other_seat }: { $kind_name }; im Gegenzug kommt: { $got_name }.
}
event-game-ends = Das Spiel ist zu Ende. { $end_name }

## Wie es ausging

outcome-most-stones = { $you ->
    [yes] Du gewinnst mit den meisten Machtsteinen.
   *[no] { $winners } gewinnt mit den meisten Machtsteinen.
}
outcome-more-magic = { $you ->
    [yes] Bei gleich vielen Machtsteinen gewinnst du mit der größeren Magie.
   *[no] Bei gleich vielen Machtsteinen gewinnt { $winners } mit der größeren Magie.
}
outcome-more-artefacts = { $you ->
    [yes] Bei gleich vielen Machtsteinen und gleicher Magie gewinnst du mit mehr ausgelegten Artefaktkarten.
   *[no] Bei gleich vielen Machtsteinen und gleicher Magie gewinnt { $winners } mit mehr ausgelegten Artefaktkarten.
}
outcome-shared = Alles ist gleich: { $winners } teilen sich den Sieg.

## Der Tisch in Zeilen

table-round = Runde { $round }, Phase { $phase }. Startspieler: { $seat }.
table-over = Das Spiel ist zu Ende. { $end }
table-asked = Gefragt: { $seat }. { $question }
table-idle = Seit { $rounds } { $rounds ->
    [one] Runde
   *[other] Runden
} hat keine Karte die Auslage verlassen; nach { $most } ist das Spiel aus.
table-place = { $place }: { $card } { $wizards }
table-left = Links
table-right = Rechts
table-empty = nichts.
table-spell = der Zauberspruch { $name }: { $effect }
table-ball = Energiekugel, { $magic } Magie für alle, die dort sind.
table-holy = Heilige Stätte, { $gain } für alle, die dort sind.
table-creature = { $name }, Stärke { $strength }, Symbol { $symbol }; allein { $alone }, gemeinsam je { $together }.
table-creature-crowd = { $name }, Stärke { $strength }, Symbol { $symbol }; allein { $alone }, zu zweit je { $together }, ab drei je { $crowd }.
table-gain = { part-stones } und { part-cards }
table-wizards = Zauberer dort: { $seats }.
table-no-wizards = Kein Zauberer dort.
table-evaluated = Sie wird gerade ausgewertet.
table-passed = Gepasst: { $seats }.
table-seat = { $who }: { $magic } Magie; { part-stones }; { $cards } auf der Hand.
table-hand-size = { part-cards }
table-spells = Zaubersprüche: { $spells }.
table-used = { $spell } (genutzt)
table-laid = Ausgelegt: { $artefacts }.
table-shown = Auf der Hand bekannt: { $cards }.
table-hand = Deine Hand: { $cards }.
table-hand-of = Hand von { $seat }: { $cards }.
table-times = { $name } ×{ $count }
table-stacks = Abenteuerstapel: { $a } A, { $b } B, { $c } C. Artefaktstapel: { $count }.
table-to-come = Noch im Abenteuerstapel, Buchstabe { $letter }: { $cards }.
table-short-creature = { $name } { $strength } ({ $symbol })
table-short-ball = Energiekugel { $magic }
table-short-holy = Heilige Stätte { $stones }
table-unseen = Artefaktkarten, deren Ort du nicht kennst: { $cards }.
table-spell-known = { $name }: { $effect }
table-effect-0 = { $amount } Magie weniger, wenn du für eine Kreatur zahlst.
table-effect-1 = { $amount ->
    [one] 1 Machtstein
   *[other] { $amount } Machtsteine
} mehr, wenn du eine Kreatur besiegst.
table-effect-2 = { $amount } Magie mehr in Phase B.
table-effect-3 = macht aus einem Machtstein { $amount } Magie.
table-effect-4 = macht aus { $amount } Magie einen Machtstein.
table-effect-5 = nimmt einem anderen Platz { $amount } Magie.
table-artefact = { $name } ({ $symbols }): { $bonus }
table-stones = { part-stones }
table-magic = { $magic } Magie
table-or = { part-stones } oder { $magic } Magie
table-bonuses = Bonus ausgelegter Artefakte beim Sieg über ihr Symbol: { $artefacts }.
table-bid = Höchstes Gebot: { $bid } von { $seat }. Noch dabei: { $seats }.
table-no-bid = Noch kein Gebot. Dabei: { $seats }.
table-voted = Abgestimmt: { $seats }. Für allein, soweit du weißt: { $alone }.
table-nobody = niemand
table-price = Es kämpfen: { $seats }. Preis für { $seat }: { $price } Magie.
table-choice = { $artefact } und dergleichen, zusammen { $count }: je { part-stones } oder { $magic } Magie.
table-offer = Tauschdurchgang { $lap }. Anbieter: { $seat }. Geboten: { $given }; gewünscht: { $wish }.
table-offer-to = Nur ein Platz darf antworten: { $seat }.
table-reply = Antwort von { $seat }: { $card }.
table-lap = Tauschdurchgang { $lap }.
components-note-1 = Zauberschwert & Drachenei: die Zahlen auf den Karten, eine Karte je Zeile.
components-note-2 = Hinter dem Doppelpunkt steht, woher eine Zahl kommt: R Spielregel, C eine Karte der Schachtel, ? rekonstruiert.
components-note-3 = Sagt deine Karte etwas anderes, schreib es hin und :C dahinter; Gewinne sind Machtsteine/Karten.

## Was an einem Zahlenblatt falsch sein kann

error-components-figure = { $card }: „{ $value }“ kann nicht unter { $column } stehen; möglich: { $allowed }.
error-components-card = Im Abschnitt { $section } steht jede Karte einmal und in ihrer Reihenfolge; sieh dir „{ $card }“ an.
error-components-row = { $card } hat { $found } Angaben, braucht aber { $wanted }.
error-components-origin = { $card }: Hinter dem Doppelpunkt von „{ $value }“ steht R, C oder ?.
error-components-copies = Die Schachtel hat { $wanted } Artefaktkarten, nicht { $found }.
error-components-letter = Keine Abenteuerkarte hat den Buchstaben { $letter }.
error-components-line = Zeile { $line } steht vor dem ersten Abschnitt.
error-components-section = Zeile { $line }: „{ $section }“ ist kein Abschnitt oder steht doppelt da; es gibt { $known }.
error-components-value = Die Option components nimmt { $known } oder das JSON eines berichtigten Zahlenblatts.
error-stone-pump = Ein Machtstein kann nicht { $price } Magie kosten und { $gain } bringen: Zwei Zaubersprüche machten Machtsteine aus nichts.

## Warum ein Bot tut, was er tut

because-only = Es gibt nur eine Antwort.
because-free = Es kostet nichts.
because-costs = Ich nehme nichts, was etwas kostet.
because-save = Keine der Karten ist mehr wert als ein Magiepunkt.
because-card = Von dieser Karte erwarte ich etwa { $worth } { $worth ->
    [one] Machtstein
   *[other] Machtsteine
}.
because-spoil = Jetzt reicht es für { $other_seat } nicht mehr.
because-later = Es kommt noch ein besserer Moment.
because-alone = Allein bekomme ich mehr, als ich zahle.
because-together = Teilen ist billiger als Streit.
because-dear = Mehr als { $limit } wäre zu teuer.
because-bid = Mir ist es bis zu { $limit } Magie wert.
because-borrow = Der Sieg ist einen Machtstein wert.
because-stones = Machtsteine sind jetzt mehr wert.
because-magic = Magie ist jetzt mehr wert.
because-rob = { $other_seat } steht am besten da.
because-trade = Meine Hand wird dadurch besser.
because-content = Meine Hand ist so besser.
because-everybody = Wer sie hat, soll antworten.
because-lay = Ausgelegt hilft es bei jedem späteren Sieg.

## Das Spielfeld im Browser

board-you = du
board-start = hat die Startspielerkarte
board-asked = ist gefragt
board-magic = { $magic } von 30 Magie
board-passed = gepasst
board-spells = Zaubersprüche
board-used = benutzt
board-laid = Ausgelegt
board-lit = passt zu einer Kreatur in der Auslage
board-shown = Bekannt auf der Hand
board-hand = Deine Hand
board-no-cards = Noch keine Karten; Kreaturen und Heilige Stätten bringen welche.
board-display = Die beiden Abenteuer
board-empty = leer
board-alone = allein
board-together = gemeinsam
board-crowd = drei oder mehr
board-each = für alle dort
board-phase-0 = Neue Abenteuer
board-phase-1 = Magie für alle
board-phase-2 = Wähle ein Abenteuer
board-phase-3 = Die Abenteuer
board-phase-4 = Sprüche, Tausch, Auslegen
board-phase-5 = Die Startspielerkarte wandert weiter
board-auction = Versteigerung
board-auction-from = dann wird geboten, ab { $price } Magie
board-share = dein Anteil: { $price } Magie
board-price = kostet dich { $price } Magie
board-pass-gain = bringt 1 Magie
board-gives = { $seat } gibt
board-wishes = und wünscht
board-answers = Antworten
board-declines = lehnt ab
board-thinks = überlegt …
board-fits = vervollständigt eines von deinen
board-swap = Die beiden Karten wechseln sofort den Besitzer.
board-to-come = Was noch kommt
board-count = Machtsteine durch
board-total = zusammen
board-sort-sword = Schwert
board-sort-wand = Stab
board-sort-egg = Ei
board-sort-book = Buch
board-sort-potion = Trank
board-sort-sapphire = Saphir
