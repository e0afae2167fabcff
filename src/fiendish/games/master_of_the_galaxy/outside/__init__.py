"""What Master Of The Galaxy shows to people: made from a view, never asked by the rules."""
