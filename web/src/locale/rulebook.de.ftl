# Vom Regelbuch; nur dort gelesen.
rulebook-how = Wie man das liest
rulebook-how-more = Zum ersten Mal hier? Die Seite mit Bildern erzählt in einer Minute, worum es geht. Hier steht jede Regel für sich, mit ihrer Nummer. Festlegungen (R) klären, was das Regelbuch offenlässt, Beispiele (E) zeigen es. Die Lampe an einem Absatz führt zu Momenten aus Partien, abgelehnten Zügen, verwandten Regeln und Tests.
rulebook-to-how = So geht { $game }
rulebook-contents = Inhalt
rulebook-search = Regeln durchsuchen
rulebook-search-how = Wörter in jeder Form, oder eine Nummer. Die Pfeile führen durch die Fundstellen.
rulebook-found = { $count ->
    [0] Davon spricht keine Regel.
    [one] Eine Regel spricht davon.
   *[other] { $count } Regeln sprechen davon.
}
rulebook-more = { $count } weitere zeigen
rulebook-clear = Suche leeren
rulebook-behind = Was hinter { $rule } steht
rulebook-at-work = In einer Partie ansehen
rulebook-at-work-how = Ein Moment einer Partie, in dem diese Regel wirkt; von dort kannst du mit „Was wäre, wenn?“ weiterspielen.
rulebook-moment = Partie { $game }, Moment { $number }
rulebook-refused = Was sie verbietet
rulebook-refused-move = „{ $move }“: { $obstacle }
rulebook-see = Ansehen
rulebook-kin-rules = Gehört dazu
rulebook-kin-rulings = Festlegungen
rulebook-kin-examples = Durchgerechnete Beispiele
rulebook-tests = { $count ->
    [one] Von einem Test gehalten
   *[other] Von { $count } Tests gehalten
}
rulebook-tests-how = Die Tests mit ihren Namen, auf Englisch.
rulebook-code = Wo sie ausgeführt wird
rulebook-none = Zu diesem Absatz ist nichts weiter aufgehoben.
rulebook-away = Das ließ sich nicht holen.
rulebook-drawer = Regeln
rulebook-close = Regeln schließen
rulebook-loading = Einen Moment …
