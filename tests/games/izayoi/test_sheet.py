"""The score sheet: who leads is ringed, whoever lost face is struck out."""

from __future__ import annotations

from edo_table.games.izayoi.scoring import final_sheet


def test_insolents_are_struck_out_of_the_points_and_never_lead() -> None:
    # the first serves the second and the other way round, the third is their own master
    points = final_sheet((5, 8, 7), (1, 2, 2), (1, 0, 2)).lines[0]
    assert (points.id, points.struck, points.marked) == ("points", (1,), (2,))


def test_where_all_lose_face_all_are_struck_out() -> None:
    points = final_sheet((4, 4, 4), (1, 1, 1), (1, 2, 0)).lines[0]
    assert (points.struck, points.marked) == ((0, 1, 2), ())
