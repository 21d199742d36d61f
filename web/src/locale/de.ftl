## Die Seite als Ganzes

ui-skip = Zum Inhalt
ui-navigation = Seiten und Einstellungen
ui-learn = Lernen
ui-rules = Regeln
ui-about = Über
ui-theme = Licht: { $theme }. Ändern
ui-theme-auto = wie das Gerät
ui-theme-light = bei Tag
ui-theme-dark = bei Kerzenschein
ui-to-de = Auf Deutsch
ui-to-en = In English
ui-close = Schließen
ui-go-on = Weiter
ui-go-home = Zurück zu den Spielen
ui-lost = Hier ist nichts.
ui-broken = Hier ist etwas schiefgegangen. Meist hilft es, die Seite neu zu laden.
ui-coming-in = Einen Moment …
ui-yes = Ja
ui-no = Nein
ui-copy = Kopieren
ui-copied = Kopiert.
ui-copy-by-hand = Dieser Browser lässt die Seite nicht kopieren; bitte markiere den Link und kopiere ihn selbst.
ui-link = Link zu diesem Tisch
ui-you-name = Zauberlehrling

## Startseite

ui-welcome = Nimm Platz am Zaubertisch
ui-welcome-more = Spiel mit einem Klick gegen Bots oder schick Freunden einen Link: ohne Konto, ohne Installation, und jede Regel aufs Wort genau.
ui-games = Spiele
ui-game = Spiel
ui-coming = kommt bald
ui-play-now = Gleich spielen
ui-invite = Freunde einladen
ui-your-tables = Deine Tische
ui-public-tables = Offen für alle
ui-finished-tables = Beendete Spiele
ui-more-tables = Noch { $count }
ui-empty-seat = freier Platz
ui-status-open = wartet
ui-status-running = läuft
ui-status-over = beendet
ui-game-abraca = Simsala… Bumm?
ui-game-abraca-about = Alle sehen deine Sprüche, nur du nicht. Sag an, was vor dir steht, und trau dich weiter.
ui-game-wizwar = Wiz-War
ui-game-wizwar-about = Zauberer im Labyrinth: Schätze rauben, Mauern zu Staub zerfallen lassen, Feuerbälle um die Ecke werfen.
ui-game-magia = Magia Cum Laude
ui-game-magia-about = Führe Lehrlinge durch die Zauberakademie und hab im Auge, wohin die Prüfer schauen.
ui-game-drachenei = Zauberschwert & Drachenei
ui-game-drachenei-about = Biete auf Kreaturen und Schätze der Wildnis und heb deine Zauberkraft für den richtigen Moment auf.
ui-game-zavandor = Das Zepter von Zavandor
ui-game-zavandor-about = Binde Edelsteine, sammle Energie, überbiete die anderen bei den Artefakten und greif nach dem Zepter.
ui-kind-abraca = Kombinieren und Wagen
ui-kind-wizwar = Zauberduell im Labyrinth
ui-kind-magia = Wege und geheime Ziele
ui-kind-drachenei = Tauschen und Versteigern
ui-kind-zavandor = Aufbauen und Versteigern

## Ein neuer Tisch

