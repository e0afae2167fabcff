"""Packages that only some need: found when they are wanted, else a message says what to install."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Missing(ImportError):
    """A package that is not installed; the message says how to get it."""


def need(module: str, extra: str) -> Any:
    """The module, or `Missing` with the extra to install it by."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != module.split(".")[0]:
            raise  # it is there, but broken
        raise missing(module.split(".")[0], extra) from None


def missing(module: str, extra: str) -> Missing:
    """The complaint about a module that an extra would bring."""
    return Missing(
        f"{module} is not installed; get it with pip install 'fiendish[{extra}]',"
        f" or start with FIENDISH_EXTRAS={extra} ./fiendish"
    )
