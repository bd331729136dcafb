"""The card machines. Each stands on its foot at the origin after stand(); lying, its face looks up."""

from math import cos, radians, sin

from studio import bar, disc, group, material, place, plate, printed, ribbon, sheet, soft_polygon


def skins():
    return {
        "white": material("white", (0.84, 0.84, 0.83), 0.34, 0.25),
        "seam": material("seam", (0.03, 0.03, 0.03), 0.6),
        "blue": material("blue", "#1b4dff", 0.34, 0.3),
        "black": material("black", (0.018, 0.018, 0.021), 0.33, 0.35),
        "lid": material("lid", (0.045, 0.045, 0.05), 0.42, 0.1),
        "glass": material("glass", (0.004, 0.004, 0.005), 0.05, 1.0),
        "lens": material("lens", (0.02, 0.03, 0.06), 0.02, 1.0),
        "key": material("key", (0.05, 0.05, 0.055), 0.48),
        "rubber": material("rubber", (0.025, 0.025, 0.027), 0.75),
        "steel": material("steel", (0.62, 0.62, 0.64), 0.28, 0, 1.0),
        "green": material("green", "#0a9d5c", 0.42),
        "red": material("red", "#d8292f", 0.42),
        "yellow": material("yellow", "#ffc21f", 0.42),
    }


def display(width, height, at, picture, parent, radius=0.04):
    return sheet(width, height, at, printed(picture, 0.06, 0.4, 0.97), parent, radius=radius)


def mark(width, at, parent, picture="mark-dark", turn=(0, 180, 0)):
    return sheet(width, width / 2, at, printed(picture, 0.5, cut=True), parent, turn)


def speaker(at, parent, skin, across=5, down=2, gap=0.085, turn=(0, 0, 0)):
    hub = place(group("speaker"), at, turn)
    hub.parent = parent
    for i in range(across):
        for j in range(down):
            disc(0.022, 0.01, ((i - (across - 1) / 2) * gap, (j - (down - 1) / 2) * gap, 0), skin, hub, soft=0.002)


def khumo(picture="khumo"):
    """78 x 162 x 16 mm: one sheet of glass, white shell, blue band."""
    s, made = skins(), group("khumo")
    plate(1.56, 3.24, 0.13, 0.25, (0, 0, 0.095), s["white"], made, front=0.05, back=0.012)
    plate(1.565, 3.245, 0.045, 0.25, (0, 0, 0.012), s["blue"], made, front=0.012, back=0.012)
    plate(1.56, 3.24, 0.15, 0.25, (0, 0, -0.083), s["white"], made, front=0.012, back=0.1)
    plate(1.44, 3.12, 0.02, 0.2, (0, 0, 0.156), s["glass"], made, front=0.012, back=0.004)
    display(1.34, 2.754, (0, -0.005, 0.1672), picture, made, 0.1)
    plate(0.2, 0.022, 0.004, 0.011, (0, 1.46, 0.166), s["seam"], made, 0.001, 0.001)
    disc(0.028, 0.006, (0.3, 1.46, 0.1655), s["lens"], made, soft=0.002)
    plate(0.05, 0.36, 0.07, 0.025, (0.785, 0.55, 0.02), s["blue"], made, 0.02, 0.02, turn=(0, 0, 0))
    plate(0.045, 0.2, 0.06, 0.02, (0.785, 0.05, 0.02), s["white"], made, 0.02, 0.02)
    plate(0.9, 0.03, 0.035, 0.015, (0, -1.612, 0.075), s["seam"], made, 0.005, 0.005)
    plate(0.18, 0.02, 0.06, 0.01, (0, -1.615, -0.06), s["seam"], made, 0.005, 0.005)
    # the back: battery door, speaker, feet
    plate(1.34, 1.9, 0.012, 0.16, (0, -0.35, -0.158), s["seam"], made, 0.003, 0.003)
    plate(1.315, 1.875, 0.018, 0.15, (0, -0.35, -0.159), s["white"], made, 0.004, 0.008)
    plate(0.62, 0.42, 0.02, 0.12, (0, 1.13, -0.157), s["blue"], made, 0.004, 0.008)
    disc(0.12, 0.02, (-0.14, 1.13, -0.166), s["lens"], made, soft=0.006)
    disc(0.05, 0.02, (0.15, 1.13, -0.166), s["white"], made, soft=0.006)
    speaker((0, -1.42, -0.158), made, s["seam"], 6, 2)
    mark(0.62, (0, -0.05, -0.1692), made)
    return made


