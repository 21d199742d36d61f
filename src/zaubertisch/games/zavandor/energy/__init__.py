"""Energy as arithmetic and as wealth: dust, purses, prices, income."""
