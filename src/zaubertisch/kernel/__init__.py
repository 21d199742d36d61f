"""What every table needs and no game owns."""
