"""Machines among the things of a working day."""

from devices import khumo, khumo_print, neo_touch, stand
from hardware import inside, lying
from props import awning, bank_card, coil, counter_top, crate, croissant_plate, cup, notebook, pencil, receipt_strip, screwdriver, teaspoon, toolbox
from studio import group, material, place


def still_counter():
    counter_top(7.8, 4.4, 1.5)
    stand(khumo("khumo-reading"), 3.24, (0.35, 0.2), 72, 14)
    place(bank_card(), (1.95, -1.0, 2.3), (58, 12, 22))
    place(cup(), (-2.2, -0.3, 0), (0, 0, -40))
    place(teaspoon(), (-0.75, -1.45, 0), (0, 0, -68))
    place(croissant_plate(), (2.4, 0.75, 0), (0, 0, 10))
    return {"rise": 17, "turn": 4, "fill": 0.88, "s": 2.0}


def still_market():
    awning()
    table = place(group("table"), (0, 1.1, 0))
    inside(counter_top(9.0, 3.6, 2.2, material("cloth front", "#0a7d4f", 0.7)), table, (0, 0, 2.5))
    for x, fruit in ((-2.55, ("#ff8a1f", "#f97a12")), (2.6, ("#c9252b", "#b51d24", "#8fae2f"))):
        inside(crate(fruit), table, (x, 0.25, 2.5), (0, 0, -4 if x < 0 else 5))
    inside(crate(("#6d9a2c", "#7fae35"), 3.2, 2.2, 1.2), place(group("low"), (-1.9, -1.9, 0), (0, 0, 12)))
    inside(crate(("#ffc93a", "#f2b722"), 3.2, 2.2, 1.2), place(group("low"), (2.0, -2.0, 0), (0, 0, -9)))
    machine = stand(khumo(), 3.24 * 0.8, lean=72, turn=6)
    machine.scale = (0.8,) * 3
    machine.parent = table
    machine.location.z += 2.5
    machine.location.y = -0.9
    return {"rise": 11, "turn": -7, "fill": 0.86, "s": 3.2}


def still_coffee():
    place(cup(), (0, 0.3, 0), (0, 0, -35))
    place(teaspoon(), (-1.15, -1.25, 0), (0, 0, 52))
    place(receipt_strip(1.3, 2.2), (1.25, -1.35, 0), (0, 0, -16))
    return {"rise": 30, "fill": 0.82, "s": 0.9}


def staff_training():
    place(notebook("#1b4dff"), (0, 0.3, 0), (0, 0, 14))
    place(notebook("#ff6a3d"), (0.1, 0.3, 0.27), (0, 0, -7))
    place(notebook("#ffce3d", "cover"), (-0.05, 0.25, 0.54), (0, 0, 6))
    place(pencil("#0a7d4f"), (2.2, -0.9, 0), (0, 0, 24))
    stand(neo_touch(), 3.1, (2.05, 1.2), 76, 12)
    place(cup("#8fdcb4", False), (-1.6, 2.75, 0), (0, 0, 150))
    return {"rise": 30, "turn": 6, "fill": 0.86, "s": 1.4}


def on_site_setup():
    dark, blue = material("lead", (0.03, 0.03, 0.032), 0.5), material("blue lead", "#1b4dff", 0.45)
    box = place(toolbox(), (-0.7, 0.7, 0), (0, 0, 9))
    inside(screwdriver(), box, (-1.7, 0.3, 0.8), (8, -14, 0))
    inside(screwdriver("#ffce3d"), box, (-1.05, -0.4, 0.7), (-6, 10, 0))
    coil(0.72, 4, 0.07, blue, box, (0.7, 0.1, 1.3), (14, 8, 0))
    coil(0.62, 4, 0.06, dark, box, (-0.4, 0.5, 1.25), (-10, 12, 20))
    inside(lying(1.9, 0.4, 0.7, 25), box, (1.85, 0.3, 1.35))
    stand(khumo_print(), 3.1, (1.75, -1.5), 76, 14)
    coil(0.55, 3, 0.06, dark, None, (-1.3, -1.9, 0.08))
    return {"rise": 20, "turn": 5, "fill": 0.86, "s": 1.7}
