"""Lessons: guided first games, as data. Each game has a file `<game>.toml` and sentences in `locale/<game>.<lang>.ftl`.

A file is a list of lessons, each with its steps, in the order one learns them:

    [[lesson]]
    id = "first-call"
    scene = '''
    abraca 3
    row 0 8 8 7 5 3
    lives 6 5 6
    '''

    [[lesson.step]]
    ask = "welcome"
    point = "place:row-1"

    [[lesson.step]]
    ask = "call"
    answer = ["call 8", "call 7"]
    point = "call 8"
    wrong = { "call 1" = "not-the-dragon" }
    chance = ["die 2"]
    others = ["1: call 5", "2: stop"]
    after = "it-worked"

**Learner.** Seat 0 is the learner's; the others are called by `$name_2`, `$name_3` … in sentences, counted from 1.

**scene**: the table at the lesson's beginning; `scenes/reading.py` says how it is written, `scenes/<game>.py` has the
verbs. What is not put lies as chance has it, the same each time: put all that the learner sees.

**step**, every key but `ask` may be left out:

- `ask`: the sentence said first. Sentences are named within their lesson: `ask = "call"` in the lesson `first-call` is
  the message `lesson-first-call-call`; the lesson's own title is `lesson-first-call`. They may refer to messages of the
  game's own pages (`{ name-5 }`) and to `$name_2` and so on; they have no other fields.
- `answer`: the word wished, or a list of words any of which will do, or `"any"`: whatever the rules allow. Without one
  the step is to be read only, and one goes on.
- `point`: what to point at, one or a list: a word the learner may say, or `place:…`, a place of the board marked with
  `data-place` in the page (`place:row-0`, `place:lives-1`: see `web/src/games/<game>`). A terminal names the words.
- `wrong`: a sentence for a word that was not wished but may well be said; every other legal word is answered by a
  general sentence, an illegal one by the rule it breaks. Nothing of that changes the table.
- `chance`: lines of the scene language for what chance says from here on (`die 2`, `will_draw 3 4`).
- `others`: what other seats say after the answer, `"1: call 5"`, or `"bots"`: apprentices play until the learner is
  asked again or the game is over.
- `after`: the sentence said then; one goes on from it, or says the next answer at once.

**Afterwards**: at the real game that follows, `lesson-now-<question>` says what a question of the game means (questions
are those of `question-…` in the game's own page); a question without such a sentence is said as it is.

`lesson.py` reads the files, `course.py` leads through them, and `tests/lessons/test_every_lesson.py` plays every lesson
of every game to its end: a new file is found by itself.
"""
