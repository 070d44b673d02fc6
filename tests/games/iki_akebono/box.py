"""Everything in Akebono's box as its rulebook tells of it, written down apart from the data.

Amounts are by name, as "1 rice + 2 mon"; besides goods there are firefighting, trade, experience, pipe and fish.
"""

from __future__ import annotations

from tests.games.iki import cards

CHARACTERS = """
wood-seller | start | peddler | 0 | - | 1 wood | 1 mon, 1 sandal, 2 mon
calendar-seller | 1 | peddler | 4? | 1 sandal | 1 wood | 1 sandal, 1 sandal, 1 wood
taiko-seller | 1 | peddler | 4? | 1 wood | 1 wood | 1 mon, 2 mon, 1 rice
doctor | 2 | special | 2? | 1 firefighting | 3 mon > 2 firefighting | -, -, - | doctor
express-messenger | 2 | special | 2? | 1 sandal | 1 mon > wander 2 | -, -, - | messenger
ship-carpenter | 3 | master | 5? | 1 trade | - > build | 1 iki + 1 mon, 2 iki + 1 mon, 2 iki + 1 sandal
water-wheel-carpenter | 3 | master | 6? | 1 experience | - > activate | 1 iki + 1 wood, 2 iki + 1 wood, 2 iki + 1 wood
drug-store | 4 | seller | 3? | 1 trade | 1 mon > 1 trade | 1 rice, 1 sandal, 2 mon
tofu-stand | 4 | seller | 4? | 1 rice | 2 mon > 1 rice + 1 sandal | 1 mon, 2 mon, 3 mon
cabinet-maker | 5 | artisan | 5? | 1 wood | 1 sandal > 1 mon + 1 wood | 1 iki, 2 iki, 3 iki
mask-crafter | 5 | artisan | 4? | 1 firefighting | 2 mon > salary | 1 iki, 2 iki, 3 iki
goldfish-seller | 6 | peddler | 4? | 1 trade | 2 iki or 2 mon | 1 mon, 2 mon, 2 mon + 1 wood
flower-seller | 6 | peddler | 4? | 1 rice | 1 wood or 2 mon | 1 mon, 2 mon, 2 mon + 1 sandal
fisherman | 7 | special | 5? | 1 rice | - > activate | -, - | fisherman
nagaya-owner | 7 | special | 4? | 1 firefighting | 1 mon > 1 experience | -, - | owner
papier-mache-artist | 8 | artisan | 5? | 1 trade | 1 wood + 1 sandal > 1 koban | 2 iki, 2 iki, 3 iki
repairman | 8 | artisan | 4? | 1 firefighting | - > exchange rice wood 3 | 1 iki, 2 iki, 3 iki
boatman | 9 | master | 6? | 1 experience | 3 mon > 2 trade | 2 iki + 2 mon, 3 iki + 3 mon
swordsmith | 9 | master | 6? | 1 firefighting | - > build for 1 rice or 1 sandal less | 3 iki + 1 mon, 4 iki + 2 mon
ceramic-seller | 10 | seller | 5? | 1 trade | - > activate | 1 mon, 3 mon, 1 koban
seaweed-shop | 10 | seller | 5? | 1 trade | 2 mon > 1 rice + 1 trade | 2 mon, 3 mon, 1 koban
policeman | 11 | special | 6? | 2 firefighting | 1 experience > 4 iki | -, - | policeman
shamisen-master | 11 | special | 5? | 1 experience | 1 wood > 1 rice + 1 trade + 1 firefighting | 3 iki, 5 iki
mounted-samurai | 12 | open | 8? | 1 koban | 1 pipe > 6 iki | 5 iki, 9 iki
rice-broker | 12 | open | 6? | 2 iki | 1 rice > 10 mon | 3 iki, 4 iki
"""
"""id | month or start | type (short, see TYPES) | cost ("?": our reconstruction) | bonus of hiring | skill ("price >
gain") | salary at each level of experience | token of retiring"""

TYPES = {**cards.TYPES, "open": "open"}

