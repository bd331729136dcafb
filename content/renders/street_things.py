"""What the stories need: a scooter, a door, a lantern, an old terminal, money, a headset."""

from math import cos, radians, sin

from clay import blend, block, cone, egg, moved, pressed, ring, within
from hardware import inside
from mathutils import Matrix
from studio import cable, disc, group, material, plate, printed, sheet, turned
from workplaces import brushed, steel


def scooter(colour="#0a7d4f"):
    """A delivery scooter, its front to +x, a box on its back."""
    made, paint = group("scooter"), material(f"paint{colour}", colour, 0.3, 0.5)
    dark, cream = material("tyre", (0.03, 0.03, 0.032), 0.7), material("cream paint", "#fbf6ea", 0.35, 0.4)
    upright = Matrix.Rotation(radians(90), 4, "X")
    for x in (-2.5, 2.7):
        pressed(moved(ring((0, 0, 0), 0.8, 0.3), Matrix.Translation((x, 0, 1.1)) @ upright), dark, made)
        disc(0.62, 0.3, (x, 0, 1.1), brushed(), made, (90, 0, 0))
    rear = blend(0.5, egg((-1.9, 0, 1.85), (1.75, 0.72, 0.85)), block((-1.0, 0, 2.2), (1.0, 0.55, 0.5), 0.3))
    step = blend(0.4, block((0.6, 0, 1.05), (1.5, 0.62, 0.2), 0.18), cone((1.75, 0, 1.2), (2.05, 0, 1.7), 0.5))
    shield = moved(block((0, 0, 0), (0.16, 0.85, 1.4), 0.15), Matrix.Translation((2.0, 0, 2.6)) @ Matrix.Rotation(radians(-10), 4, "Y"))
    pressed(blend(0.35, rear, step, shield), paint, made, 0.06)
    guard = within(0.05, moved(ring((0, 0, 0), 1.05, 0.36), Matrix.Translation((2.7, 0, 1.1)) @ upright), block((2.7, 0, 2.4), (1.5, 0.5, 1.0), 0.05))
    pressed(guard, paint, made)
    pressed(blend(0.2, cone((2.7, 0, 1.1), (2.15, 0, 3.7), 0.15), cone((2.1, 0, 3.6), (2.0, 0, 4.3), 0.26, 0.2)), brushed(), made)
    pressed(cone((1.85, -1.05, 4.35), (1.85, 1.05, 4.35), 0.12), dark, made)
    pressed(egg((2.35, 0, 4.05), (0.4, 0.46, 0.42)), paint, made)
    pressed(
        egg((2.62, 0, 4.05), (0.18, 0.32, 0.3)), material("lamp", "#ffefb8", 0.2, 0.5, Emission=(1, 0.9, 0.6, 1), **{"Emission Strength": 0.5}), made
    )
    pressed(egg((-1.0, 0, 2.85), (1.35, 0.6, 0.28)), material("saddle", "#7a4326", 0.55), made)
    plate(2.6, 2.3, 2.3, 0.25, (-3.1, 0, 4.25), material("top box", "#ff6a3d", 0.45, 0.2), made, 0.12, 0.12)
    plate(2.64, 2.34, 0.06, 0.25, (-3.1, 0, 4.75), material("gap dark", "#a23a1a", 0.7), made, 0.01, 0.01)
    plate(1.9, 1.6, 0.16, 0.1, (-2.9, 0, 3.02), dark, made, 0.03, 0.03)
    sheet(1.7, 0.85, (-3.1, -1.16, 4.15), printed("mark-white", 0.5, cut=True), made, (90, 0, 0))
    for y in (-1.0, 1.0):
        cable([(1.85, y, 4.35), (1.85, y, 4.7), (1.8, y * 1.25, 5.0)], 0.05, dark, made)
        disc(0.26, 0.06, (1.8, y * 1.3, 5.1), cream, made, (0, 90, 0))
    cable([(-0.6, -0.4, 0.9), (-0.5, -0.6, 0.5), (-0.4, -0.7, 0.04)], 0.07, dark, made)
    return made


