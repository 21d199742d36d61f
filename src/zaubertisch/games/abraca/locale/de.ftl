title = Simsala… Bumm?
tagline = Alle sehen deine Sprüche, nur du nicht: Sag an, was vor dir steht, und trau dich weiter.

## Optionen eines Tischs

option-chain = Reihenfolge der Ansagen
option-chain-ascending = nach einem Erfolg nur dieselbe Zahl oder eine höhere
option-chain-free = jederzeit jede Zahl (einfache Version)
option-round-end = Ende eines Durchgangs
option-round-end-first-knock-out = sobald jemand keinen Lebenspunkt mehr hat
option-round-end-last-wizard = erst wenn nur noch ein Platz Lebenspunkte hat („Es kann nur einen geben!“)
option-scoring = Dauer
option-scoring-points = Durchgänge, bis jemand 8 Punkte hat
option-scoring-single-round = ein einziger Durchgang
option-lower-call = Eine niedrigere Zahl ansagen
option-lower-call-forbidden = steht nicht zur Wahl
option-lower-call-offence = ist möglich und kostet einen Lebenspunkt
option-tie-break = Bei Gleichstand
option-tie-break-de = deutsch: Punkte, dann letzter Durchgang
option-tie-break-en = englisch: Punkte bis 8, letzter Durchgang, Lebenspunkte
option-first-seat = Wer beginnt
option-first-seat-random = das Los
option-first-seat-0 = Platz 1
option-first-seat-1 = Platz 2
option-first-seat-2 = Platz 3
option-first-seat-3 = Platz 4
option-first-seat-4 = Platz 5
option-die-faces = Seiten des Würfels
option-die-faces-112233 = 1, 1, 2, 2, 3, 3
option-die-faces-111223 = 1, 1, 1, 2, 2, 3
option-mystic-choice = Mystiksteine
option-mystic-choice-auto = der Tisch gibt dir einen
option-mystic-choice-choose = du suchst dir einen aus
option-reveal-after-round = Alle Steine nach einem Durchgang
option-reveal-after-round-true = werden allen gezeigt
option-reveal-after-round-false = bleiben geheim

## Namen

name-1 = Uralter Drache
name-2 = Geisterwesen
name-3 = Süße Träume
name-4 = Nächtlicher Gesang
name-5 = Gewitter
name-6 = Schneesturm
name-7 = Feuerball
name-8 = Heiltrank

part-lives = { $lives ->
    [one] 1 Lebenspunkt
   *[other] { $lives } Lebenspunkte
}
part-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
part-stones = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

## Fragen und Antworten

question-first-call = Welche Zahl steht in deiner Reihe?
question-go-on = Es hat geklappt! Noch eine Zahl, oder aufhören?
question-take-mystic = Welchen Mystikstein nimmst du?

action-call = { $a } { $a_name }
action-stop = Aufhören
action-take = Mystikstein { $a }

## Was geschieht

