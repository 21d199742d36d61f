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
option-first-seat-0 = Platz 1
option-first-seat-1 = Platz 2
option-first-seat-2 = Platz 3
option-first-seat-3 = Platz 4
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
name-book-tc = Zauberbuch mit Dreieck und Kreis
name-book-cs = Zauberbuch mit Kreis und Quadrat
name-book-ts = Zauberbuch mit Dreieck und Quadrat
name-potion-t = Zaubertrank mit Dreieck
name-potion-c = Zaubertrank mit Kreis
name-potion-s = Zaubertrank mit Quadrat
name-sapphire-t = Sternsaphir mit Dreieck
name-sapphire-c = Sternsaphir mit Kreis
name-sapphire-s = Sternsaphir mit Quadrat
name-sword = Zauberschwert
name-wand = Zauberstab
name-egg = Drachenei
name-anything = irgendeine Karte
a-anything = Irgendeine Karte
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
# Eine Karte mit ihrem Artikel im Akkusativ: geboten, gewünscht, bekommen; ausgelegt; und am Anfang eines Zuges.
kind-sword-left = eine { name-sword-left }
kind-sword-right = eine { name-sword-right }
kind-wand-left = eine { name-wand-left }
kind-wand-right = eine { name-wand-right }
kind-egg-left = eine { name-egg-left }
kind-egg-right = eine { name-egg-right }
kind-book-tc = ein { name-book-tc }
kind-book-cs = ein { name-book-cs }
kind-book-ts = ein { name-book-ts }
kind-potion-t = einen { name-potion-t }
kind-potion-c = einen { name-potion-c }
kind-potion-s = einen { name-potion-s }
kind-sapphire-t = einen { name-sapphire-t }
kind-sapphire-c = einen { name-sapphire-c }
kind-sapphire-s = einen { name-sapphire-s }
wish-sword-left = { kind-sword-left }
wish-sword-right = { kind-sword-right }
wish-wand-left = { kind-wand-left }
wish-wand-right = { kind-wand-right }
wish-egg-left = { kind-egg-left }
wish-egg-right = { kind-egg-right }
wish-book-tc = { kind-book-tc }
wish-book-cs = { kind-book-cs }
wish-book-ts = { kind-book-ts }
wish-potion-t = { kind-potion-t }
wish-potion-c = { kind-potion-c }
wish-potion-s = { kind-potion-s }
wish-sapphire-t = { kind-sapphire-t }
wish-sapphire-c = { kind-sapphire-c }
wish-sapphire-s = { kind-sapphire-s }
got-sword-left = { kind-sword-left }
got-sword-right = { kind-sword-right }
got-wand-left = { kind-wand-left }
got-wand-right = { kind-wand-right }
got-egg-left = { kind-egg-left }
got-egg-right = { kind-egg-right }
got-book-tc = { kind-book-tc }
got-book-cs = { kind-book-cs }
got-book-ts = { kind-book-ts }
got-potion-t = { kind-potion-t }
got-potion-c = { kind-potion-c }
got-potion-s = { kind-potion-s }
got-sapphire-t = { kind-sapphire-t }
got-sapphire-c = { kind-sapphire-c }
got-sapphire-s = { kind-sapphire-s }
artefact-sword = ein { name-sword }
artefact-wand = einen { name-wand }
artefact-egg = ein { name-egg }
artefact-book-tc = { kind-book-tc }
artefact-book-cs = { kind-book-cs }
artefact-book-ts = { kind-book-ts }
artefact-potion-t = { kind-potion-t }
artefact-potion-c = { kind-potion-c }
artefact-potion-s = { kind-potion-s }
artefact-sapphire-t = { kind-sapphire-t }
artefact-sapphire-c = { kind-sapphire-c }
artefact-sapphire-s = { kind-sapphire-s }
a-sword-left = Eine { name-sword-left }
a-sword-right = Eine { name-sword-right }
a-wand-left = Eine { name-wand-left }
a-wand-right = Eine { name-wand-right }
a-egg-left = Eine { name-egg-left }
a-egg-right = Eine { name-egg-right }
a-book-tc = Ein { name-book-tc }
a-book-cs = Ein { name-book-cs }
a-book-ts = Ein { name-book-ts }
a-potion-t = Einen { name-potion-t }
a-potion-c = Einen { name-potion-c }
a-potion-s = Einen { name-potion-s }
a-sapphire-t = Einen { name-sapphire-t }
a-sapphire-c = Einen { name-sapphire-c }
a-sapphire-s = Einen { name-sapphire-s }
a-sword = Ein { name-sword }
a-wand = Einen { name-wand }
a-egg = Ein { name-egg }
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
part-goal = { $card ->
    [energy_ball] zur Energiekugel mit { $figure } Magie
    [holy_place] zur Heiligen Stätte mit { $figure } { $figure ->
        [one] Machtstein
       *[other] Machtsteinen
    }
    [spiders] zu den Spinnen der Stärke { $figure }
    [goblins] zu den Goblins der Stärke { $figure }
    [shadows] zu den Schatten der Stärke { $figure }
    [dragons] zu den Drachen der Stärke { $figure }
   *[other] zum Zauberspruch { $card_name }
}
part-stones = { $stones ->
    [0] keine Machtsteine
    [one] 1 Machtstein
   *[other] { $stones } Machtsteine
}
part-cards = { $count ->
    [0] keine Artefaktkarten
    [one] 1 Artefaktkarte
   *[other] { $count } Artefaktkarten
}
part-left = { $total ->
    [0] keine mehr
   *[other] noch { $total }
}
part-robbed = { $left ->
    [0] bleibt nichts
    [one] bleibt noch 1
   *[other] bleiben noch { $left }
}
part-full = { $total ->
    [30] { $total }, mehr geht nicht
   *[other] { $total }
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
action-keep = Harpagarus aufsparen
action-rob = { $a_seat ->
    [Du] Dich selbst berauben
   *[other] { $a_seat } berauben
}
action-together = Gemeinsam
action-alone = Allein
action-bid = { $a } bieten
action-use = { $a_name } nutzen
action-forgo = Nicht nutzen und ausscheiden
action-fight = Kämpfen
action-decline = Nicht kämpfen
action-done = Fertig
action-offer = { $a ->
    [nothing] Nichts anbieten
   *[other] { $a_name } anbieten
}
action-wish = { $a_name } wünschen
action-address = { $a ->
    [everybody] Das Angebot allen machen
   *[other] { $a_seat ->
        [Du] Das Angebot dir selbst machen
       *[other] Das Angebot nur { $a_seat } machen
    }
}
action-reply = { $a ->
    [nothing] Nichts geben
   *[other] { $a_name } geben
}
action-take = { $a ->
    [nobody] Nichts nehmen
   *[other] { $a_seat ->
        [Du] Deine eigene Karte nehmen
       *[other] Karte von { $a_seat } nehmen
    }
}
action-lay = { $a_name } auslegen
action-stones = { $a ->
    [0] Nur Magie
    [1] Eines gibt Machtsteine
   *[other] { $a } geben Machtsteine
}

## Was geschieht

event-round-begins = Runde { $round }. { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-revealed = Neu { $place ->
    [0] links
   *[other] rechts
}: { part-card }.
event-gained = { $magic ->
    [0] { $you ->
        [yes] Du hast schon { $total } Magie, mehr geht nicht, und bekommst nichts ({ $cause_name }).
       *[no] { $seat } hat schon { $total } Magie, mehr geht nicht, und bekommt nichts ({ $cause_name }).
    }
   *[other] { $you ->
        [yes] Du bekommst { $magic } Magie ({ $cause_name }) und hast { part-full }.
       *[no] { $seat } bekommt { $magic } Magie ({ $cause_name }) und hat { part-full }.
    }
}
event-paid = { $you ->
    [yes] Du zahlst { $magic } Magie ({ $cause_name }) und hast { part-left }.
   *[no] { $seat } zahlt { $magic } Magie ({ $cause_name }) und hat { part-left }.
}
event-stones = { $you ->
    [yes] Du bekommst { part-stones } ({ $cause_name }) und hast { $total }.
   *[no] { $seat } bekommt { part-stones } ({ $cause_name }) und hat { $total }.
}
event-gave-stone = { $you ->
    [yes] Du gibst einen Machtstein ab ({ cause-retransformus }) und hast { part-left }.
   *[no] { $seat } gibt einen Machtstein ab ({ cause-retransformus }) und hat { part-left }.
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
    [yes] Du legst { $artefact_name } aus.
   *[no] { $seat } legt { $artefact_name } aus.
}
event-robbed = { $you ->
    [yes] Du nimmst { $other_seat } mit Harpagarus { $magic } Magie; es { part-robbed }.
   *[no] { $other_you ->
        [yes] { $seat } nimmt dir mit Harpagarus { $magic } Magie; dir { part-robbed }.
       *[no] { $seat } nimmt { $other_seat } mit Harpagarus { $magic } Magie; es { part-robbed }.
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
    } { part-goal }.
   *[no] { $seat } geht nach { $place ->
        [0] links
       *[other] rechts
    } { part-goal }.
}
event-evaluates = Die { $place ->
    [0] linke
   *[other] rechte
} Karte wird ausgewertet: { part-card }. Dort: { $seats }.
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
    [yes] Du scheidest aus dem Kampf aus.
   *[no] { $seat } scheidet aus dem Kampf aus.
}
event-beaten = { $seats_count ->
    [one] { $seats_you ->
        [yes] Du besiegst { part-card }.
       *[no] { $seats } besiegt { part-card }.
    }
   *[other] { $seats_you ->
        [yes] Ihr besiegt gemeinsam { part-card }: { $seats }.
       *[no] { $seats } besiegen gemeinsam { part-card }.
    }
}
event-no-offer = { $you ->
    [yes] Du bietest nichts an.
   *[no] { $seat } bietet nichts an.
}
event-offered = { $you ->
    [yes] Du bietest { $kind_name } an und wünschst dir dafür { $wish_name }.
   *[no] { $seat } bietet { $kind_name } an und wünscht sich dafür { $wish_name }.
}
event-offered-to = { $you ->
    [yes] Du bietest { $other_seat } { $kind_name } an und wünschst dir dafür { $wish_name }.
   *[no] { $seat } bietet { $other_you ->
        [yes] dir
       *[no] { $other_seat }
    } { $kind_name } an und wünscht sich dafür { $wish_name }.
}
event-declined = { $you ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
event-replied = { $you ->
    [yes] Du würdest { $kind_name } geben.
   *[no] { $seat } würde { $kind_name } geben.
}
event-took-nothing = { $you ->
    [yes] Du nimmst keine der Karten.
   *[no] { $seat } nimmt keine der Karten.
}
event-swapped = { $you ->
    [yes] Du gibst { $other_seat } { $kind_name } und bekommst dafür { $got_name }.
   *[no] { $seat } gibt { $other_you ->
        [yes] dir
       *[no] { $other_seat }
    } { $kind_name } und bekommt dafür { $got_name }.
}
event-game-ends = Das Spiel ist zu Ende. { $end_name }

## Wie es ausging

outcome-most-stones = { $you ->
    [yes] Du gewinnst mit den meisten Machtsteinen.
   *[no] { $winners } gewinnt mit den meisten Machtsteinen.
}
outcome-more-magic = { $you ->
    [yes] Bei gleich vielen Machtsteinen gewinnst du mit mehr Magie.
   *[no] Bei gleich vielen Machtsteinen gewinnt { $winners } mit mehr Magie.
}
outcome-more-artefacts = { $you ->
    [yes] Bei gleich vielen Machtsteinen und gleicher Magie gewinnst du mit mehr ausgelegten Artefaktkarten.
   *[no] Bei gleich vielen Machtsteinen und gleicher Magie gewinnt { $winners } mit mehr ausgelegten Artefaktkarten.
}
outcome-shared = Alles ist gleich, der Sieg ist geteilt: { $winners }.

## Der Tisch in Zeilen

table-round = Runde { $round }, Phase { $phase }: { $name }. Startspieler: { $seat }.
table-over = Das Spiel ist zu Ende. { $end }
table-asked = Gefragt: { $seat }. „{ $question }“
table-asked-you = Gefragt: { $seat }. { $question }
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
table-you-pay = Allein zahlst du { $price } von deinen { $magic } Magie.
table-too-dear = Allein kostet es dich { $price } Magie: Du hast { $magic }, { $short } zu wenig.
table-you-share = Gemeinsam mit allen dort zahlst du { $price }.
table-you-gain = Zum Gewinn dazu: { $bonus }.
table-nothing = nichts
table-wizards = Zauberer dort: { $seats }.
table-no-wizards = Kein Zauberer dort.
table-evaluated = Diese Karte wird gerade ausgewertet.
table-passed = Gepasst: { $seats }.
table-on-table = Auf dem Tisch
table-what = Was die Karten können
table-seat = { $magic ->
    [0] keine
   *[other] { $magic }
} Magie; { part-stones }; { $cards } auf der Hand.
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
table-effect-0 = { $amount ->
    [0] bewirkt an diesem Tisch nichts.
   *[other] { $amount } Magie weniger, wenn du für eine Kreatur zahlst.
}
table-effect-1 = { $amount ->
    [0] bewirkt an diesem Tisch nichts.
    [one] 1 Machtstein mehr, wenn du eine Kreatur besiegst.
   *[other] { $amount } Machtsteine mehr, wenn du eine Kreatur besiegst.
}
table-effect-2 = { $amount } Magie mehr in Phase B.
table-effect-3 = macht aus einem Machtstein { $amount } Magie.
table-effect-4 = macht aus { $amount } Magie einen Machtstein.
table-effect-5 = nimmt einem anderen Platz { $amount } Magie.
table-artefact = { $name }{ $symbols ->
    [none] {""}
   *[other] {" "}({ $symbols })
}: { $bonus }
table-stones = { part-stones }
table-magic = { $magic } Magie
table-or = { part-stones } oder { $magic } Magie
table-bonuses = Bonus ausgelegter Artefakte beim Sieg über ihr Symbol: { $artefacts }.
table-bid = Höchstes Gebot: { $bid } ({ $seat }). Noch dabei: { $seats }.
table-no-bid = Noch kein Gebot. Dabei: { $seats }.
table-voted = Abgestimmt: { $seats }.
table-for-alone = Für allein: { $seats }.
table-vote-means = Gemeinsam: dein Anteil ist { $price } Magie, wenn alle zustimmen. Allein: eine Versteigerung ab { $strength } Magie.
table-nobody = niemand
table-price = Im Kampf: { $seats }. Preis: { $price } Magie ({ $seat }).
table-price-you = Im Kampf: { $seats }. Dein Preis: { $price } Magie.
table-choice = { $count ->
    [one] { $artefact }: { part-stones } oder { $magic } Magie.
   *[other] { $artefact } und dergleichen, zusammen { $count }: je { part-stones } oder { $magic } Magie.
}
table-offer = Tauschdurchgang { $lap }. Anbieter: { $seat }. Geboten: { $given }; gewünscht: { $wish }.
table-offer-to = Nur ein Platz darf antworten: { $seat }.
table-reply = Antwort ({ $seat }): { $card }.
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
because-card = Diese Karte ist mir { $worth ->
    [0] weniger als einen Machtstein
    [one] etwa einen Machtstein
   *[other] etwa { $worth } Machtsteine
} wert.
because-spoil = Jetzt reicht es für { $other_you ->
    [yes] dich
   *[no] { $other_seat }
} nicht mehr.
because-later = Es kommt noch ein besserer Moment.
because-alone = Allein bekomme ich mehr, als ich zahle.
because-together = Teilen ist billiger als Streit.
because-dear = { $limit ->
    [0] Es ist mir nichts wert.
   *[other] Mehr als { $limit } Magie wäre mir zu teuer.
}
because-all = Dafür gäbe ich alle meine Magie.
because-worthless = { $price } Magie ist es mir nicht wert.
because-bid = Es ist mir bis zu { $limit } Magie wert.
because-borrow = Der Sieg ist einen Machtstein wert.
because-stones = Machtsteine sind jetzt mehr wert.
because-magic = Magie ist jetzt mehr wert.
because-rob = { $other_you ->
    [yes] Du stehst am besten da.
   *[no] { $other_seat } steht am besten da.
}
because-trade = Meine Hand wird dadurch besser.
because-content = So wie sie ist, ist meine Hand besser.
because-everybody = Wer sie hat, soll antworten.
because-lay = Ausgelegt hilft es bei jedem späteren Sieg.

## Das Spielfeld im Browser

board-you = du
board-start = hat die Startspielerkarte
board-asked = ist gefragt
board-magic = { $magic } von 30 Magie
board-leads = hat die meisten Machtsteine
board-passed = gepasst
board-spells = Zaubersprüche
board-used = benutzt
board-laid = Ausgelegt
board-lit = passt zu einer Kreatur in der Auslage
board-shown = Bekannt auf der Hand
board-hand = Deine Hand
board-no-cards = Noch keine Karten; Kreaturen und Heilige Stätten bringen welche.
board-nothing-yet = Hier liegen deine Zaubersprüche und ausgelegten Artefakte; sie helfen dir bis zum Ende des Spiels.
board-display = Die beiden Abenteuer
board-empty = leer
board-alone = allein
board-together = gemeinsam
board-crowd = drei oder mehr
board-each = für alle dort
board-you-pay = du zahlst { $price } von { $magic } Magie
board-you-lack = { $short } Magie zu wenig
board-you-share = je { $price }, wenn geteilt
board-you-bonus = dein Bonus:
board-round = Runde { $round }
board-phase-0 = Neue Abenteuer
board-phase-1 = Magie für alle
board-phase-2 = Wähle ein Abenteuer
board-phase-3 = Die Abenteuer
board-phase-4 = Sprüche, Tausch, Auslegen
board-phase-5 = Die Startspielerkarte wandert weiter
board-forced = Hier gibt es nichts zu wählen: Der Tisch antwortet für dich.
board-auction = Versteigerung
board-auction-from = dann wird geboten, ab { $price } Magie
board-share = dein Anteil: { $price } Magie
board-price = kostet dich { $price } Magie
board-pass-gain = bringt 1 Magie
board-lap = Tausch, Durchgang { $lap }
board-you-give = Du gibst
board-gives = { $seat } gibt
board-wishes = und wünscht
board-answers = Antworten
board-declines = lehnt ab
board-thinks = überlegt …
board-fits = vervollständigt eines von deinen
board-swap = Die beiden Karten wechseln sofort den Besitzer.
board-to-come = Was noch kommt
board-unseen = Noch nicht gesehene Artefaktkarten
board-count = Machtsteine durch
board-total = zusammen
board-sort-sword = Schwert
board-sort-wand = Stab
board-sort-egg = Ei
board-sort-book = Buch
board-sort-potion = Trank
board-sort-sapphire = Saphir
board-half-left = L
board-half-right = R

## Was einem Zug im Weg steht

obstacle-nobodys-spell = { $spell_name } gehört niemandem{ $moment ->
    [yes] .
    [lean] , und an diesem Tisch nutzt man vor dem Anlegen keine Zaubersprüche.
   *[no] , und jetzt ist auch nicht der Moment dafür.
}
obstacle-others-spell = { $spell_name } gehört { $other_seat }{ $moment ->
    [yes] .
    [lean] , und an diesem Tisch nutzt man vor dem Anlegen keine Zaubersprüche.
   *[no] , und jetzt ist auch nicht der Moment dafür.
}
obstacle-used-spell = Du hast { $spell_name } in dieser Runde schon genutzt{ $moment ->
    [yes] .
    [lean] , und an diesem Tisch nutzt man vor dem Anlegen keine Zaubersprüche.
   *[no] , und jetzt ist auch nicht der Moment dafür.
}
obstacle-no-moment = Jetzt ist nicht der Moment für { $spell_name }.
obstacle-asked-less = An diesem Tisch nutzt man { $spell_name } nicht schon vor dem Anlegen.
obstacle-rob-yourself = Dich selbst kannst du nicht berauben.
obstacle-nothing-to-rob = { $other_seat } hat keine Magie.
obstacle-nobody-there = Diesen Platz gibt es nicht: Ihr spielt zu { $count ->
    [2] zweit
    [3] dritt
   *[other] viert
}.
obstacle-too-dear-spell = Ein Machtstein kostet { $price } Magie, und du hast { $magic ->
    [0] keine
   *[other] { $magic }
}.
obstacle-no-stone = Du hast keinen Machtstein, der zu Magie werden könnte.
obstacle-no-room = Ein Machtstein wird zu { $gain } Magie, aber du hast { $magic }, und mehr als { $most } kann niemand haben.
obstacle-placed-already = { $place ->
    [0] Dein Zauberer liegt schon an der linken Karte.
    [1] Dein Zauberer liegt schon an der rechten Karte.
   *[other] Du hast in dieser Runde gepasst.
}
obstacle-not-phase-c = Zauberer legt man in Phase C an, und jetzt ist Phase { $phase }.
obstacle-no-auction = Jetzt wird nichts versteigert.
obstacle-too-low = { $seat } hat schon { $bid } geboten.
obstacle-below-minimum = Das Mindestgebot ist hier { $lowest }.
obstacle-too-dear = { $magic ->
    [0] Du hast keine Magie.
   *[other] Du hast nur { $magic } Magie.
}
obstacle-nobody-declines = An diesem Tisch wird ein einzelner Zauberer nicht gefragt, ob er kämpft.
obstacle-fight-or-decline = Dein Zauberer liegt hier allein, und an diesem Tisch darfst du verzichten: Entweder du kämpfst, oder du kämpfst nicht.
obstacle-no-fight-now = Ob du kämpfst, wirst du nur allein an einer Kreatur gefragt, und gerade wird um keine gekämpft.
obstacle-no-vote-now = Gemeinsam oder allein wird nur gefragt, wo mehrere Zauberer an einer Kreatur liegen, und gerade wird um keine gekämpft.
obstacle-spells-are-not-shared = Ihr bietet um einen Zauberspruch, und den teilt man nie: Nur einer von euch bekommt ihn.
obstacle-said-alone = { $seats_you ->
    [yes] Du hast selbst „allein“ gesagt
   *[other] Von { $seats } kam ein „allein“
}, also wird diese Kreatur nicht mehr geteilt: Alle hier bieten um sie.
obstacle-no-means = Geboten würde ab { $strength }, und du bringst { $magic ->
    [0] keine
   *[other] nur { $magic }
} Magie auf.
obstacle-no-trading = An diesem Tisch wird nicht getauscht.
obstacle-trading-later = Getauscht wird in Phase E, nach den Zaubersprüchen.
obstacle-trading-over = In dieser Runde wird nicht mehr getauscht.
obstacle-open-offers = An diesem Tisch geht jedes Angebot von selbst an alle; an wen, wird nie gefragt.
obstacle-others-offer = Du antwortest jetzt auf das Angebot von { $other_seat }.
obstacle-offer-stands = Du bietest schon { $kind_name } an.
obstacle-no-offer-yet = Erst musst du eine Karte anbieten.
obstacle-same-kind = Genau diese Art bietest du selbst an.
obstacle-not-in-the-box = Eine solche Karte gibt es an diesem Tisch nicht.
obstacle-own-offer = Das Angebot ist dein eigenes.
obstacle-no-cards = { $other_seat } hat keine Handkarten.
obstacle-nothing-to-answer = Es liegt kein Angebot auf dem Tisch.
obstacle-kind-they-offer = Genau diese Art bietet { $other_seat } an.
obstacle-no-replies = Jetzt gibt es keine Antwort, die du nehmen könntest.
obstacle-no-reply = { $other_seat } gibt nichts für deine Karte.
obstacle-laid-out = Du hast { $artefact_name } ausgelegt und keine solche Karte auf der Hand.
obstacle-not-in-hand = Du hast k{ $kind_name } auf der Hand.
obstacle-half-missing = Dir fehlt dazu { $kind_name }.
obstacle-both-halves-missing = Du hast keine der beiden Hälften auf der Hand.
obstacle-laid-by-itself = An diesem Tisch wird alles Vollständige von selbst ausgelegt, am Ende von Phase E nach dem Tauschen; gefragt wird niemand.
obstacle-laying-later = Artefakte legt man in Phase E aus, nach dem Tauschen.
obstacle-no-choice-of-gain = Du hast nicht gerade eine Kreatur besiegt, deren Symbol ein Zaubertrank oder Sternsaphir trägt, den du ausgelegt hast.
obstacle-fewer-artefacts = { $count ->
    [one] Nur ein Artefakt lässt dir die Wahl.
   *[other] Nur { $count } Artefakte lassen dir die Wahl.
}

## Das Ziel in drei Zeilen

goal-want = Hab am Ende die meisten Machtsteine: Besiegte Kreaturen, Heilige Stätten und deine ausgelegten Artefakte bringen sie.
goal-turn = Jede Runde bringt allen { $income } Magie. Zieh zu einem von zwei Abenteuern, oder pass für { $pass } mehr. Dann kämpf oder biete mit deiner Magie, nutz Zaubersprüche, { $trade_laps ->
    [0] { "" }
   *[other] tausch Karten{ " " }
}und leg Artefakte aus.
goal-end = Das Spiel endet, wenn die Abenteuerkarten nicht mehr beide Plätze füllen oder { $stall_rounds } Runden lang keine den Tisch verlassen hat. Bei Gleichstand entscheidet die Magie.