def front_door(colour="#1b4dff", high=10.6, wide=5.2):
    """A door in its frame, one step up, a mat before it."""
    made = group("door")
    stone, frame = material("stone", "#e9dfc9", 0.9), material("door frame", "#fbf6ea", 0.6)
    plate(wide + 3.2, 3.6, 0.6, 0.15, (0, -1.4, 0.3), stone, made, 0.06, 0.06)
    plate(wide + 0.9, high + 0.45, 0.5, 0.12, (0, 0.35, 0.6 + high / 2 + 0.2), frame, made, 0.06, 0.06, turn=(90, 0, 0))
    plate(wide, high, 0.3, 0.06, (0, 0.1, 0.6 + high / 2), material(f"door{colour}", colour, 0.45, 0.2), made, 0.04, 0.04, turn=(90, 0, 0))
    panel = material(f"panel{colour}", "#3a66ff", 0.4, 0.3)
    for x in (-1.15, 1.15):
        for z, tall in ((2.7, 3.2), (6.9, 3.8)):
            plate(1.75, tall, 0.14, 0.1, (x, -0.08, z), panel, made, 0.06, 0.02, turn=(90, 0, 0))
    pressed(egg((-2.2, -0.3, 5.0), 0.22), material("brass", "#e0a526", 0.25, 0.3, 0.8), made, 0.04)
    plate(0.9, 0.2, 0.06, 0.04, (0, -0.1, 4.75), material("brass", "#e0a526"), made, 0.02, 0.02, turn=(90, 0, 0))
    plate(3.6, 1.7, 0.08, 0.1, (-0.2, -1.7, 0.64), material("mat", "#ff6a3d", 0.95), made, 0.03, 0.03)
    return made


def open_box(width=3.4, depth=2.6, height=2.0, colour="#c99a63"):
    """A cardboard box, its four flaps folded out."""
    made, board = group("open box"), material(f"board{colour}", colour, 0.85)
    plate(width, depth, 0.06, 0.02, (0, 0, 0.04), board, made, 0.01, 0.01, corner=3)
    for side, long, gap, out in ((-90, depth, width, 40), (90, depth, width, 40), (0, width, depth, 58), (180, width, depth, 30)):
        hub = inside(group("side"), made, (0, 0, 0), (0, 0, side))
        plate(long, height, 0.07, 0.02, (0, -gap / 2, height / 2), board, hub, 0.02, 0.02, turn=(90, 0, 0), corner=3)
        at = (0, -gap / 2 - 0.5 * cos(radians(out)), height - 0.5 * sin(radians(out)))
        plate(long - 0.06, 1.0, 0.06, 0.02, at, board, hub, 0.02, 0.02, turn=(out, 0, 0), corner=3)
    return made


def old_terminal():
    """A grey machine of yesterday: a small window, many keys. Its face looks to +z like devices.py's."""
    made, shell = group("old terminal"), material("old shell", "#8d8f8c", 0.65)
    pressed(blend(0.3, block((0, 0, 0), (0.95, 1.75, 0.36), 0.22), block((0, 1.15, 0.05), (0.95, 0.6, 0.36), 0.2)), shell, made, 0.04)
    plate(1.45, 0.6, 0.06, 0.05, (0, 0.9, 0.47), material("old rim", "#5d5f5d", 0.6), made, 0.02, 0.02)
    plate(1.25, 0.44, 0.04, 0.03, (0, 0.9, 0.5), material("old window", "#a9b59a", 0.3), made, 0.01, 0.01)
    for wide, y in ((0.9, 1.03), (0.6, 0.87)):
        plate(wide, 0.05, 0.01, 0.01, ((wide - 1.1) / 2, y - 0.05, 0.525), material("old ink", "#3f463a", 0.6), made, 0.002, 0.002, corner=2)
    for i in range(18):
        column, row = i % 3, i // 3
        colour = ("#a34a45", "#b59a4a", "#5f8a5d")[column] if row == 5 else "#d2d2cc"
        plate(
            0.42,
            0.22,
            0.16,
            0.06,
            ((column - 1) * 0.54, 0.28 - row * 0.33, 0.4),
            material(f"old key{colour}", colour, 0.7),
            made,
            0.04,
            0.01,
            corner=4,
        )
    return made