ui-new-table = Ein neuer Tisch
ui-who-plays = Wer spielt
ui-how-played = Wie gespielt wird
ui-your-name = Dein Name
ui-seats = Plätze
ui-seat-number = Platz { $seat }
ui-a-person = ein Mensch
ui-yourself = du selbst
ui-a-friend = ein Mensch, per Link
ui-fill-bots = Mit Bots auffüllen
ui-play-at-once = Gegen die Bots spielen
ui-bot = Bot „{ $bot }“
ui-no-bot = kein Bot
ui-bot-random = Ein leichtsinniger Bot: reiner Zufall
ui-bot-probable = Ein rechnender Bot: das Wahrscheinlichste
ui-bot-nearest = Ein eiliger Bot: geradewegs zum Nächstliegenden
ui-bot-free = Ein bescheidener Bot: nimmt, was nichts kostet
ui-bot-greedy = Ein gieriger Bot: das Teuerste, was er zahlen kann
ui-bot-apprentice = Ein Lehrling: übersieht manches
ui-bot-careful = Ein vorsichtiger Geselle: hält Haus
ui-bot-bold = Ein kühner Geselle: wagt viel
ui-bot-thumb = Ein Geselle: wägt alles ab
ui-bot-adept = Ein Adept: denkt voraus
ui-bot-master = Ein Meister: denkt weit voraus
ui-bot-on-seat = Bot auf Platz { $seat }
ui-clock = Bedenkzeit
ui-clock-none = so lange du magst
ui-clock-relaxed = drei Minuten je Antwort
ui-clock-fast = dreißig Sekunden je Antwort
ui-clock-day = ein Tag pro Antwort
ui-clock-three-days = drei Tage pro Antwort
ui-clock-week = eine Woche pro Antwort
ui-clock-bank-10 = zehn Minuten fürs ganze Spiel, je Antwort zehn Sekunden frei
ui-clock-bank-30 = dreißig Minuten fürs ganze Spiel, je Antwort zwanzig Sekunden frei
ui-watchers = Wer zuschaut, sieht
ui-watchers-rows = die Reihen aller Plätze
ui-watchers-public = nur, was alle wissen
ui-watchers-second = Wer den Link hat, kann aus einem zweiten Fenster zuschauen, auch die Mitspielenden selbst. Dass die Reihen gezeigt werden, erfahren alle am Tisch.
ui-watchers-are-rows = Wer zuschaut, sieht die Reihen aller Plätze
ui-watchers-are-public = Wer zuschaut, sieht bis zum Ende nur, was alle wissen
ui-full = Dieses Spiel dauert länger, als ein Tisch eines behält. Es bleibt, wie es ist; ein neuer Tisch steht euch offen.
ui-rows-shown = An diesem Tisch sieht, wer zuschaut, die Reihen aller.
ui-rows-shown-short = Reihen sind zu sehen
ui-bystanders-talk = Auch wer zuschaut, darf reden
ui-bystanders-do-talk = Wer zuschaut, darf mitreden
ui-bystanders-do-not-talk = Nur die Menschen am Tisch reden
ui-name-amended = Diesen Namen gibt es hier schon, oder er lässt sich so nicht zeigen; hier heißt du „{ $name }“.
ui-public = Auf der Startseite zu sehen, offen für alle
ui-aids = Hilfen: Tipps und Zählen sind erlaubt
ui-counting = Mitzählen: Der Tisch zeigt allen, was sie von Verborgenem wissen können
ui-counts = Der Tisch zählt mit: Alle sehen, wie wahrscheinlich Verborgenes ist
ui-with-aids = Tipps und Zählen sind erlaubt
ui-without-aids = Ohne Tipps und Zählen
ui-stand-in = Ein Bot vertritt, wer wegbleibt
ui-variants = Varianten der Regeln
ui-open-table = Tisch eröffnen

## Vor dem Spiel

ui-waiting-for = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
ui-all-here = Alle sind da. Es kann losgehen.
ui-waiting-people = { $count ->
    [one] Es fehlt noch { $names }.
   *[other] Es fehlen noch { $names }.
}
ui-sit-here = Hier hinsetzen
ui-sit-too = Auch hinsetzen, an diesem Gerät
ui-further-name = Name einer weiteren Person an diesem Gerät
ui-guest = Gast { $seat }
ui-stand-up = Aufstehen
ui-away = nicht da
ui-start = Beginnen
ui-invite-how = Verschick diesen Link oder lass ein Telefon das Quadrat lesen. Wer ihn öffnet, wählt einen Namen und setzt sich.
ui-local-only = Diese Adresse gilt nur auf diesem Gerät. Für andere im Haus starte den Server mit --lan und öffne die Adresse, die er nennt.
ui-qr = Der Link als quadratischer Code für Telefone
ui-recovery = Deine Plätze auf einem anderen Gerät
ui-recovery-how = Dieser Schlüssel bist du: Wer ihn hat, hat deine Plätze. Er wird nur dieses eine Mal gezeigt, also heb ihn auf, wo nur du ihn findest. Auf einem anderen Gerät gib ihn unter { $place } ein.
ui-recovery-done = Ich habe ihn aufgehoben
ui-hand-on = Tisch übergeben
ui-remove = Entfernen
ui-close-table = Diesen Tisch schließen
ui-close-table-sure = Der Tisch und alles, was dort gesagt wurde, sind dann weg. Einverstanden?
ui-closed = Wer diesen Tisch eröffnet hat, hat ihn geschlossen.

