"""Every picture: its name, and what stands in it. A builder returns how to look at it (see camera.frame)."""

import at_work
import still_lifes
import stories
from devices import go, khumo, khumo_print, neo_touch, stand
from hardware import cash_drawer, counter_stand, dock, lying, receipt_printer, roll, scanner, screen, sim, tail
from props import bank_card, carton
from studio import place

WIDE = (1920, 1600)


def hero():
    stand(neo_touch(), 3.1, (-1.72, 0.75), 78, 15)
    stand(khumo_print(), 3.1, (1.75, 0.85), 78, -18)
    stand(khumo(), 3.24, (0, -0.45), 80, -3)
    return {"size": WIDE, "rise": 8, "fill": 0.88, "low": -0.012}


def one(build, length, turn=24, lean=77, **look):
    """A machine by itself; `turn` is how far it looks away."""

    def build_it():
        stand(build(), length, lean=lean, turn=turn)
        return {"rise": 12, "fill": 0.8, "low": -0.02, **look}

    return build_it


def in_use(build, length, card_at, card_turn, **look):
    """A card comes to the machine: from near and above."""

    def build_it():
        stand(build(), length, lean=64, turn=18)
        place(bank_card(), card_at, card_turn)
        return {"rise": 16, "turn": 0, "fill": 0.84, "low": -0.01, **look}

    return build_it


def thing(build, turn=0, **look):
    def build_it():
        place(build(), (0, 0, 0), (0, 0, turn))
        return {"rise": 16, "fill": 0.78, "low": -0.015, **look}

    return build_it


def paper_rolls(turn=0):
    def build_it():
        for x in (-1.03, 0, 1.03):
            lying(x, 0, 0)
        for x in (-0.515, 0.515):
            lying(x, 0.02, 0.89)
        tail(-0.2, -1.55, 0, 55, length=1.0)
        place(roll(), (1.75, -1.0, 0))
        return {"rise": 22, "turn": turn, "fill": 0.8, "s": 1.0}

    return build_it


def counter_screen(turn=10):
    def build_it():
        place(screen(5.6, 3.5, "counter", 68, 1.7), (0, 0, 0), (0, 0, turn))
        return {"rise": 13, "fill": 0.82, "s": 1.6}

    return build_it


def counter_in_use():
    place(screen(5.6, 3.5, "counter", 68, 1.7), (0, 0, 0), (0, 0, 10))
    place(receipt_printer(), (-3.3, 1.3, 0), (0, 0, 16))
    stand(khumo(), 3.24, (3.75, -1.2), 70, -8)
    return {"rise": 13, "fill": 0.86, "s": 2.0}


def two_screens(turn=0):
    """The staff's screen and the customer's."""

    def build_it():
        place(screen(5.6, 3.5, "counter", 68, 2.2), (0, 0.6, 0), (0, 0, 8))
        place(screen(3.5, 2.29, "customer", 66, 0.5), (2.6, -2.3, 0), (0, 0, -12))
        return {"rise": 13, "turn": turn, "fill": 0.84, "s": 2.0}

    return build_it


def counter_duo_in_use():
    look = two_screens()()
    stand(khumo(), 3.24, (-2.7, -1.9), 70, 14)
    return look


def reading():
    """The scanner in its cup, a parcel under its light."""
    place(scanner(), (0, 0, 0), (0, 0, 64))
    place(carton(2.6, 1.2, 2.2, "label", "#d7b98a", lid=False), (3.0, -1.2, 0), (0, 0, 8))
    return {"rise": 14, "fill": 0.84, "s": 1.4}


def sim_and_machine():
    stand(khumo(), 3.24, (-0.9, 0.5), 77, 16)
    place(sim(), (1.2, -0.35, 0), (0, 0, -8))
    return {"rise": 15, "fill": 0.82, "s": 1.1}


def starter_kit():
    place(carton(3.0, 1.7, 3.0), (-1.2, 1.5, 0), (0, 0, 16))
    stand(khumo(), 3.24, (0.75, 0.1), 77, 10)
    place(dock(False, False), (2.65, 0.35, 0), (0, 0, -16))
    place(sim(), (-1.2, -0.6, 0), (0, 0, 12))
    return {"rise": 17, "fill": 0.84, "s": 1.2}


def counter_kit():
    place(cash_drawer(2.8), (0, 1.2, 0), (0, 0, 8))
    place(screen(5.6, 3.5, "counter", 68, 0.9), (-1.05, 1.1, 2.05), (0, 0, 10))
    stand(neo_touch(), 3.1, (3.0, -0.4), 74, 4).location.z += 2.05
    return {"rise": 17, "turn": 4, "fill": 0.86, "s": 2.4}


