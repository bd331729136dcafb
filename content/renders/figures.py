"""Figures of clay from the waist up, facing -y: the head is 2.4 high, a hand 0.6 of people.py's. They stand behind something."""

from math import cos, pi, radians, sin

import numpy as np
from clay import blend, block, cone, egg, moved, pressed, ring, thicker, within, without
from mathutils import Matrix, Vector
from people import aimed, cloth, flesh, hand, hold
from studio import cable, group, material

HAND = 0.6
HAIR = "#1d1715"
SKULL = egg((0, 0.08, 4.98), (1.06, 1.1, 1.17))
FACE = block((0, -1.25, 4.35), (0.84, 0.85, 1.02), 0.5)
ABOVE = block((0, 0, 5.6), (3, 3, 1.2), 0.05)
# where arms may be: elbow, wrist, the way the fingers point, the way the palm looks, the pose (all for the right arm, on -x)
ARMS = {
    "down": ((-1.75, 0.1, 1.3), (-1.75, -0.45, 0.2), (0.1, -0.25, -1), (1, -0.2, 0), "rest"),
    "counter": ((-1.85, -0.1, 1.25), (-1.55, -1.35, 0.75), (0.35, -1, -0.12), (0, -0.15, -1), "flat"),
    "show": ((-1.9, -0.15, 0.95), (-1.5, -1.5, 1.35), (0.12, -0.12, 1), (0.1, -1, 0.05), "present"),
    "high": ((-2.05, -0.2, 1.3), (-1.95, -1.2, 2.2), (-0.08, -0.12, 1), (0.12, -1, 0.05), "present"),
    "offer": ((-1.8, -0.25, 1.0), (-1.25, -1.75, 1.1), (0.1, -0.75, 0.65), (0.1, -0.6, 0.9), "present"),
    "wave": ((-2.15, -0.15, 1.5), (-2.45, -0.5, 2.75), (-0.2, -0.05, 1), (0.15, -1, 0), "flat"),
    "box": ((-1.9, -0.15, 1.15), (-1.3, -1.45, 1.05), (0.3, -1, 0.1), (1, 0.25, 0), "flat"),
    "work": ((-1.8, -0.15, 1.35), (-1.1, -1.45, 1.35), (0.5, -0.85, -0.1), (0.5, 0, -0.85), "rest"),
}


def body():
    trunk = moved(cone((0, 0, 0.2), (0, 0, 2.2), 0.92, 1.0), Matrix.Diagonal((1.28, 0.86, 1, 1)))
    whole = blend(0.7, trunk, cone((-1.12, 0.02, 2.62), (1.12, 0.02, 2.62), 0.56), cone((0, 0.05, 2.7), (0, 0.05, 3.1), 0.72, 0.5))
    return within(0.1, whole, block((0, 0, 4), (4, 4, 4), 0.02))


def head_shape():
    skull = blend(0.35, egg((0, 0, 4.9), (0.98, 1.02, 1.12)), egg((0, -0.2, 4.36), (0.74, 0.74, 0.6)))
    ears = [egg((x, 0.04, 4.78), (0.14, 0.2, 0.28)) for x in (-1.0, 1.0)]
    return blend(0.1, skull, egg((0, -1.04, 4.66), (0.17, 0.17, 0.2)), *ears)


