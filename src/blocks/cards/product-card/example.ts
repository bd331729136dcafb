import type { Bloks } from '../../../content'

const card = (variant: string, fields: Partial<Bloks.ProductCard>): Bloks.ProductCard => ({
  component: 'product_card',
  _uid: `product-card-${variant}`,
  sku: 'khumo',
  ...fields,
})

export const examples: Record<string, Bloks.ProductCard> = {
  'from the catalogue alone': card('catalogue', {}),
  'on promotion': card('promotion', { sku: 'khumo-print' }),
  'with its own words and colour': card('own', {
    sku: 'neo-touch',
    title: 'Neo Touch for new staff',
    text: 'Anyone who has used a calculator can use it.',
    background: 'yellow',
  }),
  'out of stock, with a waitlist': card('waitlist', { sku: 'go' }),
  'a SIM card': card('sim', { sku: 'sim-data' }),
  'a free service': card('free', { sku: 'staff-training' }),
}
