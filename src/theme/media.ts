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
 * A phone whose browser sets text much larger than usual: queries count by its default text (16 px: 320 px are 20em), so that no page
 * in text of the usual size is meant.
 */
export const largeText = '@media (max-width: 19em)'

/** Hover effects only where a pointer can hover, so that a tap leaves nothing stuck. */
export const hover = '@media (hover: hover)'
export const calm = '@media (prefers-reduced-motion: reduce)'

/**
 * From this height on, in CSS pixels, something may stay on the screen while the page scrolls. It is more than a phone held
 * sideways has (up to 430) and than 400 % zoom leaves of 1280 × 1024 (320 × 256), and less than a small phone held upright. On a
 * lower screen it would hide what is read and what has the focus (WCAG 2.2, 1.4.10 and 2.4.11): there it scrolls with the page.
 */
const LEAST_HEIGHT = 440

/** Media queries like `from` and `below`, by height. */
export const high = `@media (min-height: ${LEAST_HEIGHT}px)`
/** Without `@media`, for code that follows it. */
export const LOW = `(max-height: ${LEAST_HEIGHT - 0.02}px)`
export const low = `@media ${LOW}`

/** A phone held upright: there the page's bar stays at the foot of the screen. Elsewhere the page's own controls do. */
export const FOOT_BAR_STAYS = `(max-width: ${BREAKPOINTS.md - 0.02}px) and (min-height: ${LEAST_HEIGHT}px)`
export const footBarStays = `@media ${FOOT_BAR_STAYS}`
export const noFootBar = `@media (min-width: ${BREAKPOINTS.md}px), ${LOW}`

/** Stays in sight while what it stands in scrolls past. */
export const sticky = `${high} { position: sticky; }`

/** Stays at its place on the screen; elsewhere it stands in the page. */
export const fixed = `${high} { position: fixed; }`

/** Lies over the whole page for as long as the visitor looks at it, such as a dialog, or tells something, such as a toast. */
export const overPage = 'position: fixed; inset: 0;'

/**
 * The document where scripts run, marked before anything is painted (src/mark-page-view.ts): `${SCRIPTED} & { … }`. Not every
 * promised browser can be asked by `(scripting: enabled)`.
 */
export const SCRIPTED = 'html[data-minute]'

/**
 * A card in a list asks how wide its own place is, not how wide the screen is. A place that sets `container` to
 * TILE_PLACE has its parts follow; anywhere else they are as they are.
 */
export const TILE_PLACE = 'tile / inline-size'

/** Two beside each other on a phone. */
export const inNarrowTile = '@container tile (max-width: 279px)'

/** One with a row to itself. */
export const inWideTile = '@container tile (min-width: 640px)'
