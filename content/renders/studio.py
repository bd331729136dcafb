"""The photo studio: an empty scene, materials, shapes. One unit is 5 cm; x to the right, y away from the camera, z up."""

import os
from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Vector

SCREENS = os.environ.get("SCREENS", "screens-out")
made_materials = {}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    made_materials.clear()
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Standard"
    scene.render.film_transparent = True
    return scene


def material(name, colour=(0.5, 0.5, 0.5), roughness=0.4, coat=0.0, metal=0.0, **more):
    """A principled surface; colour as a hex string (as on the site) or linear numbers."""
    if name in made_materials:
        return made_materials[name]
    if isinstance(colour, str):
        parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
        colour = tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    made = made_materials[name] = bpy.data.materials.new(name)
    made.use_nodes = True
    surface = made.node_tree.nodes["Principled BSDF"].inputs
    values = {"Base Color": (*colour, 1), "Roughness": roughness, "Clearcoat": coat, "Clearcoat Roughness": 0.08, "Metallic": metal}
    for key, value in {**values, **more}.items():
        surface[key].default_value = value
    return made


def printed(picture, roughness=0.6, coat=0.0, glow=0.0, cut=False, blank=False):
    """A surface showing one of the pictures in SCREENS; `glow` lights it, `cut` honours its transparency, `blank` leaves the back white."""
    made = material(f"{picture}{glow}{cut}", (0, 0, 0), roughness, coat)
    tree = made.node_tree
    surface = tree.nodes["Principled BSDF"].inputs
    image = tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(f"{SCREENS}/{picture}.png")
    image.interpolation = "Cubic"
    image.extension = "EXTEND"
    if glow:
        tree.links.new(image.outputs[0], surface["Emission"])
        surface["Emission Strength"].default_value = glow
    elif blank:
        side, mix = tree.nodes.new("ShaderNodeNewGeometry"), tree.nodes.new("ShaderNodeMixRGB")
        mix.inputs[2].default_value = (0.85, 0.85, 0.83, 1)
        for source, target in (
            (side.outputs["Backfacing"], mix.inputs[0]),
            (image.outputs[0], mix.inputs[1]),
            (mix.outputs[0], surface["Base Color"]),
        ):
            tree.links.new(source, target)
    else:
        tree.links.new(image.outputs[0], surface["Base Color"])
    if cut:
        tree.links.new(image.outputs[1], surface["Alpha"])
    return made


def group(name="group"):
    made = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(made)
    return made