def hairdo(kind, colour):
    """What is on the head: (shape, skin, grain) of each part, the head looking ahead."""
    hair, wrap = material("hair", HAIR, 0.7, Specular=0.25), cloth(colour)
    close = within(0.06, without(0.2, thicker(SKULL, 0.03), FACE), ABOVE)
    if kind == "short":
        return [(close, hair, 0.05)]
    if kind == "shaved":
        return [(within(0.02, without(0.1, thicker(SKULL, -0.04), FACE), ABOVE), hair, 0.05)]
    if kind == "afro":
        curls = [egg((1.02 * cos(a) * cos(b), 0.2 + 1.02 * sin(a) * cos(b), 5.2 + 1.05 * sin(b)), 0.5) for b in (0, 0.55, 1.15) for a in around(b)]
        return [(without(0.15, blend(0.16, egg((0, 0.15, 5.2), 1.2), *curls), FACE), hair, 0.055)]
    if kind == "bun":
        top = blend(0.1, egg((0, 0.3, 6.35), (0.55, 0.55, 0.48)), cone((0, 0.2, 5.9), (0, 0.28, 6.1), 0.4))
        return [(close, hair, 0.05), (top, hair, 0.05), (ring((0, 0.28, 6.02), 0.42, 0.1), wrap, 0.04)]
    if kind == "braids":
        ropes = [rope(a) for a in (-1.15, -0.85, -0.55, -0.27, 0, 0.27, 0.55, 0.85, 1.15)]
        return [(close, hair, 0.05), *((r, hair, 0.05) for r in ropes)]
    if kind == "wrap":
        cloth_cap = within(0.06, without(0.2, thicker(egg((0, 0.12, 5.1), (1.1, 1.14, 1.2)), 0.02), FACE), block((0, 0, 6), (3, 3, 1.3), 0.05))
        tilt = Matrix.Translation((0, 0.12, 5.28)) @ Matrix.Rotation(radians(-16), 4, "X")
        folds = [moved(ring((0, 0, z), r, 0.17), tilt) for z, r in ((-0.02, 1.03), (0.24, 1.0), (0.5, 0.9))]
        knot = blend(
            0.12, egg((0, -0.45, 6.25), (0.34, 0.3, 0.3)), egg((-0.42, -0.35, 6.42), (0.36, 0.2, 0.28)), egg((0.42, -0.35, 6.42), (0.36, 0.2, 0.28))
        )
        return [(blend(0.06, cloth_cap, *folds), wrap, 0.05), (knot, wrap, 0.045)]
    if kind == "cap":
        dome = within(0.05, thicker(SKULL, 0.09), block((0, 0, 6.2), (3, 3, 1.0), 0.05))
        peak = moved(within(0.05, egg((0, -0.75, 0), (0.98, 1.15, 0.1)), block((0, -1.4, 0), (2, 1.15, 1))), tipped(5.34, -5))
        return [(close, hair, 0.05), (dome, wrap, 0.05), (peak, wrap, 0.035), (egg((0, 0.08, 6.28), (0.13, 0.13, 0.07)), wrap, 0.03)]
    if kind == "toque":
        band = within(0.05, thicker(SKULL, 0.07), block((0, 0, 5.55), (3, 3, 0.3), 0.05))
        puffs = [egg((0.62 * cos(a), 0.1 + 0.62 * sin(a), 6.3), (0.62, 0.62, 0.5)) for a in (2 * pi * i / 7 for i in range(7))]
        return [(close, hair, 0.05), (band, wrap, 0.05), (blend(0.1, cone((0, 0.1, 5.8), (0, 0.1, 6.3), 0.85, 0.95), *puffs), wrap, 0.05)]
    return []


def around(height):
    count = round(11 * cos(height)) or 1
    return [2 * pi * (i + height) / count for i in range(count)]


def tipped(height, angle):
    return Matrix.Translation((0, 0, height)) @ Matrix.Rotation(radians(angle), 4, "X")


def rope(side, top=5.86, length=3.8, thick=0.155):
    """A braid down the back, from the angle `side` of the head."""
    beads, count = [], round(length / 0.2)
    for i in range(count):
        t = i / (count - 1)
        z = top - length * t
        out = 0.06 + 1.08 * (1 - max(0, (z - 4.98) / 1.2) ** 2) ** 0.5 - 0.05 * max(0, 4.4 - z)
        at = (out * sin(side) * (1 - 0.12 * t) + 0.05 * (-1) ** i, 0.1 + out * cos(side), z)
        beads.append(egg(at, (thick, thick, 0.16) if t < 0.97 else (0.13, 0.13, 0.2)))
    return blend(0.05, *beads)


def figure(
    tone="brown", shirt="#0a7d4f", hair="short", wear="#ffce3d", apron=None, right="counter", left="counter", turn=0, nod=0, sleeves=0.62, face=True
):
    """A person; `right` and `left` are names in ARMS or five such values, `wear` colours what is on the head."""
    made, skin, linen = group("figure"), flesh(tone), cloth(shirt)
    trunk = body()
    pressed(trunk, linen, made, 0.06)
    pressed(ring((0, 0.05, 3.06), 0.5, 0.1, 0.95), linen, made, 0.04)
    pressed(cone((0, 0.08, 2.8), (0, 0.0, 4.3), 0.43, 0.45), skin, made, 0.05)
    look = (
        Matrix.Translation((0, 0, 3.9))
        @ Matrix.Rotation(radians(turn), 4, "Z")
        @ Matrix.Rotation(radians(nod), 4, "X")
        @ Matrix.Translation((0, 0, -3.9))
    )
    pressed(moved(head_shape(), look), skin, made, 0.05)
    for shape, stuff, grain in hairdo(hair, wear):
        pressed(moved(shape, look), stuff, made, grain, 2)
    if face:
        features(made, look)
    if apron:
        bib(made, trunk, apron)
    for side, arm in (("right", right), ("left", left)):
        if arm:
            limb(made, tone, linen, ARMS[arm] if isinstance(arm, str) else arm, side == "left", sleeves)
    return made


