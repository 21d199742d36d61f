"""What people of one device may do at a table: refused with a reason, or done, kept and told."""
