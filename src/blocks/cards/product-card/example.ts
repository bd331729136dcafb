import type { Bloks } from '../../../content'

const card = (variant: string, fields: Partial<Bloks.ProductCard>): Bloks.ProductCard => ({
  component: 'product_card',
  _uid: `product-card-${variant}`,
  sku: 'khumo',
  ...fields,
})

export const examples = {
  required: card('catalogue', {}),
  promotion: card('promotion', { sku: 'khumo-print' }),
  full: card('own', {
    sku: 'neo-touch',
    title: 'Neo Touch for new staff',
    text: 'Anyone who has used a calculator can use it.',
    background: 'yellow',
  }),
  waitlist: card('waitlist', { sku: 'go' }),
  sim: card('sim', { sku: 'sim-data' }),
  service: card('free', { sku: 'staff-training' }),
} satisfies Record<string, Bloks.ProductCard>