def features(made, look):
    """Two eyes and a smile, no more."""
    dark = material("eyes", "#1a1210", 0.35)
    skull = head_shape()
    for x in (-0.36, 0.36):
        pressed(moved(egg((x, front_of(skull, x, 4.86), 4.86), (0.072, 0.04, 0.095)), look), dark, made, 0.02, 1)
    arc = [(0.25 * sin(a), 4.44 - 0.13 * cos(a)) for a in (radians(d) for d in range(-75, 76, 15))]
    cable([tuple(look @ Vector((x, front_of(skull, x, z), z))) for x, z in arc], 0.03, dark, made)


def front_of(shape, x, z):
    """The y where the shape's front begins."""
    ys = np.arange(-1.6, 0, 0.005, dtype=np.float32)
    points = np.stack([np.full_like(ys, x), ys, np.full_like(ys, z)], 1)
    return float(ys[np.argmax(shape[0](points) < 0)])


def bib(made, trunk, colour):
    stuff = cloth(colour)
    front = blend(0.1, block((0, -1.5, 1.75), (0.74, 1.5, 0.75), 0.15), block((0, -1.4, 0.5), (1.2, 1.6, 0.62), 0.15))
    pressed(within(0.05, thicker(trunk, 0.07), front), stuff, made, 0.04)
    pressed(within(0.04, thicker(trunk, 0.09), block((0, -1.7, 0.72), (0.44, 1.5, 0.3), 0.08)), stuff, made, 0.035)
    for x in (-1, 1):
        pressed(within(0.03, thicker(trunk, 0.07), block((x * 0.62, -0.4, 3.0), (0.1, 1.0, 0.75), 0.03)), stuff, made, 0.03)


def legs(made, colour="#222222", shoes="#fbf6ea", long=3.3):
    """For a figure that stands free: trousers and shoes, the soles `long` under the waist."""
    hips = moved(cone((0, 0, -0.2), (0, 0, 0.1), 0.9), Matrix.Diagonal((1.26, 0.86, 1, 1)))
    limbs = [cone((x * 0.56, 0, -0.4), (x * 0.6, 0, -long + 0.45), 0.6, 0.46) for x in (-1, 1)]
    cut = block((0, 0, -2.6), (3, 3, 2.62), 0.02)
    pressed(within(0.1, blend(0.2, hips, *limbs), cut), cloth(colour), made, 0.06)
    for x in (-0.6, 0.6):
        shoe = blend(0.2, egg((x, -0.3, -long + 0.28), (0.42, 0.72, 0.3)), egg((x, 0.1, -long + 0.4), (0.4, 0.4, 0.38)))
        pressed(within(0.05, shoe, block((0, 0, -long + 2), (4, 4, 2), 0.02)), cloth(shoes), made, 0.05)
    return made


def limb(made, tone, linen, arm, left, sleeves):
    """Upper arm, forearm and hand."""
    elbow, wrist, fingers, palm, pose = arm
    flip = -1 if left else 1
    elbow, wrist, fingers, palm = (Vector((v[0] * flip, v[1], v[2])) for v in (elbow, wrist, fingers, palm))
    shoulder = Vector((-1.22 * flip, 0.02, 2.6))
    place = aimed(wrist, fingers, palm, HAND)
    hand(tone, pose, left, place, parent=made, grain=0.05)
    inner = place @ Vector((0, 0.35, -0.04))
    pressed(blend(0.15, cone(shoulder, elbow, 0.4, 0.33), cone(elbow, wrist, 0.34, 0.22), cone(wrist, inner, 0.22, 0.2)), flesh(tone), made, 0.045)
    if sleeves <= 1:
        end, wide = shoulder.lerp(elbow, sleeves), 0.46
        parts = [cone(shoulder, end, 0.55, wide), cone(shoulder.lerp(elbow, sleeves - 0.12), end, wide + 0.04)]
    else:
        end = elbow.lerp(wrist, sleeves - 1)
        parts = [cone(shoulder, elbow, 0.55, 0.45), cone(elbow, end, 0.45, 0.36), cone(elbow.lerp(wrist, sleeves - 1.14), end, 0.4)]
    pressed(blend(0.12, *parts), linen, made, 0.05)


def in_hand(made, thing, arm="show", left=False, scale=HAND):
    """Give the figure a thing to hold; the thing's own size is people.py's."""
    _, wrist, fingers, palm, pose = ARMS[arm] if isinstance(arm, str) else arm
    flip = -1 if left else 1
    wrist, fingers, palm = (Vector((v[0] * flip, v[1], v[2])) for v in (wrist, fingers, palm))
    hold(thing, made, pose, left, aimed(wrist, fingers, palm, scale))
    return thing
