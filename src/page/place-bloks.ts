import type { Found } from './findings'
import type { Blok } from './story'

/** A block, and the names of the blocks around it and its own: `page › grid › cta`. */
export type PlacedBlok = { blok: Blok; place: string }

/** The parts of Storyblok's tables carry names of their own, such as `_table_row`. */
const isBlok = (value: object): value is Blok =>
  'component' in value && typeof value.component === 'string' && !value.component.startsWith('_')

/** The place of a block inside another. @param around empty for the content itself */
export const placeIn = (around: string, component: string): string =>
  around ? `${around} › ${component}` : component

/** Every block in a content and its running texts, the outer before the inner. */
export const placeBloks = (value: unknown, around = ''): PlacedBlok[] => {
  if (typeof value !== 'object' || value === null) return []
  const place = isBlok(value) ? placeIn(around, value.component) : around
  const inner = Object.values(value).flatMap((one) => placeBloks(one, place))
  return isBlok(value) ? [{ blok: value, place }, ...inner] : inner
}

/** The block of a finding. */
export const blockOf = ({ blok, place }: PlacedBlok): NonNullable<Found['block']> => ({
  uid: blok._uid,
  component: blok.component,
  place,
})
