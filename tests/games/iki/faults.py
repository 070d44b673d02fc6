"""What may be wrong with IKI's data, and how it is told."""

from __future__ import annotations

FAULTS = {
    "game.yaml": """
id: iki => id: ikki | id | the folder is that of "iki"
id: pawn-shop => id: prawn-shop | shops[4].id | there is no picture of the shop "prawn-shop"
kobuns: 4 => kobuns: 0 | kobuns | 1
kobuns: 4 => kobun: 4 | kobun | (did you mean kobuns?)
players: [2, 3, 4] => players: [2, 3, 5] | players[2] | IKI is for 2 to 4 players, not for 5
cards_a_month: 4 => cards_a_month: 5 | characters | spring needs 15 cards, there are 14
months: [5, 8, 11] => months: [5, 9, 11] | fires.months | not with both
two: [4, 7, 9] => two: [4, 7] | fires.two | a strength for each of 3 fires
"1": 3, "2": 3 => "1": 3, "2": 2 | blocking_tiles | twelve months need twelve blocking tiles
{"1": 3, => {"1-4": 3, | blocking_tiles.1-4 | 1-4
variety: [1, 4, 9, 16, 25] => variety: [1, 4, 9, 16] | scoring.variety | 5 types
fish: [3, 6, 10, 15] => fish: [3, 6, 10] | scoring.fish | four seasons
buildings_on_offer: 6 => buildings_on_offer: 11 | buildings | 11 buildings are on offer
start: {mon: 8, => start: {mon: -8, | start | less than nothing
start: {mon: 8, => start: {wood: 6, mon: 8, | start | 24 pieces of wood are needed
pay: {mon: 3}, gain: {rice: 2} => pay: {mon: 3}, gain: {rice: -2} | shops[1].trades[0] | below 0
{id: fish-market, sells: fish} => {id: fish-market} | shops[6] | this shop does nothing
two: [4, 7, 9] => two: [2, 7, 9] | stalls.two | as strong as a Nagaya is long
""",
    "characters.yaml": """
special, cost: 4, cost_status: p => clergy, cost: 4, cost_status: p | characters[11].type | there is no type "clergy"
yamabushi, season: spring => yamabushi, season: rain | characters[13].season | rain
monk, season: spring => monk, season: start | characters[11].cost | not hired, so it costs 0
{id: yamabushi, => {id: monk, | characters[13].id | "monk" is there twice
special, cost: 7, cost_status: reconstruction => special, cost: 7, cost_status: x | characters[53].cost_status | x
{mon: 5}], experience: 2 => {mon: 5}], experience: 3 | characters[59].salary | as many salaries or none
{mon: 5}], experience: 2 => {mon: -5}], experience: 2 | characters[59].salary | nothing but IKI
""",
    "buildings.yaml": """
id: inn, => id: hotel, | buildings[0].id | there is no picture of the building "hotel"
shrine, cost: {wood: 1, => shrine, cost: {wood: -1, | buildings[1].cost | less than 0
""",
    "tokens.yaml": """
{id: pipe-winter-2, => {id: pipe-winter-1, | tokens[15].id | is there twice
cost: 8, cost_status: reconstruction, bonus: 7 => cost: 8, cost_status: reconstruction, bonus: x | tokens[3].bonus | x
fish, season: summer, cost: 3 => fish, season: spring, cost: 3 | tokens[2] | the fish market has room for 2 tokens
pipe, season: summer, cost: 4 => pipe, season: autumn, cost: 4 | tokens[21] | the tobacco shop has room for 4 tokens
""",
    "board.yaml": """
{shop: sandal-shop, nagaya: nw} => {shop: sandal-shop, nagaya: north} | street[0].nagaya | is not one of: nw, sw, se, ne
- {shop: rice-shop, nagaya: nw} =>  | street | at least 8 entries are expected
- {shop: rice-shop, => - {shop: rice-shops, | street[1].shop | rice-shops
- {id: ne4, nagaya: ne, shops: [exchange-shop], extra: 2, corner: true} =>  | stalls.more | as many stalls
""",
}
"""For each file: a text that is there once => what it is spoilt to | the path of the problem | words of it."""
