"""Das Zepter von Zavandor (The Scepter of Zavandor): gems yield energy, and energy buys everything else."""
