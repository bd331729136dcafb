"""Render pictures of the catalogue.

    blender -b -noaudio --python-exit-code 1 --python render.py -- OUT_DIR PERCENT SAMPLES NAME...

OUT_DIR receives NAME.png. PERCENT scales the size (100 is the final one). SCREENS names the folder made by screens.sh.
"""

import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import camera  # noqa: E402
import darkroom  # noqa: E402
import studio  # noqa: E402
from pictures import PICTURES  # noqa: E402

out_dir, percent, samples, *names = sys.argv[sys.argv.index("--") + 1 :]
for name in names:
    began = time.time()
    scene = studio.empty_scene()
    look = PICTURES[name]()
    bpy.context.view_layer.update()
    size, scale, power = look.pop("size", (1600, 1600)), look.pop("s", 1.0), look.pop("power", 1.0)
    strength, sky = look.pop("shadow", 0.8), look.pop("sky", 1.0)
    centre, ground = camera.frame(*size, s=scale, **look)
    camera.lights(centre, ground, scale, power, sky)
    camera.floor(scale, ground)
    scene.render.resolution_percentage = int(percent)
    with tempfile.TemporaryDirectory(dir=os.environ.get("WORK")) as work:
        passes = camera.shoot(work, int(samples))
        rendered = time.time()
        darkroom.develop(passes, os.path.join(out_dir, f"{name}.png"), camera.pixels, strength)
    print(f"{name}: {rendered - began:.0f} s and {time.time() - rendered:.0f} s", flush=True)
