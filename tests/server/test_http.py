"""The HTTP part: what is answered, what is refused, and in which words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from stolik.engine.text import Text
from stolik.server.openapi import openapi
from tests.server.launch import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "stolik.db") as server:
        yield server


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        yield client


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(server: Server, case: schemathesis.Case[Any]) -> None:
    response = case.call(base_url=f"http://127.0.0.1:{server.port}", timeout=20)
    case.validate_response(
        response, excluded_checks=[positive_data_acceptance]
    )  # which tables there are, no schema says
    assert response.status_code < 500


TOADS = {"game": "toads", "players": 2, "nickname": "Ala"}
REFUSED: dict[str, tuple[str, str, Any, int, str]] = {
    "no such address": ("GET", "/api/nothing", None, 404, "unknown-page"),
    "a way of asking that is not there": ("PUT", "/api/games", {}, 405, "method"),
    "no such table": ("GET", "/api/tables/NOWHERE", None, 404, "unknown-table"),
    "no name": ("POST", "/api/tables", {**TOADS, "nickname": " \u200b "}, 400, "no-nickname"),
    "too long a name": ("POST", "/api/tables", {**TOADS, "nickname": "a" * 25}, 400, "long-nickname"),
    "no such game": ("POST", "/api/tables", {**TOADS, "game": "chess"}, 409, "options"),
    "too many players": ("POST", "/api/tables", {**TOADS, "players": 5}, 409, "options"),
    "far too many players": ("POST", "/api/tables", {**TOADS, "players": 10**30}, 400, "bad-request"),
    "no such option": ("POST", "/api/tables", {**TOADS, "options": {"jokers": True}}, 409, "options"),
    "an option that is a list": ("POST", "/api/tables", {**TOADS, "options": {"rounds": []}}, 400, "bad-request"),
    "too many bots": ("POST", "/api/tables", {**TOADS, "bots": ["easy", "easy"]}, 409, "full"),
    "too quick a clock": ("POST", "/api/tables", {**TOADS, "clock": {"decision": 1}}, 409, "setting"),
    "a field too many": ("POST", "/api/tables", {**TOADS, "secret": "00"}, 400, "bad-request"),
    "no record": ("POST", "/api/replay", {"stolik": "nonsense"}, 400, "bad-request"),
    "a carry without a key": ("POST", "/api/carry", None, 401, "no-key"),
    "a carry that never was": ("POST", "/api/carry/abc", None, 400, "used-link"),
}


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("what", REFUSED)
def test_a_refusal_has_a_code_and_a_sentence(http: httpx.Client, what: str, language: str) -> None:
    method, path, body, status, code = REFUSED[what]
    answer = http.request(method, path, json=body, headers={"Accept-Language": f"{language}-PL, en;q=0.5"})
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code), problem
    text = Text(problem["text"]["id"], problem["text"]["fields"])
    assert problem["sentence"] == text.worded(language)


def test_bodies_are_json_and_not_too_long(http: httpx.Client) -> None:
    plain = http.post("/api/tables", content=b'{"game":"toads"}', headers={"Content-Type": "text/plain"})
    assert (plain.status_code, plain.json()["code"]) == (415, "not-json")
    long = http.post("/api/tables", json={**TOADS, "nickname": "a" * 9000})
    assert (long.status_code, long.json()["code"]) == (413, "too-large")
    record = http.post("/api/replay", content=b" " * (2**20 + 1))
    assert (record.status_code, record.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_other_sites_may_change_nothing(http: httpx.Client, site: str) -> None:
    answer = http.put("/api/me", json={"nickname": "Zła"}, headers={"Sec-Fetch-Site": site})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert not http.cookies


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing", "/api/nothing", "/healthz"])
def test_every_answer_tells_browsers_to_be_strict(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_what_is_ones_own_is_not_kept_by_caches(http: httpx.Client) -> None:
    assert http.get("/api/me").headers["cache-control"] == "no-store"


# -- who somebody is


def test_a_key_comes_with_the_first_wish_and_only_its_hash_is_kept(server: Server, http: httpx.Client) -> None:
    assert "set-cookie" not in http.get("/api/me").headers
    made = http.post("/api/tables", json=TOADS)
    given = made.headers["set-cookie"]
    for word in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert word in given
    assert "Secure" not in given
    key = http.cookies["stolik"]
    assert len(key) == 43
    kept = b"".join(path.read_bytes() for path in server.data.parent.glob("stolik.db*"))
    assert key.encode() not in kept
    assert "set-cookie" not in http.post("/api/tables", json=TOADS).headers


def test_over_https_the_key_is_only_for_https(http: httpx.Client) -> None:
    given = http.put("/api/me", json={"nickname": "Ala"}, headers={"X-Forwarded-Proto": "https"})
    assert "; Secure" in given.headers["set-cookie"]


def test_a_name_is_tidied_and_can_be_changed(http: httpx.Client) -> None:
    assert http.put("/api/me", json={"nickname": "  Ala \u202e\n Kot "}).json()["nickname"] == "Ala Kot"
    assert http.put("/api/me", json={"nickname": "Ola"}).json()["nickname"] == "Ola"
    assert http.get("/api/me").json()["nickname"] == "Ola"


def test_the_key_can_be_carried_to_another_device_once(server: Server, http: httpx.Client) -> None:
    table = http.post("/api/tables", json=TOADS).json()["table"]
    link = http.post("/api/carry").json()
    assert link["url"].startswith(f"http://127.0.0.1:{server.port}/carry/")
    assert link["qr"].startswith("<svg")
    assert link["minutes"] == 10
    path = "/api/carry/" + link["url"].rpartition("/")[2]
    with httpx.Client(base_url=http.base_url) as phone, httpx.Client(base_url=http.base_url) as thief:
        assert phone.post(path).json()["nickname"] == "Ala"
        assert phone.cookies["stolik"] != http.cookies["stolik"]
        assert [mine["id"] for mine in phone.get("/api/me").json()["tables"]] == [table]
        assert phone.get(f"/api/tables/{table}").json()["host"]
        assert thief.post(path).json()["code"] == "used-link"
        assert not thief.cookies
    assert http.get("/api/me").json()["nickname"] == "Ala"


# -- lists


def test_listed_tables_are_in_the_lobby_until_they_begin_and_private_ones_never(http: httpx.Client) -> None:
    listed = http.post("/api/tables", json={**TOADS, "listed": True}).json()
    private = http.post("/api/tables", json=TOADS).json()
    begun = http.post("/api/tables", json={**TOADS, "listed": True, "bots": ["easy"]}).json()
    with httpx.Client(base_url=http.base_url) as stranger:
        shown = {card["id"]: card for card in stranger.get("/api/tables").json()}
        assert private["table"] not in shown
        card = shown[listed["table"]]
        assert (card["open"], card["names"], card["yours"]) == (1, ["Ala", ""], False)
        assert stranger.get(f"/api/tables/{listed['code'].lower()}").json()["id"] == listed["table"]
        assert stranger.get("/api/me").json()["tables"] == []
    mine = {card["id"]: card for card in http.get("/api/me").json()["tables"]}
    assert mine.keys() >= {listed["table"], private["table"], begun["table"]}
    assert all(card["yours"] for card in mine.values())


def test_a_seat_can_be_taken_once(http: httpx.Client) -> None:
    table = http.post("/api/tables", json=TOADS).json()["table"]
    with httpx.Client(base_url=http.base_url) as ola, httpx.Client(base_url=http.base_url) as iga:
        sat = ola.post(f"/api/tables/{table}/sit", json={"nickname": "Ala", "seat": 1}).json()
        assert [chair["name"] for chair in sat["chairs"]] == ["Ala", "Ala 2"]
        assert sat["seat"] == 1
        again = ola.post(f"/api/tables/{table}/sit", json={"nickname": "Ala", "seat": 1})
        assert again.json()["seat"] == 1
        late = iga.post(f"/api/tables/{table}/sit", json={"nickname": "Iga", "seat": 1})
        assert (late.status_code, late.json()["code"]) == (409, "taken")
        assert iga.get(f"/api/tables/{table}/record").json()["code"] == "not-over"
