"""People of clay at work: hands at the counter, and the trades."""

from devices import khumo, khumo_print, neo_touch, stand
from figures import figure, in_hand, legs
from hardware import inside
from people import aimed, cloth, forearm, hold
from props import awning, ball, bank_card, counter_top, crate, cup, notebook, receipt_strip, wood
from studio import disc, group, material, place
from workplaces import (
    bell,
    bottle,
    brushed,
    comb,
    dish,
    dryer,
    espresso_machine,
    jar,
    pan,
    pastry_dome,
    plant,
    salon_chair,
    salon_mirror,
    serving_pass,
)

SHOP = (1600, 1200)
TREAT = ((-2.0, -0.3, 1.5), (-1.7, -1.2, 2.75), (-0.15, -1, 0.3), (0, 0.2, 1), "flat")  # something lies on the open hand
SEATED = ((-1.9, 0.05, 1.35), (-1.85, -1.15, 1.2), (0, -1, -0.1), (0, 0, -1), "flat")  # an arm on the arm rest


def front(colour):
    return material(f"front{colour}", colour, 0.55)


def reach(tone, pose, colour, wrist, fingers, palm, left=False, **more):
    """A forearm from outside, its wrist at a place."""
    made = forearm(tone, pose, colour, left, **more)
    made.matrix_local = aimed(wrist, fingers, palm)
    return made


def hands_at_counter():
    counter_top(9.4, 4.8, 1.7)
    seller = reach("dark", "hold", "#ffce3d", (-2.5, 0.55, 1.5), (0.94, -0.32, 0.02), (0.1, -0.72, 0.66), True, arm=3.9)
    hold(khumo("khumo-reading"), seller, "hold", True)
    buyer = reach("warm", "pinch", "#1b4dff", (3.1, -2.0, 1.75), (-0.82, 0.5, -0.02), (-0.29, -0.8, -0.4), arm=3.9)
    hold(bank_card(), buyer, "pinch")
    place(receipt_strip(), (-1.2, -1.35, 0), (0, 0, 62))
    return {"size": SHOP, "rise": 26, "turn": 2, "fill": 0.93, "s": 2.2}


def industries_line_up():
    counter_top(15.4, 3.4, 1.5, front("#0a7d4f"))
    cook = place(figure("deep", "#f1eadb", "toque", "#f1eadb", "#222222", right="high", turn=-8), (-4.9, 2.3, -0.5), (0, 0, 6))
    in_hand(cook, khumo_print(paper=0.7), "high")
    stylist = place(figure("brown", "#ffd0e2", "bun", "#ff6a3d", "#ff6a3d", right="high", turn=6), (0, 2.3, -0.5))
    in_hand(stylist, khumo(), "high")
    vendor = place(figure("dark", "#1b4dff", "wrap", "#ffce3d", "#ffce3d", right="high", turn=-6), (4.9, 2.3, -0.5), (0, 0, -6))
    in_hand(vendor, neo_touch(), "high")
    place(dish(), (-6.3, -0.3, 0), (0, 0, 20), 0.7)
    place(bell(), (-4.6, -0.9, 0), scale=0.8)
    place(jar("#d9e6ff", ("#1b4dff", "#ffce3d", "#ff6a3d")), (-1.9, -0.3, 0), scale=0.75)
    place(dryer("#1b4dff"), (-0.6, -0.8, 0), (0, 0, 30), 0.7)
    place(crate(("#ff8a1f", "#f97a12")), (4.2, -0.4, 0), (0, 0, 6), 0.6)
    return {"size": (1920, 1200), "rise": 9, "fill": 0.92, "s": 4.0}


def trade_restaurant():
    """The pass of a kitchen: a plate is set down under the lamps."""
    counter_top(11.4, 5.4, 1.2, front("#ff6a3d"))
    place(serving_pass(), (0, 1.6, 0))
    cook = reach("deep", "tray", "#1b4dff", (1.9, 1.3, 1.15), (-0.62, -0.78, -0.14), (-0.05, -0.16, 1), arm=3.9)
    inside(dish("#fbf6ea"), cook, (0.05, 2.72, -0.6), (180, 0, 205))
    place(dish("#d9e6ff"), (-1.9, 1.1, 0), (0, 0, 200))
    place(pan(), (3.3, -1.2, 0), (0, 0, -24), 0.9)
    place(bell(), (-1.6, -1.9, 0))
    stand(khumo_print("print-tap"), 3.1, (-3.9, -0.9), 74, 12)
    return {"size": SHOP, "rise": 13, "turn": 4, "fill": 0.92, "s": 3.0}