## Wer man ist

ui-me = Deine Plätze und dein Schlüssel
ui-puzzle-today = Aufgabe des Tages
ui-on-this-device = Auf diesem Gerät, ohne den Server
ui-key = Schlüssel

## Das Spiel

ui-your-turn = Du bist dran
ui-their-turn = { $seat } ist am Zug.
ui-your-answer = Du bist gefragt
ui-their-answer = Warten auf die Antwort von { $seat }.
ui-bot-plays-for-you = Ein Bot spielt für dich.
ui-watching = Du schaust zu.
ui-seconds-left = Noch { $seconds } Sekunden
ui-reconnecting = Die Verbindung ist weg; ich versuche es weiter …
ui-sending = Wird gesendet: { $what } …
ui-sending-late = Seit drei Sekunden keine Antwort. Dein Zug ist aufgehoben und wird gesendet, sobald der Tisch wieder zu erreichen ist.
ui-send-again = Jetzt noch einmal senden
ui-send-cancel = Nicht senden
ui-more = Mehr
ui-may =
    { $near ->
        [yes] Möglich wäre: { $allowed }.
       *[other] Du kannst: { $allowed }.
    }
ui-held = Das trifft dich.
ui-catch-up = Gleich zum Jetzt
ui-behind = { $count ->
    [one] noch ein Zug zu zeigen
   *[other] noch { $count } Züge zu zeigen
}
ui-since = { $count ->
    [one] Seit deinem letzten Zug: ein Ereignis. Zurückschauen
   *[other] Seit deinem letzten Zug: { $count } Ereignisse. Zurückschauen
}
ui-since-short = Zurückschauen
ui-looking-back = Rückblick: { $place } von { $count }
ui-to-now = Zurück ins Spiel
ui-all-open = Alles aufgedeckt
ui-pace = Tempo der anderen
ui-pace-calm = ruhig, zum Mitverfolgen
ui-pace-brisk = zügig
ui-pace-instant = sofort, ohne Warten
ui-skip-words = Zum Tisch in Worten
ui-walked = { $text }, { $count } Schritte.
ui-answered-clock = { $you ->
    [yes] Deine Zeit ist um: Der Tisch antwortet für dich.
   *[no] Die Zeit von { $seat } ist um: Der Tisch antwortet.
}
ui-answered-absence = { $you ->
    [yes] Du bist nicht da: Der Tisch antwortet für dich.
   *[no] { $seat } ist nicht da: Der Tisch antwortet.
}
ui-time-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}{ $hours ->
    [0] {""}
    [one] , eine Stunde
   *[other] , { $hours } Stunden
}
ui-time-hours = { $hours } Std. { $minutes } Min.
ui-say-it = So machen
ui-cancel = Doch nicht
ui-hint = Tipp
ui-hint-comes = Ein guter Bot überlegt …
ui-hint-says = Ein guter Bot würde „{ $option }“ wählen.
ui-undo = Zurücknehmen
ui-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
ui-undo-waiting = Für das Zurücknehmen fehlt noch die Zustimmung von { $names }.
ui-undo-declined = Der Zug bleibt stehen.
ui-agree = Einverstanden
ui-disagree = Nein, er bleibt
ui-took-back = { $you ->
    [yes] Du nimmst deinen letzten Zug zurück.
   *[no] { $seat } nimmt den letzten Zug zurück.
}
ui-text-mode = Tisch in Worten
ui-bigger = Vergrößern
ui-smaller = Verkleinern
ui-whole = Der ganze Plan
ui-picture-mode = Tisch als Bild
ui-amount = Ein Betrag von { $least } bis { $most }
ui-table-in-words = Der Tisch
ui-sound = Ton, wenn du dran bist
ui-tools = Werkzeuge
ui-settings = Einstellungen
ui-side = Neben dem Tisch
ui-fold = Seitenspalte einklappen
ui-given = { $count } erteilt
ui-asking = Vor einem Zug nachfragen
ui-asking-auto = nur wenn er endgültig ist
ui-asking-always = immer
ui-asking-never = nie
ui-resign = Einen Bot für mich spielen lassen
ui-orders = Daueraufträge
ui-orders-secret = Der Tisch antwortet für dich. Sonst erfährt es niemand, und du kannst einen Auftrag jederzeit zurücknehmen.
ui-order-bid-up-to = In dieser Versteigerung für mich bieten bis
ui-order-pay-auto = Für mich mit dem kleinsten Verlust bezahlen
ui-order-keep-auto = Am Handlimit für mich die besten Karten behalten
ui-order-pass-others = Für mich passen, wenn nichts gegen mich geht
ui-order-pass-pick-ups = Für mich passen, wenn jemand einen Schatz aufhebt
ui-order-shield-lethal = Mich gegen tödlichen Schaden abschirmen, wenn ich kann
ui-order-take-harmless = Schaden, der mich nicht tötet, hinnehmen
ui-order-lay-everything = Für mich auslegen, was vollständig ist
ui-order-trade-nothing = Für mich nichts anbieten und auf kein Angebot eingehen
ui-order-keep-spells = In den Zauberfenstern für mich nichts nutzen
ui-order-give = Auftrag geben
ui-order-given = Bis { $value }
ui-order-least = Ab { $least }.
ui-order-too-little = Gib mindestens { $least } an: Mit weniger würde der Tisch sofort für dich passen.
ui-order-drop = Zurücknehmen
ui-resign-sure = Ein Bot spielt für dich weiter, bis du zurückkommst. Einverstanden?
ui-return = Selbst weiterspielen
ui-how = So geht’s
ui-how-more = Mit Bildern
ui-how-waiting = Solange ihr wartet: So geht’s
ui-goal-want = Das Ziel.
ui-goal-turn = Ein Zug.
ui-goal-end = Das Ende.
ui-goal-fold = Einklappen
ui-shortcuts = Tasten
ui-use-keys = Diese Tasten benutzen
ui-key-board = zum Brett
ui-key-walk = von einer Möglichkeit zur nächsten
ui-key-confirm = tun, was gerade erwogen wird
ui-key-cancel = verwerfen, was gerade erwogen wird
ui-key-chat = zum Gespräch
ui-key-language = Deutsch oder Englisch
ui-people = Am Tisch
ui-bot-for-now = vorerst ein Bot
ui-log = Was geschehen ist
ui-to-moment = Zu Moment { $number }
ui-missed = { $count ->
    [one] Eines ist geschehen, seit du hier warst
   *[other] { $count } Dinge sind geschehen, seit du hier warst
}
ui-understood = Verstanden
ui-chat = Gespräch
ui-chat-say = Etwas sagen
ui-send = Senden
ui-bystander = Jemand, der zuschaut
ui-all-bystanders = Alle, die zuschauen
ui-bystanders = { $count ->
    [0] Niemand schaut zu.
    [one] Eine Seite schaut zu.
   *[other] { $count } Seiten schauen zu.
}
ui-chat-older = Frühere Zeilen zeigen
ui-chat-closed = Hier reden nur die Menschen am Tisch.
ui-mute = Jemanden nicht lesen
ui-seat-bot = Hier einen Bot weiterspielen lassen
ui-vote-bot = Einen Bot spielen lassen
ui-votes = { $count ->
    [one] eine Stimme dafür
   *[other] { $count } Stimmen dafür
}
ui-scene = Das Ende eines Durchgangs
ui-curtain = { $name } ist dran
ui-hand-over = Weitergeben an { $name }
ui-curtain-who = Wer schaut?
ui-curtain-how = Gib das Gerät weiter. Bevor der Vorhang aufgeht, ist nichts zu sehen.
ui-curtain-lift = Ich bin { $name }

