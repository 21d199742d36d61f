"""From a seat's first choice to the last answer: choosing for oneself, announcing, who may answer, who evades."""