def khumo_print(picture="print", paper=1.55):
    """80 x 158 mm with the printer's head across the top; the paper leaves upwards."""
    s, made = skins(), group("khumo-print")
    plate(1.62, 3.1, 0.15, 0.22, (0, 0, 0.1), s["black"], made, front=0.05, back=0.012)
    plate(1.6, 3.08, 0.03, 0.21, (0, 0, 0.012), s["seam"], made, 0.004, 0.004)
    plate(1.62, 3.1, 0.2, 0.22, (0, 0, -0.1), s["black"], made, front=0.012, back=0.12)
    plate(1.5, 2.2, 0.02, 0.15, (0, -0.36, 0.176), s["glass"], made, front=0.012, back=0.004)
    display(1.38, 1.917, (0, -0.26, 0.1872), picture, made, 0.07)
    plate(0.34, 0.05, 0.006, 0.025, (0, -1.36, 0.187), s["key"], made, 0.002, 0.002)
    head = soft_polygon([(0.78, -0.19), (0.78, 0.3), (0.98, 0.5), (1.36, 0.54), (1.6, 0.4), (1.62, -0.42), (1.3, -0.56), (0.95, -0.5)], 0.1)
    bar(head, 1.66, s["black"], made, soft=0.11)
    lid = soft_polygon([(0.98, 0.46), (1.02, 0.525), (1.34, 0.565), (1.37, 0.5)], 0.025)
    bar(lid, 1.4, s["lid"], made, soft=0.03)
    bar(soft_polygon([(1.43, 0.46), (1.43, 0.545), (1.5, 0.535), (1.54, 0.46)], 0.02), 1.3, s["lid"], made, soft=0.02)
    plate(1.24, 0.03, 0.02, 0.005, (0, 1.415, 0.542), s["seam"], made, 0.004, 0.004)
    for i in range(31):
        plate(0.022, 0.022, 0.03, 0.002, (-0.6 + i * 0.04, 1.438, 0.545), s["steel"], made, 0.002, 0.002, turn=(0, 0, 45), corner=2)
    plate(0.05, 0.26, 0.12, 0.02, (0.84, 1.15, 0.12), s["green"], made, 0.02, 0.02)
    plate(0.05, 0.3, 0.07, 0.02, (0.81, 0.3, 0.05), s["key"], made, 0.02, 0.02)
    if paper:
        path = [(1.415 + paper * t, 0.5 + 0.5 * sin(t * 2.6) - 0.42 * t * t) for t in (i / 28 for i in range(29))]
        ribbon(1.12, path, printed("receipt", 0.85, blank=True), made)
    # the back: paper bay, battery door, feet
    plate(1.36, 1.5, 0.012, 0.14, (0, -0.5, -0.199), s["seam"], made, 0.003, 0.003)
    plate(1.33, 1.47, 0.018, 0.13, (0, -0.5, -0.2), s["lid"], made, 0.004, 0.008)
    mark(0.6, (0, -0.35, -0.2102), made, "mark-light")
    for x in (-0.55, 0.55):
        plate(0.3, 0.09, 0.03, 0.04, (x, -1.36, -0.2), s["rubber"], made, 0.004, 0.012)
    plate(0.5, 0.14, 0.02, 0.06, (0, 1.28, -0.555), s["green"], made, 0.004, 0.008, turn=(0, 0, 0))
    return made