## Das Ende

ui-winner = gewinnt
ui-rematch = Noch einmal spielen
ui-to-rematch = Zum nächsten Spiel
ui-rematch-begins = Noch einmal, alle einen Platz weiter.
ui-rematch-offered = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}
ui-rematch-accept = Mitspielen
ui-rematch-later = Nicht jetzt
ui-turning-point = Der Wendepunkt: Ab Zug { $number } lag { $winner } immer vorn.
ui-gap = (Vorsprung { $lead })
ui-replay = Nachspielen
ui-record = Aufzeichnung
ui-check = Dieses Spiel prüfen
ui-check-same = Das Versprechen ist das, was dieses Gerät am Anfang gezeigt bekam.
ui-check-other = Das Versprechen ist nicht das, was dieses Gerät am Anfang gezeigt bekam.
ui-promises = Versprechen
ui-promises-how = Vor dem Austeilen gegeben, damit niemand wählen kann, was der Zufall sagt. Dein Browser behält sie für die Prüfung am Ende.
ui-promise-seed = Die Saat des Servers
ui-promise-sealed = Versiegelt: Spiel, Plätze und Versprechen
ui-promise-none = noch nichts versprochen
ui-promise-given = Zahl versprochen
ui-promise-told = Zahl genannt
ui-promise-withheld = Zahl zurückgehalten, blieb weg
ui-waiting-numbers = Es fehlen die Zahlen von { $names }
ui-waiting-numbers-how = Jeder Browser nennt seine Zahl von selbst. Eine, die nach einer Minute nicht da ist, bleibt weg, und die Aufzeichnung sagt es.
ui-betrayed = Der Server hat diesen Tisch anders versiegelt als versprochen. Dein Browser behält seine Zahl für sich.
ui-seed-opened = Dieser Tisch wurde aufgegeben. Seine Saat ist offengelegt:

