import type { Bloks } from '../../../content'
import { exampleAsset } from '../../shared/example-parts'

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
    image: exampleAsset(
      '1600x1600/577dec64ef/neo-touch-refund.webp',
      'A bank card held over Neo Touch for a refund',
    ),
  }),
  bundle: { component: 'product_card', _uid: 'product-card-bundle', bundle_code: 'counter-kit' },
  waitlist: card('waitlist', { sku: 'go' }),
  sim: card('sim', { sku: 'sim-data' }),
  service: card('free', { sku: 'staff-training' }),
} satisfies Record<string, Bloks.ProductCard>
