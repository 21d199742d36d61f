# Of the rulebook, read there alone.
rulebook-how = How to read this
rulebook-how-more = First time? The illustrated page tells the idea in a minute. Here every rule stands by itself with its number. Rulings (R) settle what the rulebook leaves open, examples (E) show it. The lamp at a paragraph leads to moments of real games, refused moves, kindred rules and tests.
rulebook-to-how = How { $game } is played
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-search-how = Words in any form, or a number. Arrows lead through what is found.
rulebook-found = { $count ->
    [0] No rule speaks of that.
    [one] One rule speaks of that.
   *[other] { $count } rules speak of that.
}
rulebook-more = Show { $count } more
rulebook-clear = Empty the search
rulebook-behind = What stands behind { $rule }
rulebook-at-work = See it in a game
rulebook-at-work-how = A moment of a game in which this rule is at work; from there you can play on with “What if?”.
rulebook-moment = Game { $game }, moment { $number }
rulebook-refused = What it forbids
rulebook-refused-move = “{ $move }”: { $obstacle }
rulebook-see = See it
rulebook-kin-rules = Belongs to it
rulebook-kin-rulings = Rulings
rulebook-kin-examples = Worked examples
rulebook-tests = { $count ->
    [one] Held by one test
   *[other] Held by { $count } tests
}
rulebook-tests-how = The tests by their names.
rulebook-code = Where it is carried out
rulebook-none = Nothing more is kept of this paragraph.
rulebook-away = This could not be fetched.
rulebook-drawer = Rules
rulebook-close = Close the rules
rulebook-loading = One moment …
