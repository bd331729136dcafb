"""People of clay: hands that hold things, and forearms with sleeves.

A hand's own space: the wrist at the origin, fingers along y, the palm looks to -z, a right hand's thumb on -x.
"""

from math import radians

from clay import blend, cone, egg, moved, pressed
from mathutils import Matrix, Vector
from studio import group, material, turned

SKINS = {"deep": "#5a3524", "dark": "#744630", "brown": "#8f5a3e", "warm": "#a66e4c", "light": "#bd8763"}
KNUCKLES = ((-0.57, 1.72, 0.02), (-0.19, 1.84, 0.06), (0.19, 1.78, 0.04), (0.54, 1.6, -0.02))
LENGTHS = ((0.7, 0.47, 0.34), (0.78, 0.53, 0.36), (0.72, 0.49, 0.35), (0.55, 0.36, 0.3))
THICK = ((0.24, 0.19), (0.25, 0.195), (0.24, 0.19), (0.215, 0.165))
# bends of each finger's three joints, spread of each finger, the thumb's four points
POSES = {
    "flat": {
        "bends": ((6, 14, 8), (4, 12, 8), (6, 14, 8), (10, 16, 10)),
        "spread": (9, 2, -5, -13),
        "thumb": ((-0.42, 0.35, -0.08), (-0.98, 0.9, -0.22), (-1.2, 1.4, -0.26), (-1.22, 1.78, -0.28)),
    },
    # the thumb lies on a card that rests on the bent forefinger's side
    "pinch": {
        "bends": ((38, 62, 34), (52, 78, 40), (60, 82, 44), (64, 84, 46)),
        "spread": (2, 0, -2, -4),
        "thumb": ((-0.42, 0.4, -0.2), (-0.92, 0.95, -0.5), (-1.05, 1.5, -0.7), (-1.02, 1.98, -0.84)),
    },
    # a machine lies across palm and fingers: tips over its far edge, the thumb along the near one
    "hold": {
        "bends": ((12, 14, 64), (8, 12, 70), (8, 14, 68), (24, 40, 46)),
        "spread": (7, 2, -3, -9),
        "thumb": ((-0.4, 0.35, -0.2), (-0.76, 0.78, -0.62), (-1.2, 1.08, -0.9), (-1.66, 1.26, -0.94)),
    },
    # a machine stands up from the palm, the thumb over its edge
    "present": {
        "bends": ((14, 10, 8), (12, 8, 8), (14, 10, 8), (18, 14, 10)),
        "spread": (6, 1, -4, -9),
        "thumb": ((-0.45, 0.35, -0.15), (-0.98, 0.85, -0.42), (-1.04, 1.4, -0.82), (-0.74, 1.78, -0.95)),
    },
    # a plate lies on the fingers, the thumb over its rim
    "tray": {
        "bends": ((3, 2, 2), (2, 2, 2), (3, 2, 2), (4, 3, 2)),
        "spread": (8, 2, -5, -11),
        "thumb": ((-0.45, 0.35, -0.15), (-0.98, 0.85, -0.42), (-1.04, 1.4, -0.86), (-0.74, 1.78, -1.02)),
    },
    # as present, around something thick
    "lift": {
        "bends": ((14, 16, 12), (12, 14, 12), (14, 16, 12), (18, 18, 14)),
        "spread": (6, 1, -4, -9),
        "thumb": ((-0.45, 0.35, -0.15), (-0.98, 0.9, -0.5), (-0.98, 1.46, -1.05), (-0.58, 1.85, -1.24)),
    },
    # fingers behind, thumb in front: a plate's rim, a box's edge
    "grip": {
        "bends": ((50, 34, 20), (52, 36, 20), (54, 36, 20), (56, 38, 22)),
        "spread": (5, 1, -3, -8),
        "thumb": ((-0.42, 0.35, -0.2), (-0.85, 0.75, -0.62), (-0.82, 1.12, -1.02), (-0.66, 1.4, -1.3)),
    },
    "rest": {
        "bends": ((26, 36, 22), (30, 40, 24), (34, 42, 24), (38, 44, 26)),
        "spread": (5, 1, -3, -7),
        "thumb": ((-0.42, 0.35, -0.15), (-0.86, 0.85, -0.42), (-0.9, 1.36, -0.62), (-0.8, 1.74, -0.76)),
    },
}


def flesh(tone):
    return material(f"skin {tone}", SKINS[tone], 0.62, Specular=0.32, Sheen=0.25)


def cloth(colour):
    return material(f"cloth {colour}", colour, 0.88, Specular=0.2, Sheen=0.3)


