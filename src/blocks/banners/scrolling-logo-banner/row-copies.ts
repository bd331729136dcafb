/** The least room of a logo in the row, in CSS pixels (scrolling-logo-banner.styles.ts). */
export const LOGO_ROOM = 200

/** The widest window that the row fills, in CSS pixels: twice as wide as a wide one. */
const WIDEST = 3840

/**
 * How often the logos stand in the row, one after the other: while the first run leaves the window, the others fill it.
 * @param logos how many there are, 1 or more
 */
export const rowCopies = (logos: number): number => 1 + Math.ceil(WIDEST / (logos * LOGO_ROOM))
