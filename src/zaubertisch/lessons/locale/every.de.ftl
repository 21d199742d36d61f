## Was jede Lektion sagen kann

lesson-otherwise = Das ginge: „{ $move }“ ist erlaubt. Aber diese Lektion möchte dir erst etwas anderes zeigen.
lesson-read-on = Noch ist nichts zu wählen: Lies weiter.