def hand_shape(pose, arm=0.0, thick=0.6):
    """The hand, with as much of the forearm as asked; and where its nails lie."""
    how, fingers, nails = POSES[pose], [], []
    for knuckle, lengths, (wide, narrow), bends, spread in zip(KNUCKLES, LENGTHS, THICK, how["bends"], how["spread"]):
        turn, at, bones = Matrix.Rotation(radians(spread), 3, "Z"), Vector(knuckle), []
        bent = 0
        for i, (length, bend) in enumerate(zip(lengths, bends)):
            bent -= bend
            frame = turn @ Matrix.Rotation(radians(bent), 3, "X")
            end = at + frame @ Vector((0, length, 0))
            a, b = (wide + (narrow - wide) * k / 3 for k in (i, i + 1))
            bones.append(cone(at, end, a, b))
            at, last = end, frame
        nails.append((at + last @ Vector((0, -0.02, narrow * 0.86)), last, narrow))
        fingers.append(blend(0.06, *bones))
    points = [Vector(p) for p in how["thumb"]]
    thumb = blend(0.12, *(cone(a, b, *r) for a, b, r in zip(points, points[1:], ((0.34, 0.27), (0.27, 0.225), (0.225, 0.18)))))
    nails.append((*thumb_nail(points), 0.19))
    palm = [cone((0.28 * k[0] / 0.57, 0.15, -0.06), (k[0], k[1] - 0.06, k[2] - 0.06), 0.33, 0.27) for k in KNUCKLES]
    palm += [egg((-0.4, 0.75, -0.2), (0.36, 0.55, 0.3)), egg((0.4, 0.7, -0.16), (0.3, 0.6, 0.27))]
    whole = blend(0.22, blend(0.3, *palm), thumb)
    whole = blend(0.16, whole, blend(0.025, *fingers))
    if arm:
        lower = [cone((x, -arm, 0), (x * 0.9, 0.25, -0.04), thick, 0.36) for x in (-0.13, 0.13)]
        whole = blend(0.3, whole, *lower)
    return whole, nails


def thumb_nail(points):
    along = (points[3] - points[2]).normalized()
    side = Vector((-1, 0, 0.55))
    up = (side - along * side.dot(along)).normalized()
    frame = Matrix((along.cross(up), along, up)).transposed()
    return points[3] + up * 0.15, frame


def hand(tone="brown", pose="rest", left=False, at=None, arm=0.0, thick=0.6, parent=None, grain=0.045):
    """A hand in the scene; `at` is a matrix from its own space to its parent's."""
    at = Matrix(at) if at else Matrix()
    if left:
        at = at @ Matrix.Diagonal((-1, 1, 1, 1))
    shape, nails = hand_shape(pose, arm, thick)
    made = parent or group("hand")
    pressed(moved(shape, at), flesh(tone), made, grain * at.to_scale().length / 3**0.5)
    polish = material(f"nail {tone}", mixed(SKINS[tone], "#f0c9b4", 0.42), 0.35, 0.2)
    for point, frame, size in nails:
        nail = egg((0, 0, 0), (size * 0.6, size * 0.82, 0.03))
        pressed(moved(nail, at @ Matrix.Translation(point) @ frame.to_4x4()), polish, made, 0.02 * at.to_scale().length / 3**0.5, 1)
    return made


def mixed(one, other, share):
    return "#" + "".join(f"{round(int(one[i:i + 2], 16) * (1 - share) + int(other[i:i + 2], 16) * share):02x}" for i in (1, 3, 5))


def sleeve(colour, start, end, wide=0.78, narrow=0.66, parent=None, at=None, cuff=True):
    """A sleeve around the forearm from y = -end to y = -start; its cuff turned back."""
    long = end - start
    profile = [(0.0005, -long), (wide - 0.2, -long), (wide - 0.06, -long + 0.05), (wide, -long + 0.18)]
    profile += [(wide + (narrow - wide) * t + 0.018 * (i % 2), -long * (1 - t)) for i, t in enumerate((0.2, 0.3, 0.4, 0.52, 0.64))]
    if cuff:
        profile += [(narrow + 0.01, -0.62), (narrow + 0.08, -0.6), (narrow + 0.1, -0.55), (narrow + 0.09, -0.06)]
    profile += [(narrow + 0.05, 0.0), (narrow - 0.02, -0.02), (narrow - 0.06, -0.1), (narrow - 0.1, -0.5)]
    made = turned(profile, cloth(colour), parent)
    made.matrix_local = (Matrix(at) if at else Matrix()) @ Matrix.Translation((0, -start, 0)) @ Matrix.Rotation(radians(-90), 4, "X")
    made.modifiers.new("soft", "SUBSURF").render_levels = 1
    return made


def forearm(tone, pose, colour, left=False, arm=4.2, bare=1.5):
    """A hand with its sleeved forearm, the wrist at the origin."""
    made = group("forearm")
    hand(tone, pose, left, arm=bare + 1.2, thick=0.56, parent=made)
    sleeve(colour, bare, arm, parent=made)
    return made


def aimed(at, fingers, palm, scale=1.0):
    """The matrix that puts a hand's wrist `at`, its fingers and its palm looking where they should."""
    y = Vector(fingers).normalized()
    z = -(Vector(palm) - y * Vector(palm).dot(y)).normalized()
    turn = Matrix((y.cross(z), y, z)).transposed()
    return Matrix.Translation(at) @ turn.to_4x4() @ Matrix.Scale(scale, 4)


def hold(thing, parent, pose, left=False, at=None):
    """Put a card (pinch) or a machine (hold) where that hand holds it."""
    thing.parent = parent
    columns, where = {
        "pinch": (((0, -1, 0), (0, 0, 1), (-1, 0, 0)), (-0.8, 2.36, -0.9)),
        "hold": (((0, -1, 0), (-1, 0, 0), (0, 0, -1)), (-1.06, 1.98, -0.53)),
        "present": (((-1, 0, 0), (0, 1, 0), (0, 0, -1)), (0.0, 2.55, -0.62)),
    }[pose]
    turn = Matrix(columns).transposed().to_4x4()
    if left:
        turn = Matrix.Diagonal((-1, 1, 1, 1)) @ turn @ Matrix.Diagonal((-1, 1, 1, 1))
        where = (-where[0], *where[1:])
    thing.matrix_local = (Matrix(at) if at else Matrix()) @ Matrix.Translation(where) @ turn
    return thing
