import { useEffect, useReducer, useRef, type FocusEvent, type PointerEvent } from 'react'
import { CLOSED, submenuReducer } from './submenu-state'

/** The open submenu of the bar, and the handlers that open and close it (spec 2, "Navigation"). */
export const useSubmenus = () => {
  const [{ open }, send] = useReducer(submenuReducer, CLOSED)
  const bar = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Before its content goes, focus inside it returns to the button.
      const submenu = bar.current?.querySelector('[data-submenu][data-open]')
      if (submenu?.contains(document.activeElement)) submenu.querySelector('button')?.focus()
      send({ type: 'close' })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])

  return {
    open,
    close: () => send({ type: 'close' }),
    toggle: (id: string, time: number) => send({ type: 'click', id, time }),
    reach: (id: string, time: number) => send({ type: 'reach', id, time }),
    barProps: {
      ref: bar,
      onPointerLeave: (event: PointerEvent) => {
        const panel = bar.current?.querySelector('[data-open] [data-panel]')
        if (event.pointerType !== 'touch' && !panel?.contains(document.activeElement)) send({ type: 'close' })
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) send({ type: 'close' })
      },
    },
  }
}

export type Submenus = ReturnType<typeof useSubmenus>
