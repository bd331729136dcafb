import type { Priced, Promotion } from './catalogue-words'

const SOUTH_AFRICAN_OFFSET = '+02:00'

export interface Price {
  unitCents: number
  /** The price without the promotion; null when the item never had one (spec 4, price and promotion). */
  originalCents: number | null
}

/** The price at `now`: a promotion counts from its start to its end, both included. */
export function priceAt({ priceCents, promotion, originalCents }: Priced, now: Date): Price {
  return {
    unitCents: promotion && isOn(promotion, now) ? promotion.priceCents : priceCents,
    originalCents: originalCents ?? (promotion && priceCents),
  }
}

function isOn({ starts, ends }: Promotion, now: Date): boolean {
  return parseWallClock(starts) <= now.getTime() && now.getTime() <= parseWallClock(ends)
}

/** `2026-11-01 00:00:00` in South African time, as milliseconds since 1970. */
function parseWallClock(text: string): number {
  return Date.parse(text.replace(' ', 'T') + SOUTH_AFRICAN_OFFSET)
}
