# Ob ein Spiel ehrlich gemischt wurde; gelesen, wenn jemand fragt.
verdict-draws = { $count ->
    [one] Das eine Zufallsereignis folgt aus der Saat und den Zahlen aller.
   *[other] Alle { $count } Zufallsereignisse folgen aus der Saat und den Zahlen aller.
}
verdict-old = Dieses Spiel wurde ausgeteilt, bevor Zahlen versprochen wurden: Seine Namen und Optionen sind nicht bewiesen.
verdict-own = Die eigene Zahl dieses Geräts wurde benutzt.
verdict-promised = Die Saat ist die, die vor dem Austeilen versprochen war.
verdict-rules = Ob jeder Zug die Regeln einhielt, prüft das Terminal: zaubertisch verify.
verdict-sealed = Plätze und Versprechen sind die, die dieses Gerät sah, bevor es seine Zahl nannte.
verdict-seed = Die offengelegte Saat:
verdict-unnamed = Der Name an Platz { $seat } wurde auf Wunsch vergessen.
verdict-withheld = Die Zahl von { $name } kam nicht rechtzeitig und blieb weg.
verdict-fair = Dieses Spiel war ehrlich.
verdict-unfair = An diesem Spiel stimmt etwas nicht.
