"""The words of the program: everything a person reads, in German and in English."""
