"""Who somebody is: a random key in a cookie. The server keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from http.cookies import CookieError, SimpleCookie

from stolik.server.refusals import refuse
from stolik.server.storage import Player, Store

COOKIE = "stolik"
YEAR = 365 * 86400
LONGEST_NICKNAME = 24
KEY_LENGTH = 43  # 256 bits, as base64url


def new_key() -> str:
    return secrets.token_urlsafe(32)


def hash_of(key: str) -> bytes:
    """Keys have 256 random bits: nobody finds them from a plain hash."""
    return hashlib.sha256(key.encode()).digest()


def key_in(cookies: str) -> str | None:
    """The key in a Cookie header."""
    try:
        morsel = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and len(morsel.value) == KEY_LENGTH else None


def player_of(cookies: str, store: Store) -> Player | None:
    key = key_in(cookies)
    return store.player(hash_of(key)) if key is not None else None


def cookie(key: str, secure: bool) -> str:
    """The Set-Cookie header that gives a browser its key."""
    return f"{COOKIE}={key}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def nickname(text: str) -> str:
    """A name as others will see it. Refused where nothing is left, or too much."""
    name = " ".join("".join(letter for letter in text if unicodedata.category(letter)[0] != "C").split())
    if not name:
        raise refuse("no-nickname")
    if len(name) > LONGEST_NICKNAME:
        raise refuse("long-nickname", most=LONGEST_NICKNAME)
    return name
