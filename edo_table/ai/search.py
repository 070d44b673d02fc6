"""Monte Carlo tree search under hidden information.

One tree for the searching seat (single-observer information-set search: Cowling, Powley, Whitehouse 2012): every
iteration imagines fresh hidden things, walks down by PUCT with the game's preferences as priors, judges one new leaf by
the game's values and gives every seat its own share back (max^n).  No playouts.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from edo_table.ai.budget import Stopwatch
from edo_table.engine.advisor import Advisor
from edo_table.engine.game import Game
from edo_table.engine.state import State


@dataclass(frozen=True, slots=True)
class Tuning:
    """The search's constants; the defaults were found by matches (docs/ai.md)."""

    exploration: float = 0.6
    temperature: float = 1.0
    """Of the priors: above 1 they are softer than the game's preferences."""

    urgency: float = 0.03
    """How much below its parent's value an option never tried is taken to be, below the root."""

    width: int = 12
    """Options looked at in a new node; the square root of its visits times `widening` are added."""

    widening: float = 1.5


DEFAULT = Tuning()


class Node:
    """What is known of an option: how often it was there, how often tried, what it brought each seat."""

    __slots__ = ("available", "children", "code", "first", "logit", "menus", "shares", "visits")

    def __init__(self, code: int, logit: float, seats: int) -> None:
        self.code = code
        self.logit = logit
        self.visits = 0
        self.available = 0
        self.shares = [0.0] * seats
        self.first: float | None = None
        """Its deciding seat's share of a win by its own afterstate, where that was looked at."""
        self.children: dict[int, Node] = {}
        self.menus: dict[tuple[int, ...], Menu] = {}

    def mean(self, seat: int) -> float:
        """Return a seat's average share; the node must have been visited."""
        return self.shares[seat] / self.visits


class Menu:
    """The options of a node when exactly these are legal, the likeliest first, with their priors."""

    __slots__ = ("nodes", "priors", "visits")

    def __init__(self, nodes: list[Node], temperature: float) -> None:
        nodes.sort(key=lambda node: (-node.logit, node.code))
        top = nodes[0].logit
        weights = [math.exp((node.logit - top) / temperature) for node in nodes]
        total = sum(weights)
        self.nodes = nodes
        self.priors = [weight / total for weight in weights]
        self.visits = 0


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to: the option, its promise, and each option's share of the visits, best first."""

    code: int
    value: float
    iterations: int
    ranking: tuple[tuple[int, int, float], ...]
    """(code, visits, value) of the options tried, most visited first."""


class Search:
    """A tree that grows from one decision of one seat; `advance` keeps the part below an option chosen."""

    def __init__(
        self,
        game: Game[Any],
        advisor: Advisor[Any],
        state: State,
        seat: int,
        chance: random.Random,
        tuning: Tuning = DEFAULT,
    ) -> None:
        """Prepare a search; `state` is an imagined one in which the seat decides."""
        self.game, self.advisor, self.seat, self.chance, self.tuning = game, advisor, seat, chance, tuning
        self.state = state
        self.seats = len(advisor.values(state))
        self.root = Node(-1, 0.0, self.seats)
        self._menu = self._prepare()

    def _prepare(self) -> Menu:
        legal = self.game.legal(self.state)
        return self._menu_of(self.root, self.state, legal)

    @property
    def favourite(self) -> int:
        """The best option so far; before any iteration the game's own preference."""
        return self._best().code

    @property
    def has_choice(self) -> bool:
        """Whether more than one option is worth a thought."""
        return len(self._menu.nodes) > 1

    def run(self, watch: Stopwatch) -> Found:
        """Search until the watch says stop or the choice cannot change any more; return what was found."""
        if self.has_choice:
            if all(node.first is None for node in self._menu.nodes):
                self._look_ahead(watch)
            while not watch.is_over():
                self._iterate()
                watch.done += 1
                if watch.done % 16 == 0 and self._is_decided(watch.remaining()):
                    break
        return self.found(watch.done)

    def found(self, iterations: int = 0) -> Found:
        """Return what the tree says now."""
        best = self._best()
        tried = sorted(self._menu.nodes, key=lambda node: -node.visits)
        return Found(
            best.code,
            self._worth(best),
            iterations,
            tuple((node.code, node.visits, self._worth(node)) for node in tried if node.visits),
        )

    def advance(self, code: int, state: State) -> None:
        """Go on from the position after an option, in which the same seat decides again."""
        self.root = self.root.children[code]
        self.state = state
        self._menu = self._prepare()

    # ---- the tree ------------------------------------------------------------------------------------------------

    def _worth(self, node: Node) -> float:
        if node.visits:
            return node.mean(self.seat)
        return node.first if node.first is not None else 0.0

    def _best(self) -> Node:
        nodes = self._menu.nodes
        if not any(node.visits for node in nodes):
            return nodes[0]
        return max(nodes, key=lambda node: (node.visits, self._worth(node), -node.code))

    def _is_decided(self, remaining: int) -> bool:
        first = second = 0
        for node in self._menu.nodes:
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
        return first - second > remaining

    def _look_ahead(self, watch: Stopwatch) -> None:
        """Judge the root's options by what each leads to at once, likeliest first, while there is time."""
        for node in self._menu.nodes:
            if watch.is_over():
                return
            after = self.state.clone()
            self.game.apply(after, node.code)
            node.first = self.advisor.values(after)[self.seat]

    def _menu_of(self, node: Node, state: State, legal: Sequence[int]) -> Menu:
        key = tuple(legal)
        menu = node.menus.get(key)
        if menu is None:
            codes = self.advisor.candidates(state, legal)
            known = node.children
            unknown = [code for code in codes if code not in known]
            if unknown:
                for code, logit in zip(unknown, self.advisor.scores(state, unknown), strict=True):
                    known[code] = Node(code, logit, self.seats)
            menu = Menu([known[code] for code in codes], self.tuning.temperature)
            node.menus[key] = menu
        return menu

    def _iterate(self) -> None:
        game = self.game
        state = game.determinize(self.state, self.seat, self.chance)
        node = self.root
        path = [node]
        menu, seat = self._menu, self.seat
        while True:
            node = self._select(node, menu, seat)
            game.apply(state, node.code)
            path.append(node)
            seat = game.actor(state)
            if seat < 0 or not node.visits:
                break
            menu = self._menu_of(node, state, game.legal(state))
        shares = self.advisor.values(state)
        for node in path:
            node.visits += 1
            totals = node.shares
            for index, share in enumerate(shares):
                totals[index] += share

    def _select(self, parent: Node, menu: Menu, seat: int) -> Node:
        nodes = menu.nodes
        if len(nodes) == 1:
            menu.visits += 1
            return nodes[0]
        tuning = self.tuning
        width = tuning.width + int(tuning.widening * math.sqrt(menu.visits))
        menu.visits += 1
        exploration = tuning.exploration
        unknown = parent.shares[seat] / parent.visits - tuning.urgency if parent.visits else 0.5
        best, favourite = -math.inf, nodes[0]
        priors = menu.priors
        sqrt = math.sqrt
        for index, node in enumerate(nodes):
            if index >= width:
                break
            node.available += 1
            visits = node.visits
            if visits:
                value = node.shares[seat] / visits
            else:
                value = node.first if node.first is not None else unknown
            value += exploration * priors[index] * sqrt(node.available) / (1 + visits)
            if value > best:
                best, favourite = value, node
        return favourite
