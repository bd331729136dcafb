"""Lights, the lens and the two passes of a picture: what stands there, and the shadow it throws."""

import os
from math import cos, radians, sin

import bpy
import numpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


def softbox(at, target, size, watts, name="softbox"):
    lamp = bpy.data.lights.new(name, "AREA")
    lamp.energy, lamp.shape, lamp.size, lamp.size_y = watts, "RECTANGLE", size[0], size[1]
    made = bpy.data.objects.new(name, lamp)
    made.location = at
    made.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def lights(centre, ground, s=1.0, power=1.0, sky_level=1.0):
    """Key from the left, a strip on the right for the edges, one from above and behind; `s` scales the whole rig, `sky_level` dims the rest."""
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("studio")
    scene.world.use_nodes = True
    tree = scene.world.node_tree
    sky, path, level = tree.nodes["Background"].inputs, tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMapRange")
    sky[0].default_value = (1, 1, 1, 1)
    level.inputs["To Min"].default_value, level.inputs["To Max"].default_value = 0.4 * sky_level, 0.09 * sky_level  # blacks stay black
    tree.links.new(path.outputs["Is Glossy Ray"], level.inputs["Value"])
    tree.links.new(level.outputs[0], sky[1])

    def at(x, y, z):
        return (centre[0] + x * s, centre[1] + y * s, ground + z * s)

    for where, size, watts in (
        ((-5, -4, 6.5), (4, 4), 430),
        ((5.5, -1.5, 4), (1.2, 5), 150),
        ((-6, 2.5, 3), (1, 5), 90),
        ((0.5, 3.5, 7.5), (6, 4), 300),
    ):
        softbox(at(*where), (centre[0], centre[1], ground + 1.2 * s), (size[0] * s, size[1] * s), watts * s * s * power)


def corners():
    seen = []
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in bpy.context.scene.objects:
        if thing.type in ("MESH", "CURVE") and thing.name != "floor":
            shaped = thing.evaluated_get(graph)
            mesh = shaped.to_mesh()
            seen += [shaped.matrix_world @ v.co for v in mesh.vertices]
            shaped.to_mesh_clear()
    return seen


def frame(width, height, turn=0, rise=12, away=15.0, fill=0.8, low=0.0, s=1.0):
    """Look at everything in the scene and zoom until it fills the share `fill` of the picture, `low` under the middle."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, height
    points = corners()
    centre = Vector([(min(p[i] for p in points) + max(p[i] for p in points)) / 2 for i in range(3)])
    lens = bpy.data.cameras.new("camera")
    lens.lens, lens.clip_end = 50, 1000
    made = scene.camera = bpy.data.objects.new("camera", lens)
    scene.collection.objects.link(made)
    a, b = radians(turn), radians(rise)
    made.location = centre + Vector((-sin(a) * cos(b), -cos(a) * cos(b), sin(b))) * away * s
    made.rotation_euler = (centre - made.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.view_layer.update()
    flat = [world_to_camera_view(scene, made, p) for p in points]
    x0, x1, y0, y1 = (f(p[i] for p in flat) for i in (0, 1) for f in (min, max))
    zoom = min(fill / (x1 - x0), fill / (y1 - y0))
    lens.lens *= zoom
    larger = max(width, height)
    lens.shift_x = ((x0 + x1) / 2 - 0.5) * zoom * width / larger
    lens.shift_y = ((y0 + y1) / 2 - 0.5) * zoom * height / larger + low
    return centre, min(p.z for p in points)


def floor(scale, level):
    bpy.ops.mesh.primitive_plane_add(size=80 * scale, location=(0, 0, level - 0.002))
    made = bpy.context.object
    made.name = "floor"
    skin = bpy.data.materials.new("floor")
    skin.use_nodes = True
    skin.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.72, 0.72, 0.72, 1)
    skin.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.9
    made.data.materials.append(skin)
    return made


def pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    flat = numpy.empty(image.size[0] * image.size[1] * 4, dtype=numpy.float32)
    image.pixels.foreach_get(flat)
    shape = (image.size[1], image.size[0], 4)
    bpy.data.images.remove(image)
    return flat.reshape(shape)


def shoot(work, samples):
    """Render both passes as EXR files into `work`: colour with its guides (albedo, normal, lit screens), and the shadow alone."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.025, 8
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 4, 2, 3, 3
    cycles.transparent_max_bounces, cycles.sample_clamp_indirect = 6, 4.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    ground = bpy.data.objects["floor"]
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = layer.use_pass_emit = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = work, "OPEN_EXR", "16"
    files.file_slots.clear()
    for slot, source in (("colour", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("lit", "Emit")):
        files.file_slots.new(slot + "-")
        tree.links.new(layers.outputs[source], files.inputs[slot + "-"])
    scene.frame_set(1)
    ground.visible_camera = False
    bpy.ops.render.render()
    things = [o for o in scene.objects if o.type in ("MESH", "CURVE") and o.name != "floor"]
    for thing in things:
        thing.visible_camera = False
    ground.visible_camera, ground.is_shadow_catcher = True, True
    full = scene.render.resolution_percentage
    scene.render.resolution_percentage, cycles.samples = max(15, full * 25 // 100), max(32, samples // 2)
    tree.links.new(layers.outputs["Image"], files.inputs["colour-"])
    scene.frame_set(2)
    bpy.ops.render.render()
    scene.render.resolution_percentage = full
    return [os.path.join(work, f"{kind}-000{i}.exr") for kind, i in (("colour", 1), ("albedo", 1), ("normal", 1), ("lit", 1), ("colour", 2))]