## Nachspielen

ui-scrub = Moment des Spiels
ui-first = An den Anfang
ui-previous = Eins zurück
ui-next = Eins weiter
ui-last = Ans Ende
ui-run = Ablaufen
ui-pause = Anhalten

## Regeln und Über

ui-find-rule = Regel nach Nummer oder Wort finden
ui-reference = Alle Karten
ui-no-such-rule = Das kommt in keiner Regel vor.

## Simsala… Bumm?

ui-abraca-you = du
ui-abraca-turn = ist am Ansagen
ui-abraca-points = Punkte
ui-abraca-mystics = { $count ->
    [one] ein Mystikstein
   *[other] { $count } Mystiksteine
}
ui-abraca-mystic-label = Mystiksteine
ui-abraca-supply = im Vorrat
ui-abraca-column = { $spell } { $name }: { $count } von { $spell } auf dem Brett
ui-abraca-track = Punkte: { $points }
ui-abraca-calls = Eine Zahl ansagen
ui-abraca-unseen = { $count } ungesehen
ui-abraca-total = zusammen { $total }

## Was zwischen Seite und Server schiefgehen kann

error-offline = Der Server ist nicht zu erreichen.
error-too-large = Das ist zu viel Text.
error-crowded = Für weitere Verbindungen ist gerade kein Platz; versuche es bitte gleich noch einmal.
error-broken = Hier ist etwas schiefgegangen; es ist vermerkt.

## Ankommen, auch ohne Netz

ui-players = { $fewest } bis { $most } Leute
ui-minutes = etwa { $minutes } Minuten
ui-weight-1 = leicht
ui-weight-2 = mittel
ui-weight-3 = anspruchsvoll
ui-against = gegen Bots
ui-strength-apprentice = Lehrlinge: zum Kennenlernen
ui-strength-thumb = Gesellen: wägen alles ab
ui-strength-adept = Adepten: denken voraus
ui-strength-master = Meister: denken lange nach
ui-share = Link teilen
ui-share-title = { $game } am Zaubertisch
ui-copy-link = Link kopieren
ui-try-again = Noch einmal versuchen
ui-away-still = Die Regeln kannst du trotzdem lesen. Alles andere geht weiter, sobald er wieder da ist.
ui-known-at = So stand es zuletzt: { $time }.
ui-page-missing = Diese Seite ist gerade nicht zu haben. Versuch es gleich noch einmal.
ui-no-such-table = Den Tisch „{ $table }“ gibt es nicht. Vielleicht fehlt im Link ein Zeichen, oder der Tisch wurde geschlossen.
ui-no-such-game = Das Spiel „{ $game }“ gibt es hier nicht, aber diese:
