"""What every game must keep, as functions that fail with words; each gets a finished random game."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from itertools import pairwise, zip_longest
from typing import Any

from edo_table.content.language import load_catalogue
from edo_table.content.phrases import Phrases
from edo_table.content.resources import shipped
from edo_table.engine.actions import ActionSpec
from edo_table.engine.advisor import Advisor
from edo_table.engine.errors import BadPosition, IllegalAction
from edo_table.engine.events import Event
from edo_table.engine.match import Match, replay
from edo_table.engine.messages import Message
from edo_table.engine.state import State
from edo_table.games.registry import with_names
from tests.conformance.walks import Walk


def through_json(data: Any) -> Any:
    """Return data after a trip through JSON; fails when it does not come back the same."""
    back = json.loads(json.dumps(data, allow_nan=False))
    assert back == data, "it is not plain JSON: something came back different (tuples, numbers as keys?)"
    return back


def legal_options_are_in_order(walk: Walk) -> None:
    for ply, state in enumerate(walk.states):
        legal = walk.game.legal(state)
        assert bool(legal) == (walk.game.actor(state) >= 0), f"ply {ply}: options exactly while somebody decides"
        assert all(a < b for a, b in pairwise(legal)), f"ply {ply}: ascending, without duplicates"


def decisions_fit_the_position(walk: Walk) -> None:
    game, turn = walk.game, 0
    for ply, state in enumerate(walk.states):
        decision, actor = game.decision(state), game.actor(state)
        assert (decision is None) == (actor < 0) == (ply == len(walk.codes)), f"ply {ply}: a decision until the end"
        if decision is not None:
            assert decision.seat == actor, f"ply {ply}: the decision is the actor's"
            assert 0 <= actor < walk.setup.players, f"ply {ply}: the actor has a seat"
            assert decision.ply == ply, f"ply {ply}: the decision counts {decision.ply} actions"
        assert game.turn(state) >= turn, f"ply {ply}: turns are counted upwards"
        turn = game.turn(state)
        assert isinstance(game.headline(state), Message)
        assert len(game.standing(state)) == walk.setup.players


def every_legal_option_applies(walk: Walk, most: int = 7) -> None:
    game = walk.game
    for ply, state in walk.some(most):
        for code in game.legal(state):
            after, heard = state.clone(), state.clone()
            game.apply(after, code)
            game.apply(heard, code, lambda event: None)
            wrong = game.invariants(after)
            assert not wrong, f"ply {ply}, option {game.spec(state, code)}: {wrong}"
            assert after.to_dict() == heard.to_dict(), f"ply {ply}, option {code}: a listener changes what happens"


def other_options_are_refused(walk: Walk, most: int = 12, sample: int = 200) -> None:
    """Options of other positions, and numbers that never were options, leave a match as it is."""
    game, chance = walk.game, walk.chance("refused")
    known: dict[int, ActionSpec] = {}
    for _, state in walk.some(40):
        for code in game.legal(state):
            if code not in known:
                known[code] = game.spec(state, code)
    pool = sorted(known)
    for ply, state in walk.some(most):
        match = Match(game, walk.setup, walk.seats, state)
        before, legal = match.state.checksum(), set(game.legal(state))
        possible = {_kind_and_args(game.spec(state, code)) for code in legal}
        numbers = chance.sample(pool, min(sample, len(pool)))
        numbers += [-1, -(1 << 40), 1 << 62, *(chance.randrange(1 << 28) for _ in range(20))]
        for code in numbers:
            if code in legal:
                continue
            assert _is_refused(match, code), f"ply {ply}: the illegal option {code} was carried out"
            if code in known and _kind_and_args(known[code]) not in possible:
                assert _is_refused(match, known[code]), f"ply {ply}: {known[code]} was carried out"
        for spec in (ActionSpec("no_such_action"), ActionSpec(""), ActionSpec(known[pool[0]].kind, {"x": 1})):
            assert _is_refused(match, spec), f"ply {ply}: {spec} was carried out"
        assert match.state.checksum() == before, f"ply {ply}: a refused action changed the position"
        assert not match.history


def _kind_and_args(spec: ActionSpec) -> tuple[str, str]:
    return spec.kind, json.dumps(spec.to_dict()["args"], sort_keys=True)


def _is_refused(match: Match[Any], action: int | ActionSpec) -> bool:
    try:
        if isinstance(action, ActionSpec):
            match.apply_spec(action)
        else:
            match.apply(action)
    except IllegalAction:
        return True
    return False


def clones_are_independent(walk: Walk) -> None:
    """Playing on from a copy leaves every older position as it was."""
    game = walk.game
    checksums = [state.checksum() for state in walk.states]
    for ply, state in walk.some(20):
        copy = state.clone()
        assert copy.to_dict() == state.to_dict(), f"ply {ply}: a clone differs"
        for _ in range(12):
            if game.actor(copy) < 0:
                break
            game.apply(copy, game.legal(copy)[-1])
    assert [state.checksum() for state in walk.states] == checksums, "an older position changed"


def asking_changes_nothing(walk: Walk) -> None:
    game = walk.game
    for ply, state in walk.some(25):
        before = state.to_dict()
        for seat in (None, *range(walk.setup.players)):
            game.view(state, seat)
            if seat is not None:
                game.knowledge(state, seat)
                game.determinize(state, seat, walk.chance("asking"))
        for code in game.legal(state):
            game.spec(state, code)
        game.decision(state)
        game.result(state)
        game.explain_scores(state)
        game.position(state)
        game.invariants(state)
        assert state.to_dict() == before, f"ply {ply}: asking changed the position"


def actions_have_two_forms(walk: Walk) -> None:
    game = walk.game
    for ply, state in enumerate(walk.states):
        targets: dict[frozenset[str], ActionSpec] = {}
        for code in game.legal(state):
            spec = game.spec(state, code)
            assert game.code(state, spec) == code, f"ply {ply}: {spec} leads back to another code"
            stored = ActionSpec.from_dict(through_json(spec.to_dict()))
            assert game.code(state, stored) == code, f"ply {ply}: {spec} as stored leads to another code"
            assert spec.targets, f"ply {ply}: {spec} has nothing that can be clicked"
            chosen = frozenset(spec.targets)
            assert len(chosen) == len(spec.targets), f"ply {ply}: {spec} names a target twice"
            assert chosen not in targets, f"ply {ply}: {spec} and {targets.get(chosen)} have the same targets"
            targets[chosen] = spec


def nothing_leaks(walk: Walk) -> None:
    """What a seat sees, knows, and may do is the same in every position that it cannot tell from the true one."""
    game, chance = walk.game, walk.chance("leak")
    for ply, state in enumerate(walk.states):
        public = game.view(state, None)
        for seat in range(walk.setup.players):
            other = game.determinize(state, seat, chance)
            at = f"ply {ply}, seat {seat}"
            assert not game.invariants(other), f"{at}: the imagined position is unsound: {game.invariants(other)}"
            assert game.view(state, seat) == game.view(other, seat), f"{at}: the view shows what the seat cannot know"
            assert game.view(other, None) == public, f"{at}: everybody's view shows what the seat cannot know"
            known = game.knowledge(state, seat)
            assert known == game.knowledge(other, seat), f"{at}: the knowledge holds what the seat cannot know"
            assert game.decision(state) == game.decision(other), f"{at}: the decision tells what is hidden"
            if game.actor(state) == seat:
                assert game.legal(state) == game.legal(other), f"{at}: the options tell what is hidden"


def events_keep_secrets(walk: Walk) -> None:
    """What a seat hears of an action depends on nothing hidden, up to the first event that reveals something to it."""
    game, chance = walk.game, walk.chance("events")
    for ply, (state, code) in enumerate(zip(walk.states, walk.codes, strict=False)):
        said = _events(walk, state, code)
        for seat in range(walk.setup.players):
            other = game.determinize(state, seat, chance)
            if code not in game.legal(other):
                continue
            for event, possible in zip_longest(said, _events(walk, other, code)):
                mine, theirs = (_heard(one, seat) for one in (event, possible))
                if mine == theirs:
                    continue
                is_revealed = event is not None and seat in event.reveals
                assert is_revealed, f"ply {ply}, seat {seat}: {mine} tells what is hidden; it might be {theirs}"
                break


def _heard(event: Event | None, seat: int) -> tuple[str, dict[str, Any]] | None:
    return None if event is None else (event.kind, event.seen_by(seat))


def _events(walk: Walk, state: State, code: int) -> list[Event]:
    events: list[Event] = []
    walk.game.apply(state.clone(), code, events.append)
    return events


def knowledge_crosses_processes(walk: Walk) -> None:
    game = walk.game
    for ply, state in walk.some(15):
        for seat in range(walk.setup.players):
            known = game.knowledge(state, seat)
            back = game.imagine(through_json(known), walk.chance("imagine"))
            assert game.knowledge(back, seat) == known, f"ply {ply}, seat {seat}"
            direct = game.imagine(known, walk.chance("imagine"))
            assert back.to_dict() == direct.to_dict(), f"ply {ply}, seat {seat}: imagining is not reproducible"


def positions_are_saved(walk: Walk) -> None:
    """Snapshots open at every ply, in the middle of a move too, and the game goes on from there as it did."""
    game = walk.game
    for ply, state in enumerate(walk.states):
        back = game.state_from_dict(through_json(state.to_dict()))
        assert back.checksum() == state.checksum(), f"ply {ply}"
        assert game.legal(back) == game.legal(state), f"ply {ply}"
        if ply < len(walk.codes):
            game.apply(back, walk.codes[ply])
            assert back.checksum() == walk.states[ply + 1].checksum(), f"ply {ply}: it goes on differently"


def records_are_replayed(walk: Walk) -> None:
    for plies in sorted({0, 1, len(walk.codes) // 3, len(walk.codes)}):
        match = walk.match(min(plies, len(walk.codes)))
        record = through_json(match.record())
        again = replay(walk.game, record)
        assert again.state.to_dict() == match.state.to_dict()
        assert again.record() == record
    middle = walk.states[len(walk.codes) // 2]
    match = Match(walk.game, walk.setup, walk.seats, middle)
    for code in walk.codes[len(walk.codes) // 2 :][:10]:
        match.apply(code)
    again = replay(walk.game, through_json(match.record()))
    assert again.state.to_dict() == match.state.to_dict(), "a match that began from a position"


def undo_and_redo_lead_back(walk: Walk) -> None:
    match = walk.match()
    checksums = [walk.states[0].checksum(), *(played.checksum for played in match.history)]
    assert checksums == [state.checksum() for state in walk.states], "the same actions led elsewhere"
    for ply in range(len(walk.codes) - 1, -1, -1):
        match.undo(1)
        assert match.state.checksum() == checksums[ply], f"undo to ply {ply}"
    for ply in range(1, len(checksums)):
        match.redo()
        assert match.state.checksum() == checksums[ply], f"redo to ply {ply}"
    match.undo(len(walk.codes))
    assert match.state.checksum() == checksums[0]
    for seat in range(walk.setup.players):
        assert match.undo_depth(seat) == 0


def undo_stops_at_what_was_revealed(walk: Walk) -> None:
    match = walk.match()
    for ply, played in enumerate(match.history):
        prefix = Match(walk.game, walk.setup, walk.seats, match.history[ply].before)
        prefix.apply(played.code)
        for seat in range(walk.setup.players):
            knows_more = any(seat in event.reveals for event in played.events)
            expected = 0 if knows_more or played.seat != seat else 1
            assert prefix.undo_depth(seat) == expected, f"ply {ply}, seat {seat}"


def data_is_json(walk: Walk) -> None:
    game = walk.game
    for _, state in walk.some(40):
        through_json(game.view(state, None))
        through_json(game.position(state))
        for seat in range(walk.setup.players):
            shown = through_json(game.view(state, seat))
            assert shown.get("game", game.id) == game.id, "another game's view"


def results_come_at_the_end(walk: Walk) -> None:
    game, players = walk.game, walk.setup.players
    for ply, state in enumerate(walk.states):
        result = game.result(state)
        assert (result is not None) == (ply == len(walk.codes)), f"ply {ply}"
        sheet = game.explain_scores(state)
        assert sheet.lines, f"ply {ply}: nothing is counted"
        for line in sheet.lines:
            assert len(line.values) == players, f"ply {ply}: line {line.id}"
            assert all(0 <= seat < players for seat in (*line.marked, *line.struck)), f"ply {ply}: line {line.id}"
            assert not set(line.marked) & set(line.struck), f"ply {ply}: line {line.id}"
        lines = {line.id for line in sheet.lines}
        assert all(line in lines or not line for line, _ in sheet.steps), f"ply {ply}: a step speaks of no line"
    last = game.result(walk.states[-1])
    assert last is not None
    assert len(last.scores) == players
    assert list(last.winners) == sorted(set(last.winners)), "winners in seat order"
    assert all(0 <= seat < players for seat in last.winners)
    assert last.ended_by
    assert last.won_by


def reasons_are_always_there(walk: Walk) -> None:
    """`why_not` answers for every target in every position, and gives no reason against what may be chosen."""
    game, chance = walk.game, walk.chance("why")
    specs = (game.spec(state, code) for _, state in walk.some(40) for code in game.legal(state)[::3])
    every = sorted({target for spec in specs for target in spec.targets})
    odd = ["", ":", "hand:", "space:nowhere", "no such thing", "button:", "button:undo", "figure:a:b:c", "💥"]
    for ply, state in walk.some(30):
        options = [game.spec(state, code).targets for code in game.legal(state)]
        first = {target for targets in options for target in targets}
        for target in [*chance.sample(every, min(60, len(every))), *odd]:
            reason = game.why_not(state, (), target)
            assert reason is None or isinstance(reason, Message)
            assert reason is None or target not in first, f"ply {ply}: a reason against {target}, which is legal"
            for selected in [(chance.choice(every),), (target,), tuple(odd)]:
                assert isinstance(game.why_not(state, selected, target), (Message, type(None)))
        for targets in chance.sample(options, min(20, len(options))):
            for number, target in enumerate(targets):
                reason = game.why_not(state, tuple(targets[:number]), target)
                assert reason is None, f"ply {ply}: {reason} against {target} of the legal {targets}"


def damaged_states_are_refused(walk: Walk, most: int = 10, sample: int = 25) -> None:
    """A damaged snapshot raises BadPosition and nothing else; what is taken is sound."""
    game, chance = walk.game, walk.chance("damage")
    for ply, state in walk.some(most):
        for _ in range(sample):
            data = json.loads(json.dumps(state.to_dict()))
            what = _damage(data, chance)
            try:
                taken = game.state_from_dict(data)
            except BadPosition:
                continue
            assert not game.invariants(taken), f"ply {ply}: {what} was taken: {game.invariants(taken)}"
            _use(walk, taken, f"ply {ply}: {what} was taken")
    for odd in ({}, {"x": 1}, {1: 2}):
        try:
            game.state_from_dict(odd)  # type: ignore[arg-type]  # what a file may hold
        except BadPosition:
            continue
        raise AssertionError(f"{odd} was taken for a position")


def _use(walk: Walk, state: Any, words: str) -> None:
    """Do with a position what a player would."""
    game = walk.game
    assert bool(game.legal(state)) == (game.actor(state) >= 0), words
    game.decision(state)
    game.view(state, None)
    game.explain_scores(state)
    for code in game.legal(state)[:3]:
        game.apply(state.clone(), code)


def _damage(data: dict[str, Any], chance: Any) -> str:
    """Change something in a snapshot; returns what."""
    values: list[Any] = [-1, 0, 1, 2, 7, 99, 1 << 40, 1 << 70, None, True, 1.5, "x", [], {}, [[]], [1], [[1, 2]], -5]
    name = chance.choice(sorted(data))
    way = chance.randrange(6)
    if way == 0:
        del data[name]
        return f"without {name}"
    if way == 1:
        data[name] = chance.choice(values)
        return f"{name} = {data[name]!r}"
    holder: Any = data
    key: Any = name
    while isinstance(holder[key], list) and holder[key] and (way > 2 or chance.random() < 0.7):
        holder, key = holder[key], chance.randrange(len(holder[key]))
    if way == 5 and isinstance(holder[key], int):
        holder[key] += chance.choice((-1, 1))
    elif way == 4 and isinstance(holder, list):
        del holder[key]
        return f"an entry of {name} removed"
    else:
        holder[key] = chance.choice(values)
    return f"{name}: an entry set to {holder[key]!r}"


def everything_has_words(walk: Walk) -> None:
    """No action, event, decision, result or reason of the game shows its key on the screen."""
    game = walk.game
    catalogue = with_names(load_catalogue(shipped()), game, walk.setup.players)
    phrases = Phrases(catalogue, game.id, ["Hana", "Ken", "Yui", "Ren"])
    kinds: set[str] = set()
    for state, code in zip(walk.states, walk.codes, strict=False):
        decision = game.decision(state)
        assert decision is not None
        _worded(phrases.decision(decision.kind, decision.args), decision.kind)
        for option in game.legal(state):
            spec = game.spec(state, option)
            if spec.kind not in kinds:
                kinds.add(spec.kind)
                _worded(phrases.action(spec.kind, spec.args), spec.kind)
        for event in _events(walk, state, code):
            for seat in (None, *range(walk.setup.players)):
                if phrases.knows_event(event.kind, event.seen_by(seat)):  # else the log leaves it out
                    _worded(phrases.event(event.kind, event.seen_by(seat)), event.kind)
        headline = game.headline(state)
        _worded(phrases.message(headline.key, headline.args), headline.key)
        for _, message in game.explain_scores(state).steps:
            _worded(phrases.message(message.key, message.args), message.key)
    result = game.result(walk.states[-1])
    assert result is not None
    wanted = [f"{game.id}.ended_by.{result.ended_by}", f"{game.id}.won_by.{result.won_by}", f"{game.id}.title"]
    wanted += [f"{game.id}.score.{line.id}" for line in game.explain_scores(walk.states[-1]).lines]
    for choice in game.options:
        key = f"{game.id}.option.{choice.id}"
        wanted += [key, *(f"{key}.{value}" for value in choice.choices)]
    missing = [key for key in wanted if not catalogue.has(key)]
    assert not missing, f"no words for {missing}"
    assert not catalogue.missing, f"no words for {catalogue.missing}"


def _worded(text: str, kind: str) -> None:
    assert text, f"{kind} has an empty text"
    assert not text.startswith(kind), f"{kind} has no text"
    assert "{" not in text, f"{kind}: {text}"


def _ends_as_told(walk: Walk, advisor: Advisor[Any], ply: int, endings: Sequence[int]) -> None:
    game, state, after = walk.game, walk.states[ply], walk.states[ply + 1]
    is_over = game.actor(after) < 0
    if advisor.is_last_turn(state):
        assert is_over or (advisor.is_last_turn(after) and game.turn(after) == game.turn(state)), f"ply {ply}"
    if is_over or advisor.is_last_turn(after):
        assert walk.codes[ply] in endings, f"ply {ply}: the game's end came unannounced"


def advice_fits(walk: Walk, advisor: Advisor[Any]) -> None:
    """A game's judgement looks only at what the actor can know, and is exact at the end."""
    game, chance = walk.game, walk.chance("advice")
    for ply, state in enumerate(walk.states):
        values = advisor.values(state)
        assert len(values) == walk.setup.players
        assert all(0 <= value <= 1 for value in values), f"ply {ply}: {values}"
        assert abs(sum(values) - 1) < 1e-6 or not any(values), f"ply {ply}: shares of a win sum to {sum(values)}"
        if ply == len(walk.codes):
            break
        legal = game.legal(state)
        scores, candidates = advisor.scores(state, legal), advisor.candidates(state, legal)
        assert len(scores) == len(legal)
        assert all(math.isfinite(score) for score in scores), f"ply {ply}"
        assert candidates, f"ply {ply}: nothing is worth looking at"
        assert set(candidates) <= set(legal), f"ply {ply}"
        other = game.determinize(state, game.actor(state), chance)
        assert advisor.values(other) == values, f"ply {ply}: the value depends on what the actor cannot know"
        assert advisor.scores(other, legal) == scores, f"ply {ply}: the scores depend on what the actor cannot know"
        assert advisor.candidates(other, legal) == candidates, f"ply {ply}"
        endings, blunders = list(advisor.endings(state, legal)), advisor.blunders(state, legal)
        assert set(endings) <= set(legal), f"ply {ply}"
        assert set(blunders) <= set(legal), f"ply {ply}"
        assert list(advisor.endings(other, legal)) == endings, f"ply {ply}: endings depend on hidden things"
        assert advisor.blunders(other, legal) == blunders, f"ply {ply}: blunders depend on hidden things"
        _ends_as_told(walk, advisor, ply, endings)
        if ply % 10 == 0:
            for reason in advisor.reasons(state, legal[0]):
                assert isinstance(reason.message, Message)
    result = game.result(walk.states[-1])
    assert result is not None
    share = 1 / len(result.winners) if result.winners else 0
    exact = [share if seat in result.winners else 0 for seat in range(walk.setup.players)]
    assert all(abs(a - b) < 1e-9 for a, b in zip(values, exact, strict=True)), f"at the end {values}, not {exact}"


WHOLE_GAME_CHECKS = (
    legal_options_are_in_order,
    decisions_fit_the_position,
    every_legal_option_applies,
    other_options_are_refused,
    clones_are_independent,
    asking_changes_nothing,
    actions_have_two_forms,
    nothing_leaks,
    events_keep_secrets,
    knowledge_crosses_processes,
    positions_are_saved,
    records_are_replayed,
    undo_and_redo_lead_back,
    undo_stops_at_what_was_revealed,
    data_is_json,
    results_come_at_the_end,
    reasons_are_always_there,
    damaged_states_are_refused,
)
"""Every check that needs nothing but the rules."""
