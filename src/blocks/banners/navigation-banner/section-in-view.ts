import { useEffect, useState, type RefObject } from 'react'

/** Where a section stands: CSS pixels from the top of the window to its upper edge. */
type SectionPlace = { name: string; top: number }

type Window = {
  /** What has come up to here is being read, in CSS pixels from the top. */
  line: number
  /** In CSS pixels. */
  height: number
  /** The page goes no further down. */
  isAtEnd: boolean
  /** The section that the address names. */
  named: string
}

/** The one that begins furthest down. */
const lastOf = (places: readonly SectionPlace[]): SectionPlace | undefined =>
  [...places].sort((one, other) => other.top - one.top)[0]

/**
 * The section that is being read: the last that has come up to the line. At its end the page cannot bring what is short up to
 * there: then it is the section that a link has just led to, or else the last one to be seen.
 */
export const sectionInView = (
  places: readonly SectionPlace[],
  { line, height, isAtEnd, named }: Window,
): string | undefined => {
  if (!isAtEnd) return lastOf(places.filter(({ top }) => top <= line))?.name
  const seen = places.filter(({ top }) => top < height)
  const isLedTo = ({ name, top }: SectionPlace) => name === named && top >= 0
  return (seen.find(isLedTo) ?? lastOf(seen))?.name
}

/** From how far down the window on something is read: part of its height, and CSS pixels below the bar at the least. */
const LINE = 0.4
const BELOW_BAR = 48

const placeOf = (name: string): SectionPlace[] => {
  const section = document.getElementById(name)
  return section ? [{ name, top: section.getBoundingClientRect().top }] : []
}

/** The name in the address, as it is written there: a name that needs no writing out is all that is asked for. */
const named = () => window.location.hash.slice(1)

/**
 * The name of the section that is being read; undefined above the first of them, and until the page is awake.
 * @param names of the sections; the same array from render to render
 */
export const useSectionInView = (
  bar: RefObject<Element | null>,
  names: readonly string[],
): string | undefined => {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const look = () => {
      const { innerHeight: height, scrollY } = window
      const barEnd = bar.current?.getBoundingClientRect().bottom ?? 0
      const isAtEnd = scrollY + height >= document.documentElement.scrollHeight - 1
      const line = Math.max(height * LINE, barEnd + BELOW_BAR)
      setCurrent(sectionInView(names.flatMap(placeOf), { line, height, isAtEnd, named: named() }))
    }
    let frame = 0
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [bar, names])
  return current
}
