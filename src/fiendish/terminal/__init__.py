"""The games in a terminal: a full-screen mode and a line mode, both drawn from a seat's view."""
