"""The objectives: what a player has to achieve, apart from surviving. The conditions are in conditions.py."""

from __future__ import annotations

from typing import Final

from airlock.survival.content import Objective

OBJECTIVES: Final = [
    Objective("salvaging_the_prime_asset", "personal", (("ship_reaches_earth",), ("only_survivor",)), 2),
    Objective("quarantine", "personal", (("ship_reaches_mars",), ("ship_reaches_earth", "nest_destroyed")), 2),
    Objective("the_great_hunt", "personal", (("signal_sent", "ship_destroyed"), ("signal_sent", "queen_killed")), 2),
    Objective(
        "a_proper_burial", "personal", (("signal_sent", "finish_in_pod_or_hibernation", "carry_blue_corpse"),), 2
    ),
    Objective("hoarder", "personal", (("finish_in_pod", "items_at_least_7"),), 2),
    Objective("relentless_investigator", "personal", (("signal_sent", "all_rooms_explored"),), 2),
    Objective("the_oldest_friend", "personal", (("ship_reaches_earth",), ("only_survivor",)), 3),
    Objective("best_friends_forever", "personal", (("another_survivor",),), 4),
    Objective(
        "aliens_on_a_spaceship", "personal", (("signal_sent", "nest_destroyed"), ("signal_sent", "ship_destroyed")), 5
    ),
    Objective("necroscopy", "corporate", (("signal_sent", "weakness_carcass"),), 2),
    Objective("ab_ovo", "corporate", (("weakness_egg",),), 2),
    Objective("extreme_field_biology", "corporate", (("weaknesses_at_least_2",),), 2),
    Objective("my_precious", "corporate", (("signal_sent", "finish_in_pod_or_hibernation", "carry_egg"),), 2),
    Objective("the_right_moment_to_strike", "corporate", (("player_1_dead",), ("only_survivor",)), 2),
    Objective("greener_pastures", "corporate", (("player_2_dead",), ("only_survivor",)), 2),
    Objective("an_old_feud", "corporate", (("player_3_dead",), ("only_survivor",)), 3),
    Objective("hostile_takeover", "corporate", (("player_4_dead",), ("only_survivor",)), 4),
    Objective("the_final_enlightenment", "corporate", (("player_5_dead",), ("only_survivor",)), 5),
    Objective("clean_up_crew", "solo_coop", (("signal_sent", "nest_destroyed"), ("signal_sent", "ship_destroyed"))),
    Objective(
        "cutting_off_the_head", "solo_coop", (("signal_sent", "queen_killed"), ("signal_sent", "ship_destroyed"))
    ),
    Objective("no_man_left_behind", "solo_coop", (("signal_sent", "all_rooms_explored"),)),
    Objective("destination_earth", "solo_coop", (("ship_reaches_earth",),)),
    Objective("special_delivery", "solo_coop", (("finish_in_pod_or_hibernation", "carry_egg"),)),
    Objective("first_contact_protocol", "solo_coop", (("weaknesses_at_least_2",),)),
    Objective("emergency_post_mortem", "solo_coop", (("blue_corpse_in_surgery",),)),
]
