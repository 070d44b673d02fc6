"""How far pictures differ, as eyes that see no colour would see them."""

from __future__ import annotations

import itertools

import pygame

from edo_table.ui.print.canvas import opaque
from edo_table.ui.print.palette import rgb

Pictures = dict[str, pygame.Surface]


def on_paper(picture: pygame.Surface, is_grey: bool = True) -> pygame.Surface:
    """The picture on a ground of one colour, without colours of its own unless told otherwise."""
    out = opaque(picture.get_size())
    out.fill("#C0B090")
    out.blit(picture, (0, 0))
    return pygame.transform.grayscale(out) if is_grey else out


def difference(a: pygame.Surface, b: pygame.Surface) -> float:
    """The mean difference of two opaque pictures of one size, 0 to 255."""
    assert a.get_size() == b.get_size()
    total = 0
    for first, second in ((a, b), (b, a)):
        rest = first.copy()
        rest.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        total += sum(pygame.image.tobytes(rest, "RGB"))
    return total / (3 * a.get_width() * a.get_height())


def nearest(pictures: Pictures) -> tuple[float, str, str]:
    """The two pictures that differ least, and by how much."""
    return min((difference(pictures[a], pictures[b]), a, b) for a, b in itertools.combinations(pictures, 2))


def share_of(picture: pygame.Surface, colour: str, near: int = 40) -> float:
    """The share of a picture's pixels that are nearly of a colour."""
    found = pygame.mask.from_threshold(picture, rgb(colour), (near, near, near, 255))
    return found.count() / (picture.get_width() * picture.get_height())
