"""Zauberschwert & Drachenei: adventures, auctions and artefacts for the great mage of Ulahomar."""
