import { useEffect, useState, type RefObject } from 'react'

/**
 * Whether somebody is at a carousel, or nobody sees it: a pointer is over it, the focus is in it, it is out of sight.
 * @param own the button in it that has it move: who has just pressed that is not in its way
 * @param onTaken called when it is pressed anywhere else
 */
export const useHeld = (own: RefObject<HTMLElement | null>, onTaken: () => void): boolean => {
  const [holds, setHolds] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    const carousel = own.current?.closest('[aria-roledescription="carousel"]')
    if (!carousel) return
    const hold = (why: string, isHolding: boolean) =>
      setHolds((before) => {
        const after = new Set(before)
        if (isHolding) after.add(why)
        else after.delete(why)
        return after
      })
    const isOwn = ({ target }: Event) => target instanceof Node && own.current?.contains(target)

    const stop = new AbortController()
    const listen = (target: EventTarget, type: string, act: (event: Event) => void) =>
      target.addEventListener(type, act, { signal: stop.signal })
    listen(carousel, 'pointerenter', () => hold('pointer', true))
    listen(carousel, 'pointerleave', () => hold('pointer', false))
    listen(carousel, 'focusin', (event) => hold('focus', !isOwn(event)))
    listen(carousel, 'focusout', () => hold('focus', false))
    listen(carousel, 'pointerdown', (event) => (isOwn(event) ? undefined : onTaken()))
    listen(document, 'visibilitychange', () => hold('hidden', document.hidden))
    const observer = new IntersectionObserver((entries) =>
      hold('away', entries.at(-1)?.isIntersecting === false),
    )
    observer.observe(carousel)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [own, onTaken])

  return holds.size > 0
}
