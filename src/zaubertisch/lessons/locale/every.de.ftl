## Was jede Lektion sagen kann

lesson-otherwise = Das ginge: „{ $move }“ ist erlaubt. Aber diese Lektion möchte dir erst etwas anderes zeigen.
lesson-read-on = Noch ist nichts zu wählen: Lies weiter.
error-no-such-lesson = { $count ->
    [0] Für dieses Spiel gibt es noch keine Lektionen.
    [1] Es gibt eine Lektion, und keine mit der Nummer { $number }.
   *[other] Es gibt { $count } Lektionen, und keine mit der Nummer { $number }.
}
