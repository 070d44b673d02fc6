"""What happens to goods, markers, Kobuns and cards, whatever brings it about."""

from __future__ import annotations

from collections.abc import Sequence

from edo_table.engine.events import Event, Sink
from edo_table.engine.messages import Arguments
from edo_table.games.iki.content import Gain
from edo_table.games.iki.goods import COUNT, GOODS, IKI, WOOD
from edo_table.games.iki.state import EMPTY, NEUTRAL, PERKS, RAISE, IkiState
from edo_table.games.iki.tables import NO_PERK, Tables


def others(state: IkiState, seat: int) -> tuple[int, ...]:
    """Return all seats but one: those to whom an action of that one is news."""
    return tuple(other for other in range(state.players) if other != seat)


# ---- goods -----------------------------------------------------------------------------------------------------------


def wood_left(tables: Tables, state: IkiState) -> int:
    """Return the wood in the reserve, which alone is limited (S5)."""
    return tables.content.numbers.wood - sum(state.goods[WOOD::COUNT])


def can_pay(state: IkiState, seat: int, price: Sequence[int]) -> bool:
    """Return whether a seat has all of a price; IKI only as the track shows them (B11)."""
    at = seat * COUNT
    goods = state.goods
    for amount in price:
        if amount > 0 and goods[at] < amount:
            return False
        at += 1
    return True


def pay(tables: Tables, state: IkiState, seat: int, price: Sequence[int], sink: Sink | None, reason: str = "") -> None:
    """Take a price from a seat, which has it."""
    base = seat * COUNT
    for good, amount in enumerate(price):
        if amount:
            state.goods[base + good] -= amount
            if sink is not None:
                args: Arguments = {"seat": seat, "good": GOODS[good], "n": amount}
                sink(Event("paid", {**args, "reason": reason} if reason else args))


def gain(tables: Tables, state: IkiState, seat: int, goods: Sequence[int], sink: Sink | None, reason: str = "") -> None:
    """Give goods to a seat; of wood what is left (S5).  IKI may be taken too, as far as the track shows it."""
    base = seat * COUNT
    for good, amount in enumerate(goods):
        if not amount:
            continue
        if good == WOOD:
            amount = min(amount, wood_left(tables, state))
        before = state.goods[base + good]
        state.goods[base + good] = max(0, before + amount) if good == IKI else before + amount
        changed = state.goods[base + good] - before
        if sink is not None and changed:
            args: Arguments = {"seat": seat, "good": GOODS[good], "n": abs(changed)}
            sink(Event("gained" if changed > 0 else "paid", {**args, "reason": reason} if reason else args))


# ---- firefighting ----------------------------------------------------------------------------------------------------


def step_up(tables: Tables, state: IkiState, seat: int, spaces: int, sink: Sink | None) -> None:
    """Move a firefighting marker up, at once however many spaces; it lands on top of the stack there (H4)."""
    if not spaces:
        return
    level = min(tables.content.numbers.firefighting_most, state.levels[seat] + spaces)
    state.levels[seat] = level
    order = state.order
    order.remove(seat)
    at = next((place for place, other in enumerate(order) if state.levels[other] <= level), len(order))
    order.insert(at, seat)
    if sink is not None:
        sink(Event("stepped_up", {"seat": seat, "n": spaces, "level": level}))


# ---- cards and Kobuns ------------------------------------------------------------------------------------------------


def put_card(state: IkiState, stall: int, card: int, owner: int) -> None:
    """Put a card on an empty stall, with a Kobun unless it is nobody's."""
    state.cards[stall] = card
    state.owners[stall] = owner
    state.experience[stall] = 0
    if owner != NEUTRAL:
        state.kobuns[owner] -= 1


def clear_stall(state: IkiState, stall: int) -> None:
    """Take the card of a stall away, its Kobun back to its owner."""
    owner = state.owners[stall]
    if owner != NEUTRAL:
        state.kobuns[owner] += 1
    state.cards[stall] = EMPTY
    state.owners[stall] = NEUTRAL
    state.experience[stall] = 0


def own_characters(tables: Tables, state: IkiState, seat: int) -> list[int]:
    """Return the stalls on which a seat has characters."""
    return [
        stall for stall, owner in enumerate(state.owners) if owner == seat and state.cards[stall] < tables.characters
    ]


def gain_experience(tables: Tables, state: IkiState, stall: int, sink: Sink | None) -> None:
    """Move the Kobun of a character up; at the circle it retires (rulebook, Experience; B5)."""
    card, owner = state.cards[stall], state.owners[stall]
    state.experience[stall] += 1
    is_enough = state.experience[stall] >= tables.people[card].experience
    if sink is not None:
        args: Arguments = {
            "seat": owner,
            "character": tables.card_ids[card],
            "stall": tables.stall_ids[stall],
            "level": state.experience[stall],
        }
        if not is_enough:
            sink(Event("experienced", args))
    if is_enough:
        retire(tables, state, stall, sink)


def retire(tables: Tables, state: IkiState, stall: int, sink: Sink | None) -> None:
    """Move a character to its owner's board, with its special token if it has one."""
    card, owner = state.cards[stall], state.owners[stall]
    clear_stall(state, stall)
    state.retired[owner].append(card)
    perk = tables.perk_of[card]
    if perk != NO_PERK:
        state.perks[owner * len(PERKS) + perk] += 1
    if sink is not None:
        args: Arguments = {
            "seat": owner,
            "character": tables.card_ids[card],
            "stall": tables.stall_ids[stall],
            "token": tables.people[card].token,
        }
        sink(Event("retired", args))
    tables.workings.customs.retired(tables, state, owner, card, sink)


def has_perk(state: IkiState, seat: int, perk: int) -> int:
    """Return how many of a special token a seat has."""
    return state.perks[seat * len(PERKS) + perk]


# ---- together --------------------------------------------------------------------------------------------------------


def bring(tables: Tables, state: IkiState, seat: int, what: Gain, sink: Sink | None) -> None:
    """Give what a trade, a token or a skill brings; experience asks which Kobun, if there is any."""
    gain(tables, state, seat, what.goods, sink)
    step_up(tables, state, seat, what.firefighting, sink)
    tables.workings.customs.brought(tables, state, seat, what, sink)
    if what.experience and own_characters(tables, state, seat):
        state.stack += [(RAISE, seat)] * what.experience


def changes_something(tables: Tables, state: IkiState, seat: int, what: Gain) -> bool:
    """Return whether a gain would change anything for a seat (B2); a step at the track's end does."""
    if what.firefighting:
        return True
    if what.experience and own_characters(tables, state, seat):
        return True
    if tables.workings.customs.would_change(tables, state, seat, what):
        return True
    return any(amount and (good != WOOD or wood_left(tables, state) > 0) for good, amount in enumerate(what.goods))
