import type { Bloks } from '../../../content'
import { exampleAsset } from '../../shared/example-parts'

const hero = (variant: string, fields: Partial<Bloks.HeroProductHalf>): Bloks.HeroProductHalf => ({
  component: 'hero_product_half',
  _uid: `hero-product-half-${variant}`,
  sku: 'khumo',
  ...fields,
})

const reason = (text: string, icon: Bloks.TrustPoint['icon']): Bloks.TrustPoint => ({
  component: 'trust_point',
  _uid: `trust-point-${text}`,
  text,
  icon,
})

export const examples = {
  full: hero('full', {
    sku: 'khumo-print',
    eyebrow: 'Prints the slip',
    title: 'Khumo Print for busy counters',
    text: 'The sale goes through and the receipt is already in your customer’s hand.',
    highlights: [
      reason('Prints a slip in two seconds', 'check'),
      reason('Built-in SIM, data included', 'phone'),
      reason('Free delivery in 3 working days', 'truck'),
      reason('30-day money back', 'shield'),
    ],
    gallery: [
      exampleAsset('1600x1600/a8e4e69067/khumo-print-split.webp', 'A bank card held over Khumo Print'),
      exampleAsset('1600x1600/5fcb58b32c/khumo-print-report.webp', 'Khumo Print from the side'),
    ],
  }),
  required: hero('catalogue', {}),
  waitlist: hero('waitlist', { sku: 'go' }),
  sim: hero('sim', { sku: 'sim-data' }),
  bundle: {
    component: 'hero_product_half',
    _uid: 'hero-product-half-bundle',
    bundle_code: 'starter-kit',
  },
  service: hero('service', { sku: 'staff-training', title: 'Training for your team' }),
} satisfies Record<string, Bloks.HeroProductHalf>
