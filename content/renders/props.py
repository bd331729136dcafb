"""Things around the products: cards, cups, crates, books, a counter, an awning."""

from math import cos, pi, radians, sin

from hardware import inside
from studio import add, bar, cable, disc, group, loft, material, place, plate, printed, ribbon, sheet, soft_polygon, turned


def bank_card(picture="card"):
    made = group("card")
    plate(1.712, 1.08, 0.022, 0.065, (0, 0, 0), material("card edge", "#f4f1ea", 0.4), made, 0.004, 0.004)
    sheet(1.712, 1.08, (0, 0, 0.0116), printed(picture, 0.35, 0.5), made, radius=0.065)
    sheet(1.712, 1.08, (0, 0, -0.0116), material("card back", "#ff6a3d", 0.35, 0.5), made, (0, 180, 0), radius=0.065)
    plate(1.7, 0.24, 0.002, 0.01, (0, 0.28, -0.0125), material("stripe", (0.01, 0.01, 0.01), 0.4), made, 0.0005, 0.0005)
    return made


def wood(name="wood", light=(0.62, 0.4, 0.22), dark=(0.42, 0.24, 0.11), scale=1.0):
    made = material(name, light, 0.5, 0.15)
    tree = made.node_tree
    if "Noise Texture" not in tree.nodes:
        where, fit, noise, ramp = (tree.nodes.new(f"ShaderNode{k}") for k in ("TexCoord", "Mapping", "TexNoise", "ValToRGB"))
        fit.inputs["Scale"].default_value = (0.35 * scale, 5 * scale, 5 * scale)
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.3, 4.0
        noise.inputs["Distortion"].default_value = 0.7
        for element, colour, at in zip(ramp.color_ramp.elements, (dark, light), (0.34, 0.62)):
            element.color, element.position = (*colour, 1), at
        tree.links.new(where.outputs["Object"], fit.inputs[0])
        tree.links.new(fit.outputs[0], noise.inputs[0])
        tree.links.new(noise.outputs[0], ramp.inputs[0])
        tree.links.new(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def cup(colour="#fbf6ea", saucer=True):
    """A flat white: 85 mm cup, saucer, a leaf in the milk."""
    made = group("cup")
    clay = material(f"clay{colour}", colour, 0.3, 0.5)
    lift = 0.14 if saucer else 0.0
    outer = [(0.02, 0.03), (0.44, 0.03), (0.46, 0.0), (0.52, 0.0), (0.56, 0.06), (0.7, 0.28), (0.82, 0.62), (0.88, 1.1), (0.9, 1.3), (0.885, 1.32)]
    turned(outer + [(0.86, 1.3), (0.84, 1.1), (0.78, 0.62), (0.62, 0.28), (0.02, 0.2)], clay, made, (0, 0, lift), steps=96)
    coffee = material("coffee", (0.2, 0.075, 0.022), 0.25, 0.3)
    turned([(0.0005, 1.16), (0.84, 1.16), (0.852, 1.172)], coffee, made, (0, 0, lift), steps=96)
    milk = material("milk", (0.8, 0.62, 0.42), 0.35)
    turned([(0.0005, 1.166), (0.62, 1.165)], milk, made, (0, 0, lift), steps=64)
    for ring in (0.46, 0.28):
        turned([(ring, 1.168), (ring + 0.07, 1.168)], coffee, made, (0, -0.05, lift), steps=64)
    cable([(0.82, 0, 1.1 + lift), (1.15, 0, 1.18 + lift), (1.3, 0, 0.85 + lift), (1.15, 0, 0.5 + lift), (0.74, 0, 0.42 + lift)], 0.075, clay, made)
    if saucer:
        turned(
            [
                (0.02, 0.04),
                (0.5, 0.04),
                (0.52, 0.0),
                (0.6, 0.0),
                (0.64, 0.04),
                (1.2, 0.16),
                (1.42, 0.24),
                (1.43, 0.265),
                (1.4, 0.27),
                (1.2, 0.21),
                (0.64, 0.11),
                (0.02, 0.11),
            ],
            clay,
            made,
            steps=96,
        )
    return made


def teaspoon():
    made, steel = group("spoon"), material("steel", (0.62, 0.62, 0.64), 0.28, 0, 1.0)
    cable([(0, -1.2, 0.06), (0, -0.4, 0.1), (0, 0.5, 0.08), (0, 0.8, 0.06)], 0.035, steel, made)
    bowl = turned(
        [(0.0005, -0.07), (0.1, -0.055), (0.18, -0.02), (0.21, 0.02), (0.19, 0.01), (0.1, -0.03), (0.0005, -0.04)],
        steel,
        made,
        (0, 1.05, 0.08),
        steps=40,
    )
    bowl.scale = (0.85, 1.35, 1)
    return made


def receipt_strip(width=1.14, length=1.9, curl=0.35):
    """A torn-off receipt lying flat, its ends lifting."""
    path = [(length * (t - 0.5), 0.012 + curl * max(0, t - 0.62) ** 2 * 5 + curl * max(0, 0.2 - t) ** 2 * 5) for t in (i / 30 for i in range(31))]
    hub = group("receipt")
    ribbon(width, path, printed("receipt", 0.85, blank=True), hub)
    return hub


def counter_top(width, depth, height=0.5, front=None):
    """A piece of shop counter: a wooden top on a coloured block."""
    made = group("counter")
    plate(width, depth, 0.3, 0.2, (0, 0, -0.15), wood(), made, 0.05, 0.05)
    if height > 0.3:
        plate(width - 0.4, depth - 0.4, height, 0.12, (0, 0, -0.3 - height / 2), front or material("front", "#0a7d4f", 0.5), made, 0.03, 0.03)
    return made


def croissant_plate():
    made = group("plate")
    clay = material("plate", "#d9e6ff", 0.3, 0.5)
    turned([(0.02, 0.03), (0.7, 0.03), (0.75, 0.0), (1.25, 0.1), (1.3, 0.14), (1.27, 0.15), (0.75, 0.07), (0.02, 0.07)], clay, made, steps=96)
    crust = material("crust", (0.56, 0.24, 0.055), 0.5, 0.25)
    for i in range(9):
        a = radians(-80 + i * 20)
        size = 0.34 - abs(i - 4) * 0.055
        blob = turned(
            [(0.001, -0.2), (size * 0.8, -0.15), (size, 0), (size * 0.8, 0.15), (0.001, 0.2)],
            crust,
            made,
            (0.62 * sin(a), 0.62 * cos(a) - 0.35, 0.08 + size * 0.75),
            steps=32,
        )
        blob.rotation_euler = (radians(90), 0, -a + radians(90))
        blob.modifiers.new("soft", "SUBSURF").render_levels = 2
    return made


def crate(fruit, width=3.6, depth=2.6, height=1.2, radius=0.36):
    """A slatted crate heaped with fruit; `fruit` a list of colours."""
    made, slat = group("crate"), wood("crate", (0.72, 0.5, 0.28), (0.56, 0.35, 0.17), 0.8)
    for z in (0.25, 0.65, 1.05):
        for y in (-depth / 2, depth / 2):
            plate(width, 0.3, 0.07, 0.02, (0, y, z), slat, made, 0.01, 0.01, turn=(90, 0, 0), corner=3)
        for x in (-width / 2, width / 2):
            plate(depth, 0.3, 0.07, 0.02, (x, 0, z), slat, made, 0.01, 0.01, turn=(90, 0, 90), corner=3)
    for x in (-1, 1):
        for y in (-1, 1):
            plate(0.2, 0.2, height, 0.02, (x * (width / 2 - 0.14), y * (depth / 2 - 0.14), height / 2), slat, made, 0.01, 0.01, corner=3)
    plate(width, depth, 0.08, 0.02, (0, 0, 0.5), slat, made, 0.01, 0.01, corner=3)
    count = 0
    for layer, shrink in enumerate((0, 0.3, 0.75)):
        columns = int((width - 0.2 - 2 * shrink) / (2 * radius))
        rows = int((depth - 0.2 - 2 * shrink) / (2 * radius))
        for i in range(columns):
            for j in range(rows):
                count += 1
                x = (i - (columns - 1) / 2) * 2.02 * radius + ((count * 37) % 11 - 5) * 0.012
                y = (j - (rows - 1) / 2) * 2.02 * radius + ((count * 53) % 11 - 5) * 0.012
                ball(made, (x, y, 0.86 + layer * radius * 1.35), radius * (0.94 + (count * 29 % 7) * 0.015), fruit[count * 7 % len(fruit)])
    return made


def ball(parent, at, radius, colour):
    skin = material(f"fruit{colour}", colour, 0.4, 0.3)
    ring = [(max(0.0008, radius * sin(pi * i / 14)), -radius * cos(pi * i / 14) * 0.94) for i in range(15)]
    made = turned(ring, skin, parent, at, steps=28)
    made.rotation_euler = (at[0] * 3, at[1] * 4, at[2] * 5)
    turned(
        [(0.001, 0), (0.03, 0.005), (0.025, 0.09), (0.001, 0.1)], material("stalk", (0.12, 0.07, 0.02), 0.7), made, (0, 0, radius * 0.92), steps=10
    )
    return made


def awning(width=10.0, stripes=10, colours=("#ff6a3d", "#fbf6ea"), height=8.2, depth=3.4):
    """A striped stall roof with a scalloped edge on two poles."""
    made, pole = group("awning"), wood("pole", (0.5, 0.31, 0.16), (0.38, 0.22, 0.1))
    for x in (-width / 2 + 0.35, width / 2 - 0.35):
        disc(0.12, height - 0.5, (x, depth - 0.3, (height - 0.5) / 2), pole, made)
    w = width / stripes
    for i in range(stripes):
        skin = material(f"cloth{i % 2}", colours[i % 2], 0.85)
        x = (i - (stripes - 1) / 2) * w
        path = [(depth * t - 0.6, height - 1.55 + 1.6 * t**0.85) for t in (k / 12 for k in range(13))]
        inside(ribbon(w, path, skin, made), made, (x, 0, 0))
        drop = [(w / 2 * cos(a), -0.5 - w / 2 * sin(a) * 0.9) for a in (pi * k / 14 for k in range(15))]
        flap = [[(px, y, pz) for px, pz in [(w / 2, 0), *drop, (-w / 2, 0)]] for y in (-0.012, 0.012)]
        add(loft(flap), skin, made, (x, -0.6, height - 1.55))
    return made


def notebook(colour="#1b4dff", picture=None, width=2.96, height=4.2, thick=0.24):
    made = group("book")
    skin = material(f"cover{colour}", colour, 0.5)
    for z in (0.02, thick):
        plate(width, height, 0.04, 0.07, (0, 0, z), skin, made, 0.01, 0.01, corner=4)
    plate(0.08, height, thick, 0.02, (-width / 2 + 0.03, 0, thick / 2 + 0.01), skin, made, 0.01, 0.01, corner=4)
    pages = material("pages", (0.82, 0.8, 0.74), 0.9)
    plate(width - 0.12, height - 0.1, thick - 0.05, 0.03, (0, 0, thick / 2 + 0.01), pages, made, 0.004, 0.004, corner=3)
    if picture:
        sheet(width - 0.02, (width - 0.02) * 1.375, (0, 0, thick + 0.021), printed(picture, 0.5), made, radius=0.06)
    return made


def pencil(colour="#ff6a3d"):
    made = group("pencil")
    turned(
        [(0.001, -1.7), (0.075, -1.69), (0.075, 1.3), (0.024, 1.62), (0.001, 1.68)],
        material(f"pencil{colour}", colour, 0.4, 0.3),
        made,
        (0, 0, 0.075),
        (90, 0, 0),
        6,
    )
    turned([(0.077, 1.3), (0.024, 1.625), (0.001, 1.64)], material("cut wood", (0.7, 0.48, 0.28), 0.7), made, (0, 0, 0.075), (90, 0, 0), 24)
    turned([(0.027, 1.6), (0.001, 1.7)], material("lead", (0.02, 0.02, 0.02), 0.5), made, (0, 0, 0.075), (90, 0, 0), 16)
    return made


def carton(width, depth, height, picture="bag", colour="#0a7d4f", lid=True):
    """A closed product box with the word mark on top and front."""
    made = group("carton")
    plate(width, depth, height, 0.05, (0, 0, height / 2), material(f"carton{colour}", colour, 0.6), made, 0.02, 0.02, corner=4)
    side = min(width, height) * 0.86
    sheet(side, side, (0, -depth / 2 - 0.003, height / 2), printed(picture, 0.6), made, (90, 0, 0))
    if lid:
        plate(width + 0.01, depth + 0.01, 0.012, 0.05, (0, 0, height * 0.72), material("gap", (0.0, 0.08, 0.04), 0.8), made, 0.002, 0.002, corner=4)
    return made


def toolbox(width=5.0, depth=2.8, height=1.7):
    """An open installer's case: handle, tray, leads, a screwdriver."""
    made, skin = group("toolbox"), material("case", "#ff6a3d", 0.42, 0.2)
    dark = material("case inside", (0.05, 0.05, 0.055), 0.7)
    for y in (-depth / 2, depth / 2):
        plate(width, height, 0.12, 0.12, (0, y, height / 2), skin, made, 0.03, 0.03, turn=(90, 0, 0))
    for x in (-width / 2, width / 2):
        plate(depth, height, 0.12, 0.12, (x, 0, height / 2), skin, made, 0.03, 0.03, turn=(90, 0, 90))
    sheet(1.7, 0.85, (-0.3, -depth / 2 - 0.063, height * 0.5), printed("mark-white", 0.5, cut=True), made, (90, 0, 0))
    plate(width, depth, 0.12, 0.1, (0, 0, 0.08), dark, made, 0.02, 0.02)
    plate(width - 0.2, depth - 0.2, 0.06, 0.06, (0, 0, height * 0.45), dark, made, 0.01, 0.01)
    for x in (-width / 2, width / 2):
        plate(0.34, height + 1.0, 0.14, 0.1, (x, 0, (height + 1.0) / 2), skin, made, 0.03, 0.03, turn=(90, 0, 90))
    disc(0.15, width, (0, 0, height + 0.8), material("grip", (0.03, 0.03, 0.03), 0.6), made, (0, 90, 0))
    return made


def coil(radius, turns, thick, skin, parent, at=(0, 0, 0), tilt=(0, 0, 0)):
    """A lead wound up, its end hanging out."""
    points = []
    for i in range(turns * 12):
        a = 2 * pi * i / 12
        r = radius * (1 + 0.06 * sin(a * 0.37 + i))
        points.append((r * cos(a), r * sin(a), thick * 1.2 * (i / 12)))
    return place(cable(points, thick, skin, parent), at, tilt)


def screwdriver(colour="#1b4dff"):
    made = group("screwdriver")
    turned(
        [(0.001, 0), (0.16, 0.03), (0.2, 0.2), (0.2, 1.0), (0.15, 1.2), (0.18, 1.3), (0.1, 1.4), (0.001, 1.4)],
        material(f"handle{colour}", colour, 0.3, 0.4),
        made,
        steps=32,
    )
    turned([(0.06, 1.38), (0.06, 2.6), (0.02, 2.75), (0.001, 2.75)], material("steel", (0.62, 0.62, 0.64), 0.28, 0, 1.0), made, steps=20)
    return made
