import { useEffect, useState, type RefObject } from 'react'

/** A section and the distance from the top of the window to its upper edge, in CSS pixels. */
type SectionPlace = { name: string; top: number }

type Window = {
  /** A section above this line counts as being read; in CSS pixels from the top of the window. */
  line: number
  /** In CSS pixels. */
  height: number
  /** The page is scrolled to its end. */
  isAtEnd: boolean
  /** The section that the address names. */
  named: string
}

/** The section that begins furthest down. */
const lastOf = (places: readonly SectionPlace[]): SectionPlace | undefined =>
  [...places].sort((one, other) => other.top - one.top)[0]

/**
 * The section that is being read: the last one above the line. At the end of the page a short section cannot reach the line; then
 * it is the section that the address names, or else the last visible one.
 */
export const sectionInView = (
  places: readonly SectionPlace[],
  { line, height, isAtEnd, named }: Window,
): string | undefined => {
  if (!isAtEnd) return lastOf(places.filter(({ top }) => top <= line))?.name
  const seen = places.filter(({ top }) => top < height)
  const isNamedInView = ({ name, top }: SectionPlace) => name === named && top >= 0
  return (seen.find(isNamedInView) ?? lastOf(seen))?.name
}

/** A section counts as read above this share of the window's height, and at least this many CSS pixels below the bar. */
const LINE = 0.4
const BELOW_BAR = 48

const placeOf = (name: string): SectionPlace[] => {
  const section = document.getElementById(name)
  return section ? [{ name, top: section.getBoundingClientRect().top }] : []
}

/** The fragment of the address, not decoded: section names never need decoding. */
const named = () => window.location.hash.slice(1)

/**
 * The name of the section that is being read; undefined above the first section, and until the block is hydrated.
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
    const scheduleLook = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    scheduleLook()
    window.addEventListener('scroll', scheduleLook, { passive: true })
    window.addEventListener('resize', scheduleLook)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', scheduleLook)
      window.removeEventListener('resize', scheduleLook)
    }
  }, [bar, names])
  return current
}
