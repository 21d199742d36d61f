"""Looking ahead: every option worth a look is played on in the same imagined worlds, and the better ones in more."""
