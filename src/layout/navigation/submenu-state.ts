/** Which submenu is open, and since when (ms, the clock of events). */
export type SubmenuState = { open: string | null; since: number }

export type SubmenuEvent =
  /** The pointer came over the item, or focus reached it. */
  | { type: 'reach'; id: string; time: number }
  | { type: 'click'; id: string; time: number }
  /** The pointer or focus left the bar or reached an item without a submenu, or Escape was pressed. */
  | { type: 'close' }

export const CLOSED: SubmenuState = { open: null, since: -Infinity }

/** Milliseconds in which a click belongs to the hover or focus that opened the submenu, and must not shut it again. */
const SAME_GESTURE = 500

/** Submenus open on hover or focus; a click toggles them (spec 2, "Navigation"). */
export const submenuReducer = (state: SubmenuState, event: SubmenuEvent): SubmenuState => {
  if (event.type === 'close') return CLOSED
  if (event.type === 'reach') return state.open === event.id ? state : { open: event.id, since: event.time }
  const wasOpen = state.open === event.id && event.time - state.since > SAME_GESTURE
  return wasOpen ? CLOSED : { open: event.id, since: -Infinity }
}
