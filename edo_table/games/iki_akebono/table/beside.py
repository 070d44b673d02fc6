"""What a seat's own houses and personalities bring beside what it does: on its way, at a retirement, for idleness."""

from __future__ import annotations

from edo_table.games.iki.state import NEW_YEARS_DAY
from edo_table.games.iki.table.reckoning import listed, own_stalls
from edo_table.games.iki.table.telling import icons
from edo_table.games.iki_akebono.components import Personality
from edo_table.games.iki_akebono.table.desk import AkebonoDesk
from edo_table.ui.table.face import Scene, SlipLine


def on_the_way(desk: AkebonoDesk, scene: Scene, steps: int, seat: int, *, is_fed: bool = False) -> list[SlipLine]:
    """What a seat's own houses and personalities bring on a walk: once for a house, at each lap for Mogami, and for
    each character that a lap retires for Rai. With `is_fed` the houses bring nothing any more."""
    view, street = scene.view, desk.parts.board.street
    begin = desk.parts.space(view["seats"][seat]["position"])
    passed = {street[(begin + step) % len(street)] for step in range(steps)}
    found = [] if is_fed else houses_passed(desk, scene, passed, seat)
    laps = (begin + steps - 1) // len(street)
    for one in desk.parts.met_by(view, seat):
        if one.sandal_per_lap and laps:
            gained = [("sandal", one.sandal_per_lap * laps)]
            found.append(SlipLine((desk.word("personality", one.id), *icons(desk, gained, 0.8))))
    retiring = [
        stall
        for stall, laid in ((stall, view["stalls"][stall]) for stall in own_stalls(view, seat))
        if int(laid["experience"]) + laps >= desk.parts.characters[laid["card"]].experience
    ]
    return found + retirement_mon(desk, scene, len(retiring), seat)


def houses_passed(desk: AkebonoDesk, scene: Scene, passed: set[str], seat: int) -> list[SlipLine]:
    """What a seat's own houses beside these shops bring."""
    found = []
    for stall, laid in scene.view["stalls"].items():
        if laid is None or not laid["is_building"] or laid["owner"] != seat:
            continue
        house = desk.parts.buildings[laid["card"]]
        if any(house.passing) and passed & set(desk.parts.stalls[stall].shops):
            found.append(SlipLine((desk.word("building", house.id), *icons(desk, listed(house.passing), 0.8))))
    return found


def retirement_mon(desk: AkebonoDesk, scene: Scene, people: int, seat: int) -> list[SlipLine]:
    """What personalities pay a seat for so many of its characters that retire."""
    return [
        SlipLine((desk.word("personality", one.id), *icons(desk, [("mon", one.mon_per_retirement * people)], 0.8)))
        for one in desk.parts.met_by(scene.view, seat)
        if one.mon_per_retirement and people
    ]


def idlers(desk: AkebonoDesk, scene: Scene, seat: int) -> list[Personality]:
    """The personalities that pay the seat at the end of its turn if it hires nobody in what is left of it."""
    view = scene.view
    if view["has_hired"] or int(view["month"]) >= NEW_YEARS_DAY:
        return []
    return [one for one in desk.parts.met_by(view, seat) if one.mon_without_hire]


def idle_mon(desk: AkebonoDesk, scene: Scene, seat: int) -> list[SlipLine]:
    """What they pay."""
    return [
        SlipLine((desk.word("personality", one.id), *icons(desk, [("mon", one.mon_without_hire)], 0.8)))
        for one in idlers(desk, scene, seat)
    ]
