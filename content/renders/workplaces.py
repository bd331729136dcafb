"""What stands around in kitchens, salons, cafés and at front doors. Each stands on z = 0, its front to -y; one unit is 5 cm."""

from math import cos, pi, radians, sin

from clay import blend, block, cone, egg, moved, pressed, ring, without
from hardware import inside
from mathutils import Matrix
from studio import bar, cable, disc, group, material, plate, soft_polygon, turned


def steel():
    return material("steel", (0.62, 0.62, 0.64), 0.28, 0, 1.0)


def brushed():
    return material("brushed", (0.6, 0.61, 0.62), 0.42, 0.2, 0.45)


def dish(colour="#fbf6ea", food=True):
    """A dinner plate: pap, a spoon of chakalaka, greens."""
    made, glaze = group("dish"), material(f"glaze{colour}", colour, 0.3, 0.5)
    turned([(0.02, 0.03), (0.9, 0.03), (0.95, 0.0), (1.6, 0.16), (1.66, 0.2), (1.62, 0.22), (0.95, 0.08), (0.02, 0.08)], glaze, made, steps=96)
    if food:
        pressed(
            blend(0.3, *(egg((x, y, 0.25), (0.5, 0.45, 0.42)) for x, y in ((-0.45, 0.25), (-0.1, 0.5), (-0.6, 0.6)))),
            material("pap", "#fff6dc", 0.8),
            made,
        )
        spots = ((0.5, -0.1), (0.75, 0.25), (0.3, -0.45), (0.6, -0.5), (0.95, -0.1))
        pressed(blend(0.12, *(egg((x, y, 0.2), (0.3, 0.28, 0.26)) for x, y in spots)), material("stew", "#e4502a", 0.5, 0.3), made)
        leaves = [egg((-0.65 + 0.2 * i, -0.55 - 0.1 * (i % 2), 0.22 + 0.06 * (i % 3)), (0.24, 0.2, 0.16)) for i in range(5)]
        pressed(blend(0.04, *leaves), material("greens", "#4f8a2a", 0.6), made, 0.04)
    return made


def pan():
    """An iron pan with tomatoes in it."""
    made, iron = group("pan"), material("iron", (0.03, 0.03, 0.033), 0.5, 0.2)
    turned([(0.02, 0.0), (1.1, 0.0), (1.2, 0.08), (1.42, 0.5), (1.45, 0.53), (1.4, 0.53), (1.14, 0.12), (0.02, 0.1)], iron, made, steps=80)
    cable([(1.35, 0, 0.45), (1.8, 0, 0.6), (2.6, 0, 0.72), (3.2, 0, 0.74)], 0.13, iron, made)
    sauce = material("sauce", "#d8431f", 0.35, 0.4)
    turned([(0.0005, 0.27), (1.26, 0.27), (1.28, 0.25)], sauce, made, steps=64)
    for i in range(6):
        a = i * 1.05
        pressed(egg((0.75 * cos(a), 0.75 * sin(a), 0.32), (0.28, 0.28, 0.2)), material("egg tomato", "#ff6a3d", 0.4, 0.3), made)
    pressed(egg((0, 0, 0.33), (0.34, 0.3, 0.16)), material("leaf", "#4f8a2a", 0.6), made)
    return made


def bell():
    made = group("bell")
    turned([(0.5, 0.0), (0.52, 0.06), (0.46, 0.1), (0.001, 0.1)], material("bell foot", (0.03, 0.03, 0.03), 0.5), made, steps=48)
    turned([(0.44, 0.12), (0.44, 0.18), (0.36, 0.38), (0.2, 0.5), (0.001, 0.53)], material("brass", "#e0a526", 0.25, 0.3, 0.8), made, steps=48)
    disc(0.07, 0.16, (0, 0, 0.58), steel(), made)
    return made