def lantern():
    """A storm lantern, lit."""
    made, paint = group("lantern"), material("lantern red", "#ff6a3d", 0.35, 0.4)
    turned([(0.001, 0), (0.8, 0), (0.85, 0.08), (0.85, 0.5), (0.6, 0.66), (0.42, 0.75), (0.001, 0.75)], paint, made, steps=64)
    turned([(0.001, 2.5), (0.5, 2.45), (0.56, 2.35), (0.56, 2.2), (0.3, 2.2)], paint, made, steps=64)
    turned([(0.001, 3.0), (0.2, 2.98), (0.26, 2.9), (0.26, 2.5)], paint, made, steps=48)
    for x in (-1, 1):
        cable([(x * 0.72, 0, 0.4), (x * 0.95, 0, 0.8), (x * 0.95, 0, 1.9), (x * 0.8, 0, 2.6), (x * 0.25, 0, 2.7)], 0.07, paint, made)
    cable([(-0.85, 0, 2.4), (-0.9, 0, 3.1), (0, 0, 3.9), (0.9, 0, 3.1), (0.85, 0, 2.4)], 0.045, steel(), made)
    warm = {"Emission": (1, 0.62, 0.2, 1), "Emission Strength": 2.2}
    pressed(
        blend(0.2, egg((0, 0, 1.3), (0.25, 0.25, 0.34)), cone((0, 0, 1.4), (0, 0, 1.95), 0.16, 0.03)),
        material("flame", "#ffce3d", 0.5, **warm),
        made,
        0.035,
    )
    glass = material("lantern glass", "#ffd98a", 0.05, 0.6, Alpha=0.2, Emission=(1, 0.6, 0.2, 1), **{"Emission Strength": 0.5})
    pressed(egg((0, 0, 1.5), (0.62, 0.62, 0.85)), glass, made, 0.05)
    return made


def candle(tall=1.2):
    made = group("candle")
    turned(
        [(0.001, 0), (0.75, 0), (0.85, 0.14), (0.8, 0.16), (0.5, 0.08), (0.001, 0.08)], material("brass", "#e0a526", 0.25, 0.3, 0.8), made, steps=48
    )
    turned([(0.3, 0.08), (0.3, tall), (0.26, tall + 0.04), (0.001, tall)], material("wax", "#fff1d0", 0.5), made, steps=40)
    warm = {"Emission": (1, 0.62, 0.2, 1), "Emission Strength": 2.4}
    pressed(
        blend(0.1, egg((0, 0, tall + 0.2), (0.12, 0.12, 0.18)), cone((0, 0, tall + 0.25), (0, 0, tall + 0.58), 0.08, 0.015)),
        material("flame", "#ffce3d", 0.5, **warm),
        made,
        0.025,
    )
    return made


