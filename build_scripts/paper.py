"""Makes the grain tiles art/paper/{washi,wood,mokume}.png.  Needs numpy, which the program itself does not use.

Run `python3 build_scripts/paper.py [FOLDER]`.  All tiles wrap around at their edges (periodic noise from filtered
white noise) and come out the same every time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pygame

SIZE = 512
TINT = {"washi": (1.0, 0.995, 0.98), "wood": (1.0, 0.98, 0.95), "mokume": (1.0, 1.0, 1.0)}


def tiles() -> dict[str, Any]:
    """Name -> array of grey values (SIZE x SIZE, 0 to 255)."""
    rng = np.random.default_rng(1858)
    n = SIZE
    fy, fx = np.meshgrid(np.fft.fftfreq(n) * n, np.fft.fftfreq(n) * n, indexing="ij")

    def field(share: Any) -> Any:
        f = np.fft.ifft2(np.fft.fft2(rng.standard_normal((n, n))) * share).real
        return f / f.std()

    def band(low: float, high: float, across: float = 1.0, down: float = 1.0) -> Any:
        r = np.hypot(fx * across, fy * down)
        return np.exp(-((r / high) ** 2)) * (1 - np.exp(-((r / low) ** 2)))

    cloud = field(band(2, 9))  # uneven pulp
    tooth = field(band(30, 190))  # the tooth of the sheet
    fibre = np.zeros((n, n))
    for _ in range(420):  # long mulberry fibres
        x, y, a = rng.uniform(0, n), rng.uniform(0, n), rng.uniform(0, np.pi)
        bend = rng.uniform(-0.03, 0.03)
        for _ in range(int(rng.uniform(12, 60))):
            fibre[int(y) % n, int(x) % n] += 1
            x, y, a = x + np.cos(a), y + np.sin(a), a + bend
    fibre = np.fft.ifft2(np.fft.fft2(fibre) * np.exp(-((np.hypot(fx, fy) / 150) ** 2))).real
    washi = 244 + 2.4 * cloud + 3.2 * tooth - 16 * fibre / fibre.max() + 6 * (field(band(60, 250)) > 2.6)
    rings = field(band(1.2, 5, down=0.12, across=2.4))  # wood: stretched along x
    rows = 2 * np.pi * np.arange(n)[:, None] / n
    pores = field(band(8, 200, across=9, down=0.9))
    wood = 236 + 7 * np.sin(rings * 7 + 9 * rows) + 5 * pores
    mokume = 243 + 5.0 * np.sin(rings * 4 + 14 * rows) + 2.5 * pores + 2.2 * tooth
    return {"washi": washi, "wood": wood, "mokume": mokume}


def main(folder: Path) -> None:
    """Write the tiles into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, values in tiles().items():
        grey = np.clip(values, 0, 255).astype("uint8")
        rgb = np.stack([np.clip(grey * t, 0, 255).astype("uint8") for t in TINT[name]], -1)
        picture = pygame.image.frombytes(rgb.tobytes(), (SIZE, SIZE), "RGB")
        pygame.image.save(picture, str(folder / f"{name}.png"))
        print(folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "art" / "paper")
