/** Widths in CSS pixels at which a layout changes (spec 9). */
export const BREAKPOINTS = { sm: 667, md: 900, lg: 1200, xl: 1512, '4k': 2560 } as const

type Breakpoint = keyof typeof BREAKPOINTS

/** Media queries by breakpoint: `${from.md} { … }` applies at 900 px and wider, `${below.md}` under it. */
const query = (build: (px: number) => string) =>
  Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, px]) => [name, build(px)])) as Record<
    Breakpoint,
    string
  >

export const from = query((px) => `@media (min-width: ${px}px)`)
export const below = query((px) => `@media (max-width: ${px - 0.02}px)`)

/**
 * A phone with a much larger text size than usual. An `em` in a query is the browser's default text size (at 16 px, 320 px are
 * 20em), so no phone with the usual text size matches.
 */
export const largeText = '@media (max-width: 19em)'

/** For hover effects, only with a pointer that can hover: after a tap they would stay. */
export const hover = '@media (hover: hover)'
export const calm = '@media (prefers-reduced-motion: reduce)'

/**
 * The least height of a screen, in CSS pixels, on which something may stay in place while the page scrolls. It is more than a phone
 * held sideways has (up to 430) and than 400 % zoom leaves of 1280 × 1024 (320 × 256), and less than a small phone held upright. On
 * a lower screen such a part would hide text and the focused element (WCAG 2.2, 1.4.10 and 2.4.11), so it scrolls with the page.
 */
const LEAST_HEIGHT = 440

/** Media queries like `from` and `below`, by height. */
export const high = `@media (min-height: ${LEAST_HEIGHT}px)`
/** Without `@media`, for code that observes it. */
export const LOW = `(max-height: ${LEAST_HEIGHT - 0.02}px)`
export const low = `@media ${LOW}`

/** A phone held upright: there the page's bar stays at the foot of the screen. Elsewhere the controls stay in the page. */
export const FOOT_BAR_STAYS = `(max-width: ${BREAKPOINTS.md - 0.02}px) and (min-height: ${LEAST_HEIGHT}px)`
export const footBarStays = `@media ${FOOT_BAR_STAYS}`
export const noFootBar = `@media (min-width: ${BREAKPOINTS.md}px), ${LOW}`

/** Stays in view while its container scrolls past. */
export const sticky = `${high} { position: sticky; }`

/** Stays at its place on the screen; on a low screen it scrolls with the page. */
export const fixed = `${high} { position: fixed; }`

/** Covers the whole page for a while, such as a dialog or a toast. */
export const overPage = 'position: fixed; inset: 0;'

/**
 * Matches the document if scripts run, which is marked before the first paint (src/mark-page-view.ts): `${SCRIPTED} & { … }`.
 * Not every supported browser has `(scripting: enabled)`.
 */
export const SCRIPTED = 'html[data-minute]'

/**
 * A tile in a list follows the width of its own place, not that of the screen. The place sets `container` to TILE_PLACE for that;
 * elsewhere tiles keep their usual layout.
 */
export const TILE_PLACE = 'tile / inline-size'

/** A tile with the width of one of two side by side on a phone. */
export const inNarrowTile = '@container tile (max-width: 279px)'

/** A tile that has a row to itself. */
export const inWideTile = '@container tile (min-width: 640px)'
