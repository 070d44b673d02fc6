"""Akebono's New Characters, special tokens and personalities, each rule broken on purpose."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

import pytest

from edo_table.games.iki import actions as iki
from edo_table.games.iki import options, turns
from edo_table.games.iki.effects import gain, gain_experience, has_perk, own_characters, retire
from edo_table.games.iki.goods import COUNT, MON
from edo_table.games.iki.state import BUSINESS, FIRE, HIRE_DISCOUNT, USED_CHARACTER, USED_SHOP
from edo_table.games.iki.state import MOVE as IKI_MOVE
from edo_table.games.iki.tables import Frame
from edo_table.games.iki.vocabulary import encode
from edo_table.games.iki_akebono import (
    actions,
    bridge,
    counting,
    customs,
    deeds,
    offers,
    skills,
    year,
)
from edo_table.games.iki_akebono.components import NO_GAIN
from edo_table.games.iki_akebono.customs import AkebonoCustoms
from edo_table.games.iki_akebono.owned import has_permit, met_by
from edo_table.games.iki_akebono.state import (
    FIRST_SPACE,
    LOWER,
    NAME_TYPE,
    OFFER_FREE_SKILL,
    OFFER_SECOND_HIRE,
    OFFERED_EXCHANGE,
    OWNER,
    PERMITS,
    RAISE_OTHER,
    RELOCATE,
    RESCUE,
    RETIRE,
    SECOND_HIRE,
    STARVING,
    USED_UP,
    WANDER,
    AkebonoState,
)
from edo_table.games.iki_akebono.tables import AkebonoTables
from tests.scenarios.broken_iki_akebono import (
    after_deed,
    around_step,
    changed,
    everywhere,
    with_content,
    with_options,
    with_tables,
    without_options,
)
from tests.scenarios.running import Break, around


def with_personality(patch: pytest.MonkeyPatch, ident: str, **changes: Any) -> None:
    with_content(patch, lambda whole: {"personalities": changed(whole.personalities, ident, **changes)})


def with_needs(patch: pytest.MonkeyPatch, ident: str, **changes: Any) -> None:
    """A personality asks for something else at the end."""

    def change(whole: Any) -> Mapping[str, Any]:
        end = next(one.end for one in whole.personalities if one.id == ident)
        other = dataclasses.replace(end, needs=dataclasses.replace(end.needs, **changes))
        return {"personalities": changed(whole.personalities, ident, end=other)}

    with_content(patch, change)


def with_end(patch: pytest.MonkeyPatch, ident: str, **changes: Any) -> None:
    """A personality counts something else at the end."""

    def change(whole: Any) -> Mapping[str, Any]:
        end = next(one.end for one in whole.personalities if one.id == ident)
        return {"personalities": changed(whole.personalities, ident, end=dataclasses.replace(end, **changes))}

    with_content(patch, change)


# ---- New Characters --------------------------------------------------------------------------------------------------


def shops_after_wandering(patch: pytest.MonkeyPatch) -> None:
    def wandered(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        at = next(number for number, step in enumerate(state.stack) if step[0] == BUSINESS)
        state.stack[at] = (BUSINESS, frame[1], USED_CHARACTER | USED_UP)

    after_deed(patch, actions.WANDER, wandered)


def characters_after_wandering(patch: pytest.MonkeyPatch) -> None:
    def wandered(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        at = next(number for number, step in enumerate(state.stack) if step[0] == BUSINESS)
        state.stack[at] = (BUSINESS, frame[1], USED_SHOP)

    after_deed(patch, actions.WANDER, wandered)


def wandering_at_any_time(patch: pytest.MonkeyPatch) -> None:
    skill = dataclasses.replace(skills.SKILLS["wander"], can=lambda *args: True)
    patch.setitem(skills.SKILLS, "wander", skill)


def tokens_forget_business(patch: pytest.MonkeyPatch) -> None:
    def forget(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        state.turn_marks = 0

    after_deed(patch, actions.SPEND_BOAT_TOKEN, forget)


def wandering_is_no_lap(patch: pytest.MonkeyPatch) -> None:
    def wander(tables: AkebonoTables, state: AkebonoState, seat: int, steps: int, sink: Any) -> None:
        state.positions[seat] = (state.positions[seat] + steps - 1) % tables.street + 1

    patch.setattr(deeds, "wander", wander)


def wandering_with_sandals(patch: pytest.MonkeyPatch) -> None:
    whole = offers.OFFERS[WANDER]

    def offered(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
        yield from whole(tables, state, frame)
        yield encode(actions.WANDER, frame[2] + 1)

    patch.setitem(offers.OFFERS, WANDER, offered)


def one_discount_for_all(patch: pytest.MonkeyPatch) -> None:
    """The Swordsmith takes both off."""

    def both(whole: Any, tables: AkebonoTables, card: int, number: int) -> Any:
        if card < 0:
            return whole(tables, card, number)
        return tuple(map(sum, zip(*tables.people[card].discounts, strict=True)))

    everywhere(patch, "discount_of", both, offers, deeds)


def salaries_of(patch: pytest.MonkeyPatch, change: Callable[[AkebonoState, int], None]) -> None:
    """The Mask Crafter sees other characters."""

    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int) -> list[int]:
        copy = state.clone()
        change(copy, seat)
        return list(whole(tables, copy, seat))

    everywhere(patch, "salaries", found, skills, offers)


def none_retired(state: AkebonoState, seat: int) -> None:
    state.retired[seat] = []


def none_on_the_board(state: AkebonoState, seat: int) -> None:
    state.owners = [-1] * len(state.owners)


def all_are_own(state: AkebonoState, seat: int) -> None:
    state.owners = [seat if owner >= 0 else owner for owner in state.owners]


def first_salary(patch: pytest.MonkeyPatch) -> None:
    def take(tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Any) -> None:
        gain(tables, state, seat, tables.people[card].salary[0], sink)

    patch.setattr(deeds, "take_salary", take)


def below_the_first_space(patch: pytest.MonkeyPatch) -> None:
    everywhere(patch, "lowered", lambda whole, tables, state, seat: own_characters(tables, state, seat), skills, offers)


def others_are_lowered(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for stall, gained in enumerate(state.experience):
        if gained:
            yield encode(actions.LOWER, stall)


def bonus_for_itself(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    yield encode(iki.RAISE, state.cards.index(frame[2]))


def no_bonus(whole: Any) -> Mapping[str, Any]:
    return {"characters": tuple(dataclasses.replace(person, bonus=NO_GAIN) for person in whole.characters)}


def open_types_are_special(patch: pytest.MonkeyPatch) -> None:
    with_tables(
        patch,
        lambda tables: {"type_of": tuple(tables.special_type if kind < 0 else kind for kind in tables.type_of)},
    )


def one_open_type(patch: pytest.MonkeyPatch) -> None:
    """Characters without a type are alike in harmony."""
    with_tables(patch, lambda tables: {"type_of": tuple(4 if kind < 0 else kind for kind in tables.type_of)})


def named_at_the_end_only(patch: pytest.MonkeyPatch) -> None:
    def retired(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, *more: Any) -> None:
        whole(self, tables, state, *more)
        state.stack = [step for step in state.stack if step[0] != NAME_TYPE]

    around(patch, AkebonoCustoms, "retired", retired)


def named_again_at_the_end(patch: pytest.MonkeyPatch) -> None:
    def choices(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState) -> Any:
        state.named = [-1] * len(state.named)
        return whole(self, tables, state)

    around(patch, AkebonoCustoms, "last_choices", choices)


def not_named_at_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "last_choices", lambda *args: [])


# ---- special tokens --------------------------------------------------------------------------------------------------


def doctors_stop_the_fire(patch: pytest.MonkeyPatch) -> None:
    def stop(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        state.stack = [step for step in state.stack if step[0] != FIRE]

    after_deed(patch, actions.USE_DOCTOR, stop)


def doctors_last(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deeds, "spend_permit", lambda state, seat, permit, sink: None)


def doctors_heal(patch: pytest.MonkeyPatch) -> None:
    """The character stays."""
    patch.setattr(deeds, "retire", lambda *args: None)


def doctors_do_not_feed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "meets_hunger", lambda *args: False)


def doctors_against_hunger_only(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "meets_fire", lambda *args: False)


def no_charm_beside_a_doctor(patch: pytest.MonkeyPatch) -> None:
    without_options(patch, RESCUE, iki.USE_CHARM)


def hungry_by_the_program(patch: pytest.MonkeyPatch) -> None:
    """A Doctor token is used without a question."""

    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        if state.permits[frame[1] * len(PERMITS)]:
            state.permits[frame[1] * len(PERMITS)] -= 1
            retire(tables, state, frame[2], sink)
        else:
            whole(tables, state, frame, sink)

    around_step(patch, STARVING, run)


def messengers_pass_the_crossroads(patch: pytest.MonkeyPatch) -> None:
    def pass_it(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        for stall in own_characters(tables, state, frame[1]):
            gain_experience(tables, state, stall, lambda event: None)

    after_deed(patch, actions.SEND, pass_it)


def messengers_at_once(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(offers, "NEW_MESSENGER", 0)


def messengers_shops_only(patch: pytest.MonkeyPatch) -> None:
    whole = offers.OFFERS[IKI_MOVE]

    def offered(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
        yield from (code for code in whole(tables, state, frame) if code != encode(actions.SEND, tables.bridge))

    patch.setitem(offers.OFFERS, IKI_MOVE, offered)


def owners_hire_for_nothing(patch: pytest.MonkeyPatch) -> None:
    def pay_back(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        if frame[0] == SECOND_HIRE:
            state.goods[frame[1] * COUNT + MON] += 3

    after_deed(patch, iki.HIRE, pay_back)


def owners_in_the_first_phase(patch: pytest.MonkeyPatch) -> None:
    def run(whole: Any, tables: AkebonoTables, state: AkebonoState, frame: Frame, sink: Any) -> None:
        if state.stack[-1][0] == IKI_MOVE:
            whole(tables, state, frame, sink)

    around_step(patch, OFFER_SECOND_HIRE, run)


def owners_must(patch: pytest.MonkeyPatch) -> None:
    without_options(patch, SECOND_HIRE, iki.ENOUGH)


def owner_token_too_late(patch: pytest.MonkeyPatch) -> None:
    """A token that the hiring bonus brings is not for this hire."""

    def hired(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, *more: Any) -> None:
        has = has_permit(state, seat, OWNER)
        whole(self, tables, state, seat, *more)
        if not has:
            state.stack = [step for step in state.stack if step[0] != OFFER_SECOND_HIRE]

    around(patch, AkebonoCustoms, "hired", hired)


def boat_tokens_at_once(patch: pytest.MonkeyPatch) -> None:
    def forget(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        state.new_boat_tokens = 0

    after_deed(patch, actions.ACTIVATE, forget)


def boat_tokens_last(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deeds, "spend_boat_token", lambda state, seat, sink: None)


def boat_tokens_on_the_bridge(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    if state.positions[frame[1]] == tables.bridge_place and state.boat_tokens[frame[1]]:
        for number, what in enumerate((USED_SHOP, USED_CHARACTER)):
            if frame[2] & what:
                yield encode(actions.SPEND_BOAT_TOKEN, number)


def boat_tokens_for_one(which: int) -> Break:
    """They serve for the shop only, or for characters only."""

    def broken(patch: pytest.MonkeyPatch) -> None:
        whole = offers.OFFERS[BUSINESS]

        def offered(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
            not_this = encode(actions.SPEND_BOAT_TOKEN, 1 - which)
            yield from (code for code in whole(tables, state, frame) if code != not_this)

        patch.setitem(offers.OFFERS, BUSINESS, offered)

    return broken


def boat_tokens_for_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(offers, "_is_left", lambda *args: True)


def no_boat_token_on_the_first_space(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "takes_first_space", lambda *args: False)


def first_space_takes_both(patch: pytest.MonkeyPatch) -> None:
    def mon_too(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        state.goods[frame[1] * COUNT + MON] += frame[0] == FIRST_SPACE

    for verb in (iki.INCOME, iki.HIRE):
        after_deed(patch, verb, mon_too)


def fisherman_without_a_place(patch: pytest.MonkeyPatch) -> None:
    def retired(
        whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Any
    ) -> None:
        whole(self, tables, state, seat, card, sink)
        if tables.people[card].token == "fisherman" and tables.fisherman_token not in state.bought[seat]:
            self._take(tables, state, seat, tables.fisherman_token, sink)

    around(patch, AkebonoCustoms, "retired", retired)


def no_keepsakes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(AkebonoCustoms, "_take", lambda *args: None)


# ---- personalities ---------------------------------------------------------------------------------------------------


def tsutaya_not_for_himself(patch: pytest.MonkeyPatch) -> None:
    def meet(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, number: int, sink: Any) -> None:
        whole(tables, state, seat, number, sink)
        if tables.personalities[number].mon_per_meeting:
            state.goods[seat * COUNT + MON] -= 2

    around(patch, deeds, "meet", meet)


def nezumi_always(patch: pytest.MonkeyPatch) -> None:
    def ended(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, sink: Any) -> None:
        state.has_hired = 0
        whole(self, tables, state, seat, sink)

    around(patch, AkebonoCustoms, "turn_ended", ended)


def nezumi_once(patch: pytest.MonkeyPatch) -> None:
    """A turn with a hire is remembered in the next."""

    def ended(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, sink: Any) -> None:
        hired = state.has_hired
        whole(self, tables, state, seat, sink)
        state.has_hired = hired

    around(patch, AkebonoCustoms, "turn_ended", ended)


def nezumi_on_new_years_day(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(customs, "NEW_YEARS_DAY", 14)


def nezumi_pays_everybody(patch: pytest.MonkeyPatch) -> None:
    def ended(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, sink: Any) -> None:
        for other in range(state.players):
            whole(self, tables, state, other, sink)

    around(patch, AkebonoCustoms, "turn_ended", ended)


def rai_pays_for_others(patch: pytest.MonkeyPatch) -> None:
    def retired(
        whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int, card: int, sink: Any
    ) -> None:
        whole(self, tables, state, seat, card, sink)
        for other in range(state.players):
            if other != seat and any(one.mon_per_retirement for one in met_by(tables, state, other)):
                state.goods[other * COUNT + MON] += 1

    around(patch, AkebonoCustoms, "retired", retired)


def maeno_for_all(patch: pytest.MonkeyPatch) -> None:
    with_tables(patch, lambda tables: {"special_type": tables.type_ids.index("shop-seller")})


def mogami_next_time(patch: pytest.MonkeyPatch) -> None:
    """His sandal cannot be used at once."""
    patch.setattr(offers, "sandals_per_lap", lambda *args: 0)


def mogami_before_the_crossroads(patch: pytest.MonkeyPatch) -> None:
    """His sandal lengthens any way."""

    def furthest(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, most: int) -> int:
        return int(whole(tables, state, seat, most)) + bool(offers.sandals_per_lap(tables, state, seat))

    around(patch, offers, "furthest", furthest)


def ema_stops_the_fire(patch: pytest.MonkeyPatch) -> None:
    def meets(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, stall: int, sink: Any) -> bool:
        found = bool(whole(self, tables, state, stall, sink))
        if found and not tables.is_character(state.cards[stall]):
            state.stack = [step for step in state.stack if step[0] != FIRE]
        return found

    around(patch, AkebonoCustoms, "meets_fire", meets)


def chiba_for_all(patch: pytest.MonkeyPatch) -> None:
    def prices(whole: Any, self: Any, tables: AkebonoTables, state: AkebonoState, seat: int) -> Any:
        return min(whole(self, tables, state, other) for other in range(state.players))

    around(patch, AkebonoCustoms, "stall_prices", prices)


def hokusai_begins_anew(patch: pytest.MonkeyPatch) -> None:
    def forget(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        for step in state.stack:
            if step[0] == OFFER_FREE_SKILL:
                state.experience[step[2]] = 0

    after_deed(patch, actions.RELOCATE, forget)


def hokusai_teaches(patch: pytest.MonkeyPatch) -> None:
    def learn(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> None:
        gain_experience(tables, state, frame[2], lambda event: None)

    after_deed(patch, actions.USE_SKILL, learn)


def hokusai_without_a_skill(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(year.STEPS, OFFER_FREE_SKILL, lambda *args: None)


def hokusai_moves_others(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    free = [stall for stall, card in enumerate(state.cards) if card < 0]
    for stall, card in enumerate(state.cards):
        if tables.is_character(card):
            yield from (encode(actions.RELOCATE, stall, place) for place in free)


def ota_saves_one(patch: pytest.MonkeyPatch) -> None:
    with_content(
        patch,
        lambda whole: {
            "personalities": changed(
                whole.personalities,
                "ota-nanpo",
                now=dataclasses.replace(
                    next(one.now for one in whole.personalities if one.id == "ota-nanpo"),  # type: ignore[type-var]
                    discount=1,
                ),
            )
        },
    )


def ota_instead_of_the_monk(patch: pytest.MonkeyPatch) -> None:
    def price(tables: AkebonoTables, state: AkebonoState, seat: int, character: int, off: int = 0) -> int:
        return max(0, tables.people[character].cost - max(off, has_perk(state, seat, HIRE_DISCOUNT)))

    for module in (options, turns):
        patch.setattr(module, "card_price", price)


def siebold_must(patch: pytest.MonkeyPatch) -> None:
    without_options(patch, OFFERED_EXCHANGE, iki.ENOUGH)


def siebold_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bridge, "can_pay", lambda *args: True)


def oi_retires_others(tables: AkebonoTables, state: AkebonoState, frame: Frame) -> Iterator[int]:
    for stall, card in enumerate(state.cards):
        if tables.is_character(card):
            yield encode(actions.RETIRE, stall)


def spent_tokens_count(patch: pytest.MonkeyPatch) -> None:
    def found(whole: Any, tables: AkebonoTables, state: AkebonoState, seat: int, kind: int) -> list[int]:
        more = [token for token in state.spent[seat] if tables.token_kind[token] == kind]
        return [*whole(tables, state, seat, kind), *more]

    around(patch, counting, "tokens_of", found)


BROKEN: Mapping[str, Break] = {
    "shops after wandering": shops_after_wandering,
    "characters after wandering": characters_after_wandering,
    "the Express Messenger walks after business": wandering_at_any_time,
    "a boat token makes business undone": tokens_forget_business,
    "wandering passes no Crossroads": wandering_is_no_lap,
    "wandering three spaces": wandering_with_sandals,
    "the Swordsmith takes both off": one_discount_for_all,
    "the Mask Crafter sees nobody retired": partial(salaries_of, change=none_retired),
    "the Mask Crafter sees the retired only": partial(salaries_of, change=none_on_the_board),
    "the Mask Crafter takes others' salaries": partial(salaries_of, change=all_are_own),
    "the Mask Crafter takes the first salary": first_salary,
    "Kobuns step back below the first space": below_the_first_space,
    "others' Kobuns step back": partial(with_options, step=LOWER, more=others_are_lowered),
    "the bonus of experience is for oneself": partial(with_options, step=RAISE_OTHER, more=bonus_for_itself),
    "hiring brings no bonus": partial(with_content, change=no_bonus),
    "open types are Specials": open_types_are_special,
    "open types are one type": one_open_type,
    "types are named at the end only": named_at_the_end_only,
    "types are named again at the end": named_again_at_the_end,
    "types are not named at the end": not_named_at_the_end,
    "Doctor tokens stop the fire": doctors_stop_the_fire,
    "special tokens last": doctors_last,
    "Doctor tokens heal": doctors_heal,
    "Doctor tokens do not help the hungry": doctors_do_not_feed,
    "Doctor tokens help the hungry only": doctors_against_hunger_only,
    "a charm cannot be chosen beside a Doctor token": no_charm_beside_a_doctor,
    "Doctor tokens are used unasked": hungry_by_the_program,
    "a Messenger token passes the Crossroads": messengers_pass_the_crossroads,
    "a Messenger token serves at once": messengers_at_once,
    "a Messenger token does not reach the bridge": messengers_shops_only,
    "an Owner token hires for nothing": owners_hire_for_nothing,
    "an Owner token serves in B1 only": owners_in_the_first_phase,
    "an Owner token must be used": owners_must,
    "an Owner token from the bonus is too late": owner_token_too_late,
    "boat tokens serve at once": boat_tokens_at_once,
    "boat tokens last": boat_tokens_last,
    "boat tokens serve on the bridge": partial(with_options, step=BUSINESS, more=boat_tokens_on_the_bridge),
    "boat tokens serve for shops only": boat_tokens_for_one(0),
    "boat tokens serve for characters only": boat_tokens_for_one(1),
    "boat tokens are spent for nothing": boat_tokens_for_nothing,
    "no boat token on 1-4": no_boat_token_on_the_first_space,
    "1-4 brings the mon and what the token brings": first_space_takes_both,
    "the Fisherman's token needs no place": fisherman_without_a_place,
    "Fisherman and Policeman bring no token": no_keepsakes,
    "Tsutaya pays nothing": partial(with_personality, ident="tsutaya-juzaburo", mon_per_meeting=0),
    "Tsutaya does not pay for himself": tsutaya_not_for_himself,
    "Nezumi pays nothing": partial(with_personality, ident="nezumi-kozo", mon_without_hire=0),
    "Nezumi pays for every turn": nezumi_always,
    "Nezumi remembers a hire": nezumi_once,
    "Nezumi pays on New Year's Day": nezumi_on_new_years_day,
    "Nezumi pays for others' turns": nezumi_pays_everybody,
    "Rai pays nothing": partial(with_personality, ident="rai-sanyo", mon_per_retirement=0),
    "Rai pays for others' characters": rai_pays_for_others,
    "Maeno gives nothing": partial(with_personality, ident="maeno-ryotaku", trade_per_special=0),
    "Maeno takes Shop Sellers for Specials": maeno_for_all,
    "Mogami gives nothing": partial(with_personality, ident="mogami-tokunai", sandal_per_lap=0),
    "Mogami's sandal waits": mogami_next_time,
    "Mogami's sandal comes before the Crossroads": mogami_before_the_crossroads,
    "Ema protects nothing": partial(with_personality, ident="ema-saiko", protects_buildings=False),
    "Ema stops the fire": ema_stops_the_fire,
    "Chiba saves nothing": partial(with_personality, ident="chiba-shusaku", no_surcharge=False),
    "Chiba saves for all": chiba_for_all,
    "Hokusai does nothing": partial(with_personality, ident="hokusai", now=None),
    "Hokusai's character begins anew": hokusai_begins_anew,
    "Hokusai's character learns": hokusai_teaches,
    "Hokusai's character does nothing": hokusai_without_a_skill,
    "Hokusai moves others' characters": partial(with_options, step=RELOCATE, more=hokusai_moves_others),
    "Ota saves one": ota_saves_one,
    "Ota saves instead of the Monk": ota_instead_of_the_monk,
    "Sugita brings nothing": partial(with_personality, ident="sugita-genpaku", now=None),
    "Siebold must be accepted": siebold_must,
    "Siebold takes what is not there": siebold_for_all,
    "Oi retires others' characters": partial(with_options, step=RETIRE, more=oi_retires_others),
    "Hiroshige wants two artisans": partial(with_needs, ident="hiroshige", artisans=2),
    "Hiroshige wants none": partial(with_needs, ident="hiroshige", artisans=0),
    "Jippensha does not mind mon": partial(with_needs, ident="jippensha-ikku", most_mon=None),
    "Ryokan takes anybody": partial(with_needs, ident="ryokan", is_last_firefighter=False),
    "Ino wants seven": partial(with_needs, ident="ino-tadataka", characters=7),
    "Hiraga wants one pipe": partial(with_needs, ident="hiraga-gennai", pipes=1),
    "Kobayashi wants one New Character": partial(with_needs, ident="kobayashi-issa", new_characters=1),
    "Watanabe sees no boats": partial(with_end, ident="watanabe-kazan", per_boat=0),
    "Watanabe sees no buildings": partial(with_end, ident="watanabe-kazan", per_building=0),
    "Shiba wants no boat": partial(with_needs, ident="shiba-kokan", one_of_each=("pipe", "pouch", "fish")),
    "spent tokens count": spent_tokens_count,
}
