/** Where a section stands: CSS pixels from the top of the window to its upper edge. */
export type SectionPlace = { name: string; top: number }

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
