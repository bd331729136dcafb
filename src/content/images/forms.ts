/** The filters of the image service besides the size, in the service's own units. */
export type Filters = {
  /** The area that a crop keeps, in pixels of the original: `450x500:550x600`. */
  focal?: string
  quality?: number
  blur?: number
  brightness?: number
  format?: 'webp' | 'jpeg'
  /** Colour of the frame around a picture that is shown whole: six hexadecimal digits. */
  fill?: string
}

/** A whole number within the bounds of spec 9: brightness from -100, blur and quality from 0, each to 100. */
const bounded = (name: string, value: number): number =>
  Math.round(Math.min(100, Math.max(name === 'brightness' ? -100 : 0, value)))

/** Filters in the service's syntax, in the given order: `filters:quality(80):format(webp)`. */
export const filtersOf = (filters: Filters): string =>
  'filters:' +
  Object.entries(filters)
    .map(([name, value]) => `${name}(${typeof value === 'number' ? bounded(name, value) : value})`)
    .join(':')

// Every form in which the site requests a picture from the image service, and in places.ts those of running content. The site and
// the service (services/standins/images) read both tables: other forms are not served to visitors (decision 006). All sizes are in
// pixels.

/** Image breakpoints of spec 9. */
export const BREAKPOINTS = [640, 768, 1024, 1366, 1600]

/** The widths of a picture that grows with its container: the breakpoints, and two smaller ones for small phones and thumbnails. */
export const WIDTHS = [160, 320, ...BREAKPOINTS]

/** Pictures that are always shown at one size. A height of 0 keeps the ratio. */
export const THUMBNAILS = {
  icon: { width: 48, height: 0 },
  line: { width: 96, height: 96 },
  lineTwice: { width: 192, height: 192 },
} as const

/** Image default of spec 9. */
const quality = 80

/** A smart-cropped WebP (spec 9). Written out, because `filtersOf` would otherwise be in every page's first JavaScript. */
export const resizedForm = (width: number, height = 0): string =>
  `${width}x${height}/smart/filters:quality(${quality}):format(webp)`

/** The focal point that a crop keeps, as Storyblok's editor writes it: `800x300:801x301`. */
const FOCUS = /^\d+x\d+:\d+x\d+$/

/**
 * The picture of a page for social networks, which take no WebP: whole on a colour such as `#ffce3d`; or cropped to the frame, around
 * the editor's focal point where one is set, else around what the service detects as most important.
 */
export const shareForm = ({ colour, focus = '' }: { colour?: string; focus?: string }): string => {
  const shared = { quality, format: 'jpeg' } as const
  if (colour) return `fit-in/1200x630/${filtersOf({ ...shared, fill: colour.slice(1) })}`
  return FOCUS.test(focus)
    ? `1200x630/${filtersOf({ focal: focus, ...shared })}`
    : `1200x630/smart/${filtersOf(shared)}`
}
