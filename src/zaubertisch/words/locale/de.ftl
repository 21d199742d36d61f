## Allgemeine Wörter

seat-name = Platz { $seat }
you = Du
you-named = Du ({ $seat })
list-end = { $first } und { $last }
because-random = Reiner Zufall, ganz ohne Nachdenken.

## Was am Tisch schiefgehen kann

error-refused = „{ $word }“ geht jetzt nicht. { $sentence } [{ $rule }] Erlaubt: { $allowed }.
error-unknown-word = „{ $word }“ ist kein Zug dieses Spiels. Jetzt erlaubt: { $allowed }.
error-not-your-turn = { $seat } ist gerade nicht gefragt, sondern { $asked }.
error-game-over = Das Spiel ist zu Ende; es sind keine Züge mehr möglich.
error-unknown-game = Das Spiel „{ $game }“ gibt es nicht; es gibt: { $known }.
error-unknown-bot = Den Bot „{ $bot }“ gibt es für { $game } nicht; es gibt: { $known }.
error-bad-seats = { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
error-bad-option = { $game } hat keine Option „{ $option }“; es hat: { $known }.
error-bad-value = Die Option { $option } kann { $values } sein, aber nicht „{ $value }“.
error-script-ended = Die aufgezeichneten Zufälle passen nicht zum Spiel oder hören zu früh auf.
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
error-no-such-seat = Platz { $wished } gibt es an diesem Tisch nicht; die Plätze zählen von 0 bis { $last }.
error-no-such-number = „{ $text }“ geht hier nicht; es muss eine Zahl von 0 bis { $most } sein.
error-no-such-rule = Eine Regel „{ $text }“ gibt es nicht, und in keiner Regel kommt das vor.
error-no-such-card = Keine Karte hat „{ $text }“ in Namen, Schule oder Text.
error-no-cards = Die Karten von { $game } stehen in den Regeln; nur { $known } hat ein Kartenverzeichnis.
error-no-game = Es wurde kein Spiel gewählt.
error-cannot-save = Das Spiel ließ sich nicht in { $path } speichern: { $reason }.
error-cannot-read = { $path } lässt sich nicht lesen: { $reason }.
error-not-a-file = Das Spiel ließ sich nicht in { $path } speichern: Das ist keine gewöhnliche Datei.
error-no-components = Die Karten von { $game } sind bekannt; Werte zum Berichtigen hat nur { $known }.
error-components-fixed = Das Spiel in { $path } behält die Werte, mit denen es begann; lass --components weg.
error-not-text = { $path } ist keine Textdatei.
error-already-over = Das Spiel in { $path } ist zu Ende; mit „zaubertisch watch“ kannst du es ansehen.
error-too-small = Das Terminal hat { $columns }×{ $lines } Zeichen, der gezeichnete Tisch braucht { $fewest_columns }×{ $fewest_lines }; mach es größer oder nimm --plain.
error-input-ended = Die Eingabe ist vor dem Spiel zu Ende, und das Spiel ist nicht gespeichert; mit --save DATEI bliebe es erhalten.

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
error-no-such-moment = Den Augenblick { $number } gibt es nicht; der letzte ist { $last }.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-yours = Das darf nur, wer diesen Tisch eröffnet hat.
error-not-now = Das geht nicht, während der Tisch { $status_name } ist.
error-seat-taken = { $seat } ist nicht frei.
error-seats-empty = Noch sind nicht alle Plätze besetzt.
error-no-fairness = Diese Aufzeichnung sagt nicht, wie ihr Zufall zustande kam.
error-unfair-seed = Diese Partie hält nicht stand: Der Startwert ist nicht der, der vor dem Austeilen festgelegt war.
error-unfair-draw = Diese Partie hält nicht stand: Zufallsereignis { $number } folgt nicht aus dem Startwert.
error-unfair-move = Diese Partie hält nicht stand: Eintrag { $number } ihres Protokolls bricht die Regeln. { $reason }
error-unfair-order = Diese Partie hält nicht stand: Ihre Züge verlangen nicht die Zufallsereignisse, die die Aufzeichnung nennt.
error-unfair-end = Diese Partie hält nicht stand: Ihr Protokoll führt nicht zu dem Ende, das die Aufzeichnung nennt.
error-stale-move = Das antwortet auf Zug { $number }, aber der Tisch ist schon bei Zug { $now }.
error-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
error-no-such-order = Den Dauerauftrag „{ $order }“ gibt es in diesem Spiel nicht.
error-no-occasion = Einen solchen Auftrag gibt man während einer Versteigerung.
error-no-aids = An diesem Tisch wird ohne Hinweise gespielt.
error-secret = Das wird erst gezeigt, wenn das Spiel zu Ende ist.
error-too-much = Das war zu viel auf einmal; warte bitte einen Augenblick.
error-storage-failed = Das ließ sich nicht festhalten und gilt nicht; versuch es bitte noch einmal.
error-foreign = Diese Anfrage kommt nicht von der Seite des Tischs.
error-malformed = Diese Nachricht ist nicht zu verstehen: { $reason }
error-port-taken = Der Port { $port } lässt sich nicht benutzen ({ $reason }); nimm mit --port einen anderen.
error-no-server = Der Live-Tisch braucht weitere Teile ({ $missing } fehlt): pip install 'zaubertisch[server]'.
error-no-home = In { $home } lassen sich keine Tische aufheben: { $reason }.

status-open = offen
status-running = im Gange
status-over = zu Ende

## Das Terminal

cli-welcome = Tippe eine Zahl, ein Wort oder einen Namen; „?“ zeigt, was du sonst noch tun kannst.
cli-welcome-back = Das Spiel geht nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} weiter.
cli-reason = { $name }: „{ $reason }“
cli-hint = Ein guter Bot würde „{ $word }“ sagen ({ $label }): „{ $reason }“
cli-scores = Ergebnis: { $scores }.
cli-kept = Das Spiel ist in { $path } gespeichert.
cli-kept-whole = Das ganze Spiel steht in { $path }; mit „zaubertisch watch { $path }“ siehst du es noch einmal.
cli-resume = Später geht es weiter mit „zaubertisch play --resume { $path }“.
cli-leave = Speichern und gehen (s), ohne Speichern gehen (g), oder weiterspielen (Enter)?
cli-which-game = Welches Spiel?
cli-help-typing =
    Tippe die Zahl einer Möglichkeit, ihr Wort (in Klammern: call 5) oder ihren Namen (Feuerball). Außerdem:
    ?              diese Hilfe
    tipp           was ein guter Bot an deiner Stelle täte, und warum
    regel AB-022   diese Regel; „regel Würfel“ findet alle Regeln mit diesem Wort
    tisch          noch einmal der Tisch
    verlauf        was seit deinem letzten Zug geschehen ist
    save [DATEI]   das Spiel speichern
    ende           gehen
