## What every lesson may say

lesson-otherwise = You could: “{ $move }” is allowed. But this lesson wants to show you something else first.
lesson-read-on = Nothing to choose just yet: read on.
error-no-such-lesson = There { $count ->
    [0] are no lessons for this game yet.
    [1] is 1 lesson, and no number { $number }.
   *[other] are { $count } lessons, and no number { $number }.
}
