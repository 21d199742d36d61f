"""What was found, told: as Parquet, as one page of HTML, as Markdown."""
