"""Akebono's pictures, in the hand of IKI's."""

from __future__ import annotations
