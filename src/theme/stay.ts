import { BREAKPOINTS } from './breakpoints'

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
