"""Words that answer a question which is not put now: the rule they break, and what is in their way."""