def place(made, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    made.location, made.rotation_euler, made.scale = at, [radians(a) for a in turn], (scale,) * 3
    return made


def add(mesh_or_bmesh, skin, parent, at=(0, 0, 0), turn=(0, 0, 0), smooth=35):
    mesh = mesh_or_bmesh
    if isinstance(mesh, bmesh.types.BMesh):
        bmesh.ops.recalc_face_normals(mesh_or_bmesh, faces=mesh_or_bmesh.faces)
        mesh = bpy.data.meshes.new("part")
        mesh_or_bmesh.to_mesh(mesh)
        mesh_or_bmesh.free()
    made = bpy.data.objects.new("part", mesh)
    bpy.context.scene.collection.objects.link(made)
    mesh.materials.append(skin)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, radians(smooth)
    for face in mesh.polygons:
        face.use_smooth = True
    made.parent = parent
    return place(made, at, turn)


def rounded(width, height, radius, steps=10):
    """Corner points of a rectangle with round corners, counter-clockwise."""
    radius = max(0.0005, min(radius, width / 2 - 1e-4, height / 2 - 1e-4))
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            a = (quarter + step / steps) * pi / 2
            points.append((sx * (width / 2 - radius) + radius * cos(a), sy * (height / 2 - radius) + radius * sin(a)))
    return points


def loft(rings, close=True):
    """A skin over rings of equally many 3-D points; the ends are capped."""
    built = bmesh.new()
    rows = [[built.verts.new(p) for p in ring] for ring in rings]
    for low, high in zip(rows, rows[1:]):
        for i in range(len(low)):
            j = (i + 1) % len(low)
            built.faces.new((low[i], low[j], high[j], high[i]))
    if close:
        built.faces.new(rows[0])
        built.faces.new(rows[-1])
    return built


def fillet(depth, back, front, steps=6):
    """(inset, z) pairs from the back face to the front face of a plate with soft edges."""
    pairs = [(back * (1 - sin(a)), -depth / 2 + back * (1 - cos(a))) for a in (pi / 2 * i / steps for i in range(steps + 1))]
    return pairs + [(front * (1 - cos(a)), depth / 2 - front * (1 - sin(a))) for a in (pi / 2 * i / steps for i in range(steps + 1))]


def plate(width, height, depth, radius, at, skin, parent, front=0.03, back=0.03, turn=(0, 0, 0), corner=10):
    """A plate with round corners and soft edges, like a phone's body; its face looks to +z."""
    rings = []
    for inset, z in fillet(depth, back, front):
        rings.append([(x, y, z) for x, y in rounded(width - 2 * inset, height - 2 * inset, radius - inset, corner)])
    return add(loft(rings), skin, parent, at, turn)


def bar(profile, width, skin, parent, at=(0, 0, 0), soft=0.05, turn=(0, 0, 0)):
    """A side profile of (y, z) points drawn out along x, its two ends softened."""
    rings = []
    cy, cz = (sum(p[i] for p in profile) / len(profile) for i in (0, 1))
    size = max(max(p[i] for p in profile) - min(p[i] for p in profile) for i in (0, 1))
    for t, side in [(t, -1) for t in range(7)] + [(6 - t, 1) for t in range(7)]:
        a = pi / 2 * t / 6
        inset, x = 1 - 2 * soft * (1 - sin(a)) / size, side * (width / 2 - soft * (1 - cos(a)))
        rings.append([(x, cy + (y - cy) * inset, cz + (z - cz) * inset) for y, z in profile])
    return add(loft(rings), skin, parent, at, turn)


def soft_polygon(points, radius, steps=6):
    """A polygon's corners rounded, as a list of points for bar(); radius one number or one for each corner."""
    made = []
    for i, point in enumerate(points):
        r = radius[i] if isinstance(radius, (list, tuple)) else radius
        here, before, after = Vector(point), Vector(points[i - 1]), Vector(points[(i + 1) % len(points)])
        a, b = here + (before - here).normalized() * r, here + (after - here).normalized() * r
        for s in range(steps + 1):
            t = s / steps
            made.append(tuple(a * (1 - t) ** 2 + here * 2 * t * (1 - t) + b * t * t))
    return made


def turned(profile, skin, parent, at=(0, 0, 0), turn=(0, 0, 0), steps=72, close=False):
    """A (radius, z) profile spun about z: cups, rolls, feet."""
    rings = [[(r * cos(2 * pi * i / steps), r * sin(2 * pi * i / steps), z) for i in range(steps)] for r, z in profile]
    return add(loft(rings, close), skin, parent, at, turn)


def disc(radius, depth, at, skin, parent, turn=(0, 0, 0), soft=0.02):
    half = depth / 2
    return turned([(radius - soft, -half), (radius, -half + soft), (radius, half - soft), (radius - soft, half)], skin, parent, at, turn, 48, True)


def sheet(width, height, at, skin, parent, turn=(0, 0, 0), radius=0.0):
    """A flat picture, upright on the face (+z), with round corners if asked."""
    built = bmesh.new()
    uv = built.loops.layers.uv.new()
    face = built.faces.new([built.verts.new((x, y, 0)) for x, y in rounded(width, height, radius, 8)])
    for loop in face.loops:
        loop[uv].uv = (loop.vert.co.x / width + 0.5, loop.vert.co.y / height + 0.5)
    return add(built, skin, parent, at, turn)


def ribbon(width, path, skin, parent, at=(0, 0, 0), turn=(0, 0, 0), smooth=60):
    """A strip of paper along (y, z) points; the picture's top is the path's end."""
    built = bmesh.new()
    uv = built.loops.layers.uv.new()
    lengths = [0.0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (Vector(b) - Vector(a)).length)
    rows = [[built.verts.new((x, y, z)) for x in (-width / 2, width / 2)] for y, z in path]
    for i in range(len(rows) - 1):
        face = built.faces.new((rows[i][0], rows[i][1], rows[i + 1][1], rows[i + 1][0]))
        for loop, at_uv in zip(face.loops, ((0, i), (1, i), (1, i + 1), (0, i + 1))):
            loop[uv].uv = (at_uv[0], lengths[at_uv[1]] / lengths[-1])
    mesh = bpy.data.meshes.new("ribbon")
    built.to_mesh(mesh)
    built.free()
    return add(mesh, skin, parent, at, turn, smooth)


def cable(points, radius, skin, parent):
    """A round lead through the points."""
    curve = bpy.data.curves.new("cable", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 6, True
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for point, at in zip(line.points, points):
        point.co = (*at, 1)
    line.use_endpoint_u, line.order_u, line.resolution_u = True, 4, 16
    made = bpy.data.objects.new("cable", curve)
    bpy.context.scene.collection.objects.link(made)
    curve.materials.append(skin)
    made.parent = parent
    return made
