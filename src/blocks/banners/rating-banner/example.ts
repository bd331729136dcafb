import type { Bloks } from '../../../content'

const banner = (sku: string, fields: Partial<Bloks.RatingBanner>): Bloks.RatingBanner => ({
  component: 'rating_banner',
  _uid: `rating-banner-${sku}`,
  sku,
  ...fields,
})

export const examples = {
  full: banner('khumo', { text: 'Khumo, rated by the people who sell with it', background: 'blue' }),
  required: banner('khumo-print', {}),
  light: banner('neo-touch', { text: 'Neo Touch, rated by its owners', background: 'pink' }),
} satisfies Record<string, Bloks.RatingBanner>
