"""The bots of Zauberschwert & Drachenei."""
