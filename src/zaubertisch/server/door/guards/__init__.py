"""What stands between uvicorn's connections and the house: patience with slow ones, and an end to it."""