BUILDINGS = """
inn-for-sailors | 1 wood + 1 rice | another_boat 1, per_boat 2
kimono-shop | 1 wood + 1 sandal + 2 koban | per_type 4
picture-book-shop | 1 wood + 1 koban + 4 mon | per_token 2
pub | 1 wood + 1 rice + 1 fish | per_most_hired 5
public-bathhouse | 2 wood + 1 sandal | harmony 2, fixed 2
private-school | 2 sandal + 2 mon | all_experience 1, fixed 6
storytellers-theater | 1 pipe + 1 koban | per_personality 4, most 16
tea-house | 1 wood + 2 sandal | passing 1 rice + 2 iki, fixed 2
temple | 1 wood + 3 koban | fixed 30
wholesale-shipping-agency | 1 wood + 4 sandal | per_trade 2
"""
"""id | cost | what it does and counts"""

TOKENS = """
fish-spring-3 | spring | 1? | bonus -2
fish-summer-3 | summer | 6? | now 4 iki
fish-autumn-3 | autumn | 7? | now 5 iki
fish-winter-3 | winter | 7? | bonus 4
pipe-spring-3 | spring | 4? | action build
pipe-summer-3 | summer | 5? | now 1 firefighting + 1 trade
pipe-autumn-3 | autumn | 4? | now 1 trade
pipe-winter-3 | winter | 5? | action activate
pouch-spring-3 | spring | 3? | per_personality 1
pouch-summer-3 | summer | 3? | per_2_trade 1
pouch-autumn-3 | autumn | 4? | per_kobun 1
pouch-winter-3 | winter | 6? | fixed 6
fish-fisherman | - | 0 | bonus 1
pouch-policeman | - | 0 | per_special_hired 1
"""
"""id | season | cost | what it brings or counts"""

BOATS = """
tea-boat | 0 | - | 0 | exchange sandal rice 2
shop-boat | 1 | 3 mon | 1 | market
wandering-boat | 2 | 3 mon | 2 | 1 wood > 2 rice | 1 wood > 5 mon
taxi-boat | 3 | 1 wood | 2 | 1 mon > 1 experience | 3 mon > 2 firefighting
carrying-ship | 4 | 2 wood | 2 | 1 sandal > boat-token | 1 pipe > 1 koban
ferry-boat | 5 | 2 wood | 2 | hire | 1 rice > meet
houseboat | 6 | 2 wood + 2 mon | 3 | 1 rice + 2 mon > 6 iki | 1 koban > 8 iki
"""
"""id | number | cost | steps on the trade track | side a | side b"""

PERSONALITIES = """
tsutaya-juzaburo | spring | mon_per_meeting 2
nezumi-kozo | spring | mon_without_hire 1
rai-sanyo | spring | mon_per_retirement 1
maeno-ryotaku | spring | trade_per_special 1
mogami-tokunai | spring | sandal_per_lap 1
hiroshige | summer | end 7 iki, artisans 3
hokusai | summer | now relocate
ota-nanpo | summer | now hire, discount 2
ema-saiko | summer | protects_buildings 1
chiba-shusaku | summer | no_surcharge 1
sugita-genpaku | autumn | now token, token doctor
jippensha-ikku | autumn | end 6 iki, most_mon 1
siebold | autumn | now exchange, pay 4 iki, gain 2 mon + 1 rice + 1 sandal + 1 wood
ryokan | autumn | end 6 iki, is_last_firefighter 1
ino-tadataka | autumn | end 5 iki, characters 8
hiraga-gennai | winter | end 5 iki, pipes 2
kobayashi-issa | winter | end 5 iki, new_characters 2
watanabe-kazan | winter | per_boat 2, per_building 2
shiba-kokan | winter | end 7 iki, one_of_each pipe + pouch + fish + boat
katsushika-oi | winter | now retire
"""
"""id | season | what it does or counts"""


amounts = cards.goods
"""What a text says, by name; "-" is nothing."""


def rows(table: str) -> dict[str, list[str]]:
    """Return the columns behind the id of each line of a table, in its order."""
    lines = [line.split(" | ") for line in table.strip().splitlines()]
    return {line[0]: line[1:] for line in lines}