def coins(count, parent, at, start=0):
    """A pile of coins, a little askew."""
    kinds = (("gold", "#d9a032", 0.75), ("silver", "#c9ccd0", 0.8), ("copper", "#b9673a", 0.75))
    for i in range(count):
        name, colour, metal = kinds[(i // 2 + start) % 3]
        skin = material(name, colour, 0.36, 0.1, metal)
        dx, dy = 0.04 * sin(i * 2.3 + start), 0.04 * cos(i * 3.1 + start)
        disc(0.68, 0.17, (at[0] + dx, at[1] + dy, at[2] + 0.09 + i * 0.18), skin, parent, soft=0.03)
    name, colour, metal = kinds[((count - 1) // 2 + start) % 3]
    turned([(0.5, 0), (0.53, 0.02), (0.58, 0.02), (0.61, 0)], material(name, colour), parent, (at[0], at[1], at[2] + count * 0.18), steps=48)
    turned([(0.001, 0.012), (0.2, 0.02), (0.24, 0)], material(name, colour), parent, (at[0], at[1], at[2] + count * 0.18), steps=32)


def notes(colours, parent, at, turn=0, each=0.1):
    """A pile of plain bank notes with a band around."""
    hub = inside(group("notes"), parent, at, (0, 0, turn))
    for i, colour in enumerate(colours):
        plate(
            2.8,
            1.4,
            each,
            0.04,
            (0.03 * sin(i * 5), 0.03 * cos(i * 3), each * (i + 0.5)),
            material(f"note{colour}", colour, 0.85),
            hub,
            0.015,
            0.015,
            turn=(0, 0, 2 * sin(i * 4)),
            corner=3,
        )
    top = each * len(colours)
    plate(2.5, 1.1, 0.012, 0.04, (0, 0, top), material("note light", "#fbf6ea", 0.85), hub, 0.002, 0.002, corner=3)
    plate(2.36, 0.98, 0.014, 0.04, (0, 0, top + 0.004), material(f"note{colours[-1]}", colours[-1]), hub, 0.002, 0.002, corner=3)
    plate(0.5, 1.5, top + 0.05, 0.04, (-0.55, 0, top / 2), material("note band", "#fbf6ea", 0.8), hub, 0.02, 0.02, corner=3)


def headset(parent, look, colour="#222222"):
    """Worn by a figure whose head is turned by the matrix `look`."""
    hard = material(f"headset{colour}", colour, 0.4, 0.2)
    arc = [(1.17 * sin(a), 0.05, 4.82 + 1.42 * cos(a)) for a in (radians(d) for d in range(-90, 91, 10))]
    band = blend(0.05, *(cone(a, b, 0.1) for a, b in zip(arc, arc[1:])))
    pads = [egg((x, 0.02, 4.8), (0.2, 0.36, 0.42)) for x in (-1.16, 1.16)]
    boom = [(1.2, -0.1, 4.65), (1.12, -0.65, 4.36), (0.75, -1.1, 4.24), (0.42, -1.22, 4.24)]
    mic = blend(0.05, *(cone(a, b, 0.055) for a, b in zip(boom, boom[1:])), egg(boom[-1], (0.16, 0.11, 0.11)))
    for shape, grain in ((band, 0.05), (pads[0], 0.05), (pads[1], 0.05), (mic, 0.03)):
        pressed(moved(shape, look), hard, parent, grain)


def telephone():
    """A phone lying on its back, a conversation on its screen."""
    made = group("telephone")
    plate(1.5, 3.0, 0.16, 0.24, (0, 0, 0.08), material("phone", (0.02, 0.02, 0.024), 0.35, 0.3), made, 0.05, 0.05)
    plate(1.38, 2.86, 0.01, 0.19, (0, 0, 0.165), material("phone screen", "#fbf6ea", 0.15, 0.4), made, 0.003, 0.003)
    for side, wide, y, colour in (
        (-1, 0.85, 1.0, "#d9e6ff"),
        (1, 0.7, 0.55, "#0a7d4f"),
        (-1, 0.95, 0.1, "#d9e6ff"),
        (1, 0.9, -0.35, "#0a7d4f"),
        (-1, 0.6, -0.8, "#d9e6ff"),
    ):
        plate(wide, 0.32, 0.01, 0.14, (side * (0.6 - wide / 2), y, 0.172), material(f"bubble{colour}", colour, 0.3), made, 0.003, 0.003)
    return made
