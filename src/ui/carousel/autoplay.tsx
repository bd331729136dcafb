import { useEffect, useState, type RefObject, useCallback, useRef } from 'react'
import styled from 'styled-components'
import { useMedia } from '../../platform/use-media'
import { hover } from '../../theme'
import type { RowState } from './use-slides'

/**
 * Whether a carousel has to wait: a pointer is over it, the focus is in it, or it is out of view.
 * @param own the button that starts it; the focus on this button does not count
 * @param onPress called when the carousel is pressed anywhere else
 */
const useMustWait = (own: RefObject<HTMLElement | null>, onPress: () => void): boolean => {
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
    listen(carousel, 'pointerdown', (event) => (isOwn(event) ? undefined : onPress()))
    listen(document, 'visibilitychange', () => hold('hidden', document.hidden))
    const observer = new IntersectionObserver((entries) =>
      hold('away', entries.at(-1)?.isIntersecting === false),
    )
    observer.observe(carousel)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [own, onPress])

  return holds.size > 0
}

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 2px solid var(--ink);
  border-radius: 50%;
  background: none;
  color: var(--ink);

  ${hover} {
    &:hover {
      background: var(--ink);
      color: var(--on-ink);
    }
  }
`

type AutoplayProps = {
  row: RowState
  /** A word for the slides, for the name of the button: `cards`. */
  of: string
  seconds: number
}

const Player = ({ row: { at, places, show }, of, seconds }: AutoplayProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOn, setOn] = useState(true)
  const mustWait = useMustWait(
    button,
    useCallback(() => setOn(false), []),
  )
  const moves = isOn && !mustWait
  useEffect(() => {
    if (!moves) return
    const timer = setTimeout(() => show((at + 1) % places, { byItself: true }), seconds * 1000)
    return () => clearTimeout(timer)
  })
  return (
    <Toggle
      ref={button}
      type="button"
      aria-label={isOn ? `Stop the ${of}` : `Let the ${of} move`}
      onClick={() => setOn(!isOn)}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
        <path d={isOn ? 'M7 5h3.500v14H7zM13.500 5H17v14h-3.500z' : 'M8 5v14l11-7z'} />
      </svg>
    </Toggle>
  )
}

/**
 * Moves a row on after some seconds at each place, and shows the button that stops it. It waits while a pointer or the focus is on
 * the row and while the row is out of view, and ends when a visitor presses anywhere on the row. Shows nothing while everything
 * fits, or for visitors who ask for less motion.
 */
export const Autoplay = (props: AutoplayProps) => {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)')
  return isCalm || props.row.places <= 1 ? null : <Player {...props} />
}
