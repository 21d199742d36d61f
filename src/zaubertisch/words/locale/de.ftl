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
error-no-trials = Der Bot „{ $bot }“ von { $game } probiert nichts aus; da gibt es keine Versuche zu ändern.
error-nothing-to-learn = Die Bots von { $game } benutzen keinen gelernten Wert; die von { $known } tun es.
error-unknown-bot = Den Bot „{ $bot }“ gibt es für { $game } nicht; es gibt: { $known }.
error-bad-seats = { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
error-bad-seat = Unter { $seats } Plätzen gibt es keinen Platz { $seat }.
error-no-games = Ein Vergleich hat mindestens eine Partie, nicht { $games }.
error-too-many-bots = Das sind { $bots } Bots für nur { $seats } Plätze.
error-no-pairs = Das sind bei keinem dieser Spiele zwei Bots.
error-no-lab = Dafür fehlt { $missing }: pip install 'zaubertisch[lab]'.
error-no-cluster = Unter { $address } antwortet kein Ray-Cluster.
error-unknown-report = Ein Bericht ist eine Datei .html oder .md, aber nicht { $path }.
error-other-games = In { $path } stehen andere Partien als diese; nimm einen anderen Ort.
error-work-stopped = { $job } kam nicht zum Ende: { $reason }.
error-unreported = Es gibt nichts zu berichten, oder keinen Ort dafür.
error-bad-option = { $game } hat keine Option „{ $option }“; es hat: { $known }.
error-bad-value = Die Option „{ $option }“ kann { $values } sein, aber nicht „{ $value }“.
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
error-no-lessons = Für { $game } gibt es noch keine Lektionen.
error-no-such-lesson = Es gibt { $count } Lektionen, und { $number } ist keine davon.
error-no-such-rule = Eine Regel „{ $text }“ gibt es nicht, und in keiner Regel kommt das vor.
error-no-such-puzzle = Diese Aufgabe gibt es nicht; von diesem Spiel gibt es { $count }.
error-not-over = Dieses Spiel ist noch nicht zu Ende; bis dahin bleibt verdeckt, was verdeckt ist.
error-no-such-card = Keine Karte hat „{ $text }“ in Namen, Schule oder Text.
error-no-cards = Die Karten von { $game } stehen in den Regeln; nur { $known } hat ein Kartenverzeichnis.
error-no-game = Es wurde kein Spiel gewählt.
error-cannot-save = Das Spiel ließ sich nicht in { $path } speichern: { $reason }.
error-cannot-read = { $path } lässt sich nicht lesen: { $reason }.
error-not-a-file = Das Spiel ließ sich nicht in { $path } speichern: Das ist keine gewöhnliche Datei.
error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }.
error-not-empty = In { $path } liegen andere Dateien; nenne einen neuen oder leeren Ordner.
error-no-page-built = Die Seite ist nicht gebaut, es gibt also nichts zu schreiben.
error-one-of = Von { $options } geht nur eines.
error-no-components = Die Karten von { $game } sind bekannt; Werte zum Berichtigen hat nur { $known }.
error-components-fixed = Das Spiel in { $path } behält die Werte, mit denen es begann; lass --components weg.
error-not-text = { $path } ist keine Textdatei.
error-already-over = Das Spiel in { $path } ist zu Ende; mit „zaubertisch watch“ kannst du es ansehen.
error-too-small = Das Terminal hat { $columns }×{ $lines } Zeichen, der gezeichnete Tisch braucht { $fewest_columns }×{ $fewest_lines }; mach es größer oder nimm --plain.
error-no-room = Das Terminal hat { $columns }×{ $lines } Zeichen; ab { $fewest_columns }×{ $fewest_lines } füllt der Tisch den ganzen Schirm. Bis dahin wird in einfachen Zeilen gespielt.
error-input-ended = Die Eingabe endete, bevor das Spiel zu Ende war, und das Spiel ist nicht gespeichert; mit --save DATEI bliebe es erhalten.
error-lessons-ended = Die Eingabe endete vor der letzten Lektion.

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
error-only-a-servers = Dieser Tisch steht nur auf diesem Gerät; das gibt es nur an einem Tisch auf einem Server.
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
error-too-little = Gib mindestens { $least } an: Mit weniger würde der Tisch sofort für dich passen.
error-no-aids = An diesem Tisch wird ohne Hinweise gespielt.
error-no-counting = Dieser Tisch zählt nicht mit.
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
