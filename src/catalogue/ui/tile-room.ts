/**
 * A card in a list asks how wide its own place is, not how wide the screen is. A place that sets `container` to
 * TILE_PLACE has its parts follow; anywhere else they are as they are.
 */
export const TILE_PLACE = 'tile / inline-size'

/** Two beside each other on a phone. */
export const inNarrowTile = '@container tile (max-width: 279px)'

/** One with a row to itself. */
export const inWideTile = '@container tile (min-width: 640px)'