def market_day_kit():
    stand(neo_touch(), 3.1, (-1.5, 0.4), 77, 14)
    stand(khumo(), 3.24, (1.05, 0.2), 77, -8)
    place(sim(False), (-0.3, -1.0, 0), (0, 0, 10))
    place(sim(False), (2.6, -0.35, 0), (0, 0, -12))
    return {"rise": 15, "fill": 0.82, "s": 1.1}


PICTURES = {
    "khumo": one(khumo, 3.24),
    "khumo-print": one(khumo_print, 3.1),
    "neo-touch": one(neo_touch, 3.1),
    "hero-line-up": hero,
    "paper-rolls": paper_rolls(-14),
    "charging-dock": thing(dock, 24),
    "counter-stand": thing(counter_stand, 24),
    "counter": counter_screen(),
    "go": one(go, 1.78, fill=0.7, s=0.7),
    "sim-data": thing(sim, 18, rise=20, fill=0.72, s=0.6),
    "still-counter": still_lifes.still_counter,
    "still-market": still_lifes.still_market,
    "still-coffee": still_lifes.still_coffee,
    "staff-training": still_lifes.staff_training,
    "on-site-setup": still_lifes.on_site_setup,
    "khumo-side": one(khumo, 3.24, -62, 83),
    "khumo-back": one(khumo, 3.24, 208, 103),
    "khumo-in-use": in_use(lambda: khumo("khumo-reading"), 3.24, (0.95, -1.5, 1.3), (56, -8, 24)),
    "khumo-print-side": one(khumo_print, 3.1, -62, 83),
    "khumo-print-back": one(khumo_print, 3.1, 208, 103),
    "khumo-print-in-use": in_use(lambda: khumo_print("print-tap", 0), 3.1, (1.0, -1.5, 1.15), (56, -8, 24)),
    "neo-touch-side": one(neo_touch, 3.1, -62, 83),
    "neo-touch-back": one(neo_touch, 3.1, 208, 103),
    "neo-touch-in-use": in_use(lambda: neo_touch("neo-pin"), 3.1, (1.2, -1.1, 2.0), (56, -8, 24)),
    "paper-rolls-side": paper_rolls(38),
    "charging-dock-side": thing(lambda: dock(False), -28, rise=24),
    "counter-stand-side": thing(counter_stand, -68),
    "cash-drawer": thing(cash_drawer, 24, rise=34, s=3.0, away=14),
    "receipt-printer": thing(receipt_printer, 26),
    "barcode-scanner": thing(scanner, 48),
    "counter-duo": two_screens(),
    "starter-kit": starter_kit,
    "counter-kit": counter_kit,
    "market-day-kit": market_day_kit,
    "counter-side": counter_screen(40),
    "counter-back": counter_screen(200),
    "counter-in-use": counter_in_use,
    "counter-duo-side": two_screens(-26),
    "counter-duo-in-use": counter_duo_in_use,
    "go-side": one(go, 1.78, -62, 83, fill=0.7, s=0.7),
    "go-back": one(go, 1.78, 208, 103, fill=0.7, s=0.7),
    "go-in-use": in_use(go, 1.78, (1.3, -0.6, 1.35), (56, -8, 24), s=0.75),
    "cash-drawer-closed": thing(lambda: cash_drawer(0), 24, rise=24, s=2.6, away=14),
    "cash-drawer-front": thing(cash_drawer, -8, rise=46, s=3.0, away=14),
    "receipt-printer-side": thing(receipt_printer, -48),
    "receipt-printer-back": thing(receipt_printer, 205),
    "barcode-scanner-side": thing(scanner, -40),
    "barcode-scanner-in-use": reading,
    "sim-data-side": thing(lambda: sim(False), -34, rise=20, fill=0.72, s=0.6),
    "sim-data-in-use": sim_and_machine,
    "hands-at-counter": at_work.hands_at_counter,
    "industries-line-up": at_work.industries_line_up,
    "trade-restaurant": at_work.trade_restaurant,
    "trade-salon": at_work.trade_salon,
    "trade-market": at_work.trade_market,
    "case-cafe": at_work.case_cafe,
    "case-braids": at_work.case_braids,
    "about-team": at_work.about_team,
    "delivery": stories.delivery,
    "article-load-shedding": stories.article_load_shedding,
    "article-switching": stories.article_switching,
    "article-fees": stories.article_fees,
    "help-desk": stories.help_desk,
}
