"""The bots of Das Zepter von Zavandor."""
