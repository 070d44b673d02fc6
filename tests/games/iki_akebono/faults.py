"""What may be wrong with Akebono's data, and how it is told."""

from __future__ import annotations

FAULTS = {
    "game.yaml": """
players: [2]} => players: [5]} | options.grand_master.players[0] | the game has no 5 players
players: [2]} => players: [3, 4]} | options.grand_master.players[1] | with 2 players only, not with 4
players: [2]} => players: [2, 3]} | options.grand_master.players[1] | with 2 players only, not with 3
, players: [2]} => } | options.grand_master | with 2 players only, so the option needs players: [2]
players: [2]} => players: [2, 2]} | options.grand_master.players | is there twice
players: [2]} => players: []} | options.grand_master.players | at least 1
players: [2]} => players: few} | options.grand_master.players | few
id: iki_akebono => id: akebono | id | the folder is that of "iki_akebono"
extends: iki => extends: ikki | extends | this game extends "iki" (did you mean iki?)
extends: iki => extends: iki_akebono | extends | this game extends "iki"
extends: iki =>  |  | the key "extends" is missing
extends: iki => extends: 3 | extends | 3
sailors: 2 => sailors: 0 | sailors | at least 1
sailors: 2 => sailors: two | sailors | a whole number was expected, found the text "two"
sailors: 2 => sailors: 2000000000 | sailors | at most 6
sailors: 2 => sailor: 2 | sailor | (did you mean sailors?)
waves: 7 =>  | waves | the key "waves" is missing
waves: 7 => waves: 6 | boats | 7 boats need as many waves, there are 6
boat_tokens: 3 => boat_tokens: -3 | boat_tokens | at least 0
season_cards: 12 => season_cards: 11 | season_cards | 12 cards are needed for a season
season_cards: 12 => season_cards: 15 | season_cards | spring needs 15 cards, there are 14
carried_cards: 2 => carried_cards: 99 | carried_cards | at most 4
personalities_a_season: 2 => personalities_a_season: 6 | personalities_a_season | at most 5
fish_places: 4 => fish_places: 5 | fish_places | no more than 4 fish
doctor: 2 => doctor: 1 | special_tokens.doctor | 2 cards bring this token
, owner: 1} => , owner: 0} | special_tokens.owner | 1 cards bring this token
, owner: 1} => , monk: 1} | special_tokens.monk | unknown key "monk"
players: [2, 3, 4] => players: [2, 3, 5] | players[2] | Akebono is for 2 to 4 players, not for 5
{most: 10, => {most: 9, | trade.bonuses.10 | no space 10
bonuses: {2: => bonuses: {0: | trade.bonuses.0 | no space 0
2: {mon: 1} => 2: {mon: -1} | trade.bonuses.2.mon | at least 0
2: {mon: 1} => 2: {} | trade.bonuses.2 | brings nothing
10: {iki: 5} => 8: {iki: 5} | trade.bonuses.8 | 8
, {mon: 2}] => ] | starting_tiles | 5 characters to begin with need as many tiles, there are 4
{sandal: 2} => {sandal: 0} | starting_tiles[1] | this tile brings nothing
{sandal: 2} => {sandals: 2} | starting_tiles[1].sandals | (did you mean sandal?)
grand_master: {choices: [with, without], default: with, players: [2]} =>  | options | "grand_master" is missing
choices: [with, without] => choices: [with, never] | options.grand_master.choices[1] | there is no choice "never"
default: with, => default: no, | options.grand_master.default | there is no choice "no"
""",
    "board.yaml": """
iki-akebono-board/1 => iki-board/1 | format | iki-akebono-board/1
- {shop: rice-shop} =>  | street | at least 9 entries are expected, found 8
shop: rice-shop => shop: rise-shop | street[1].shop | (did you mean rice-shop?)
shop: nihonbashi-bridge => shop: pawn-shop | street[6].shop | "pawn-shop" is there twice
""",
    "characters.yaml": """
{id: doctor, => {id: taiko-seller, | characters[3].id | "taiko-seller" is there twice
{id: doctor, => {id: monk, | characters[3].id | there is a card "monk" already
{id: doctor, => {id: tea-house, | characters[3].id | there is a card "tea-house" already
{id: doctor, => {id: Doctor, | characters[3].id | cannot be an id
doctor, month: 2 => doctor, month: 3 | characters | month 2 needs 2 New Characters, there are 1
doctor, month: 2 => doctor, month: 3 | characters | month 3 needs 2 New Characters, there are 3
doctor, month: 2 => doctor, month: 13 | characters[3].month | at most 12
doctor, month: 2 => doctor | characters[3] | either the season start or a month
doctor, month: 2 => doctor, season: spring | characters[3].season | spring
start, type: street-peddler, cost: 0 => start, type: street-peddler, cost: 2 | characters[0].cost | it costs 0
start, type: street-peddler => start, type: open | characters[0].type | type of its own
doctor, month: 2, type: special => doctor, month: 2, type: clergy | characters[3].type | there is no type "clergy"
type: open, cost: 8 => type: open, cost: -8 | characters[23].cost | at least 0
type: open, cost: 8 => type: open, cost: 800 | characters[23].cost | at most 99
cost: 8, cost_status: reconstruction => cost: 8, cost_status: x | characters[23].cost_status | x
firefighting: 2, skill => firefighting: -2, skill | characters[21].firefighting | at least 0
bonus: {koban: 1} => bonus: {koban: -1} | characters[23].bonus.koban | at least 0
bonus: {koban: 1} => bonus: {kobans: 1} | characters[23].bonus.kobans | mean koban?
pay: {pipe: 1} => pay: {pipe: 2} | characters[23].skill.pay.pipe | at most 1
gain: {mon: 10} => gain: {mon: 9999999999} | characters[24].skill.gain.mon | at most 99
gain: {mon: 10} => gain: {mon: 0} | characters[24].skill | either a gain, or one_of
{iki: 4}], experience: 2 => {iki: 4}], experience: 3 | characters[24].salary | as many salaries or none
[{iki: 5}, {iki: 9}] => [{iki: 5}, {mon: -9}] | characters[23].salary | nothing but IKI
one_of: [{iki: 2}, {mon: 2}] => one_of: [{iki: 2}] | characters[11].skill.one_of | two or more
[{iki: 2}, {mon: 2}] => [{iki: 2}, {mon: 2}], gain: {mon: 1} | characters[11].skill | either a gain, or one_of
action: wander, steps: 2 => action: wander | characters[4].skill | the action wander needs steps
action: wander, steps: 2 => action: salary, steps: 2 | characters[4].skill.steps | steps goes with the action wander
action: wander, steps: 2 => action: fly, steps: 2 | characters[4].skill.action | fly
first: rice, second: wood => first: wood, second: wood | characters[16].skill.exchange.second | for another
first: rice, second: wood => first: rice, second: fish | characters[16].skill.exchange.second | fish
build, discounts: [{rice: => activate, discounts: [{rice: | characters[18].skill.discounts | go with the action build
discounts: [{rice: 1}, => discounts: [{rice: -1}, | characters[18].skill.discounts[0].rice | at least 0
discounts: [{rice: 1}, => discounts: [{}, | characters[18].skill.discounts | something off
token: messenger} => token: monk} | characters[4].token | monk
token: messenger} => token: fisherman} | tokens | 2 characters bring "fish-fisherman"
""",
    "buildings.yaml": """
{id: temple, => {id: pub, | buildings[8].id | "pub" is there twice
{id: pub, => {id: tavern, | buildings[3].id | no picture of the building "tavern"
{id: pub, => {id: inn, | buildings[3].id | no picture of the building "inn"
fish: 1} => fish: -1} | buildings[3].cost.fish | at least 0
fish: 1} => pouch: 1} | buildings[3].cost.pouch | unknown key "pouch"
koban: 3} => koban: -3} | buildings[8].cost.koban | at least 0
koban: 3}, cost_status: printed, => koban: 3}, | buildings[8].cost_status | is missing
{fixed: 30} => {fixed: 300} | buildings[8].scores.fixed | at most 99
{harmony: 2} => {harmony: 0} | buildings[4].ability.harmony | at least 1
another_boat: true => another_boat: 1 | buildings[0].ability.another_boat | true or false
passing: {rice: 1, iki: 2} => passing: {rice: 1, iki: -2} | buildings[7].ability.passing.iki | at least 0
""",
    "tokens.yaml": """
{id: fish-summer-3, => {id: fish-spring-3, | tokens[1].id | "fish-spring-3" is there twice
{id: fish-summer-3, => {id: fish-summer-2, | tokens[1].id | a token "fish-summer-2" already
fish, season: summer => fish, season: none | tokens[1].season | no character brings
fish, season: summer => fish, season: rain | tokens[1].season | rain
fish, season: summer => fish, season: spring | tokens[1].season | room for one more fish
kind: fish, season: none => kind: fish, season: spring | tokens[12].season | never on the market (did you mean none?)
kind: pouch, season: none => kind: pipe, season: none | tokens[13].kind | "pouch-policeman" is no pipe
{id: fish-fisherman, => {id: fish-angler, | tokens[12].season | no character brings "fish-angler"
{id: pouch-policeman, kind: pouch => {id: pouch-x, kind: pouch | tokens[13].season | no character brings "pouch-x"
bonus: -2 => bonus: -200 | tokens[0].bonus | at least -99
now: {trade: 1} => bonus: 1 | tokens[6].bonus | only a fish has a bonus
now: {trade: 1} => scores: {fixed: 1} | tokens[6].scores | only a pouch scores
now: {trade: 1} => now: {trade: -1} | tokens[6].now.trade | at least 0
now: {trade: 1} => now: {trade: 1}, action: build | tokens[6].now | nothing beside it
action: activate => action: fly | tokens[7].action | fly
{per_kobun: 1} => {per_kobuns: 1} | tokens[10].scores.per_kobuns | did you mean per_kobun?
""",
    "boats.yaml": """
{id: taxi-boat, => {id: shop-boat, | boats[3].id | "shop-boat" is there twice
{id: taxi-boat, => {id: junk, | boats[3].id | no picture of the boat "junk"
number: 3, cost: {wood: 1} => number: 2, cost: {wood: 1} | boats[3].number | is there twice
number: 3, cost: {wood: 1} => number: 7, cost: {wood: 1} | boats[3].number | at most 6
number: 3, cost: {wood: 1} => number: 3 | boats[3] | is built, so it needs a cost
number: 3, cost: {wood: 1} => number: 3, cost: {wood: -1} | boats[3].cost.wood | at least 0
number: 3, cost: {wood: 1} => number: 0 | boats | one boat, number 0, lies in the river
number: 0, sides => number: 0, cost: {mon: 1}, sides | boats[0].cost | never built
number: 0, sides => number: 0, trade: 1, sides | boats[0].trade | never built
b: {pay: {mon: 3}, gain: {firefighting: => c: {pay: {mon: 3}, gain: {firefighting: | boats[3].sides.c | unknown key "c"
, b: {pay: {mon: 3}, gain: {firefighting: 2}} =>  | boats[3].sides | b is missing
a: {pay: {mon: 1}, gain: {experience: 1}}, b => b | boats[3].sides.a | the key "a" is missing
{a: {action: market}} => {a: {action: market}, b: {action: hire}} | boats[1].sides.b | no side but a
{a: {action: market}} => {a: {action: market, gain: {mon: 1}}} | boats[1].sides.a | either a gain or an action
{a: {action: market}} => {a: {}} | boats[1].sides.a | either a gain or an action
number: 2, cost: {mon: 3} => number: 2, own_wave: true, cost: {mon: 3} | boats | one wave at most
, exchange: {first: sandal, second: rice, most: 2} =>  | boats[0].sides.a | the action exchange needs exchange
second: rice, most: 2 => second: rice, most: 0 | boats[0].sides.a.exchange.most | at least 1
first: sandal, second: rice => first: rice, second: rice | boats[0].sides.a.exchange.second | for another
a: {action: hire} => a: {action: fire} | boats[5].sides.a.action | (did you mean hire?)
""",
    "personalities.yaml": """
{id: ryokan, => {id: siebold, | personalities[13].id | "siebold" is there twice
{id: ryokan, => {id: basho, | personalities[13].id | no picture of the personality "basho"
katsushika-oi, season: winter => katsushika-oi, season: new | personalities[19].season | new
, now: {action: retire} =>  | personalities[19] | one of ongoing, now and end
now: {action: retire} => now: {action: retire}, end: {iki: 1} | personalities[19] | one of ongoing, now and end
now: {action: retire} => now: {action: retire, discount: 1} | personalities[19].now.discount | goes with the action hire
now: {action: retire} => now: {action: retire, token: owner} | personalities[19].now.token | goes with the action token
action: token, token: doctor => action: token | personalities[10].now | the action token needs token
action: exchange, pay: {iki: 4}, => action: exchange, | personalities[12].now | the action exchange needs pay
pay: {iki: 4} => pay: {iki: -4} | personalities[12].now.pay.iki | at least 0
{mon_per_meeting: 2} => {} | personalities[0].ongoing | one thing is told here
{mon_per_meeting: 2} => {mon_per_meeting: 200} | personalities[0].ongoing.mon_per_meeting | at most 99
{per_boat: 2, per_building: 2} => {} | personalities[17].end | this counts nothing
[pipe, pouch, fish, boat] => [pipe, pipe] | personalities[18].end.needs.one_of_each | twice
[pipe, pouch, fish, boat] => [pipe, tobacco] | personalities[18].end.needs.one_of_each[1] | tobacco
""",
}
"""For each file: a text that is there once => what it is spoilt to | the path of the problem | words of it."""
