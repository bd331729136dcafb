import { useEffect, type RefObject } from 'react'

const openIn = (stage: HTMLElement | null): HTMLDetailsElement | null =>
  stage?.querySelector<HTMLDetailsElement>('details[open]') ?? null

/** Below a picture higher than the window a note would open out of sight. */
const bringIntoView = (spot: HTMLDetailsElement | null): void => {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  spot?.lastElementChild?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
}

/** What the browser does not do for notes by itself: Escape closes the open one, and one that opens is brought into view. */
export const useNotes = (stage: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const own = stage.current
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      // Browsers of before 2024 leave the others open, whatever their name is.
      own?.querySelectorAll<HTMLDetailsElement>('details[open]').forEach((other) => {
        other.open = other === target
      })
      bringIntoView(target)
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const open = key === 'Escape' ? openIn(own) : null
      if (!open) return
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus()
      open.open = false
    }
    // The press that woke the block has opened one already.
    bringIntoView(openIn(own))
    own?.addEventListener('toggle', onToggle, true)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      own?.removeEventListener('toggle', onToggle, true)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [stage])
}