def trade_salon():
    """A salon's station from behind the chair."""
    station = place(group("station"), (0, 4.2, 4.4))
    inside(counter_top(11.4, 2.6, 4.1, front("#0a7d4f")), station)
    inside(salon_mirror(5.6, 6.4), station, (-0.4, 0.5, 0))
    for x, colour, tall in ((-5.1, "#ffce3d", 1.9), (-4.2, "#ff6a3d", 1.5)):
        inside(bottle(colour, tall), station, (x, 0.1, 0), (0, 0, 20))
    inside(jar("#d9e6ff", ("#1b4dff", "#222222", "#ff6a3d")), station, (-3.5, -0.7, 0))
    inside(stand(khumo(), 3.24), station, (4.3, -0.2, 1.6), (74, 0, -10))
    inside(dryer("#ff6a3d"), station, (2.3, -0.45, 0), (0, 0, 160))
    place(salon_chair("#1b4dff", 2.4), (-1.0, 0, 0))
    place(figure("brown", "#ffd0e2", "braids", right=SEATED, left=SEATED, turn=-14), (-1.0, 0.2, 2.6), (0, 0, 180))
    return {"size": SHOP, "rise": 11, "turn": 15, "fill": 0.93, "s": 4.0}


def trade_market():
    """A stall: the vendor waves from behind the fruit."""
    awning(12.6, 10, height=12.0, depth=4.4)
    table = place(group("table"), (0, 1.1, 2.7))
    inside(counter_top(11.6, 3.6, 2.4, front("#0a7d4f")), table)
    inside(crate(("#ff8a1f", "#f97a12")), table, (-3.7, 0.1, 0), (0, 0, 5))
    inside(crate(("#c9252b", "#b51d24", "#8fae2f")), table, (3.8, 0.1, 0), (0, 0, -5))
    vendor = figure("dark", "#ffce3d", "cap", "#1b4dff", "#ff6a3d", right=TREAT, left="counter", turn=-5)
    ball(vendor, (-1.85, -2.1, 3.42), 0.44, "#c9252b")
    inside(vendor, table, (-0.35, 2.8, -0.4))
    machine = stand(khumo(), 3.24, (1.0, -0.95), 72, 6)
    machine.parent, machine.scale = table, (0.85,) * 3
    machine.location.z -= 0.2
    place(crate(("#6d9a2c", "#7fae35"), 3.2, 2.2, 1.2), (-2.9, -2.2, 0), (0, 0, 10))
    place(crate(("#ffc93a", "#f2b722"), 3.2, 2.2, 1.2), (2.2, -2.3, 0), (0, 0, -7))
    return {"size": SHOP, "rise": 9, "turn": -6, "fill": 0.93, "s": 4.4}


def case_cafe():
    """Corner Café: the barista between the espresso machine and the pastries."""
    counter_top(15.6, 5.0, 1.6, front("#ff6a3d"))
    place(espresso_machine(), (-4.6, 0.7, 0), (0, 0, 8), 0.95)
    for i in range(4):
        place(cup(("#fbf6ea", "#ffce3d", "#ffd0e2", "#d9e6ff")[i], False), (-6.2 + i * 1.05, 1.2 + 0.14 * i, 4.0), (0, 0, 200 + i * 30), 0.5)
    place(cup("#fbf6ea", False), (-3.25, -0.2, 0.62), (0, 0, -30), 0.5)
    place(figure("warm", "#1b4dff", "afro", apron="#ffce3d", right="wave", left="counter", turn=-6), (1.9, 3.2, -0.5))
    place(pastry_dome(), (6.0, 0.6, 0), scale=1.0)
    place(cup(), (0.1, -1.0, 0), (0, 0, -35), 0.85)
    stand(neo_touch(), 3.1, (3.5, -1.3), 72, -8)
    return {"size": SHOP, "rise": 12, "turn": 2, "fill": 0.93, "s": 4.0}


