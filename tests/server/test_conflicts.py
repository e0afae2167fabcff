"""Several clients want to move at once: one wins, the others are shown the table as it is now."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.http_site import Guest, Site, asked, pair


def test_one_of_many_conflicting_moves_wins(site: Site) -> None:
    table, guests, _ = pair(site)
    for round_number in range(5):
        seen = guests[0].view(table)
        mover = guests[asked(seen)]
        clones = [Guest(site.address) for _ in range(8)]
        for clone in clones:
            clone.http.cookies.update(mover.http.cookies)

        def submit(job: tuple[int, Guest], seq: int = seen["seq"], r: int = round_number) -> int:
            number, clone = job
            answer = clone.move(table, seq, 0, f"r{r}-{number}")
            if answer.status_code == 409:
                now = answer.json()["now"]
                assert now["seq"] > seq
                assert answer.json()["error"]["code"] == "stale"
                assert now["reader"] == clone.view(table)["reader"]
            return answer.status_code

        with ThreadPoolExecutor(8) as pool:
            statuses = list(pool.map(submit, enumerate(clones)))
        assert sorted(statuses) == [200] + [409] * 7


def test_the_same_command_at_once_is_carried_out_once(site: Site) -> None:
    table, guests, _ = pair(site)
    seen = guests[0].view(table)
    mover = guests[asked(seen)]
    clones = [Guest(site.address) for _ in range(8)]
    for clone in clones:
        clone.http.cookies.update(mover.http.cookies)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda one: one.move(table, seen["seq"], 0, "same"), clones))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["seq"] for answer in answers}) == 1


def test_two_guests_cannot_take_the_same_seat(site: Site) -> None:
    made = site.guest().new_table(public=True)
    others = [site.guest(f"Guest {number}") for number in range(6)]
    path = f"/api/tables/{made['table']}/seats/1/claim"
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda one: one.ask("POST", path, {}), others))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
