"""Fitting: a game's value is learnt from games, checked in a match and kept; repeatable from its seed."""
