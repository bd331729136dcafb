import { filtersOf } from './filters'

// Every form in which the site asks the image service for a picture. Who asks and who answers (services/standins/images) read
// this one table, and that of the places in running content (places.ts): a form that is in neither is not made for visitors
// (decision 035). All sizes are pixels.

/** Image breakpoints of spec 9. */
export const BREAKPOINTS = [640, 768, 1024, 1366, 1600]

/** Widths of a picture that grows with its place: the breakpoints, and two below them for small phones and thumbnails. */
export const WIDTHS = [160, 320, ...BREAKPOINTS]

/** Pictures that are always shown at one size. A height of 0 keeps the ratio. */
export const THUMBNAILS = {
  icon: { width: 48, height: 0 },
  line: { width: 96, height: 96 },
  lineTwice: { width: 192, height: 192 },
} as const

/** Image default of spec 9. */
const quality = 80

/** A smart-cropped WebP (spec 9). Written out and not by `filtersOf`, which would be in the first code of every page. */
export const resizedForm = (width: number, height = 0): string =>
  `${width}x${height}/smart/filters:quality(${quality}):format(webp)`

/** As Storyblok's editor writes the point that a crop is to keep: `800x300:801x301`. */
const FOCUS = /^\d+x\d+:\d+x\d+$/

/**
 * What networks show of a page, which take no WebP: whole on a colour such as `#ffce3d`; or cropped to the frame, around the
 * editor's focal point where one is set, else around what the service takes for the most important.
 */
export const shareForm = ({ colour, focus = '' }: { colour?: string; focus?: string }): string => {
  const shared = { quality, format: 'jpeg' } as const
  if (colour) return `fit-in/1200x630/${filtersOf({ ...shared, fill: colour.slice(1) })}`
  return FOCUS.test(focus)
    ? `1200x630/${filtersOf({ focal: focus, ...shared })}`
    : `1200x630/smart/${filtersOf(shared)}`
}
