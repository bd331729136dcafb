import type { Bloks } from '../../../content'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

const hero = (
  variant: string,
  products: Omit<Bloks.ShowcaseProduct, 'component' | '_uid'>[],
  fields: Omit<Bloks.HeroShowcase, 'component' | '_uid' | 'products'>,
): Bloks.HeroShowcase => ({
  component: 'hero_showcase',
  _uid: `hero-showcase-${variant}`,
  products: products.map((product) => ({
    component: 'showcase_product',
    _uid: `hero-showcase-${variant}-${product.sku}`,
    ...product,
  })),
  ...fields,
})

export const examples = {
  full: hero(
    'full',
    [
      {
        sku: 'go',
        size: '62',
        label: 'Go, the pocket one',
        image: exampleAsset('1600x1600/0bb4ebd16c/go-side.webp', 'Go, a pocket reader with keys'),
      },
      { sku: 'neo-touch' },
      { sku: 'khumo' },
      { sku: 'khumo-print' },
    ],
    {
      eyebrow: 'Card machines',
      title: 'One of these is yours.',
      text: 'From the first sale on a Saturday to three tills in a row. Bought once, no rent.',
      ctas: [
        exampleCta('Help me choose', 'product-finder'),
        exampleCta('Compare all', 'shop/card-machines', 'secondary'),
      ],
      background: 'light-blue',
    },
  ),
  required: hero('required', [{ sku: 'khumo' }, { sku: 'counter' }], {
    title: 'On the go, or on the counter.',
  }),
  counter: hero(
    'counter',
    [
      { sku: 'receipt-printer', size: '95' },
      { sku: 'counter' },
      { sku: 'khumo-print' },
      { sku: 'cash-drawer', size: '180' },
      { sku: 'barcode-scanner', size: '90' },
    ],
    {
      eyebrow: 'Point of sale',
      title: 'A whole counter that works together.',
      ctas: [exampleCta('Plan your counter', 'point-of-sale')],
      background: 'payflex-navy',
    },
  ),
} satisfies Record<string, Bloks.HeroShowcase>
