"""Pictures for what is told: a delivery, an evening without power, a change of machines, fees, help."""

from math import radians

import bpy
from at_work import SHOP, front, reach
from devices import khumo, neo_touch, stand
from figures import figure, legs
from hardware import inside
from mathutils import Matrix
from props import counter_top, cup, notebook, pencil, receipt_strip
from street_things import candle, coins, front_door, headset, lantern, notes, old_terminal, open_box, scooter, telephone
from studio import disc, group, material, place, plate
from workplaces import jar, plant

AT_EAR = ((-2.15, -0.25, 1.75), (-1.85, -0.55, 3.3), (0.3, 0.28, 1), (1, 0.1, -0.3), "rest")
OPEN = ((-1.8, -0.2, 1.05), (-0.95, -1.65, 1.05), (0.12, -1, 0.12), (0.05, -0.1, 1), "flat")


def delivery():
    """A courier hands the box over at the door."""
    place(front_door(), (3.4, 2.6, 0), (0, 0, -14))
    owner = figure("dark", "#ffce3d", "wrap", "#ff6a3d", right=OPEN, left=OPEN, turn=-6, nod=6)
    place(legs(owner, "#222222"), (2.5, 0.0, 3.9), (0, 0, -52))
    courier = figure("warm", "#0a7d4f", "cap", "#0a7d4f", right="box", left="box", turn=8, nod=6)
    place(legs(courier, "#1b4dff", "#222222"), (-2.5, -0.7, 3.3), (0, 0, 54))
    parcel = open_box(2.2, 1.9, 1.6)
    inside(parcel, courier, (0, -2.65, 0.25))
    machine = inside(khumo(), courier, (0.1, -2.55, 1.75), (82, 0, -40))
    machine.scale = (0.62,) * 3
    place(scooter(), (-6.3, 2.4, 0), (0, 0, -14))
    place(plant("#ffce3d", 2.8), (6.2, 0.2, 0))
    return {"size": SHOP, "rise": 9, "turn": 2, "fill": 0.94, "s": 4.6}


