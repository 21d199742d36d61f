"""`python -m zaubertisch.cli`."""

from zaubertisch.cli import main

main()
