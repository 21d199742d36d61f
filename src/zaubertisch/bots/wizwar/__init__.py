"""The bots of Wiz-War: what they are after, and a room for each thing they weigh."""
