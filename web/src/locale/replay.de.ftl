# Vom Zurückschauen; nur dort gelesen.
replay-eyes = Mit wessen Augen
replay-eyes-of = { $name }: Was war da bekannt?
replay-eyes-own = mit den eigenen
replay-eyes-truth = die Wahrheit
replay-moment = { $number } von { $last }.
replay-nothing-seen = Davon war nichts zu sehen.
replay-only-looking = Das ist ein Blick zurück; hier lässt sich nichts ziehen.
replay-reason = { $name }: „{ $reason }“
replay-share-moment = Link zu diesem Moment kopieren
replay-to-table = Zum Tisch