def lamp(at, watts, colour=(1, 0.66, 0.32), size=0.4):
    light = bpy.data.lights.new("flame", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, colour, size
    made = bpy.data.objects.new("flame", light)
    made.location = at
    bpy.context.scene.collection.objects.link(made)


def article_load_shedding():
    """A shop in the dark: a lantern, a candle and the machine's screen give the light."""
    wall = material("night wall", "#27335c", 0.9)
    plate(14.4, 10.2, 0.4, 0.9, (0, 4.4, 3.6), wall, None, 0.1, 0.1, turn=(90, 0, 0), corner=14)
    counter_top(13.2, 4.2, 1.2, front("#0a7d4f"))
    plate(4.6, 0.9, 0.2, 0.06, (4.0, 3.8, 4.6), material("night shelf", "#7a5233", 0.6), None, 0.04, 0.04)
    for i, colour in enumerate(("#ff6a3d", "#ffce3d", "#8fdcb4", "#ffd0e2")):
        place(jar(colour, (), 1.0), (2.5 + i * 1.0, 3.7, 4.7))
    place(figure("brown", "#ffd0e2", "wrap", "#ffce3d", right="counter", left="counter", turn=-6, nod=8), (-0.6, 2.6, -0.5))
    place(lantern(), (-4.0, 0.2, 0), (0, 0, 20), 1.15)
    place(candle(), (4.6, -0.3, 0), scale=1.3)
    night_window(-3.9, 4.15, 6.2)
    stand(khumo(), 3.24, (1.5, -0.7), 74, -6)
    lamp((-4.0, -0.9, 2.0), 190)
    lamp((-4.0, 1.3, 2.2), 120)
    lamp((4.6, -0.8, 2.0), 70)
    lamp((4.6, 0.8, 2.2), 60)
    lamp((-4.2, 3.1, 2.4), 50)
    lamp((1.5, -1.7, 2.2), 26, (0.82, 0.9, 1.0), 0.8)
    return {"size": SHOP, "rise": 9, "turn": 2, "fill": 0.93, "s": 4.0, "power": 0.06, "sky": 0.32}


def night_window(x, y, z):
    """A window, the moon in it."""
    frame = material("window frame", "#8a6242", 0.6)
    plate(4.2, 4.0, 0.2, 0.12, (x, y, z), frame, None, 0.04, 0.04, turn=(90, 0, 0))
    sky = material("night sky", "#16204a", 0.5, Emission=(0.03, 0.06, 0.2, 1), **{"Emission Strength": 0.5})
    plate(3.7, 3.5, 0.1, 0.06, (x, y - 0.08, z), sky, None, 0.02, 0.02, turn=(90, 0, 0))
    moon = material("moon", "#fff3c9", 0.6, Emission=(1, 0.92, 0.7, 1), **{"Emission Strength": 0.7})
    disc(0.5, 0.06, (x - 0.75, y - 0.16, z + 0.75), moon, None, (90, 0, 0))
    for dx, dz in ((0.6, 1.2), (1.3, 0.5), (0.9, -0.5), (-1.2, -0.4), (-0.4, -1.1), (1.4, -1.2)):
        disc(0.05, 0.05, (x + dx, y - 0.15, z + dz), moon, None, (90, 0, 0))
    for size, at in (((0.16, 3.6), (x, y - 0.18, z)), ((3.8, 0.16), (x, y - 0.18, z))):
        plate(*size, 0.14, 0.03, at, frame, None, 0.03, 0.03, turn=(90, 0, 0), corner=3)


def article_switching():
    """The old terminal goes into a box; the new machine stands in front."""
    counter_top(11.0, 5.4, 1.2, front("#1b4dff"))
    place(open_box(3.6, 2.6, 2.0), (-2.2, 0.4, 0), (0, 0, 10))
    mover = reach("warm", "lift", "#ff6a3d", (-1.55, 0.45, 5.55), (-0.18, 0, -1), (0.1, -1, 0), arm=3.4)
    old = old_terminal()
    old.parent = mover
    old.matrix_local = Matrix.Translation((0.0, 3.5, -0.62)) @ Matrix.Rotation(radians(180), 4, "X")
    stand(khumo(), 3.24, (2.3, -0.9), 74, -6)
    place(receipt_strip(), (4.2, 0.7, 0), (0, 0, -30))
    return {"size": SHOP, "rise": 14, "turn": 4, "fill": 0.93, "s": 3.0}


def article_fees():
    """Coins piled up as the bars of a chart, notes and the machine beside them."""
    base = group("money")
    for i, (count, x) in enumerate(((4, -4.2), (8, -2.6), (12, -1.0), (17, 0.6))):
        coins(count, base, (x, 0.5, 0), i)
    notes(("#8fdcb4", "#5fb98a", "#8fdcb4"), base, (-3.7, -2.1, 0), 8, 0.1)
    notes(("#ffb39a", "#ff8d69", "#ffb39a", "#ff8d69"), base, (-0.5, -2.4, 0), -6, 0.1)
    stand(khumo("khumo-reading"), 3.24, (3.1, -0.3), 76, -8)
    place(receipt_strip(1.2, 2.4), (1.75, -2.1, 0), (0, 0, -28))
    return {"size": SHOP, "rise": 22, "turn": 4, "fill": 0.9, "s": 1.8}


def help_desk():
    """Someone with a headset at a desk: mug, notepad, phone."""
    counter_top(11.6, 4.6, 1.2, front("#1b4dff"))
    helper = place(figure("dark", "#ffce3d", "short", right="counter", left=AT_EAR, turn=-8), (-0.3, 2.8, -0.5))
    headset(helper, Matrix.Rotation(radians(-8), 4, "Z"), "#ff6a3d")
    place(cup("#8fdcb4", False), (-3.9, 0.3, 0), (0, 0, 200), 0.95)
    place(notebook("#0a7d4f"), (-1.2, -0.75, 0), (0, 0, 80), 0.62)
    place(pencil(), (-1.0, -0.9, 0.19), (0, 0, 60), 0.62)
    place(telephone(), (1.5, -0.9, 0), (0, 0, -24), 0.85)
    stand(neo_touch(), 3.1, (4.0, 0.0), 74, -10)
    return {"size": SHOP, "rise": 17, "turn": 3, "fill": 0.92, "s": 3.4}
