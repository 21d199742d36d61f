"""What only Wiz-War asks of the laboratory: what became of each card, seats eager for rare deeds, cards that meet."""
