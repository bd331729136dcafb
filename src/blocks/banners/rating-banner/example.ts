import type { Bloks } from '../../../content'

const banner = (sku: string, fields: Partial<Bloks.RatingBanner>): Bloks.RatingBanner => ({
  component: 'rating_banner',
  _uid: `rating-banner-${sku}`,
  sku,
  ...fields,
})

export const examples: Record<string, Bloks.RatingBanner> = {
  full: banner('khumo', { text: 'Khumo, rated by the people who sell with it', background: 'blue' }),
  'from the catalogue alone': banner('khumo-print', {}),
  'on a light colour': banner('neo-touch', { text: 'What owners say about Neo Touch', background: 'pink' }),
}
