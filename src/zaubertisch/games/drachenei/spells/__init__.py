"""Using spells: what each of them does, and the windows in which it may be done."""
