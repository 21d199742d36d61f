"""What people may do at a table, a module for each: refused with a reason, or committed and then told."""