def serving_pass(width=9.6, height=6.6):
    """The shelf over a restaurant's pass: orders on their rail, two warm lamps."""
    made, metal = group("pass"), brushed()
    for x in (-width / 2 + 0.3, width / 2 - 0.3):
        disc(0.14, height, (x, 0.4, height / 2), metal, made)
    plate(width, 1.7, 0.2, 0.08, (0, 0.4, height), metal, made, 0.03, 0.03)
    bar(soft_polygon([(0, 0), (0.16, 0), (0.16, 0.3), (0, 0.3)], 0.03), width - 0.5, metal, made, (0, -0.55, height - 0.16))
    for i, (x, long) in enumerate(((-4.0, 1.3), (-3.2, 1.6), (-0.9, 1.1), (0.05, 1.5), (0.95, 1.25), (3.3, 1.45))):
        order(made, x, height - 0.1, long, (0, 4, -3, 2, -5, 3)[i])
    for x in (-2.1, 2.1):
        shade = material("shade", "#ff6a3d", 0.4, 0.3)
        cable([(x, 0.6, height), (x, 0.6, height - 0.3), (x, 0.6, height - 0.7)], 0.05, material("flex", (0.03, 0.03, 0.03), 0.6), made)
        turned(
            [(0.1, 0), (0.22, -0.1), (0.34, -0.4), (0.98, -1.05), (1.0, -1.08), (0.94, -1.05), (0.28, -0.45)],
            shade,
            made,
            (x, 0.6, height - 0.6),
            steps=48,
        )
        pressed(egg((x, 0.6, height - 1.72), 0.32), material("bulb", "#fff3c9", 0.4, Emission=(1, 0.72, 0.35, 1), **{"Emission Strength": 1.6}), made)
    return made


def order(parent, x, top, long, tilt):
    hub = inside(group("order"), parent, (x, -0.6, top), (0, tilt, 0))
    plate(0.78, long, 0.02, 0.02, (0, 0, -long / 2), material("order", "#fffdf6", 0.85), hub, 0.004, 0.004, turn=(90, 0, 0), corner=3)
    for i in range(int(long / 0.24) - 1):
        wide = (0.5, 0.36, 0.44, 0.3, 0.4)[i % 5]
        ink = material("ink", "#222222", 0.8) if i else material("ink green", "#0a7d4f", 0.8)
        plate(wide, 0.07, 0.012, 0.02, (-0.29 + wide / 2, -0.014, -0.36 - i * 0.22), ink, hub, 0.002, 0.002, turn=(90, 0, 0), corner=3)


def salon_mirror(width=4.4, height=6.2, bulbs=True):
    """A mirror with a round top, bulbs along its frame."""
    made = group("mirror")
    plate(
        width + 0.7,
        height + 0.7,
        0.3,
        1.5,
        (0, 0.2, height / 2 + 0.35),
        material("frame", "#ff6a3d", 0.5),
        made,
        0.08,
        0.08,
        turn=(90, 0, 0),
        corner=16,
    )
    glass = material("mirror", "#e4edff", 0.02, 0.0, 0.62, Emission=(0.75, 0.83, 1, 1), **{"Emission Strength": 0.22})
    plate(width, height, 0.06, 1.25, (0, 0.03, height / 2 + 0.35), glass, made, 0.02, 0.02, turn=(90, 0, 0), corner=16)
    light = material("bulb warm", "#fff3c9", 0.4, Emission=(1, 0.86, 0.6, 1), **{"Emission Strength": 1.0})
    for i in range(6 if bulbs else 0):
        for x in (-1, 1):
            pressed(egg((x * (width / 2 + 0.18), 0.0, 1.6 + i * 0.74), 0.17), light, made, 0.04)
    return made


def dryer(colour="#1b4dff"):
    """A hair dryer lying on its side."""
    made = group("dryer")
    shell = blend(0.25, cone((-0.6, 0, 0.5), (0.75, 0, 0.5), 0.5, 0.4), cone((-0.45, 0, 0.45), (-0.75, -1.5, 0.3), 0.24, 0.27))
    shell = without(0.05, shell, cone((0.9, 0, 0.5), (1.6, 0, 0.5), 0.3))
    pressed(shell, material(f"shell{colour}", colour, 0.38, 0.3), made)
    pressed(cone((1.0, 0, 0.5), (1.45, 0, 0.5), 0.33, 0.26), material("nozzle", (0.03, 0.03, 0.033), 0.5), made)
    pressed(moved(ring((0, 0, 0), 0.4, 0.07), Matrix.Translation((-1.0, 0, 0.5)) @ Matrix.Rotation(radians(90), 4, "Y")), steel(), made, 0.03)
    lead = [(-0.78, -1.6, 0.28), (-0.9, -2.0, 0.2), (-0.4, -2.2, 0.08), (0.4, -1.9, 0.08), (0.6, -1.3, 0.08), (0.2, -1.1, 0.08)]
    cable(lead, 0.06, material("flex", (0.03, 0.03, 0.03), 0.6), made)
    return made