cli-help-watching =
    Enter oder w   einen Zug weiter
    z              einen Zug zurück
    j 12           zu Zug 12 springen
    platz 1        mit den Augen von Platz 1 sehen
    wahrheit       alles sehen
    tisch          sehen, was jemand sieht, der dabeisteht
    q              gehen
cli-watch-prompt = Enter, z, j N, platz N, wahrheit, tisch, q, ?>
cli-place = Zug { $place } von { $last } · { $eyes }
cli-eyes-truth = die Wahrheit
cli-eyes-watcher = wer dabeisteht
cli-not-over = Hier endet die Aufzeichnung; am Zug ist { $seat }.
cli-seats = { $fewest } bis { $most } Plätze; Bots: { $bots }
cli-option = Option
cli-value = Wert
cli-meaning = Bedeutung (der übliche Wert zuerst)
cli-compiled = Die Regeln laufen übersetzt als Maschinencode.
cli-interpreted = Die Regeln laufen interpretiert; mit einem C-Compiler bei der Installation wären sie mehrmals so schnell.
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
cli-help-game = Das Spiel; „zaubertisch games“ listet alle auf.
cli-help-seats = Wie viele Plätze (sonst 4).
cli-help-bots = Wer auf den anderen Plätzen spielt, ein Bot oder mehrere mit Kommas (sonst thumb).
cli-help-seed = Eine Zahl, mit der man dasselbe Spiel noch einmal bekommt.
cli-help-variant = Eine Option des Spiels als Schlüssel=Wert; auch mehrmals.
cli-help-name = Wie du heißt.
cli-help-save = Das Spiel vom ersten Zug an in dieser Datei aufheben.
cli-help-resume = Mit dem Spiel in dieser Datei weitermachen.
cli-help-me = Dein Platz, ab 0.
cli-help-aloud = Die Bots sagen sofort, warum sie so ziehen; ihre Gründe können verraten, was du nicht siehst.
cli-help-verify = Eine beendete Partie vom Live-Tisch prüfen: ihren Zufall und ihre Züge.
cli-help-serve = Den Live-Tisch für Browser auf diesem Rechner öffnen, oder im ganzen Netz.
cli-help-host = Die Adresse, an der gelauscht wird.
cli-help-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
cli-help-lan = Handys im selben Netz dürfen mitspielen; zeigt einen Code für ihre Kameras.
cli-help-home = Wo die Tische aufbewahrt werden.
cli-help-browser = Die Seite im Browser öffnen.
cli-help-verbose = Für jede Anfrage eine Zeile ins Protokoll schreiben.
cli-verified = Diese Partie hält stand: Alle { $draws } Zufallsereignisse folgen aus dem Startwert, der vor dem Austeilen festgelegt war, und alle { $moves } Züge halten die Regeln ein.
cli-help-record = Die Datei eines gespeicherten Spiels.
cli-help-seat = Mit den Augen dieses Platzes sehen.
cli-help-truth = Alles sehen.
cli-help-rule = Die Kennung einer Regel oder ein Wort, das vorkommen soll.
cli-help-card = Der Name einer Karte, eine Schule oder ein Wort, das vorkommen soll.
cli-panel-options = Optionen
cli-panel-arguments = Angaben
cli-panel-commands = Befehle
