import type { Bloks } from '../../../content'

/** A position on the picture, in per cent of its width and height from its left and upper edge, 0 to 100. */
type Point = { x: number; y: number }

export type SpotPlace = Point & {
  /** The side of the spot on which its note is placed, and which edge or middle of the note is level with the spot. */
  side: 'left' | 'right'
  level: 'top' | 'middle' | 'bottom'
}

const SIDES = ['right', 'left'] as const
const LEVELS = ['middle', 'top', 'bottom'] as const

/** A note is about 320 by 190 px, on a picture about 640 px high; a finger needs 44 px, and half of that beside the spot. */
const HEIGHT = 30
const widthOn = (widthByHeight: number) => 50 / widthByHeight
const FINGER = 3.5

/** Editors write numbers as text, some with a decimal comma. Text that is not a number becomes the middle, 50. */
const percent = (written: string): number => {
  const number = Number.parseFloat(String(written).replace(',', '.'))
  return Number.isNaN(number) ? 50 : Math.min(100, Math.max(0, number))
}

/** Left, upper, right and lower edge of a note. */
const edgesOf = ({ x, y, side, level }: SpotPlace, width: number) => {
  const left = side === 'right' ? x + FINGER : x - FINGER - width
  const top = { top: y - FINGER, middle: y - HEIGHT / 2, bottom: y + FINGER - HEIGHT }[level]
  return { left, top, right: left + width, bottom: top + HEIGHT }
}

const beyond = (from: number, to: number): number => Math.max(0, -from) + Math.max(0, to - 100)

/** A penalty for the place of a note: covering other spots counts most, then how far the note extends outside the picture. */
const costOf = (place: SpotPlace, others: readonly Point[], width: number): number => {
  const { left, top, right, bottom } = edgesOf(place, width)
  const isCovered = ({ x, y }: Point) =>
    x > left - FINGER && x < right + FINGER && y > top - FINGER && y < bottom + FINGER
  return others.filter(isCovered).length * 100 + beyond(left, right) + beyond(top, bottom)
}

/**
 * The position of each spot on the picture, and of its note: beside the spot, inside the picture, and covering no other spot if
 * possible.
 */
export const placeSpots = (
  spots: readonly Pick<Bloks.HotSpot, 'x' | 'y'>[],
  widthByHeight: number,
): SpotPlace[] => {
  const points = spots.map(({ x, y }) => ({ x: percent(x), y: percent(y) }))
  const width = widthOn(widthByHeight)
  return points.map((point) => {
    const others = points.filter((other) => other !== point)
    const places = SIDES.flatMap((side) => LEVELS.map((level) => ({ ...point, side, level })))
    const costs = places.map((place) => costOf(place, others, width))
    return places[costs.indexOf(Math.min(...costs))] ?? { ...point, side: 'right', level: 'middle' }
  })
}
