"""Everything sold beside the card machines. Each stands on z = 0, its front to -y."""

from math import radians, sin

from devices import display, khumo, skins
from studio import bar, cable, disc, group, material, place, plate, printed, ribbon, sheet, soft_polygon, turned


def inside(child, parent, at=(0, 0, 0), turn=(0, 0, 0)):
    child.parent = parent
    return place(child, at, turn)


def paper():
    """Thermal paper; its ends show the windings."""
    made = material("paper", (0.86, 0.86, 0.84), 0.85)
    tree = made.node_tree
    if "Wave Texture" not in tree.nodes:
        where, wave, ramp = (tree.nodes.new(f"ShaderNode{k}") for k in ("TexCoord", "TexWave", "ValToRGB"))
        wave.wave_type, wave.rings_direction = "RINGS", "Z"
        for key, value in {"Scale": 17.0, "Distortion": 0.6, "Detail": 2.0, "Detail Scale": 3.0}.items():
            wave.inputs[key].default_value = value
        ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (0.6, 0.6, 0.58, 1), (0.88, 0.88, 0.86, 1)
        ramp.color_ramp.elements[1].position = 0.35
        tree.links.new(where.outputs["Object"], wave.inputs[0])
        tree.links.new(wave.outputs["Fac"], ramp.inputs[0])
        tree.links.new(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Base Color"])
    return made


def plain_paper():
    return material("plain paper", (0.84, 0.84, 0.82), 0.85)


def roll(radius=0.5, width=1.14, core=0.15):
    """A till roll, standing on its end."""
    made = group("roll")
    a, b, e = radius, width / 2, 0.012
    turned([(core, -b), (a - e, -b), (a, -b + e)], paper(), made, (0, 0, b))
    turned([(a, -b + e), (a, b - e)], plain_paper(), made, (0, 0, b))
    turned([(a, b - e), (a - e, b), (core, b)], paper(), made, (0, 0, b))
    brown = material("core", "#1b4dff", 0.5)
    turned([(core, -b - 0.01), (core, b + 0.01), (core - 0.035, b + 0.01), (core - 0.035, -b - 0.01), (core, -b - 0.01)], brown, made, (0, 0, b))
    return made


def lying(x, y, z, turn=0, radius=0.5, width=1.14):
    """A roll on its side; its end looks to -y when turn is 0."""
    hub = place(group("lying"), (x, y, z + radius), (0, 0, turn))
    inside(roll(radius, width), hub, (0, width / 2, 0), (90, 0, 0))
    return hub


def tail(x, y, z, turn, radius=0.5, length=1.7, width=1.14):
    """A roll whose loose end runs out to the front along the counter."""
    hub = place(group("tail"), (x, y, z), (0, 0, turn))
    inside(roll(radius, width), hub, (-width / 2, 0, radius), (0, 90, 0))
    path = [(-length * t, 2 * radius + 0.006 - 2 * radius * t * t * (3 - 2 * t) + 0.02 * t) for t in (i / 24 for i in range(25))]
    path += [(path[-1][0] - 0.9 * t, 0.02 + 0.3 * t**3) for t in (i / 12 for i in range(1, 13))]
    ribbon(width - 0.02, path, plain_paper(), hub)
    return hub


def dock(with_machine=True, lead=True):
    """A cradle for the counter or the back office, with its lead."""
    s, made = skins(), group("dock")
    side = soft_polygon(
        [(-0.95, 0), (-0.95, 0.28), (-0.5, 0.6), (-0.31, 0.6), (-0.25, 0.34), (0.1, 0.34), (0.42, 1.35), (0.62, 1.38), (0.9, 0.7), (0.95, 0)], 0.07
    )
    bar(side, 2.0, s["white"], made, soft=0.09)
    plate(2.1, 2.0, 0.06, 0.2, (0, 0, 0.03), s["rubber"], made, 0.02, 0.02)
    plate(1.5, 0.86, 0.02, 0.1, (0, 0.258, 0.86), s["lid"], made, 0.006, 0.006, turn=(72.4, 0, 0))
    plate(0.34, 0.07, 0.02, 0.03, (0, -0.72, 0.448), s["green"], made, 0.006, 0.006, turn=(35, 0, 0))
    for x in (-0.15, -0.05, 0.05, 0.15):
        disc(0.025, 0.08, (x, -0.08, 0.36), material("gold", "#d9b45b", 0.3, 0, 1.0), made, soft=0.008)
    if lead:
        cable(
            [
                (0, 0.9, 0.16),
                (0, 1.3, 0.16),
                (0.25, 1.75, 0.07),
                (1.0, 1.8, 0.05),
                (1.55, 1.3, 0.05),
                (1.5, 0.5, 0.05),
                (1.85, 0.1, 0.05),
                (2.3, 0.2, 0.05),
            ],
            0.05,
            s["rubber"],
            made,
        )
        plate(0.16, 0.3, 0.11, 0.04, (2.42, 0.23, 0.056), s["rubber"], made, 0.03, 0.03, turn=(0, 0, -78))
        plate(0.09, 0.14, 0.05, 0.02, (2.63, 0.275, 0.056), s["steel"], made, 0.01, 0.01, turn=(0, 0, -78))
    if with_machine:
        inside(khumo("khumo-charging"), made, (0, 0.425, 1.945), (72.4, 0, 0))
    return made


def counter_stand(picture="khumo", machine=True):
    """A weighted foot, a bent arm and a cradle that turns towards the customer."""
    s, made = skins(), group("counter-stand")
    turned([(0.02, 0.2), (0.9, 0.2), (1.12, 0.17), (1.18, 0.12), (1.18, 0.03), (1.14, 0)], s["black"], made, steps=96)
    turned([(1.2, 0.0), (1.2, 0.035), (1.17, 0.045)], s["rubber"], made, steps=96)
    cable([(0, 0.55, 0.15), (0, 0.62, 0.7), (0, 0.6, 1.2), (0, 0.42, 1.6), (0, 0.12, 1.86)], 0.15, s["steel"], made)
    turned([(0.26, 0.18), (0.26, 0.26), (0.22, 0.3), (0.15, 0.3)], s["lid"], made, (0, 0.55, 0))
    head = inside(group("head"), made, (0, -0.08, 2.05), (60, 0, 0))
    plate(1.5, 2.2, 0.1, 0.18, (0, -0.2, -0.26), s["black"], head, 0.03, 0.03)
    plate(0.7, 0.7, 0.2, 0.2, (0, -0.1, -0.38), s["black"], head, 0.04, 0.06)
    plate(1.2, 0.12, 0.5, 0.05, (0, -1.7, -0.08), s["black"], head, 0.03, 0.03)
    plate(1.2, 0.5, 0.1, 0.05, (0, -1.5, -0.26), s["black"], head, 0.03, 0.03)
    for x in (-0.84, 0.84):
        plate(0.1, 0.7, 0.5, 0.04, (x, -0.2, -0.08), s["black"], head, 0.04, 0.04)
    if machine:
        inside(khumo(picture), head)
    return made


def screen(width, height, picture, lean=66, lift=0.5):
    """A till screen on an angled foot; width and height of what lights up."""
    s, made = skins(), group("screen")
    head = inside(group("head"), made, (0, 0, lift + height / 2 * sin(radians(lean))), (lean, 0, 0))
    plate(width + 0.36, height + 0.36, 0.1, 0.26, (0, 0, 0.06), s["white"], head, 0.03, 0.01)
    plate(width + 0.34, height + 0.34, 0.03, 0.25, (0, 0, 0), s["blue"], head, 0.008, 0.008)
    plate(width + 0.36, height + 0.36, 0.1, 0.26, (0, 0, -0.06), s["white"], head, 0.01, 0.06)
    plate(width + 0.26, height + 0.26, 0.02, 0.21, (0, 0, 0.108), s["glass"], head, 0.008, 0.004)
    display(width, height, (0, 0, 0.1195), picture, head, 0.09)
    disc(0.03, 0.006, (0, height / 2 + 0.065, 0.118), s["lens"], head, soft=0.002)
    middle = lift + height / 2 * sin(radians(lean))
    arm = [(0.1, 0.08), (0.35, 0.12), (0.55, middle * 0.62), (0.4, middle + 0.05), (0.18, middle - 0.1), (0.3, middle * 0.55)]
    bar(soft_polygon(arm, 0.06), width * 0.26, s["white"], made, soft=0.05)
    plate(width * 0.5, 1.9, 0.12, 0.3, (0, 0.15, 0.07), s["white"], made, 0.04, 0.02)
    plate(width * 0.5 - 0.04, 1.86, 0.03, 0.28, (0, 0.15, 0.015), s["rubber"], made, 0.004, 0.004)
    return made


def receipt_printer(paper_out=True):
    """A desk printer, 135 mm wide, paper from the top."""
    s, made = skins(), group("printer")
    body = soft_polygon([(-1.3, 0.06), (-1.3, 1.5), (-0.75, 2.1), (1.25, 2.1), (1.35, 0.06)], [0.08, 0.16, 0.16, 0.25, 0.1])
    bar(body, 2.7, s["black"], made, soft=0.1)
    lid = soft_polygon([(-0.55, 2.0), (-0.55, 2.2), (1.0, 2.22), (1.18, 2.0)], 0.08)
    bar(lid, 2.3, s["lid"], made, soft=0.08)
    plate(2.5, 2.4, 0.06, 0.2, (0, 0.02, 0.03), s["rubber"], made, 0.01, 0.01)
    bar(soft_polygon([(-0.74, 2.02), (-0.72, 2.16), (-0.62, 2.16), (-0.6, 2.02)], 0.02), 1.9, s["steel"], made, soft=0.02)
    plate(0.3, 0.12, 0.03, 0.055, (0.85, -1.02, 1.82), s["key"], made, 0.01, 0.01, turn=(47.5, 0, 0))
    disc(0.04, 0.03, (0.52, -1.02, 1.82), s["green"], made, (47.5, 0, 0), 0.008)
    sheet(0.8, 0.4, (0, -1.3015, 0.8), printed("mark-light", 0.5, cut=True), made, (90, 0, 0))
    if paper_out:
        path = [(-0.58 - 0.06 * sin(t * 2) + 0.34 * t * t, 2.1 + 1.75 * t - 0.1 * t * t) for t in (i / 28 for i in range(29))]
        ribbon(1.5, path, printed("receipt", 0.85, blank=True), made)
    return made


def scanner():
    """A hand scanner resting in its cup."""
    s, made = skins(), group("scanner")
    gun = inside(group("gun"), made, (0, 0, 2.35), (14, 0, 0))
    head = soft_polygon(
        [(-1.2, 0.02), (-1.25, 0.62), (-0.9, 0.84), (0.35, 0.9), (0.85, 0.6), (0.8, 0.1), (0.3, -0.16), (-0.6, -0.12)],
        [0.1, 0.12, 0.2, 0.3, 0.25, 0.2, 0.2, 0.3],
    )
    bar(head, 1.05, s["white"], gun, soft=0.22)
    bar(soft_polygon([(-1.27, 0.06), (-1.31, 0.56), (-1.2, 0.62), (-1.14, 0.02)], 0.05), 0.86, s["glass"], gun, soft=0.1)
    bar(
        soft_polygon([(-1.31, 0.28), (-1.325, 0.36), (-1.29, 0.37), (-1.28, 0.28)], 0.015),
        0.6,
        material("laser", (0.8, 0.02, 0.02), 0.3, Emission=(1, 0.03, 0.02, 1), **{"Emission Strength": 1.2}),
        gun,
        soft=0.02,
    )
    grip = soft_polygon([(0.02, 0.1), (-0.08, -0.5), (0.02, -1.9), (0.52, -1.9), (0.62, -0.6), (0.72, 0.1)], [0.1, 0.25, 0.1, 0.1, 0.3, 0.1])
    bar(grip, 0.62, s["blue"], gun, soft=0.2)
    bar(soft_polygon([(-0.2, -0.1), (-0.19, -0.42), (-0.02, -0.6), (0.1, -0.1)], 0.05), 0.3, s["seam"], gun, soft=0.06)
    turned([(0.02, 0.22), (0.9, 0.22), (1.12, 0.17), (1.18, 0.1), (1.18, 0.02), (1.14, 0)], s["black"], made, (0, 0.55, 0), steps=96)
    turned([(0.46, 0.2), (0.5, 0.9), (0.47, 0.94), (0.43, 0.9), (0.4, 0.2)], s["black"], made, (0, 0.72, 0), steps=64)
    return made


def cash_drawer(out=4.5):
    """410 mm wide; the drawer stands open with notes and coins in it."""
    s, made = skins(), group("cash-drawer")
    shell = material("drawer", (0.03, 0.03, 0.034), 0.45, 0.1)
    for part in ((8.2, 8.0, 0.12, (0, 0, 1.98)), (8.2, 8.0, 0.12, (0, 0, 0.12))):
        plate(part[0], part[1], part[2], 0.12, part[3], shell, made, 0.04, 0.04)
    for x in (-4.04, 4.04):
        plate(0.12, 7.9, 1.9, 0.05, (x, 0, 1.05), shell, made, 0.02, 0.02)
    plate(8.1, 0.12, 1.9, 0.05, (0, 3.9, 1.05), shell, made, 0.02, 0.02)
    grey = material("tray grey", (0.16, 0.16, 0.17), 0.5)
    tray = inside(group("tray"), made, (0, -out, 0))
    plate(8.1, 1.7, 0.2, 0.1, (0, -4.02, 1.05), shell, tray, 0.05, 0.05, turn=(90, 0, 0))
    disc(0.16, 0.12, (0, -4.16, 1.35), s["steel"], tray, (90, 0, 0), 0.03)
    plate(0.03, 0.16, 0.02, 0.01, (0, -4.225, 1.35), s["seam"], tray, 0.004, 0.004, turn=(90, 0, 0))
    sheet(1.1, 0.55, (-3.0, -4.1225, 1.05), printed("mark-light", 0.5, cut=True), tray, (90, 0, 0))
    plate(7.7, 6.0, 0.06, 0.05, (0, -0.9, 0.6), grey, tray, 0.01, 0.01)
    for x in (-3.82, -2.3, -0.78, 0.74, 2.26, 3.8):
        plate(0.08, 6.0, 0.66, 0.03, (x, -0.9, 0.95), grey, tray, 0.03, 0.03)
    for y in (-3.85, -2.1):
        plate(7.7, 0.08, 0.66, 0.03, (0, y, 0.95), grey, tray, 0.03, 0.03)
    for i, colour in enumerate(("#7fae7a", "#a97f56", "#c9656a", "#5f86b8", "#d8964a")):
        x = -3.06 + i * 1.525
        note = material(f"note{i}", colour, 0.8)
        for j in range(4):
            plate(1.3, 2.7, 0.04, 0.02, (x + 0.02 * (j % 2), -0.7 + 0.03 * j, 0.68 + 0.07 * j), note, tray, 0.01, 0.01, turn=(0, 0, (j * 37 % 5) - 2))
        metal = material(f"coin{i % 2}", "#d8b06a" if i % 2 else "#c9cbce", 0.3, 0, 1.0)
        for j in range(9):
            disc(
                0.24,
                0.05,
                (x + ((j * 53) % 11 - 5) * 0.085, -2.98 + ((j * 37) % 13 - 6) * 0.085, 0.7 + 0.045 * j),
                metal,
                tray,
                ((j * 71) % 31 - 15, (j * 43) % 27 - 13, 0),
                0.015,
            )
    return made


def sim(with_loose=True):
    """The card-sized holder with its SIM, and a loose one in front."""
    s, made = skins(), group("sim")
    holder = inside(group("holder"), made, (0, 0, 0.523), (74, 0, 0))
    blue = s["blue"]
    plate(1.712, 1.08, 0.03, 0.06, (0, 0, 0), blue, holder, 0.006, 0.006)
    sheet(1.712, 1.08, (0, 0, 0.0162), printed("sim", 0.35, 0.3), holder, radius=0.06)
    plug(holder, (0.5, 0.0, 0.02))
    if with_loose:
        plug(inside(group("loose"), made, (0.62, -0.85, 0.02), (0, 0, -24)), (0, 0, 0))
    return made


def plug(parent, at):
    """A nano-to-standard plug: white plastic, gold contacts, cut lines."""
    hub = inside(group("plug"), parent, at)
    plate(0.3, 0.5, 0.022, 0.03, (0, 0, 0), skins()["white"], hub, 0.005, 0.005)
    plate(0.315, 0.515, 0.006, 0.035, (0, 0, 0.002), skins()["seam"], hub, 0.002, 0.002)
    sheet(0.215, 0.24, (0, -0.06, 0.0118), printed("chip", 0.25, 0.2), hub, (0, 0, 90), radius=0.03)
    return hub
