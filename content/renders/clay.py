"""Soft shapes that flow into one another, as if pressed together of clay: distances in space, and a skin around them.

A shape is (distance, low, high): a function of points, negative inside, and the corners of the box it stays in.
"""

from functools import reduce

import bpy
import numpy as np
from mathutils import Matrix
from studio import add

CORNERS = np.array([(x, y, z) for x in (0, 1) for y in (0, 1) for z in (0, 1)])
EDGES = [(a, b) for a in range(8) for b in range(a + 1, 8) if np.abs(CORNERS[a] - CORNERS[b]).sum() == 1]


def cone(a, b, ra, rb=None):
    """A finger of clay from a to b, as thick as ra at one end and rb at the other."""
    a, b, rb = np.array(a, np.float32), np.array(b, np.float32), ra if rb is None else rb
    along = b - a
    length = max(float(along @ along), 1e-9)

    def distance(p):
        t = np.clip((p - a) @ along / length, 0, 1)
        return np.linalg.norm(p - a - t[:, None] * along, axis=1) - (ra + t * (rb - ra))

    r = max(ra, rb)
    return distance, np.minimum(a, b) - r, np.maximum(a, b) + r


def egg(centre, radii):
    centre, radii = np.array(centre, np.float32), np.array(radii if isinstance(radii, tuple) else (radii,) * 3, np.float32)

    def distance(p):
        out = (p - centre) / radii
        far = np.linalg.norm(out, axis=1)
        return far * (far - 1) / np.maximum(np.linalg.norm(out / radii, axis=1), 1e-6)

    return distance, centre - radii, centre + radii


def block(centre, half, soft=0.1):
    """A box with soft edges; `half` its half sides."""
    centre, half = np.array(centre, np.float32), np.array(half, np.float32)

    def distance(p):
        out = np.abs(p - centre) - half + soft
        return np.linalg.norm(np.maximum(out, 0), axis=1) + np.minimum(out.max(1), 0) - soft

    return distance, centre - half, centre + half


def ring(centre, radius, thick, flat=1.0):
    """A ring lying flat; `flat` squeezes its hole along y."""
    centre = np.array(centre, np.float32)

    def distance(p):
        q = p - centre
        return np.hypot(np.hypot(q[:, 0], q[:, 1] / flat) - radius, q[:, 2]) - thick

    reach = np.array((radius + thick, (radius + thick) * max(1, flat), thick))
    return distance, centre - reach, centre + reach


def blend(soft, *shapes):
    """Shapes grown together, the seams filled as far as `soft` reaches."""

    def joined(da, db):
        h = np.maximum(soft - np.abs(da - db), 0) / max(soft, 1e-6)
        return np.minimum(da, db) - h * h * soft / 4

    def distance(p):
        return reduce(joined, (shape[0](p) for shape in shapes))

    return distance, np.min([s[1] for s in shapes], 0) - soft / 4, np.max([s[2] for s in shapes], 0) + soft / 4


def without(soft, shape, taken):
    """The first shape, less the second."""

    def distance(p):
        a, b = shape[0](p), -taken[0](p)
        h = np.maximum(soft - np.abs(a - b), 0) / max(soft, 1e-6)
        return np.maximum(a, b) + h * h * soft / 4

    return distance, shape[1], shape[2]


def within(soft, shape, limits):
    """What the two shapes share."""
    distance, _, _ = without(soft, shape, (lambda p: -limits[0](p), None, None))
    return distance, np.maximum(shape[1], limits[1]), np.minimum(shape[2], limits[2])


def thicker(shape, by):
    return (lambda p: shape[0](p) - by), shape[1] - by, shape[2] + by


def moved(shape, matrix):
    """A shape carried along by a matrix; stretching is allowed."""
    matrix = Matrix(matrix)
    back = np.array(matrix.inverted(), np.float32)
    scale = min(column.length for column in matrix.to_3x3().transposed())
    box = (shape[1] + CORNERS * (shape[2] - shape[1])) @ np.array(matrix.to_3x3()).T + np.array(matrix.translation)
    return (lambda p: shape[0](p @ back[:3, :3].T + back[:3, 3]) * scale), box.min(0), box.max(0)


def skin_of(shape, grain):
    """Corner points and four-sided faces of the surface, sampled every `grain` (surface nets)."""
    low, high = shape[1] - 2 * grain, shape[2] + 2 * grain
    count = np.ceil((high - low) / grain).astype(int) + 1
    axes = [(low[i] + grain * np.arange(count[i])).astype(np.float32) for i in range(3)]
    depth = np.empty(count, np.float32)
    for i, x in enumerate(axes[0]):
        yz = np.stack(np.meshgrid(axes[1], axes[2], indexing="ij"), -1).reshape(-1, 2)
        depth[i] = shape[0](np.concatenate([np.full((len(yz), 1), x, np.float32), yz], 1)).reshape(count[1:])
    inside = depth < 0
    cells = [inside[x : count[0] - 1 + x, y : count[1] - 1 + y, z : count[2] - 1 + z] for x, y, z in CORNERS]
    mixed = np.argwhere(np.any(cells, 0) & ~np.all(cells, 0))
    at = mixed[:, None, :] + CORNERS[None]
    value = depth[at[..., 0], at[..., 1], at[..., 2]]
    total, hits = np.zeros((len(mixed), 3)), np.zeros(len(mixed))
    for a, b in EDGES:
        cut = (value[:, a] < 0) != (value[:, b] < 0)
        t = value[cut, a] / (value[cut, a] - value[cut, b])
        total[cut] += CORNERS[a] + t[:, None] * (CORNERS[b] - CORNERS[a])
        hits[cut] += 1
    points = low + grain * (mixed + total / hits[:, None])
    number = np.full(count, -1)
    number[tuple(mixed.T)] = np.arange(len(mixed))
    faces = []
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        step = np.eye(3, dtype=int)
        first = np.argwhere(np.diff(inside.astype(np.int8), axis=axis) != 0)
        first = first[(first[:, u] > 0) & (first[:, v] > 0)]
        quad = np.stack([number[tuple((first - a).T)] for a in (0 * step[u], step[u], step[u] + step[v], step[v])], 1)
        flip = ~inside[tuple(first.T)]
        quad[flip] = quad[flip, ::-1]
        faces.append(quad)
    return points, np.concatenate(faces)


def pressed(shape, skin, parent, grain=0.05, soft=3):
    """The shape as a thing in the scene."""
    points, faces = skin_of(shape, grain)
    mesh = bpy.data.meshes.new("clay")
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    made = add(mesh, skin, parent, smooth=180)
    if soft:
        smoothing = made.modifiers.new("soft", "SMOOTH")
        smoothing.factor, smoothing.iterations = 0.5, soft
    return made
