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
cli-lesson = Lektion { $number } von { $count }: { $title }
cli-lesson-on = (Enter: weiter)
cli-lesson-try = Versuch „{ $move }“.
cli-lesson-any = Was du magst: Hier ist jede Antwort richtig.
cli-lesson-welcome = Tippe eine Zahl, ein Wort oder einen Namen; Enter liest weiter, „?“ zeigt, was sonst noch geht.
cli-lesson-game = Enter: zu einem richtigen Spiel gegen Lehrlinge; q: gehen.
cli-lesson-help =
    Tippe die Nummer einer Möglichkeit, ihren Namen oder ihr Wort; Enter allein liest weiter. Außerdem:
    tipp            was diese Lektion jetzt möchte
    zurück          zur Frage davor
    nochmal         die Lektion von vorn
    weiter          zur nächsten Lektion
    regel AB-020    eine Regel mit ihrer Kennung oder alle, in denen ein Wort vorkommt
    tisch           noch einmal der Tisch
    ende, q         gehen
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
cli-bot-careful = wägt alles ab und hält Haus
cli-bot-bold = wägt alles ab und wagt viel
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
cli-help-learn = Ein Spiel Schritt für Schritt lernen, in kurzen Lektionen an einem Tisch, der für dich aufgebaut ist.
cli-help-lesson = Mit dieser Lektion beginnen.
cli-help-watch = Ein gespeichertes Spiel Zug für Zug ansehen.
cli-help-games = Die Spiele und ihre Optionen auflisten.
cli-help-rules = Die Regeln lesen: alle, eine mit ihrer Kennung oder alle, in denen ein Wort vorkommt.
cli-help-cards = Die Karten lesen: alle nach Schulen oder die, in denen ein Wort vorkommt; jede mit ihren Regeln, Klärungen und Beispielen.
cli-help-components = Die Werte auf den Karten eines Spiels mit ihrer Herkunft ausgeben, zum Berichtigen.
cli-help-components-file = Ein Blatt mit berichtigten Werten, wie „zaubertisch components“ es ausgibt.
cli-help-doctor = Sagen, ob alles an seinem Platz ist und wie schnell es läuft.
cli-help-static = Einen Ordner für jeden Webhost schreiben: die Regeln, und alle Spiele ohne Server.
cli-help-static-folder = der Ordner: ein neuer, ein leerer oder einer, der schon so geschrieben wurde
cli-static-written = In { $path } liegt jetzt die Seite, { $size } MB. Jeder Webserver kann sie ausliefern.
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
cli-help-lab = Für alle, die viele Partien auf einmal spielen: Bots gegen Bots, Zahlen, Daten.
cli-help-lab-match = Bots gegen Bots, reihum auf allen Plätzen, und wie sicher das Ergebnis ist.
cli-help-lab-ladder = Jeder Bot eines Spiels gegen jeden anderen; macht weiter, wo es aufgehört hat.
cli-help-lab-fit = Lernt aus Partien, was eine Stellung wert ist; prüft und behält es.
cli-help-lab-balance = Wer unter Gleichen gewinnt, nach Plätzen.
cli-help-lab-fuzz = Zufällige Partien an zufälligen Tischen, bei denen alles geprüft wird, was gelten muss.
cli-help-lab-positions = Entscheidungen aus Partien von Bots, als Zeilen in JSON.
cli-help-lab-export = Partien von Bots als Aufzeichnungen; mit --decisions und --texts auch für Lernende.
cli-help-lab-bots = Ein Bot für jeden Platz, mit Kommas; der letzte nimmt die übrigen Plätze.
cli-help-lab-seats = Wie viele Plätze (sonst so wenige, wie das Spiel erlaubt).
cli-help-lab-games = Wie viele Partien.
cli-help-lab-workers = Wie viele Prozesse zugleich spielen (sonst einer je Kern); das Ergebnis ist dasselbe.
cli-help-lab-ray = Auf diesem Ray-Cluster spielen: seine Adresse oder auto; das Ergebnis ist dasselbe.
cli-help-lab-parquet = Auch jede Partie in diese Datei schreiben, als Parquet.
cli-help-lab-report = Auch einen Bericht mit Zeichnung schreiben: .html (eine Datei) oder .md.
cli-help-lab-json = Das Ergebnis als JSON ausgeben.
cli-help-lab-keep = Jede Partie in dieser Datei festhalten; derselbe Befehl macht dort weiter.
cli-help-lab-games-of = Die Spiele, mit Kommas.
cli-help-lab-ladder-bots = Nur diese Bots, mit Kommas.
cli-help-lab-ladder-seats = Nur diese Anzahlen von Plätzen, mit Kommas.
cli-help-lab-into = Wo die Partien festgehalten werden.
cli-help-lab-later = Partien jeder späteren Runde, gespielt von Bots, die vorausschauen.
cli-help-lab-rounds = Wie oft gespielt und gelernt wird.
cli-help-lab-checked = Partien, in denen sich ein neuer Wert gegen den vorigen bewähren muss.
cli-help-lab-value = Wohin das Gelernte geschrieben wird.
cli-help-lab-failures = Wohin Partien geschrieben werden, die scheitern.
cli-help-lab-data = Wo die Partien festgehalten werden; derselbe Befehl macht dort weiter.
cli-help-lab-number = Wie viele Entscheidungen.
cli-help-lab-decisions = Auch jede Entscheidung mit dem, was ihr Platz wusste, als Parquet.
cli-help-lab-texts = Auch die Partie jedes Platzes als Text.
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