def case_braids():
    """A braiding studio: one braids, the other sits."""
    place(salon_chair("#1b4dff", 2.2), (-1.5, 0, 0))
    place(figure("brown", "#ffce3d", "braids", right=SEATED, left=SEATED, turn=-6), (-1.5, 0.2, 2.6), (0, 0, 180))
    hands = (
        ((-1.75, -0.75, 1.6), (-0.75, -1.85, 2.7), (0.45, -0.9, 0.25), (0.8, 0.2, -0.45), "rest"),
        ((-1.7, -0.6, 1.4), (-0.5, -1.75, 1.55), (0.35, -0.95, 0.05), (0.8, 0.1, -0.5), "rest"),
    )
    braider = figure("deep", "#ff6a3d", "wrap", "#0a7d4f", "#ffd0e2", right=hands[0], left=hands[1], turn=10, nod=14)
    place(legs(braider, "#1b4dff"), (1.75, -0.75, 3.36), (0, 0, -68))
    table = place(group("table"), (5.2, 0.8, 0))
    round_table(table)
    machine = stand(khumo(), 3.24, (-0.25, -0.4), 74, -6)
    machine.parent = table
    machine.location.z += 3.4
    inside(jar("#ff6a3d", ("#ffce3d", "#0a7d4f", "#ffd0e2")), table, (0.95, 0.5, 3.4))
    inside(comb("#ffce3d"), table, (0.9, -0.85, 3.4), (0, 0, 30))
    place(plant("#ff6a3d", 3.6), (-6.3, 3.0, 0), (0, 0, 0), 1.05)
    rug()
    return {"size": SHOP, "rise": 12, "turn": 3, "fill": 0.93, "s": 4.0}


def round_table(table):
    disc(1.7, 0.2, (0, 0, 3.3), wood(), table)
    disc(0.16, 3.2, (0, 0, 1.6), brushed(), table)
    disc(1.0, 0.12, (0, 0, 0.06), brushed(), table)


def rug():
    for radius, colour, z in ((5.6, "#ffd0e2", 0.02), (4.9, "#ff6a3d", 0.03), (4.5, "#ffd0e2", 0.04)):
        disc(radius, 0.05, (0, 0, z), cloth(colour), None)


def about_team():
    """Four colleagues around a table with the machines they talk about."""
    counter_top(10.6, 4.6, 0.1)
    for x in (-4.0, 4.0):
        disc(0.28, 3.4, (x, 0, -2.0), brushed(), None)
        disc(1.1, 0.12, (x, 0, -3.74), brushed(), None)
    team = (
        (figure("warm", "#0a7d4f", "afro", right="counter", left="counter", turn=12), (-2.2, 3.0), 4, "#222222"),
        (figure("deep", "#ffce3d", "shaved", right="counter", left="show", turn=-14), (2.2, 3.0), -4, "#1b4dff"),
        (figure("brown", "#1b4dff", "bun", "#ffce3d", right="show", left="counter", turn=-18), (-5.6, -0.1), 58, "#ff6a3d"),
        (figure("dark", "#ff6a3d", "wrap", "#ffd0e2", right="counter", left="counter", turn=18), (5.6, -0.1), -58, "#222222"),
    )
    for who, (x, y), turn, trousers in team:
        place(legs(who, trousers), (x, y, -0.5), (0, 0, turn))
    in_hand(team[1][0], neo_touch(), "show", True)
    in_hand(team[2][0], khumo(), "show")
    stand(khumo_print(), 3.1, (0.0, 0.1), 74, -4).scale = (0.8,) * 3
    place(notebook("#1b4dff"), (2.3, -1.0, 0), (0, 0, -20), 0.6)
    place(cup("#ffce3d", False), (-1.9, -1.2, 0), (0, 0, 200), 0.6)
    return {"size": SHOP, "rise": 14, "fill": 0.94, "s": 4.4}
