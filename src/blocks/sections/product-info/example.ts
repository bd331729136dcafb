import type { Bloks } from '../../../content'
import { exampleAsset, exampleDocument, exampleParagraph, exampleText } from '../../shared/example-parts'

const row = (group: string, label: string, value: string): Bloks.Specification => ({
  component: 'specification',
  _uid: `specification-${label}`,
  label,
  value,
  group,
})

const inBox = (text: string, quantity = '1'): Bloks.BoxItem => ({
  component: 'box_item',
  _uid: `box-item-${text}`,
  text,
  quantity,
})

export const examples = {
  full: {
    component: 'product_info',
    _uid: 'product-info-full',
    sku: 'khumo',
    title: 'Small enough to carry. Strong enough to rely on.',
    description: exampleDocument(
      exampleParagraph(
        exampleText(
          'Khumo is for people who do not stand still: the café with tables outside, the stylist who drives to the client, the stall that moves every Saturday.',
        ),
      ),
      exampleParagraph(exampleText('Receipts go out by SMS or email. Every sale is in the app.')),
    ),
    gallery: [
      exampleAsset('1600x1600/4789e62f2a/khumo-tip.webp', 'Khumo asking about a tip'),
      exampleAsset('1600x1600/4c45b3e42a/khumo-invoice.webp', 'Khumo from the side'),
    ],
    box_items: [inBox('Khumo card machine'), inBox('USB-C charging cable'), inBox('Window sticker', '2')],
    specifications: [
      row('Payments', 'Ways to pay', 'Tap, chip and PIN'),
      row('Payments', 'Receipts', 'SMS and email'),
      row('Machine', 'Battery', 'A trading day on one charge, about 10 hours'),
      row('Machine', 'Size', '162 × 78 × 16 mm'),
    ],
    downloads: [
      {
        component: 'download',
        _uid: 'download-guide',
        label: 'Quick start guide',
        file: exampleAsset('abc123/quick-start.pdf', ''),
      },
    ],
    background: 'white',
  },
  required: {
    component: 'product_info',
    _uid: 'product-info-catalogue',
    sku: 'khumo-print',
  },
  bundle: {
    component: 'product_info',
    _uid: 'product-info-bundle',
    bundle_code: 'market-day-kit',
  },
  dark: {
    component: 'product_info',
    _uid: 'product-info-dark',
    sku: 'sim-data',
    box_items: [inBox('Data SIM card')],
    specifications: [row('', 'Data', '100 MB a month')],
    background: 'charcoal',
  },
} satisfies Record<string, Bloks.ProductInfo>
