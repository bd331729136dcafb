export type ImageFormat = 'webp' | 'jpeg' | 'png' | 'avif'

/** What to do with a picture, in pixels and in the image service's own units. */
export interface Operations {
  /** 0 on one side keeps the ratio; 0 on both keeps the size. */
  width: number
  height: number
  flipHorizontally: boolean
  flipVertically: boolean
  /** Keeps the whole picture inside the box instead of cropping it to the box. */
  fitIn: boolean
  /** Crops to what matters instead of the middle. */
  smart: boolean
  filters: Filters
}

export interface Filters {
  /** 0 to 100. */
  quality?: number
  format?: ImageFormat
  /** Background of the box with fitIn: six hexadecimal digits or `transparent`. */
  fill?: string
  /** The area to keep, in pixels of the source. */
  focal?: { left: number; top: number; right: number; bottom: number }
  /** Strength of the blur, 0 to 100. */
  blur?: number
  /** -100 to 100. */
  brightness?: number
  /** Degrees, counterclockwise as the service counts them. */
  rotate?: 0 | 90 | 180 | 270
  grayscale?: true
  roundCorner?: { radius: number; red: number; green: number; blue: number; transparent: boolean }
  noUpscale?: true
}
