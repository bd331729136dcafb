/** What the image service does to a picture besides its size, in the service's own units. */
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

/** As the service reads them, in the order given: `filters:quality(80):format(webp)`. */
export const filtersOf = (filters: Filters): string =>
  'filters:' +
  Object.entries(filters)
    .map(([name, value]) => `${name}(${typeof value === 'number' ? bounded(name, value) : value})`)
    .join(':')
