"""Attacks on a house: bounded in count and time, and only ever against one that stands on this machine for the test."""