def neo_touch(picture="neo"):
    """80 x 155 mm: a screen above real keys."""
    s, made = skins(), group("neo-touch")
    plate(1.6, 3.1, 0.18, 0.24, (0, 0, 0.09), s["white"], made, front=0.06, back=0.012)
    plate(1.585, 3.085, 0.03, 0.23, (0, 0, 0), s["seam"], made, 0.004, 0.004)
    plate(1.6, 3.1, 0.2, 0.24, (0, 0, -0.1), s["white"], made, front=0.012, back=0.12)
    plate(1.46, 1.5, 0.02, 0.13, (0, 0.72, 0.184), s["glass"], made, front=0.012, back=0.004)
    display(1.25, 1.4236, (0, 0.72, 0.1952), picture, made, 0.06)
    plate(1.46, 1.42, 0.02, 0.13, (0, -0.785, 0.178), s["white"], made, 0.008, 0.004)
    for i in range(15):
        column, row = i % 3, i // 3
        skin = s[("red", "yellow", "green")[column]] if row == 4 else s["key"]
        plate(0.42, 0.215, 0.09, 0.085, ((column - 1) * 0.475, -0.235 - row * 0.275, 0.205), skin, made, front=0.03, back=0.004)
    sheet(1.425, 1.375, (0, -0.785, 0.2515), printed("keys", 0.5, cut=True), made)
    plate(0.045, 0.3, 0.08, 0.02, (0.8, 0.9, 0.02), s["key"], made, 0.02, 0.02)
    plate(1.0, 0.03, 0.04, 0.015, (0, -1.545, 0.06), s["seam"], made, 0.005, 0.005)
    plate(1.34, 1.7, 0.012, 0.14, (0, -0.4, -0.199), s["seam"], made, 0.003, 0.003)
    plate(1.31, 1.67, 0.018, 0.13, (0, -0.4, -0.2), s["white"], made, 0.004, 0.008)
    speaker((0, 1.05, -0.2), made, s["seam"], 7, 3)
    mark(0.62, (0, -0.15, -0.2102), made)
    for x in (-0.55, 0.55):
        plate(0.26, 0.08, 0.03, 0.035, (x, -1.36, -0.2), s["rubber"], made, 0.004, 0.012)
    return made


def go(picture="go"):
    """67 x 88 mm pocket reader: small window, keys, a lit edge."""
    s, made = skins(), group("go")
    plate(1.34, 1.78, 0.16, 0.32, (0, 0, 0.08), s["black"], made, front=0.06, back=0.01)
    plate(1.345, 1.785, 0.03, 0.32, (0, 0, 0), s["green"], made, 0.008, 0.008)
    plate(1.34, 1.78, 0.17, 0.32, (0, 0, -0.085), s["black"], made, front=0.01, back=0.11)
    plate(1.16, 0.62, 0.02, 0.12, (0, 0.47, 0.158), s["glass"], made, 0.01, 0.004)
    display(1.02, 0.56, (0, 0.47, 0.1692), picture, made, 0.05)
    for i in range(15):
        column, row = i % 3, i // 3
        skin = s[("red", "yellow", "green")[column]] if row == 4 else s["lid"]
        plate(0.33, 0.145, 0.05, 0.06, ((column - 1) * 0.375, 0.035 - row * 0.182, 0.172), skin, made, front=0.02, back=0.004)
    sheet(1.125, 0.91, (0, -0.329, 0.1985), printed("keys", 0.5, cut=True), made)
    plate(0.8, 0.03, 0.035, 0.012, (0, -0.88, 0.06), s["seam"], made, 0.004, 0.004)
    mark(0.5, (0, 0.2, -0.1712), made, "mark-light")
    return made


def stand(made, length, at=(0, 0), lean=76, turn=0, thick=0.16):
    """Stand a machine on its lower edge, leaning back a little."""
    a = radians(lean)
    return place(made, (at[0], at[1], length / 2 * sin(a) + thick * cos(a)), (lean, 0, turn))
