"""What ends a command with one line instead of a traceback."""


class Trouble(Exception):
    """Something the user can mend; the message is one line and all there is to see."""