event-round-begins = Durchgang { $round }. { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
event-laid-open = { $stones_count ->
    [0] Offen liegt nichts
   *[other] Offen liegen { $stones }
}; im Vorrat { $supply ->
    [one] ist 1 Stein
   *[other] sind { $supply } Steine
}.
event-dealt = { $seat } hat nun { $stones }.
event-dealt-unseen = { $you ->
    [yes] Fünf Steine stehen vor dir, und nur du siehst sie nicht.
   *[no] { $seat } hat { part-stones }.
}
event-cast = { $you ->
    [yes] Du sagst die { $spell } an … und da steht sie
   *[no] { $seat } sagt die { $spell } an … und da steht sie
}: { $spell_name }!
event-missed = { $you ->
    [yes] Du sagst die { $spell } an … bumm! Du hast keine.
   *[no] { $seat } sagt die { $spell } an … bumm! Da steht keine.
}
event-offended = { $you ->
    [yes] Du sagst die { $spell } an, niedriger als dein letzter Spruch. Das ist ein Verstoß, dein Zug ist vorbei.
   *[no] { $seat } sagt die { $spell } an, niedriger als der letzte Spruch. Das ist ein Verstoß, der Zug ist vorbei.
}
event-stopped = { $you ->
    [yes] Du hörst auf.
   *[no] { $seat } hört auf.
}
event-rolled = { $you ->
    [yes] Du würfelst eine { $die }.
   *[no] { $seat } würfelt eine { $die }.
}
event-lost = { $you ->
    [yes] Du verlierst { part-lives }
   *[no] { $seat } verliert { part-lives }
}{ $left ->
    [0] { $you ->
        [yes] { " " }und hast keinen mehr
       *[no] { " " }und hat keinen mehr
    }
   *[other] { " " }(noch { $left })
}.
event-gained = { $lives ->
    [0] { $you ->
        [yes] Du hast schon alle sechs Lebenspunkte.
       *[no] { $seat } hat schon alle sechs Lebenspunkte.
    }
   *[other] { $you ->
        [yes] Du bekommst { part-lives } und hast jetzt { $left }.
       *[no] { $seat } bekommt { part-lives } und hat jetzt { $left }.
    }
}
event-saw-mystic = { $you ->
    [yes] Du nimmst einen Mystikstein und siehst ihn dir an: { $stone } { $stone_name }.
   *[no] { $seat } nimmt einen Mystikstein: { $stone } { $stone_name }.
}
event-took-mystic = { $seat } nimmt einen Mystikstein und schmunzelt.
event-drew = { $seat } zieht { $stones }.
event-drew-unseen = { $you ->
    [yes] Du ziehst ungesehen { part-stones }.
   *[no] { $seat } zieht { part-stones }.
}
event-round-ends = { $end ->
    [emptied] { $you ->
        [yes] Deine Reihe ist leer: Der Durchgang ist dein!
       *[no] { $seat } hat die ganze Reihe gezaubert und gewinnt den Durchgang.
    }
    [knocked_out] { $you ->
        [yes] K.o.! Der Durchgang ist dein!
       *[no] K.o.! { $seat } gewinnt den Durchgang.
    }
    [own_fault] { $you ->
        [yes] Du hast dich selbst erledigt; alle anderen freuen sich.
       *[no] { $seat } verliert den Durchgang durch eigenes Verschulden; alle anderen freuen sich.
    }
   *[last_wizard] Nur ein Platz hat noch Lebenspunkte: Der Durchgang ist vorbei.
}
event-revealed = { $you ->
    [yes] Du hattest { $row_count ->
        [0] keinen Stein mehr
       *[other] { $row }
    }{ $mystic_count ->
        [0] { "" }
        [one] ; Mystikstein: { $mystic }
       *[other] ; Mystiksteine: { $mystic }
    }.
   *[no] { $seat } hatte { $row_count ->
        [0] keinen Stein mehr
       *[other] { $row }
    }{ $mystic_count ->
        [0] { "" }
        [one] ; Mystikstein: { $mystic }
       *[other] ; Mystiksteine: { $mystic }
    }.
}
event-revealed-rest = Auf dem Spielbrett übrig: { $mystic_count ->
    [0] kein Mystikstein
    [one] der Mystikstein { $mystic }
   *[other] die Mystiksteine { $mystic }
}; im Vorrat übrig: { $supply_count ->
    [0] nichts
   *[other] { $supply }
}.
event-scored = { $points ->
    [0] { $you ->
        [yes] Du bekommst keinen Punkt und bleibst bei { $total }.
       *[no] { $seat } bekommt keinen Punkt und bleibt bei { $total }.
    }
   *[other] { $you ->
        [yes] Du bekommst { part-points } und hast jetzt { $total }.
       *[no] { $seat } bekommt { part-points } und hat jetzt { $total }.
    }
}

## Wie es ausgeht

outcome-most-points = { $you ->
    [yes] Du gewinnst mit den meisten Punkten!
   *[no] { $winners } gewinnt mit den meisten Punkten.
}
outcome-last-round = { $you ->
    [yes] Gleich viele Punkte, aber du hast im letzten Durchgang mehr bekommen: Du gewinnst!
   *[no] Gleich viele Punkte, aber { $winners } hat im letzten Durchgang mehr bekommen und gewinnt.
}
outcome-lives = { $you ->
    [yes] Gleich viele Punkte, aber du hast mehr Lebenspunkte übrig: Du gewinnst!
   *[no] Gleich viele Punkte, aber { $winners } hat mehr Lebenspunkte übrig und gewinnt.
}
outcome-shared = Gleichstand in allem, der Sieg wird geteilt: { $winners }.
outcome-emptied = { $you ->
    [yes] Du hast deine ganze Reihe gezaubert und gewinnst!
   *[no] { $winners } hat die ganze Reihe gezaubert und gewinnt.
}
outcome-knocked-out = { $you ->
    [yes] Du gewinnst durch K.o.!
   *[no] { $winners } gewinnt durch K.o.
}
outcome-own-fault = { $you ->
    [yes] Ein Fehler zu viel, und es war nicht deiner{ $winners_count ->
        [one] : Du gewinnst!
       *[other] . Ihr gewinnt gemeinsam: { $winners }.
    }
   *[no] Ein Fehler zu viel: { $winners_count ->
        [one] { $winners } gewinnt.
       *[other] Es gewinnen { $winners }.
    }
}
outcome-last-wizard = { $you ->
    [yes] Nur du hast noch Lebenspunkte: Du gewinnst!
   *[no] Nur { $winners } hat noch Lebenspunkte und gewinnt.
}

## Der Tisch in Worten

table-round = Durchgang { $round }.
table-over = Das Spiel ist zu Ende.
table-turn = { $seat } ist am Zug.
table-your-turn = Du bist am Zug.
table-last-cast = Zuletzt gelungen: { $spell } { $spell_name }.
table-left = { $seat }, links von dir
table-right = { $seat }, rechts von dir
table-both = { $seat }, links und rechts von dir
table-seat = { part-lives }{ $counted ->
    [no] { "" }
   *[yes] ; { part-points }
}; { $row }{ $mystics ->
    [0] { "" }
    [one] ; 1 Mystikstein
   *[other] ; { $mystics } Mystiksteine
}.
table-row = Reihe { $stones }
table-hidden-row = { part-stones } ungesehen
table-empty-row = leere Reihe
table-own-mystics = Von den Mystiksteinen hast du: { $stones }.
table-spells = Die Sprüche
table-supplies = Auf dem Tisch
table-mystics-are = { $count ->
    [one] Mystikstein: { $stones }.
   *[other] Mystiksteine: { $stones }.
}
table-spell = { $spell } { $spell_name } ({ $effect }): { $board } von { $spell } auf dem Spielbrett, { $seen } von { $spell } siehst du.
table-supply = Verdeckt: { $mystics ->
    [0] kein Mystikstein
    [one] 1 Mystikstein
   *[other] { $mystics } Mystiksteine
} auf dem Spielbrett, { $count ->
    [0] kein Stein
   *[other] { part-stones }
} im Vorrat.
table-die = Der Würfel: { $faces }.
table-last-round = Punkte des letzten Durchgangs: { $points }.
table-diary = In diesem Durchgang: { $story }.
table-got = { part-stones } bekommen
table-drew = { part-stones } gezogen
table-cast = gezaubert: { $spells }
table-failed = vergeblich angesagt: { $spells }
table-legend = ■ Brett ▫ gesehen · unbekannt
table-supply-short = Vorrat { $count } · mystisch { $mystics }

table-effect-1 = andere −Würfel; misslungen: du −Würfel
table-effect-2 = andere −1, du +1
table-effect-3 = du +Würfel
table-effect-4 = nimm einen Mystikstein
table-effect-5 = links und rechts −1
table-effect-6 = links −1
table-effect-7 = rechts −1
table-effect-8 = du +1

table-die-word = Würfel
table-side-left = links
table-side-right = rechts
table-side-both = links und rechts
table-hits = { $seats } −1

table-mark-1 = andere/du −Würfel
table-mark-2 = andere −1, du +1
table-mark-3 = du +Würfel
table-mark-4 = +1 Mystikstein
table-mark-5 = links, rechts −1
table-mark-6 = links −1
table-mark-7 = rechts −1
table-mark-8 = du +1
table-in-vain = vergeblich angesagt{ $drawn ->
    [0] { "" }
    [one] , seither 1 Stein gezogen
   *[other] , seither { $drawn } Steine gezogen
}
table-vain-mark = umsonst
table-parts-of-points = { $base } + { $mystics ->
    [one] 1 Mystikstein
   *[other] { $mystics } Mystiksteine
}

## Warum ein Bot so zieht

because-only-choice = Etwas anderes bleibt nicht.
because-any-mystic = Die Mystiksteine sehen alle gleich aus.
because-probable = Die { $spell } ist am wahrscheinlichsten: { $percent } %.
because-unlikely = { $percent ->
    [0] Was ich noch ansagen darf, steht so gut wie sicher nicht bei mir, also höre ich auf.
   *[other] Keine Zahl, die ich noch ansagen darf, ist wahrscheinlicher als { $percent } %, also höre ich auf.
}
because-certain = Eine { $spell } muss bei mir stehen.
because-last-stone = Eine { $spell } würde meine Reihe leeren: { $percent } %.
because-knock-out = Eine { $spell } kann jemanden ausschalten: { $percent } %.
because-good-chance = Eine { $spell } ist den Versuch wert: { $percent } %.
because-least-bad = Irgendetwas muss ich ansagen, und mit der { $spell } wage ich am wenigsten: { $percent } %.
because-not-worth-it = Kein weiterer Versuch lohnt das Wagnis; am ehesten noch die { $spell } mit { $percent } %.

# Was einem Zug im Weg steht, der nicht geht

obstacle-nothing-cast = Du hast in diesem Zug noch nichts gezaubert.
obstacle-too-low = Du hast eben die { $lowest } gezaubert, und die { $spell } ist niedriger.
obstacle-no-such-stone = Einen Mystikstein { $stone } gibt es nicht; { $left ->
        [one] es liegt nur noch einer da
       *[other] es liegen { $left } da
    }.
obstacle-no-singer = Einen Mystikstein nimmst du gleich nach einem gelungenen Nächtlichen Gesang, und eben ist dir keiner gelungen.
obstacle-stone-taken = Für deinen letzten Nächtlichen Gesang hast du deinen Mystikstein schon genommen; den nächsten bringt erst ein weiterer Nächtlicher Gesang.
obstacle-table-takes = An diesem Tisch suchst du dir keinen Mystikstein aus: Sobald dein Nächtlicher Gesang gelingt, bekommst du von selbst einen.

## Das Ziel in drei Zeilen

goal-want = { $scoring ->
    [single_round] Gewinn den einzigen Durchgang
   *[points] Hab die meisten Punkte, wenn jemand { $goal } erreicht
}: { $round_end ->
    [last_wizard] Behalte als Einziger am Tisch Lebenspunkte, oder zaubere deine ganze Reihe.
   *[first_knock_out] Zaubere jemanden k.o., oder zaubere deine ganze Reihe.
}
goal-turn = Sag eine Zahl an. Steht sie vor dir, wirkt ihr Spruch, und du darfst { $chain ->
    [free] irgendeine Zahl
   *[ascending] dieselbe Zahl oder eine höhere
} ansagen oder aufhören. Wenn nicht, kostet das Leben und beendet deinen Zug.
goal-end = Ein Durchgang endet, wenn { $round_end ->
    [last_wizard] nur noch ein Platz Lebenspunkte hat
   *[first_knock_out] jemand keinen Lebenspunkt mehr hat
} oder jemand die ganze Reihe gezaubert hat; das Spiel endet { $scoring ->
    [single_round] mit diesem einen Durchgang
   *[points] nach dem, der jemanden auf { $goal } Punkte bringt
}.
