"""From the passes to a picture: clean the grain along edges, lay the softened shadow underneath, fade it out."""

import bpy
import numpy as np


def encode(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055).astype(np.float32)


def clean(colour, guide, albedo, normal, step, tolerance, bend):
    """An average over 5 x 5 pixels, `step` apart, weighted by how alike they are: in colour, surface colour and direction."""
    reach = 2 * step
    guides = np.concatenate([guide / tolerance, albedo / 0.05, normal / bend], 2)
    wide = np.pad(np.concatenate([guides, colour], 2), ((reach, reach), (reach, reach), (0, 0)), mode="edge")
    height, width = colour.shape[:2]
    total, weights = colour.copy(), np.ones((height, width, 1), np.float32)
    for y in range(-2, 3):
        for x in range(-2, 3):
            if x or y:
                top, left = reach + y * step, reach + x * step
                near = wide[top : top + height, left : left + width]
                apart = near[..., :9] - guides
                w = np.exp(-np.einsum("ijk,ijk->ij", apart, apart) - (x * x + y * y) / 8)[..., None]
                total += near[..., 9:] * w
                weights += w
    return total / weights


def blur(a, radius):
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)] * a.ndim
            pad[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(a, pad, mode="edge"), axis=axis, dtype=np.float64)
            n = a.shape[axis]
            a = (np.take(sums, range(2 * radius + 1, 2 * radius + 1 + n), axis) - np.take(sums, range(n), axis)) / (2 * radius + 1)
    return a.astype(np.float32)


def enlarge(a, height, width):
    ys, xs = (np.clip((np.arange(n) + 0.5) * m / n - 0.5, 0, m - 1.001) for n, m in ((height, a.shape[0]), (width, a.shape[1])))
    y0, x0 = ys.astype(int), xs.astype(int)
    fy, fx = (ys - y0)[:, None], (xs - x0)[None, :]
    top = a[y0][:, x0] * (1 - fx) + a[y0][:, x0 + 1] * fx
    low = a[y0 + 1][:, x0] * (1 - fx) + a[y0 + 1][:, x0 + 1] * fx
    return (top * (1 - fy) + low * fy).astype(np.float32)


def fade(height, width, margin=0.14):
    def ramp(n):
        t = np.clip(np.minimum(np.arange(n), np.arange(n)[::-1]) / (n * margin), 0, 1)
        return t * t * (3 - 2 * t)

    return ramp(height)[:, None] * ramp(width)[None, :]


def shadow(alpha, height, width, strength):
    alpha = np.clip((alpha - 0.03) / 0.97, 0, 1)
    near, far = blur(alpha, max(1, alpha.shape[1] // 400)), blur(alpha, max(2, alpha.shape[1] // 60))
    dark = np.clip(near * 2.2 - 0.6, 0, 1)
    alpha = enlarge(near * dark + far * (1 - dark), height, width)
    return np.clip(alpha * strength, 0, 0.85) * fade(height, width)


def develop(passes, out, read, strength=0.8):
    colour, albedo, normal, lit, thrown = (read(p) for p in passes)
    alpha = np.clip(colour[..., 3:], 0, 1)
    rgb = encode(np.clip(colour[..., :3] / np.maximum(alpha, 1e-4), 0, 1)) * alpha
    rows, columns = np.where(alpha[..., 0].any(1))[0], np.where(alpha[..., 0].any(0))[0]
    part = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
    guides = albedo[part][..., :3] + 2 * np.clip(lit[part][..., :3], 0, 1), normal[part][..., :3]
    smooth = clean(rgb[part], blur(rgb[part], 1), *guides, 1, 0.16, 0.2)
    for step, tolerance, bend in ((2, 0.12, 0.2), (4, 0.08, 0.15), (3, 0.05, 0.1)):
        smooth = clean(smooth, smooth, *guides, step, tolerance, bend)
    rgb[part] = smooth
    height, width = alpha.shape[:2]
    under = shadow(thrown[..., 3], height, width, strength)[..., None]
    ink = np.array([0.055, 0.05, 0.06], np.float32)
    whole = alpha + under * (1 - alpha)
    mixed = (rgb + ink * under * (1 - alpha)) / np.maximum(whole, 1e-4)
    picture = np.concatenate([np.clip(mixed, 0, 1), whole], 2)
    image = bpy.data.images.new("picture", width, height, alpha=True)
    image.colorspace_settings.name = "Non-Color"
    image.pixels.foreach_set(picture.astype(np.float32).ravel())
    image.filepath_raw, image.file_format = out, "PNG"
    image.save()
