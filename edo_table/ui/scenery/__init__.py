"""Landscapes and stages behind the screens; each paints at any size and in slices."""