def comb(colour="#ffce3d", long=2.2):
    made, horn = group("comb"), material(f"horn{colour}", colour, 0.4, 0.3)
    plate(long, 0.28, 0.1, 0.1, (0, 0.3, 0.06), horn, made, 0.03, 0.03, corner=4)
    for i in range(int(long / 0.11) - 1):
        plate(0.05, 0.62, 0.06, 0.02, (-long / 2 + 0.12 + i * 0.11, -0.05, 0.06), horn, made, 0.01, 0.01, corner=2)
    return made


def bottle(colour="#0a7d4f", tall=1.8, wide=0.42, pump=True):
    made, skin = group("bottle"), material(f"bottle{colour}", colour, 0.32, 0.4)
    turned(
        [(0.001, 0), (wide - 0.06, 0), (wide, 0.06), (wide, tall - 0.3), (wide - 0.1, tall - 0.1), (0.16, tall), (0.001, tall)], skin, made, steps=48
    )
    turned(
        [(wide + 0.004, tall * 0.25), (wide + 0.008, tall * 0.26), (wide + 0.008, tall * 0.6), (wide + 0.004, tall * 0.61)],
        material("paper label", "#fbf6ea", 0.7),
        made,
        steps=48,
    )
    cap = material("cap", "#222222", 0.45)
    turned([(0.001, 0), (0.17, 0), (0.17, 0.2), (0.001, 0.2)], cap, made, (0, 0, tall), steps=32)
    if pump:
        cable([(0, 0, tall + 0.1), (0, 0, tall + 0.32), (0, 0, tall + 0.42), (-0.12, 0, tall + 0.47), (-0.36, 0, tall + 0.44)], 0.075, cap, made)
    return made


def jar(colour, tools, tall=1.1):
    """A jar with combs or brushes standing in it; `tools` are colours."""
    made = group("jar")
    turned([(0.001, 0), (0.42, 0), (0.46, 0.05), (0.46, tall), (0.42, tall), (0.41, 0.1)], material(f"jar{colour}", colour, 0.3, 0.4), made, steps=48)
    for i, tool in enumerate(tools):
        hub = inside(group("tool"), made, (0.18 * cos(i * 2.2), 0.18 * sin(i * 2.2), 0.15), (9 * sin(i * 2.2 + 1), 12 * cos(i * 2.2 + 1), i * 40))
        plate(0.3, 1.2, 0.08, 0.12, (0, 0, 1.5), material(f"horn{tool}", tool, 0.4, 0.3), hub, 0.02, 0.02, turn=(90, 0, 0), corner=6)
        disc(0.06, 1.2, (0, 0, 0.6), material(f"horn{tool}", tool, 0.4, 0.3), hub)
    return made


def salon_chair(colour="#0a7d4f", back=3.0):
    """A swivel chair seen from behind: it faces +y."""
    made, skin = group("chair"), material(f"leather{colour}", colour, 0.45, 0.25)
    pressed(block((0, 0, 2.4), (1.7, 1.5, 0.32), 0.28), skin, made, 0.07)
    pressed(
        moved(block((0, 0, back / 2), (1.65, 0.3, back / 2), 0.28), Matrix.Translation((0, -1.4, 2.5)) @ Matrix.Rotation(radians(6), 4, "X")),
        skin,
        made,
        0.07,
    )
    for x in (-1.85, 1.85):
        pressed(cone((x, -1.1, 3.5), (x, 0.8, 3.5), 0.2), material("arm rest", "#222222", 0.6), made)
        disc(0.09, 1.2, (x, 0.2, 2.9), steel(), made)
    disc(0.24, 2.2, (0, 0, 1.1), steel(), made)
    disc(1.4, 0.16, (0, 0, 0.08), steel(), made)
    return made