# Nach dem Spiel
cli-help-hindsight = Nach dem Spiel: was der Zufall getan hat, was Entscheidungen, und wo es sich gewendet hat.
cli-help-hindsight-games = Wie viele Spiele weitergespielt werden (0: so viele, wie sich lohnt).
cli-hindsight-how = Geschätzt an { $games } weitergespielten Spielen; alle Zahlen sind Hundertstel eines Sieges. Entscheidungen zählen gegen das, was ein Geselle getan hätte.
cli-hindsight-sum = { $name }: am Anfang { $start }, eigene Entscheidungen { $own } (± { $off }), die der anderen { $others }, Glück { $luck }, am Ende { $end }.
cli-hindsight-turnings = Wendepunkte:
cli-hindsight-even = Kein einzelner Zug hat viel geändert.
cli-hindsight-change = { $name } { $change }
cli-hindsight-deal = Beim Austeilen, durch Zufall: { $changes } (± { $off }).
cli-hindsight-luck = Zug { $number }, { $name }, „{ $choice }“, durch Zufall: { $changes } (± { $off }).
cli-hindsight-choice = Zug { $number }, { $name } entschied sich: „{ $choice }“: { $changes } (± { $off }).
cli-hindsight-better = Nach allem, was auf diesem Platz bekannt war, war „{ $better }“ um { $more } besser (± { $off }).
cli-hindsight-unknowable = Das war nicht zu wissen; ein Geselle hätte sich für „{ $usual }“ entschieden.
cli-help-puzzle = Eine Aufgabe: eine Entscheidung, bei der eines klar das Beste ist. Ohne Spiel die des Tages.
cli-help-puzzle-game = Das Spiel, aus dem sie sein soll.
cli-help-puzzle-number = Die wievielte.
cli-help-lab-puzzles = Aufgaben suchen: Entscheidungen aus Partien von Bots mit einer klar besten Wahl.
cli-help-lab-count = Wie viele Aufgaben.
cli-help-lab-puzzles-into = Wohin sie geschrieben werden.
cli-puzzle-ask = Du bist { $name }. Was würdest du tun?
cli-puzzle-again = Das lässt sich hier nicht wählen.
cli-puzzle-right = Ja, das ist es.
cli-puzzle-wrong = Ein guter Gedanke, doch „{ $best }“ ist hier besser.
cli-puzzle-found = Die Suche hat „{ $best }“ in { $worlds } gedachten Welten versucht: { $mean } Hundertstel eines Sieges. Danach kam „{ $second }“ mit { $following }, um { $lead } weniger (± { $off }).
cli-puzzle-usual = Ein Geselle hätte „{ $usual }“ gewählt.
