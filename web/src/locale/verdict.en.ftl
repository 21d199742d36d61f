# Whether a game was fair; read when somebody asks.
verdict-draws = { $count ->
    [one] The one chance event follows from the seed and everybody’s numbers.
   *[other] All { $count } chance events follow from the seed and everybody’s numbers.
}
verdict-old = This game was dealt before numbers were promised: its names and options are not proved.
verdict-own = This device’s own number was used.
verdict-promised = The seed is the one promised before the deal.
verdict-rules = Whether every move kept the rules is checked by the terminal: zaubertisch verify.
verdict-sealed = Seats and promises are those this device saw before it told its number.
verdict-seed = The opened seed:
verdict-unnamed = The name at seat { $seat } was forgotten at its owner’s wish.
verdict-withheld = { $name }’s number did not come in time and was left out.
verdict-fair = This game was fair.
verdict-unfair = Something is wrong with this game.
