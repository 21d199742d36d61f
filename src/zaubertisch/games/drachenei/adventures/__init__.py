"""Phase D: the cards in the display are evaluated; auctions, creatures, rewards."""
