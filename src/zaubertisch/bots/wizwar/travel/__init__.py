"""Going somewhere: what a wizard is after, and every way to be there sooner."""
