// Every form in which the site asks the image service for a picture. Who asks and who answers (services/standins/images) read
// this one table: a form that is not in it is not made for visitors (decision 035). All sizes are pixels.

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
const QUALITY = 80

/** A smart-cropped WebP (spec 9). */
export const resizedForm = (width: number, height = 0): string =>
  `${width}x${height}/smart/filters:quality(${QUALITY}):format(webp)`

/** What networks show of a page, which take no WebP: cropped to the frame, or whole on a colour such as `#ffce3d`. */
export const shareForm = (colour?: string): string =>
  colour
    ? `fit-in/1200x630/filters:quality(${QUALITY}):format(jpeg):fill(${colour.slice(1)})`
    : `1200x630/smart/filters:quality(${QUALITY}):format(jpeg)`
