"""The description of the API: complete, and what is sent and answered is as it says."""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from starlette.routing import Route

from fiendish.server import lobby
from fiendish.server.app import ROUTES
from fiendish.server.policy import COOKIE
from fiendish.server.routes.api import description
from fiendish.server.service import Service
from tests.server.http_site import Site
from tests.server.service_harness import Silent, guest, with_service
from tests.server.valid_requests import (
    VALID_REQUESTS,
    SampleService,
    ValidRequest,
    client_of,
    sample_service,
)

_READS = re.compile(r"read\(request, (?:\w+\.)*(\w+)\)")
API = [one for one in ROUTES if isinstance(one, Route) and one.path.startswith("/api/")]
DOCUMENT = description.description(ROUTES)


def operation_at(pattern: str, method: str) -> Any:
    return DOCUMENT["paths"][pattern.replace(":seat", "")][method.lower()]


def check(schema: Any, data: object) -> None:
    """Whether data is as a part of the description says."""
    whole = {**schema, "components": DOCUMENT["components"]}
    Draft202012Validator(whole).validate(data)


def check_answer(pattern: str, method: str, answer: httpx.Response) -> None:
    responses = operation_at(pattern, method)["responses"]
    found = responses.get(str(answer.status_code))
    if found is None:
        assert answer.status_code >= 400, (pattern, answer.status_code)
        found = responses["default"]
    kind = answer.headers["content-type"].partition(";")[0]
    check(found["content"][kind]["schema"], answer.json())


def names() -> list[tuple[str, str]]:
    return [
        (one.path, method) for one in API for method in sorted((one.methods or set()) - {"HEAD"})
    ]


def test_every_route_of_the_api_is_described() -> None:
    described = {
        (path, method) for path, methods in DOCUMENT["paths"].items() for method in methods
    }
    wanted = {(path.replace(":seat", ""), method.lower()) for path, method in names()}
    assert described == wanted
    for path, method in names():
        assert operation_at(path, method)["summary"], path


@pytest.mark.parametrize("route", API, ids=lambda one: one.path)
def test_the_form_is_the_one_that_is_read(route: Route) -> None:
    reads = _READS.search(inspect.getsource(route.endpoint))
    form = description.entry_of(route).form
    assert (form.__name__ if form else None) == (reads[1] if reads else None)


def test_a_route_without_an_entry_is_noticed() -> None:
    async def new(request: object) -> None: ...

    with pytest.raises(KeyError):
        description.description([Route("/api/new", new)])


def test_it_is_a_document_of_its_kind(site: Site) -> None:
    served = httpx.get(f"{site.address}{description.PATH}")
    assert served.json() == DOCUMENT
    assert DOCUMENT["openapi"] == "3.1.0"
    assert DOCUMENT["info"]["summary"].startswith("Tables of games")
    assert DOCUMENT["components"]["securitySchemes"]["guest"]["name"] == COOKIE
    ids = [one["operationId"] for methods in DOCUMENT["paths"].values() for one in methods.values()]
    assert len(ids) == len({*ids})
    for schema in DOCUMENT["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def test_only_a_new_guest_is_made() -> None:
    assert "201" in operation_at("/api/guest", "post")["responses"]
    assert "201" not in operation_at("/api/guest/recover", "post")["responses"]


# -- what is sent and answered -------------------------------------------------------------------


def with_samples(
    folder: Path, act: Callable[[SampleService, httpx.AsyncClient], Awaitable[None]]
) -> None:
    async def run(service: Service) -> None:
        service.bot_pool = Silent()
        async with client_of(service) as client:
            await act(await sample_service(service), client)

    with_service(folder, run)


def test_every_valid_request_and_its_answer_agree_with_it(data: Path) -> None:
    async def act(sample: SampleService, client: httpx.AsyncClient) -> None:
        tried = 0
        for pattern, prepare in VALID_REQUESTS.items():
            if not pattern.startswith("/api/"):
                continue
            request = await prepare(sample)
            body = operation_at(pattern, "post")["requestBody"]["content"]["application/json"]
            check(body["schema"], request.fields or {})
            answer = await request.send(client)
            assert answer.status_code < 400, pattern
            check_answer(pattern, "post", answer)
            wrong = ValidRequest(request.path, request.token, {"nonsense": 1})
            check_answer(pattern, "post", await wrong.send(client))
            with pytest.raises(ValidationError):
                check(body["schema"], {"nonsense": 1})
            tried += 1
        assert tried > 12

    with_samples(data, act)


def test_every_answer_to_a_look_agrees_with_it(data: Path) -> None:
    async def act(sample: SampleService, client: httpx.AsyncClient) -> None:
        service = sample.service
        over, waits = await sample.finished(), (await sample.waiting())[0]
        ann, token = await guest(service, "Ann")
        made = await lobby.new_table(
            service, ann, lobby.NewTable("supervillain", 2, {"first": 0}, {1: "random"})
        )
        client.cookies.set(COOKIE, token)
        got = set()
        for pattern in [one.path for one in API if "GET" in (one.methods or ())]:
            if pattern.endswith("/stream"):
                continue
            for table in (made.table, waits, "none", over.row.id):
                if table == over.row.id:
                    client.cookies.clear()
                    client.cookies.set(COOKIE, sample.ann)
                path = pattern.replace("{table}", table)
                for query in ("", "?kind=play&at=3&eyes=A&from=2"):
                    answer = await client.get(path + query)
                    check_answer(pattern, "get", answer)
                    if answer.status_code == 200:
                        got.add(pattern)
            client.cookies.clear()
            client.cookies.set(COOKIE, token)
        assert got == {
            one.path
            for one in API
            if "GET" in (one.methods or ()) and not one.path.endswith("/stream")
        }

    with_samples(data, act)


def test_a_line_of_a_stream_agrees_with_it(site: Site) -> None:
    ann = site.guest()
    table = ann.new_table(bots={"1": "random"})["table"]
    schema = operation_at("/api/tables/{table}/stream", "get")["responses"]["200"]["content"]
    with ann.http.stream("GET", f"/api/tables/{table}/stream") as lines:
        told = lines.iter_lines()
        line = httpx.Response(200, text=next(told))
    check(schema["application/x-ndjson"]["schema"], line.json())


def test_a_refusal_with_the_table_agrees_with_it(data: Path) -> None:
    async def act(sample: SampleService, client: httpx.AsyncClient) -> None:
        live = await sample.playing()
        late = {"command": "x", "seq": 99, "choice": 0}
        request = ValidRequest(f"/api/tables/{live.row.id}/moves", sample.ann, late)
        answer = await request.send(client)
        assert "now" in answer.json()
        check_answer("/api/tables/{table}/moves", "post", answer)

    with_samples(data, act)
