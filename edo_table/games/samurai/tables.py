"""The content as tables of numbers, as the rules look them up."""

from __future__ import annotations

from dataclasses import dataclass

from edo_table.games.samurai.content import Board, SamuraiContent

ON_LAND, AT_SEA, REPLACES, SWAPS = 0, 1, 2, 3
"""What a token kind does: laid on land, laid at sea, takes a token's place, lets two figures change places."""


@dataclass(frozen=True, slots=True)
class Tables:
    """Tables of one player count.  Token kinds are numbers in the order of tokens.yaml."""

    board: Board
    kinds: int
    token_ids: tuple[str, ...]
    kind_of: dict[str, int]
    deed: tuple[int, ...]
    strength: tuple[int, ...]
    influences: tuple[tuple[int, ...], ...]
    is_character: tuple[bool, ...]
    full_set: tuple[int, ...]
    """A player's tokens, one entry each, ascending."""
    figure_ids: tuple[str, ...]
    space_of: dict[str, int]
    hand_size: int
    ties_to_end: int

    def is_replaceable(self, kind: int) -> bool:
        """Return whether a token exchange may take this token's place: no character, no exchange itself."""
        return self.deed[kind] == ON_LAND and not self.is_character[kind]


def compile_tables(content: SamuraiContent, players: int) -> Tables:
    """Return the tables for a number of players."""
    board, tokens = content.board(players), content.tokens
    ids = tuple(token.id for token in tokens)
    return Tables(
        board=board,
        kinds=len(tokens),
        token_ids=ids,
        kind_of={name: kind for kind, name in enumerate(ids)},
        deed=tuple(_deed(token.effect, token.goes_on) for token in tokens),
        strength=tuple(token.strength for token in tokens),
        influences=tuple(token.influences for token in tokens),
        is_character=tuple(token.is_character for token in tokens),
        full_set=tuple(kind for kind, token in enumerate(tokens) for _ in range(token.count)),
        figure_ids=tuple(figure.id for figure in content.figures),
        space_of={name: space for space, name in enumerate(board.spaces)},
        hand_size=content.tokens_in_hand,
        ties_to_end=content.ties_to_end,
    )


def _deed(effect: str, goes_on: str) -> int:
    if effect == "token_exchange":
        return REPLACES
    if effect == "figure_exchange":
        return SWAPS
    return AT_SEA if goes_on == "sea" else ON_LAND
