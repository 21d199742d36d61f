## Allgemeine Wörter

seat-name = Platz { $seat }
you = Du
you-named = Du ({ $seat })
list-end = { $first } und { $last }
because-looked-ahead = Vorausgedacht ist das besser, als eine Faustregel meint.
because-tried = In { $worlds ->
        [one] einer Welt
       *[other] { $worlds } Welten
    } ausprobiert, die sein können: { $hundredths } von 100 wert (± { $off }); das Nächstbeste, „{ $next_best }“, { $next_hundredths }.
because-random = Reiner Zufall, ganz ohne Nachdenken.

## Was am Tisch schiefgehen kann

and-more = { $moves } und { $count } weitere Züge
error-refused =
    { $obstacle } { $sentence } [{ $rule }] { $near ->
        [yes] Möglich wäre: { $allowed }.
       *[other] Du kannst: { $allowed }.
    }
error-refused-typed =
    „{ $move }“ geht jetzt nicht: { $obstacle } { $sentence } [{ $rule }] { $near ->
        [yes] Möglich wäre: { $allowed }.
       *[other] Du kannst: { $allowed }.
    }
obstacle-none = Das geht jetzt nicht.
obstacle-another-question = Das wäre die Antwort auf eine andere Frage. Du wirst gefragt: { $question_name }
error-unknown-word = „{ $word }“ ist kein Zug dieses Spiels. Jetzt erlaubt: { $allowed }.
error-not-your-turn = { $seat } ist gerade nicht gefragt, sondern { $asked }.
error-game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
error-unknown-bot = Den Bot „{ $bot }“ gibt es für { $game } nicht; es gibt: { $known }.
error-bad-seats = { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
error-bad-option = { $game } hat keine Option „{ $option }“; es hat: { $known }.
error-bad-value = Die Option { $option } kann { $values } sein, aber nicht „{ $value }“.
error-script-ended = Die aufgezeichneten Zufälle passen nicht zum Spiel oder enden zu früh.
error-not-json = Das ist keine Spielaufzeichnung: Die Datei lässt sich nicht als JSON lesen.
error-no-record = Das ist zwar JSON, aber keine Spielaufzeichnung.
error-future-record = Diese Aufzeichnung hat das Format { $format }; dieses Programm liest Formate bis { $known }, sie stammt also von einem neueren.
error-bad-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder ist von falscher Art.
error-foreign-record = Diese Aufzeichnung gehört zu { $game }, Regelversion { $version }; das wird hier nicht gespielt.
error-broken-record = Die Aufzeichnung verstößt bei Zug { $move } gegen die Regeln: { $reason }
error-bad-saved-game = Das ist kein gespeicherter Tisch von { $game }, Version { $version }.
error-bad-saved-table = Der gespeicherte Tisch nennt „{ $name }“; das kennt dieses Spiel nicht.

## Was am Terminal schiefgehen kann

error-unknown-language = Die Sprache „{ $language }“ gibt es nicht; es gibt: { $known }.
error-unknown-command = Den Befehl „{ $command }“ gibt es nicht; es gibt: { $known }.
error-no-such-option = Die Option { $option } gibt es hier nicht; „{ $help }“ zeigt, welche es gibt.
error-needs-value = Die Option { $option } braucht einen Wert; siehe „{ $help }“.
error-needs-number = „{ $option }“ braucht eine ganze Zahl; siehe „{ $help }“.
error-missing = „{ $name }“ fehlt; siehe „{ $help }“.
error-not-understood = „{ $words }“ verstehe ich nicht; siehe „{ $help }“.
error-bad-variant = „{ $text }“ ist keine Variante; sie muss aussehen wie Schlüssel=Wert.
error-no-such-seat = Einen Platz { $wished } gibt es an diesem Tisch nicht; beim Tippen zählen die Plätze von 0, dem ersten, bis { $last }.
error-no-such-number = „{ $text }“ geht hier nicht; es muss eine Zahl von 0 bis { $most } sein.
error-no-such-rule = Eine Regel „{ $text }“ gibt es nicht, und in keiner Regel kommt das vor.
error-no-such-card = Keine Karte hat „{ $text }“ in Namen, Schule oder Text.
error-no-cards = Die Karten von { $game } stehen in den Regeln; nur { $known } hat ein Kartenverzeichnis.
error-no-game = Es wurde kein Spiel gewählt.
error-cannot-save = Das Spiel ließ sich nicht in { $path } speichern: { $reason }.
error-cannot-read = { $path } lässt sich nicht lesen: { $reason }.
error-not-a-file = Das Spiel ließ sich nicht in { $path } speichern: Das ist keine gewöhnliche Datei.
error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
error-one-of = Von { $options } geht nur eines.
error-no-components = Die Karten von { $game } sind bekannt; Werte zum Berichtigen hat nur { $known }.
error-components-fixed = Das Spiel in { $path } behält die Werte, mit denen es begann; lass --components weg.
error-not-text = { $path } ist keine Textdatei.
error-already-over = Das Spiel in { $path } ist zu Ende; mit „zaubertisch watch“ kannst du es ansehen.
error-too-small = Das Terminal hat { $columns }×{ $lines } Zeichen, der gezeichnete Tisch braucht { $fewest_columns }×{ $fewest_lines }; mach es größer oder nimm --plain.
error-no-room = Das Terminal hat { $columns }×{ $lines } Zeichen; ab { $fewest_columns }×{ $fewest_lines } füllt der Tisch den ganzen Schirm. Bis dahin wird in einfachen Zeilen gespielt.
error-input-ended = Die Eingabe endete, bevor das Spiel zu Ende war, und das Spiel ist nicht gespeichert; mit --save DATEI bliebe es erhalten.

reason-enoent = diese Datei oder diesen Ordner gibt es nicht
reason-enotdir = ein Teil des Pfads ist kein Ordner
reason-eisdir = das ist ein Ordner
reason-eacces = die Erlaubnis fehlt
reason-eperm = die Erlaubnis fehlt
reason-erofs = der Datenträger kann nur gelesen werden
reason-enospc = der Datenträger ist voll
reason-enametoolong = der Name ist zu lang

## Was am Live-Tisch schiefgehen kann

error-no-such-table = Den Tisch „{ $table }“ gibt es nicht.
error-old-rules = An diesem Tisch galten ältere Regeln (Fassung { $version }, jetzt { $now }); er lässt sich nicht mehr fortsetzen.
error-set-aside = Dieser Tisch ist beschädigt und wurde beiseitegestellt; wer das Haus führt, weiß Bescheid. Alle anderen Tische laufen weiter.
error-no-such-moment = Den Augenblick { $number } gibt es nicht; der letzte ist { $last }.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-yours = Das darf nur, wer diesen Tisch eröffnet hat.
error-not-now = Das geht jetzt nicht: { $status ->
    [open] Das Spiel hat noch nicht begonnen.
    [running] Das Spiel läuft schon.
   *[over] Das Spiel ist schon zu Ende.
}
error-seat-taken = { $seat } ist nicht frei.
error-table-full = Alle Plätze sind besetzt.
error-seats-empty = Noch sind nicht alle Plätze besetzt.
error-log-full = Dieses Spiel dauert schon { $most } Einträge, und mehr behält kein Tisch: Es bleibt, wie es ist.
error-seats-sealed = Die Plätze stehen jetzt fest; die Zahlen werden genannt.
error-not-sealed = Zahlen werden erst genannt, wenn alle die ihre versprochen haben.
error-wrong-number = Das ist nicht die Zahl, die beim Hinsetzen versprochen wurde.
error-no-fairness = Diese Aufzeichnung sagt nicht, wie ihr Zufall zustande kam.
error-unfair-seed = Diese Partie hält nicht stand: Der Startwert ist nicht der, der vor dem Austeilen festgelegt war.
error-unfair-draw = Diese Partie hält nicht stand: Zufallsereignis { $number } folgt nicht aus dem Startwert.
error-unfair-commitment = Diese Partie hält nicht stand: Die Festlegung ist nicht die, die du notiert hast.
error-unfair-number = Diese Partie hält nicht stand: Deine Zahl ist nicht unter denen, aus denen ihr Zufall gemacht ist.
error-unfair-sealed = Diese Partie hält nicht stand: Die Plätze wurden nicht so versiegelt, wie du es notiert hast.
error-unfair-name = Diese Partie hält nicht stand: Der Name an Platz { $number } ist nicht der versiegelte.
error-unfair-pledge = Diese Partie hält nicht stand: Die Zahl von Platz { $number } ist nicht die versprochene.
error-unfair-transcript = Diese Partie hält nicht stand: Spiel, Version, Optionen, Plätze oder Versprechen sind nicht die versiegelten.
error-unfair-undo = Diese Partie hält nicht stand: Eintrag { $number } ihres Protokolls nimmt zurück, was nicht da war.
error-unfair-moves = Diese Partie hält nicht stand: Die Züge der Aufzeichnung sind nicht die ihres Protokolls.
error-unfair-chance = Diese Partie hält nicht stand: Der Zufall der Aufzeichnung ist nicht der gezogene.
error-unfair-digest = Diese Partie hält nicht stand: Die Aufzeichnung wurde nachträglich verändert.
error-unfair-options = Diese Partie hält nicht stand: Die Aufzeichnung nennt nicht jede Option ihres Spiels.
error-unfair-move = Diese Partie hält nicht stand: Eintrag { $number } ihres Protokolls bricht die Regeln. { $reason }
error-unfair-order = Diese Partie hält nicht stand: Ihre Züge verlangen nicht die Zufallsereignisse, die die Aufzeichnung nennt.
error-unfair-end = Diese Partie hält nicht stand: Ihr Protokoll führt nicht zum Ende des Spiels.
error-stale-move = Das war für Zug { $number } gedacht, aber der Tisch ist schon bei Zug { $now }.
error-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
error-wish-declined = Die anderen waren nicht einverstanden; frag nach dem nächsten Zug oder in { $seconds } Sekunden noch einmal.
error-no-such-order = Den Dauerauftrag „{ $order }“ gibt es in diesem Spiel nicht.
error-no-occasion = Einen solchen Auftrag gibt man während einer Versteigerung.
error-no-aids = An diesem Tisch wird ohne Hinweise gespielt.
error-secret = Das wird erst gezeigt, wenn das Spiel zu Ende ist.
error-bad-name = In einem Namen muss etwas zu sehen sein, und er darf höchstens { $longest } Zeichen haben.
error-lookalike = „{ $name }“ sieht aus wie „{ $other }“, und so heißt hier schon jemand; bitte wähle einen anderen Namen.
error-mixed-alphabets = „{ $name }“ mischt in einem Wort zwei Alphabete; bitte schreib es in einem.
error-unwelcome = Wer diesen Tisch eröffnet hat, hat dich gebeten zu gehen.
error-others-play = An diesem Tisch spielen noch andere; darum kann er nicht geschlossen werden.
error-people-changed = Wer an diesem Tisch sitzt, hat sich inzwischen geändert; darum ist nichts geschehen. Bitte sieh noch einmal hin.
error-nobody-there = An diesem Platz spielt kein anderer Mensch: { $seat }.
error-not-away = { $seat } ist noch nicht lange weg.
error-not-heard = Hier reden nur die Menschen am Tisch.
error-no-key = Dieser Schlüssel oder Link führt zu niemandes Plätzen; vielleicht wurde er schon benutzt oder der Schlüssel erneuert.
error-too-much = Das war zu viel auf einmal; versuche es bitte in { $seconds } s noch einmal.
error-too-many-tables = Du hast schon { $most } Tische, an denen das Spiel nicht zu Ende ist; ein neuer geht erst, wenn eines davon endet.
error-wrong-host = Dieses Haus findet man nur unter { $site }.
error-storage-failed = Das ließ sich nicht speichern und gilt darum nicht; versuch es bitte noch einmal.
error-foreign = Diese Anfrage kommt nicht von der Seite des Tischs.
error-malformed = Diese Nachricht ist nicht zu verstehen: { $reason }
error-port-taken = Der Port { $port } lässt sich nicht benutzen ({ $reason }); nimm mit --port einen anderen.
error-no-server = Der Live-Tisch braucht weitere Teile ({ $missing } fehlt): pip install 'zaubertisch[server]'.
error-no-home = In { $home } lassen sich keine Tische aufheben: { $reason }.
error-bad-days = { $name } muss eine Anzahl von Tagen sein, nicht „{ $text }“.
error-bad-network = „{ $text }“ ist keine Adresse und kein Netz wie 10.0.0.0/8.
error-bad-public-url = „{ $text }“ ist keine Adresse eines Hauses wie https://tisch.example.org.
error-house-taken = Ein anderer Zaubertisch (Prozess { $pid }) hebt seine Tische schon in { $home } auf; beende ihn zuerst, oder nimm mit --home einen anderen Ordner.
error-no-house = In { $path } sind noch keine Tische.
error-house-there = In { $path } sind schon Tische; --replace stellt sie vorher beiseite.
error-other-engine = Die Tische liegen bei { $engine }; sichere sie mit dessen eigenen Werkzeugen.
error-no-database = { $path } enthält nicht die Tische eines Zaubertischs.
error-damaged-database = { $path } ist beschädigt: { $reason }.
error-newer-schema = Diese Tische hat ein neuerer Zaubertisch geschrieben (Schema { $revision }; dieser kennt sie bis { $known }). Es wurde nichts verändert; installiere den neueren.
error-older-schema = Diese Tische hat ein älterer Zaubertisch geschrieben (Schema { $revision }; dieser hat { $known }). Starte einmal den Server, dann bringt er sie auf den neuen Stand.
error-backup-failed = Die Sicherung nach { $path } ist misslungen, und dort blieb nichts zurück: { $reason }.
error-file-there = { $path } gibt es schon und wird nicht überschrieben.
error-no-such-person = Von einer Person mit diesem Schlüssel ist hier nichts gespeichert.
error-bad-age = „{ $text }“ ist keine Zeitspanne; schreib 90d, 12w oder 36h.

table-shows-rows = An diesem Tisch sieht, wer zuschaut, die Reihen aller.

## Das Terminal

cli-welcome = Tippe eine Zahl, ein Wort oder einen Namen; „?“ zeigt, was du sonst noch tun kannst.
cli-welcome-keys = Wähle mit Ziffer oder Buchstabe, mit Pfeilen und Enter oder mit der Maus; „?“ zeigt alle Tasten.
cli-apprentices = Lehrlinge
cli-drachenei-book = Zauberbuch
cli-drachenei-potion = Zaubertrank
cli-drachenei-sapphire = Sternsaphir
cli-drachenei-signs = ✦ Magie · ◆ Machtsteine · ▯ Karten · ⚑ beginnt · * genutzt
cli-zavandor-signs = ★ Punkte ✧ Staub ▯ Karten ◆ Steine
cli-zavandor-signs-more = ◉ geballte Energie ♜ Artefakte ♞ Wächter
cli-offer-head = Auslage: ab → du zahlst, ≤ höchstens
cli-book = Buch { $crystals }
cli-wizwar-status = Zug { $turn }: { $seat } · Schritte { $mp } · Angriffe frei { $attacks }
cli-type-number = Zahl tippen, dann Enter{ $digits ->
    [none] {""}
   *[other] : { $digits }
}
cli-others-move = Die anderen sind dran …
cli-end-keys = l zeigt den ganzen Verlauf, t den Tisch in Worten, q schließt.
cli-pane-question = Frage
cli-pane-hand = Deine Karten
cli-pane-story = Verlauf
cli-move-count = Zug { $moves }
cli-too-small = { $columns }×{ $lines } ist zu klein: bitte mindestens 80×24. (q: gehen)
cli-line = Zug oder Befehl tippen, zum Beispiel „regel Würfel“; Esc schließt
cli-key-help = Hilfe
cli-key-hint = Tipp
cli-key-undo = Zurück
cli-key-rules = Regeln
cli-key-cards = Karten
cli-key-table = Tisch
cli-key-log = Verlauf
cli-key-leave = Ende
cli-pager-keys = ↑ ↓ Leertaste b: blättern · /: suchen · q: schließen
cli-pager-find = Suchen
cli-pager-none = Nichts gefunden.
cli-leave-question = Das Spiel ist noch nicht gespeichert.
cli-leave-save = Speichern und gehen
cli-leave-go = Gehen, ohne zu speichern
cli-leave-stay = Weiterspielen
cli-help-keys =
    1 … 9, a … z      die Möglichkeit mit dieser Taste wählen
    Pfeile, Enter     eine Möglichkeit ansteuern und wählen; Maus: darauf klicken
    Maus am Brett     Felder, Karten und Auslagen lassen sich anklicken; was nicht geht, nennt seine Regel
    h                 Tipp: was ein guter Bot täte, und warum; Enter folgt ihm
    u                 deinen letzten Zug zurücknehmen
    r                 Regeln lesen und darin suchen
    c                 was deine Karten und Steine können
    t                 der ganze Tisch in Worten
    l                 der ganze Verlauf
    s                 das Spiel speichern
    :                 einen Zug oder Befehl tippen
    q                 schließen oder gehen
cli-help-examples = Was du gerade tippen könntest, zum Beispiel:
cli-games-more = „zaubertisch games { $game }“ zeigt die Optionen eines Spiels, „zaubertisch play { $game }“ spielt es.
cli-options-how = Eine Option setzt du mit „zaubertisch play { $game } --variant { $option }“.
cli-welcome-back = Das Spiel geht nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} weiter.
cli-reason = { $name }: „{ $reason }“
cli-hint = Ein guter Bot würde „{ $move }“ sagen: „{ $reason }“
cli-undone = „{ $move }“ ist zurückgenommen.{ $learnt ->
    [yes] {" "}Was dabei zu sehen war, bleibt gesehen, und der Zufall geht nicht zurück.
   *[no] {""}
}
cli-scores = Ergebnis: { $scores }.
cli-kept = Das Spiel ist in { $path } gespeichert.
cli-kept-whole = Das ganze Spiel steht in { $path }; mit „zaubertisch watch { $path }“ siehst du es noch einmal.
cli-resume = Später geht es weiter mit „zaubertisch play --resume { $path }“.
cli-leave = Speichern und gehen (s), ohne Speichern gehen (g), oder weiterspielen (Enter)?
cli-which-game = Welches Spiel?
cli-help-typing =
    Tippe die Zahl einer Möglichkeit, ihren Namen ({ $label }) oder ihr Wort ({ $word }). Außerdem:
    ?                   diese Hilfe
    tipp                was ein guter Bot an deiner Stelle täte, und warum
    regel { $rule }        diese Regel; „regel Würfel“ findet alle Regeln mit diesem Wort
    tisch               noch einmal der Tisch
    verlauf             was seit deinem letzten Zug geschehen ist
    zurück, z           deinen letzten Zug zurücknehmen
    speichern [DATEI]   das Spiel speichern
    ende, q             gehen
