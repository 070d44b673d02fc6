"""Who sits down for the next game."""

from __future__ import annotations

import random

import pytest

from edo_table.app.seating import HUMAN, NAME_LENGTH, NAMES, Person, Preset, Seating, presentable
from edo_table.engine.setup import Option, Seat
from edo_table.ui.theme import SEATS

LEVELS = ("random", "apprentice", "journeyman", "expert")
OPTIONS = (Option("start", ("random", "0", "1", "2", "3"), "random"), Option("mode", ("plain", "rich"), "plain"))


def seating(remembered: dict[str, object] | None = None, players: tuple[int, ...] = (2, 3, 4)) -> Seating:
    return Seating(players, OPTIONS, LEVELS, remembered or {})


def test_at_first_one_person_sits_against_one_computer_player() -> None:
    made = seating()
    assert [seat.controller for seat in made.seats] == [HUMAN, "journeyman"]
    assert made.preset == made.presets()[0] == Preset(1, 2)


def test_presets_seat_people_first_and_keep_names_and_levels() -> None:
    made = seating()
    made.rename(0, "Wren")
    made.control(1, "expert")
    made.take(Preset(1, 4))
    assert [seat.controller for seat in made.seats] == [HUMAN, "expert", "expert", "expert"]
    assert made.seats[0].name == "Wren"
    made.take(Preset(2, 2))
    assert [seat.controller for seat in made.seats] == [HUMAN, HUMAN]
    assert made.seats[0].name == "Wren"
    made.take(Preset(0, 4))
    assert all(not seat.is_human for seat in made.seats)


def test_presets_fit_the_game() -> None:
    assert Preset(2, 2) not in seating(players=(3, 4)).presets()
    assert seating(players=(1,)).presets()[0] == Preset(1, 1)
    for players in ((2,), (2, 3, 4), (3, 5), (1, 2)):
        made = seating(players=players)
        for preset in made.presets():
            made.take(preset)
            assert len(made.seats) in players


def test_a_colour_that_is_taken_is_swapped() -> None:
    made = seating()
    first, second = (seat.colour for seat in made.seats)
    made.recolour(0, second)
    assert [seat.colour for seat in made.seats] == [second, first]


def test_an_option_for_a_seat_that_is_gone_falls_back() -> None:
    made = seating()
    made.take(Preset(1, 4))
    made.chosen["start"] = "3"
    made.remove(3)
    assert made.chosen["start"] == "random"
    assert made.is_possible("2")
    assert not made.is_possible("3")


def test_an_option_is_there_for_the_players_it_is_for_and_remembered_for_the_others() -> None:
    options = (*OPTIONS, Option("guest", ("with", "without"), "with", (2,)))
    made = Seating((2, 3, 4), options, LEVELS, {})
    made.chosen["guest"] = "without"
    assert [option.id for option in made.shown_options()] == ["start", "mode", "guest"]
    assert made.final_options() == {"start": "random", "mode": "plain", "guest": "without"}
    made.add()
    assert [option.id for option in made.shown_options()] == ["start", "mode"]
    assert made.final_options() == {"start": "random", "mode": "plain"}
    assert made.to_remember()["options"]["guest"] == "without"
    made.remove(2)
    assert made.final_options()["guest"] == "without"


def test_everybody_gets_a_name_of_their_own() -> None:
    made = seating()
    made.take(Preset(1, 4))
    made.rename(0, "  ")
    made.rename(1, "")
    made.rename(2, NAMES[0])
    names = [seat.name for seat in made.final_seats()]
    assert all(names)
    assert len(set(names)) == len(names)


def test_what_is_remembered_comes_back_and_damage_is_ignored() -> None:
    made = seating()
    made.take(Preset(1, 3))
    made.rename(2, "Wren")
    made.chosen["mode"] = "rich"
    again = seating(made.to_remember())
    assert again.seats == made.seats
    assert again.chosen == made.chosen
    damaged: tuple[dict[str, object], ...] = (
        {"seats": 3},
        {"seats": []},
        {"seats": [{"name": 1, "colour": "ai", "controller": HUMAN}] * 2},
        {"seats": [{"name": "a", "colour": "nowhere", "controller": HUMAN}] * 2},
        {"seats": [{"name": "a", "colour": "ai", "controller": HUMAN}] * 2},
        {"seats": [{"name": "a", "colour": "ai", "controller": "oracle"}, {}]},
        {"options": ["mode"]},
        {"options": {"mode": "strange"}},
    )
    for broken in damaged:
        assert len(seating(broken).seats) == 2
        assert seating(broken).chosen["mode"] == "plain"


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_done_the_seats_stay_sound(seed: int) -> None:
    chance = random.Random(seed)
    made = seating()
    for _ in range(60):
        number = chance.randrange(len(made.seats))
        change = chance.randrange(5)
        if change == 0 and made.can_add:
            made.add()
        elif change == 1:
            made.remove(number)
        elif change == 2:
            made.recolour(number, chance.choice(SEATS))
        elif change == 3:
            made.control(number, chance.choice((HUMAN, *LEVELS)))
        else:
            made.take(chance.choice(made.presets()))
        assert len(made.seats) in made.players, f"seed {seed}"
        assert len({seat.colour for seat in made.seats}) == len(made.seats), f"seed {seed}"
        assert all(made.is_possible(choice) for choice in made.chosen.values()), f"seed {seed}"


def test_those_who_have_played_here_sit_down_first() -> None:
    people = (Person("Wren", "kuri"), Person("Lark", "ai"))
    made = Seating((2, 3, 4), OPTIONS, LEVELS, {}, people)
    assert (made.seats[0].name, made.seats[0].colour) == ("Wren", "kuri")
    made.take(Preset(4, 4))
    assert [seat.name for seat in made.seats][:2] == ["Wren", "Lark"]
    assert len({seat.colour for seat in made.seats}) == 4
    made.rename(0, "Robin")
    assert [person.name for person in made.people_now()][:2] == ["Robin", "Lark"]
    assert "Wren" in {person.name for person in made.people_now()}


def test_computer_players_are_told_apart_however_many_people_have_played_here() -> None:
    for count in range(len(NAMES) + 1):
        people = [Person(name, "ai") for name in NAMES[:count]]
        made = Seating((3, 4, 5), OPTIONS, LEVELS, {}, people)
        made.take(Preset(1, 5))
        assert len({seat.name for seat in made.seats}) == 5, f"{count} people: {[seat.name for seat in made.seats]}"


def test_the_seed_is_a_number_or_new() -> None:
    made = seating()
    assert made.seed_number() is None
    made.seed = "42"
    assert made.seed_number() == 42
    made.seed = "9" * 30
    number = made.seed_number()
    assert number is not None
    assert 0 <= number < 1 << 53


def test_seats_from_elsewhere_are_made_fit_to_be_shown() -> None:
    fit = presentable([Seat("Wren", "fuji", "expert"), Seat("Ayu", "shu")], LEVELS)
    assert fit == (Seat("Wren", "fuji", "expert"), Seat("Ayu", "shu"))
    strange = [Seat("a\n\u202eb\ud800" + "x" * 999, ""), Seat(" ", "shu", "oracle"), Seat("c", "shu"), Seat("d", "red")]
    fit = presentable(strange, LEVELS)
    assert sorted(seat.colour for seat in fit) == sorted({seat.colour for seat in fit} & set(SEATS))
    assert all(seat.name.isprintable() and 0 < len(seat.name) <= NAME_LENGTH for seat in fit)
    assert [seat.controller for seat in fit] == [HUMAN, "journeyman", HUMAN, HUMAN]
    assert fit[1].colour == "shu"
