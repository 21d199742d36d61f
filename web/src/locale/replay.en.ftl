# Of looking back; read there alone.
replay-eyes = Through whose eyes
replay-eyes-of = { $name }’s: what did they know?
replay-eyes-own = your own
replay-eyes-truth = the truth
replay-moment = { $number } of { $last }.
replay-nothing-seen = Nothing of it could be seen.
replay-only-looking = This is a look back; nothing can be moved here.
replay-reason = { $name }: “{ $reason }”
replay-share-moment = Copy a link to this moment
replay-to-table = To the table