def espresso_machine(colour="#0a7d4f"):
    """Two groups, a gauge, cups keeping warm on top."""
    made, skin, metal = group("espresso"), material(f"enamel{colour}", colour, 0.3, 0.5), brushed()
    black = material("bakelite", (0.02, 0.02, 0.022), 0.4, 0.2)
    pressed(block((0, 0.5, 3.35), (3.1, 1.35, 0.85), 0.3), skin, made, 0.07)
    pressed(block((0, 1.2, 1.6), (2.9, 0.65, 1.4), 0.15), skin, made, 0.07)
    pressed(block((0, 0.2, 0.3), (3.1, 1.6, 0.3), 0.14), metal, made, 0.06)
    plate(5.6, 2.0, 0.06, 0.1, (0, -0.35, 0.62), black, made, 0.02, 0.02)
    plate(5.4, 0.7, 0.08, 0.12, (0, -0.86, 3.45), metal, made, 0.03, 0.03, turn=(90, 0, 0))
    for x in (-1.5, 1.5):
        turned([(0.5, 0), (0.52, 0.1), (0.52, 0.5), (0.44, 0.55), (0.001, 0.55)], metal, made, (x, -0.35, 2.0), steps=40)
        turned([(0.001, 0), (0.3, 0), (0.42, 0.15), (0.44, 0.42)], metal, made, (x, -0.35, 1.62), steps=40)
        cable([(x, -0.7, 1.85), (x, -1.2, 1.83), (x, -1.6, 1.78), (x, -2.0, 1.72)], 0.14, black, made)
        cable([(x - 0.12, -0.35, 1.64), (x - 0.12, -0.35, 1.45), (x - 0.16, -0.35, 1.36)], 0.06, metal, made)
        cable([(x + 0.12, -0.35, 1.64), (x + 0.12, -0.35, 1.45), (x + 0.16, -0.35, 1.36)], 0.06, metal, made)
    disc(0.3, 0.08, (0, -0.93, 3.45), material("dial", "#fbf6ea", 0.4), made, (90, 0, 0))
    plate(0.04, 0.3, 0.02, 0.01, (0.05, -0.98, 3.5), material("red", "#d8292f", 0.42), made, 0.004, 0.004, turn=(90, 0, -25), corner=2)
    for x in (-2.6, -2.2, 2.2, 2.6):
        disc(0.11, 0.1, (x, -0.93, 3.45), black if abs(x) > 2.4 else skin, made, (90, 0, 0))
    cable([(2.75, -0.7, 2.6), (2.8, -0.9, 2.3), (2.8, -1.0, 1.6), (2.7, -0.95, 1.0)], 0.06, metal, made)
    return made


def pastry_dome():
    """Pastries on a foot, under a cloche of wire."""
    made, glaze = group("dome"), material("stand", "#ffd0e2", 0.35, 0.4)
    turned(
        [(0.001, 0), (0.7, 0), (0.7, 0.06), (0.25, 0.2), (0.2, 0.7), (0.3, 0.8), (1.6, 0.9), (1.65, 0.95), (1.6, 1.0), (0.001, 0.98)],
        glaze,
        made,
        steps=72,
    )
    crust, sugar = material("crust warm", (0.7, 0.33, 0.09), 0.5, 0.25), material("icing", "#ffce3d", 0.5, 0.3)
    for i in range(5):
        a = 2 * pi * i / 5
        pressed(ring((0.85 * cos(a), 0.85 * sin(a), 1.2), 0.27, 0.2), crust if i % 2 else material("iced", "#ffd0e2", 0.45, 0.2), made)
    pressed(blend(0.1, *(egg((0.3 * cos(a), 0.3 * sin(a), 1.5), (0.34, 0.34, 0.26)) for a in (0, 2.1, 4.2)), egg((0, 0, 1.8), 0.22)), sugar, made)
    white = material("cloche", "#fffdf6", 0.3, 0.4)
    pressed(ring((0, 0, 1.03), 1.48, 0.06), white, made, 0.04)
    profile = ((1.48, 1.0), (1.5, 1.4), (1.42, 2.0), (1.1, 2.5), (0.6, 2.8), (0.0, 2.9))
    for i in range(8):
        a = pi * (i + 0.5) / 4
        cable([(r * cos(a), r * sin(a), z) for r, z in profile], 0.035, white, made)
    pressed(egg((0, 0, 3.02), 0.17), glaze, made, 0.04)
    return made


def plant(pot="#ff6a3d", tall=2.4):
    made, leaf = group("plant"), material("plant leaf", "#3f8f4f", 0.55, 0.1)
    turned(
        [(0.001, 0), (0.62, 0), (0.66, 0.05), (0.85, 1.25), (0.95, 1.27), (0.95, 1.5), (0.84, 1.5), (0.8, 1.3), (0.001, 1.3)],
        material(f"pot{pot}", pot, 0.7),
        made,
        steps=56,
    )
    for i in range(13):
        a, lean = i * 2.4, 8 + 22 * (i % 3)
        turn = Matrix.Translation((0, 0, 1.35)) @ Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(radians(lean), 4, "X")
        pressed(moved(egg((0, 0, tall / 2), (0.46, 0.12, tall / 2)), turn), leaf, made, 0.06)
    return made
