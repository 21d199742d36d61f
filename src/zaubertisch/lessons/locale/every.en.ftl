## What every lesson may say

lesson-otherwise = You could: “{ $move }” is allowed. But this lesson wants to show you something else first.
lesson-read-on = Nothing to choose just yet: read on.
