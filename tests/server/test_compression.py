"""How much travels: pages, frames and files, compressed; and how little the second time."""

from __future__ import annotations

import gzip
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from fiendish.games import find, names
from fiendish.server import lobby, table_page
from fiendish.server.compression import LEAST
from fiendish.server.live_table import At
from fiendish.server.service import Service
from fiendish.server.store import ChatLine
from tests.server.http_site import Guest, Site, pair
from tests.server.service_harness import with_service
from tests.web.rendered_pages import CASES, moments

FIRST_LOAD = 150_000
FRAME = 16_000
_SOURCE = re.compile(r'(?:src|href)="(/(?:static|art)/[^"]+)"')
_IMPORT = re.compile(r'(?:import|from) "\./([^"]+)"')


def deflated(frame: bytes) -> int:
    """As a socket does it, each frame by itself."""
    packer = zlib.compressobj(wbits=-15)
    return len(packer.compress(frame) + packer.flush(zlib.Z_SYNC_FLUSH))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_frame_is_small_early_and_late(data: Path, game: str, seats: int) -> None:
    async def act(service: Service) -> int:
        player, _ = await lobby.new_guest(service, "Ann")
        wanted = lobby.NewTable(game, seats, bots=dict.fromkeys(range(1, seats), "random"))
        opened = await service.find((await lobby.new_table(service, player, wanted)).table)
        async with opened.held():  # the bots wait meanwhile
            opened.said += [
                ChatLine(n % 2, f"{n} words to somebody at the table", 0.0) for n in range(20)
            ]
            sizes = []
            for table in moments(game, seats, "weight", every=60, most=8):
                opened.table = table
                opened.changed()
                sizes += [deflated(table_page.frame(At(opened, one))) for one in (player.id, None)]
            return max(sizes)

    assert with_service(data, act) <= FRAME


def sent(guest: Guest, path: str, **headers: str) -> tuple[httpx.Response, int]:
    """An answer, and how many bytes of it were on the line."""
    with guest.http.stream("GET", path, headers=headers) as answer:
        return answer, len(b"".join(answer.iter_raw()))


def parts(guest: Guest, path: str) -> Iterator[str]:
    """Whatever a browser loads with a page, at its worst: without leaving pictures for later."""
    found = {path}
    todo = [path]
    while todo:
        one = todo.pop()
        yield one
        text = guest.ask("GET", one).text
        more = set(_SOURCE.findall(text)) if one == path else set()
        if one.endswith(".js"):
            more |= {f"/static/{name}" for name in _IMPORT.findall(text)}
        todo += sorted(more - found)
        found |= more


@pytest.mark.parametrize("game", names())
def test_the_first_load_is_light_and_the_second_is_hardly_anything(site: Site, game: str) -> None:
    guest = site.guest()
    bots = {str(seat): "random" for seat in range(1, max(find(game).seats))}
    table = guest.new_table(game, seats=len(bots) + 1, bots=bots)["table"]
    guest.play(table, Random(3), most=15)
    total = again = 0
    for path in parts(guest, f"/tables/{table}"):
        answer, size = sent(guest, path)
        assert answer.status_code == 200
        total += size
        if "etag" in answer.headers:
            second, size = sent(guest, path, **{"if-none-match": answer.headers["etag"]})
            assert (second.status_code, size) == (304, 0)
            if "max-age" not in second.headers["cache-control"]:
                again += 200  # of headers
        else:
            again += size
    assert total <= FIRST_LOAD
    assert again <= FRAME + 50 * 200  # answers without a body


def test_only_what_a_client_can_read_is_compressed(site: Site) -> None:
    guest = site.guest()
    packed, size = sent(guest, "/static/table.css", **{"accept-encoding": "br, gzip"})
    plain, whole = sent(guest, "/static/table.css", **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert size == int(packed.headers["content-length"]) < whole / 2
    for answer in (packed, plain):
        assert answer.headers["vary"] == "Accept-Encoding"


def test_small_answers_views_and_streams_are_left_as_they_are(site: Site) -> None:
    table, guests, _ = pair(site)
    with guests[0].http.stream("GET", f"/api/tables/{table}/stream") as lines:
        assert "content-encoding" not in lines.headers
        assert next(lines.iter_lines()).startswith('{"frame":1,')
    view = guests[0].ask("GET", f"/api/tables/{table}/view")
    assert len(view.content) > LEAST
    assert "content-encoding" not in view.headers


def test_what_was_compressed_is_the_same_page(site: Site) -> None:
    table, guests, _ = pair(site)
    path = f"/tables/{table}/frame"
    with guests[0].http.stream("GET", path) as answer:
        packed = b"".join(answer.iter_raw())
    plain = guests[0].http.get(path, headers={"accept-encoding": "identity"})
    assert gzip.decompress(packed) == plain.content


def test_another_version_of_a_file_is_sent_again(site: Site) -> None:
    answer, size = sent(site.guest(), "/static/table.css", **{"if-none-match": 'W/"000000"'})
    assert answer.status_code == 200
    assert size > LEAST
