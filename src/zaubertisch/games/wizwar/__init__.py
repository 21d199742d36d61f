"""Wiz-War: Krieg der Magier: wizards duel in a maze and steal each other's treasures."""
