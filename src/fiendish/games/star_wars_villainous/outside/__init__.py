"""What Star Wars Villainous shows to people: made from a view, never asked by the rules."""