cli-help-watching =
    Enter oder w   einen Zug weiter
    z              einen Zug zurück
    j 12           zu Zug 12 springen
    platz 0        mit den Augen des ersten Platzes sehen; platz 1 ist der zweite
    wahrheit       alles sehen
    tisch          sehen, was jemand sieht, der zuschaut
    q              gehen
cli-watch-prompt = Enter, z, j N, platz N, wahrheit, tisch, q, ?>
cli-place = Zug { $place } von { $last } · { $eyes }
cli-eyes-truth = die Wahrheit
cli-eyes-watcher = wer zuschaut
cli-not-over = Hier endet die Aufzeichnung; am Zug ist { $seat }.
cli-seats = { $fewest } bis { $most } Plätze; Bots: { $bots }
cli-bot = { $bot } ({ $way })
cli-bot-random = reiner Zufall
cli-bot-probable = das Wahrscheinlichste
cli-bot-nearest = geradewegs zum Nächstliegenden
cli-bot-free = nimmt, was nichts kostet
cli-bot-greedy = das Teuerste, was er zahlen kann
cli-bot-apprentice = übersieht manches
cli-bot-thumb = wägt alles ab
cli-bot-adept = denkt voraus
cli-bot-master = denkt weit voraus
cli-option = Option
cli-value = Wert
cli-meaning = Bedeutung (der übliche Wert zuerst)
cli-compiled = Die Regeln laufen übersetzt als Maschinencode.
cli-interpreted = Die Regeln laufen interpretiert; mit einem C-Compiler bei der Installation wären sie um ein Mehrfaches schneller.
cli-terminal = Terminal { $columns }×{ $lines }, { $encoding }.
cli-speed = { $game }: { $decisions } Entscheidungen pro Sekunde in zufälligen Spielen; Bots: { $bots }.

