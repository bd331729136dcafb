import type { Bloks } from '../../../content'
import { parseAsset } from '../../../content/rules'

/** Width by height, from which a picture fills a band without losing what it shows. */
const WIDE = 1.4

/**
 * Where the picture is from a tablet on: `beside` the words and into them, `below` them over the whole width, or `standing`
 * below them, whole; `none` without one.
 */
export type FloodForm = 'beside' | 'below' | 'standing' | 'none'

/** Height by width of the picture on a phone, where it is as wide as the screen: never so low or so high that words are pushed out. */
export const floodRatio = (image: Bloks.HeroFlood['image']): number => {
  const picture = parseAsset(image?.filename)
  return picture?.width ? Math.min(Math.max(picture.height / picture.width, 0.6), 1) : 1
}

/** The form follows from the picture and where the words stand, so that no picture is cropped to a strip of itself. */
export const floodForm = ({ image, align }: Pick<Bloks.HeroFlood, 'image' | 'align'>): FloodForm => {
  const picture = parseAsset(image?.filename)
  if (!picture) return 'none'
  if (align !== 'centre') return 'beside'
  return picture.width >= picture.height * WIDE ? 'below' : 'standing'
}
