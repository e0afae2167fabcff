"""Sockets that systemd holds and hands to the server, so that a restart turns nobody away.

The protocol is that of sd_listen_fds(3): so many descriptors from the third one on, for the process
of that number.
"""

from __future__ import annotations

import os
import socket

_FIRST = 3


class BadSocket(Exception):
    """What was handed over cannot be served on; the message says why."""


def inherited() -> list[socket.socket]:
    """The sockets meant for this process, none if there are none. They are handed on to no other."""
    number, count = os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "0")
    os.environ.pop("LISTEN_FDNAMES", None)
    if number != str(os.getpid()) or not count.isdigit():
        return []
    found = []
    for descriptor in range(_FIRST, _FIRST + int(count)):
        os.set_inheritable(descriptor, False)
        one = socket.socket(fileno=descriptor)
        if one.family not in (socket.AF_INET, socket.AF_INET6) or one.type != socket.SOCK_STREAM:
            raise BadSocket("a socket that was handed over is none of TCP")
        found.append(one)
    return found
