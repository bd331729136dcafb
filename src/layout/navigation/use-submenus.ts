import { useEffect, useReducer, type RefObject } from 'react'

/** Which submenu is open, and since when (ms, the clock of events). */
type SubmenuState = { open: string | null; since: number }

export type SubmenuEvent =
  /** The pointer or the focus reached the item. */
  | { type: 'reach'; id: string; time: number }
  | { type: 'click'; id: string; time: number }
  /** The pointer or focus left the bar or reached an item without a submenu, or Escape was pressed. */
  | { type: 'close' }

export const CLOSED: SubmenuState = { open: null, since: -Infinity }

/** In ms: a click this soon after the hover or focus that opened the submenu belongs to it and must not close the submenu. */
const SAME_GESTURE = 500

/** Submenus open on hover or focus; a click toggles them (spec 2, "Navigation"). */
export const submenuReducer = (state: SubmenuState, event: SubmenuEvent): SubmenuState => {
  if (event.type === 'close') return CLOSED
  if (event.type === 'reach') return state.open === event.id ? state : { open: event.id, since: event.time }
  const wasOpen = state.open === event.id && event.time - state.since > SAME_GESTURE
  return wasOpen ? CLOSED : { open: event.id, since: -Infinity }
}

/** Moves the focus from an open submenu to its button, before the submenu closes. */
const takeFocusOut = (list: RefObject<HTMLElement | null>): void => {
  const submenu = list.current?.querySelector('[data-submenu][data-open]')
  if (submenu?.contains(document.activeElement)) submenu.querySelector('button')?.focus()
}

const barOf = (list: RefObject<HTMLElement | null>) => list.current?.closest<HTMLElement>('[data-navigation]')

/**
 * The open submenu of the bar, and what opens and closes it (spec 2, "Navigation").
 * @param list the main links; the bar around them is hydrated before them, and its events are listened to here
 */
export const useSubmenus = (list: RefObject<HTMLElement | null>) => {
  const [{ open }, send] = useReducer(submenuReducer, CLOSED)

  useEffect(() => {
    const bar = barOf(list)
    const onPointerLeave = ({ pointerType }: PointerEvent) => {
      // A finger leaves the bar whenever it is lifted.
      if (pointerType === 'touch') return
      takeFocusOut(list)
      send({ type: 'close' })
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!bar || !(relatedTarget instanceof Node)) return
      // A press on text in a submenu moves the focus to an element around the bar and must not close it.
      const hasLeft = !bar.contains(relatedTarget) && !relatedTarget.contains(bar)
      if (hasLeft) send({ type: 'close' })
    }
    bar?.addEventListener('pointerleave', onPointerLeave)
    bar?.addEventListener('focusout', onFocusOut)
    return () => {
      bar?.removeEventListener('pointerleave', onPointerLeave)
      bar?.removeEventListener('focusout', onFocusOut)
    }
  }, [list])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      takeFocusOut(list)
      send({ type: 'close' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, list])

  return {
    open,
    close: () => send({ type: 'close' }),
    toggle: (id: string, time: number) => send({ type: 'click', id, time }),
    reach: (id: string, time: number) => send({ type: 'reach', id, time }),
  }
}

export type Submenus = ReturnType<typeof useSubmenus>