## Hilfe der Befehle

cli-help = Ein Tisch für Zauberspiele.
cli-help-play = Gegen Bots spielen.
cli-help-watch = Ein gespeichertes Spiel Zug für Zug ansehen.
cli-help-games = Die Spiele und ihre Optionen auflisten.
cli-help-rules = Die Regeln lesen: alle, eine mit ihrer Kennung oder alle, in denen ein Wort vorkommt.
cli-help-cards = Die Karten lesen: alle nach Schulen oder die, in denen ein Wort vorkommt; jede mit ihren Regeln, Klärungen und Beispielen.
cli-help-components = Die Werte auf den Karten eines Spiels mit ihrer Herkunft ausgeben, zum Berichtigen.
cli-help-components-file = Ein Blatt mit berichtigten Werten, wie „zaubertisch components“ es ausgibt.
cli-help-doctor = Sagen, ob alles an seinem Platz ist und wie schnell es läuft.
cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version nennen.
cli-help-lang = Die Sprache; sonst die der Umgebung.
cli-help-plain = Einfache Zeilen ohne Zeichnung und Farben, für Screenreader.
cli-help-one-game = Ein Spiel, dessen Optionen gezeigt werden sollen.
cli-help-play-examples = Beispiele: „play abraca“ · „play wizwar --seats 2 --name Ada“ · „play magia --lang de“ · „play drachenei --seats 3 --save abend.json“ · „play zavandor --bots thumb“ · „play --resume abend.json“
cli-help-game = Das Spiel; „zaubertisch games“ listet alle auf.
cli-help-seats = Wie viele Plätze (sonst 4).
cli-help-bots = Wer auf den anderen Plätzen spielt, ein Bot oder mehrere mit Kommas (sonst thumb).
cli-help-seed = Eine Zahl, mit der man dasselbe Spiel noch einmal bekommt.
cli-help-variant = Eine Option des Spiels als Schlüssel=Wert; auch mehrmals.
cli-help-name = Wie du heißt.
cli-help-save = Das Spiel vom ersten Zug an in dieser Datei speichern.
cli-help-resume = Mit dem Spiel in dieser Datei weitermachen.
cli-help-me = Dein Platz; 0 ist der erste.
cli-help-aloud = Die Bots sagen sofort, warum sie so ziehen; ihre Gründe können verraten, was du nicht siehst.
cli-help-verify = Eine beendete Partie vom Live-Tisch prüfen: ihren Zufall und ihre Züge.
cli-help-serve = Den Live-Tisch für Browser auf diesem Rechner öffnen, oder im ganzen Netz.
cli-help-host = Die Adresse, an der gelauscht wird.
cli-help-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-help-lan = Handys im selben Netz dürfen mitspielen; zeigt einen Code für ihre Kameras.
cli-help-home = Wo die Tische aufbewahrt werden.
cli-help-browser = Die Seite im Browser öffnen.
cli-help-verbose = Für jede Anfrage eine Zeile ins Protokoll schreiben.
cli-help-commitment = Die Festlegung, die du beim Hinsetzen notiert hast: Die Aufzeichnung muss von diesem Tisch sein.
cli-help-number = Deine eigene Zahl: Sie muss unter denen sein, aus denen der Zufall gemacht ist.
cli-help-transcript = Die Prüfsumme der versiegelten Plätze, die du vor dem Austeilen notiert hast: Sie bindet die Aufzeichnung an alle dort gegebenen Versprechen.
cli-verified-withheld = Die Zahl von { $name } kam nicht rechtzeitig und blieb weg; alle am Tisch konnten das sehen.
cli-verified-unnamed = Der Name an Platz { $number } wurde auf Wunsch vergessen und ist nicht bewiesen.
cli-verified-old = Diese Partie wurde ausgeteilt, bevor Zahlen versprochen wurden: Ihre Namen, Optionen und Version sind nicht bewiesen.
cli-verified-alone = Es wurde nichts angegeben, was du vor dem Spiel notiert hast: Das zeigt, dass die Aufzeichnung ganz ist, nicht, dass sie von deinem Spiel ist.
cli-verified = Diese Partie hält stand: Alle { $draws } Zufallsereignisse folgen aus dem Startwert, der vor dem Austeilen festgelegt war, und alle { $moves } Züge halten die Regeln ein.
cli-lan-install = Mit diesem Link kann jedes Telefon im selben Netz mitspielen. Als App installieren und ohne Netz öffnen lässt sich die Seite so nicht: Das erlauben Browser nur über HTTPS. Wie du dazu kommst, steht in docs/operating.md unter „Phones that install the page“.
cli-home-tightened = { $home } stand anderen offen; jetzt kommst nur noch du hinein.
cli-home-open = { $home } steht anderen offen, und dieses Programm darf das nicht ändern; die Dateien der Tische sind geschützt.
cli-backed-up = { $path } enthält das ganze Haus: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, geprüft.
cli-restored = Das Haus in { $home } ist jetzt das der Sicherung: { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} und { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}.
cli-set-aside = Was vorher da war, steht in { $path }.
cli-pruned = { $tables ->
    [0] Kein Tisch war alt genug.
    [one] 1 Tisch ist gelöscht.
   *[other] { $tables } Tische sind gelöscht.
}
cli-would-prune = { $tables ->
    [0] Es würde kein Tisch gelöscht.
    [one] 1 Tisch würde gelöscht.
   *[other] { $tables } Tische würden gelöscht.
}
cli-room = Das Haus ist { $kilobytes } kB kleiner.
cli-room-later = Der Platz ist für neue Tische frei; kleiner wird die Datei, wenn prune läuft, während kein Server läuft.
cli-exported = { $path } enthält alles, was von dieser Person gespeichert ist: { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}.
cli-forgotten = Diese Person ist vergessen: { $seats ->
    [one] 1 Platz gehört
   *[other] { $seats } Plätze gehören
} jetzt niemandem. Ältere Sicherungen kennen sie noch.
cli-help-backup = Das ganze Haus in eine Datei schreiben, auch während der Server läuft.
cli-help-backup-file = Die Datei, die geschrieben wird; eine vorhandene wird nie überschrieben.
cli-help-restore = Eine Sicherung an die Stelle des Hauses setzen; dort darf kein Server laufen.
cli-help-restore-file = Eine Datei, die „zaubertisch backup“ geschrieben hat.
cli-help-replace = Das vorhandene Haus unter anderem Namen beiseitestellen.
cli-help-prune = Alte Tische löschen, mit allem, was von ihnen gespeichert ist.
cli-help-older-than = Wie lange dort niemand gezogen oder gesprochen hat: Stunden, Tage oder Wochen.
cli-help-finished = Nur beendete Partien (so ist es üblich).
cli-help-abandoned = Nur Tische, deren Spiel nie begonnen oder nie beendet wurde.
cli-help-all = Beides.
cli-help-dry-run = Nur sagen, wie viele es wären.
cli-help-export = Alles, was von einer Person gespeichert ist, als JSON in eine Datei schreiben.
cli-help-export-file = Die Datei, die geschrieben wird; eine vorhandene wird nie überschrieben.
cli-help-forget = Eine Person vergessen: Namen, Chat und Anweisungen verschwinden, ein Vertreter übernimmt die Plätze, die Spiele der anderen bleiben ganz.
cli-help-person = Der Schlüssel der Person, der Link damit oder die gespeicherte Kennung; - liest ihn von der Eingabe.
cli-help-durable = Jeden Zug auf die Platte schreiben, bevor er gilt: Ein Stromausfall kostet nichts, Züge dauern länger.
cli-help-keep-finished = Beendete Partien nach so vielen Tagen löschen (sonst nie).
cli-help-keep-abandoned = Tische, an denen niemand mehr spielt, nach so vielen Tagen löschen (sonst nie).
cli-help-public-url = Die Adresse des Hauses im Internet, https://…; danach richten sich Cookies, erlaubte Namen und Links.
cli-help-trust-proxy = Adressen oder Netze der Proxys, mit Komma getrennt; nur ihnen wird geglaubt, für wen sie fragen.
cli-help-metrics-for = Adressen oder Netze, die /metrics lesen dürfen, mit Komma getrennt (sonst nur dieser Rechner).
cli-help-record = Die Datei eines gespeicherten Spiels.
cli-help-seat = Mit den Augen dieses Platzes sehen; 0 ist der erste.
cli-help-truth = Alles sehen.
cli-help-rule = Die Kennung einer Regel oder ein Wort, das vorkommen soll.
cli-help-card = Der Name einer Karte, eine Schule oder ein Wort, das vorkommen soll.
cli-usage = Aufruf:
cli-default = [sonst: {"{}"}]
cli-required = [nötig]
cli-what-command = BEFEHL [ARGUMENTE]…
cli-what-options = [OPTIONEN]
cli-what-file = DATEI
cli-what-seat = PLATZ
cli-what-dir = ORDNER
cli-what-days = TAGE
cli-what-net = NETZ
cli-panel-options = Optionen
cli-panel-arguments = Angaben
cli-panel-commands = Befehle
