how-see = Alle sehen deine Sprüche, nur du nicht
how-see-more = { $row } Steine stehen vor dir, mit dem Gesicht zu den anderen. Du siehst die Steine aller, nur deine eigenen nicht.
how-call = Sag eine Zahl an
how-call-more = In deinem Zug musst du eine Zahl von 1 bis { $spells } ansagen, welche du magst. Nach einem Erfolg muss die nächste gleich oder höher sein.
how-cast = Da ist er!
how-cast-more = Steht so ein Stein in deiner Reihe, wandert er in seine Spalte auf dem Brett, und sein Spruch wirkt. Jetzt wähl: weiter ansagen oder aufhören, solange es gut geht.
how-fail = Da ist keiner …
how-fail-more = Das kostet dich 1 Lebenspunkt. Nur ein misslungener Drache, die 1, kostet so viele, wie der Würfel zeigt. Dein Zug ist vorbei, und deine Reihe bleibt, wie sie ist.
how-refill = Füll deine Reihe auf
how-refill-more = Ob aufgehört oder misslungen: Du ziehst nach, bis wieder { $row } Steine vor dir stehen. Du siehst sie nicht, alle anderen schon. Dann ist dein linker Nachbar dran.
how-round = Das Ende eines Durchgangs
how-round-more = Dein letzter Stein ist gezaubert: { $win } Punkte für dich, keine für die anderen. Dein Spruch haut jemanden um: { $win } für dich, { $survivor } für alle, die noch leben. Du haust dich selbst um: { $survivor } für alle anderen. Wer lebt, bekommt für jeden genommenen Mystikstein noch { $mystic }.
how-spells = Die acht Sprüche: Jede Zahl gibt es so oft, wie sie sagt
how-times = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
how-mistake-1 = Raten statt zählen
how-better-1 = Schau auf das Brett und auf alle anderen Reihen: Was du nirgends siehst, steht in deiner Reihe, liegt im Vorrat oder ist ein Mystikstein.
how-mistake-2 = Mit der 8 beginnen
how-better-2 = Die 8 ist der häufigste Stein, aber nach ihr darfst du nur noch eine 8 ansagen. Wer niedriger beginnt, hat mehr vor sich.
how-mistake-3 = Nur noch eine Ansage
how-better-3 = Nach jedem Erfolg darfst du aufhören. Eine misslungene Ansage kostet einen Lebenspunkt und deinen Zug; hör also auf, wenn keine der Zahlen wahrscheinlich ist, die dir bleiben.
how-mistake-4 = Den Drachen auf gut Glück
how-better-4 = Unter allen { $stones } Steinen gibt es eine einzige 1. Steht sie nicht bei dir, verlierst du, was der Würfel zeigt: 1, 2 oder 3 Lebenspunkte.
how-mistake-5 = Vergessen, was misslang
how-better-5 = Misslingt eine Ansage, behält deine Reihe alle Steine. War sie voll und hast du nichts gezogen, fehlt diese Zahl auch in deinem nächsten Zug.
