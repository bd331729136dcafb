import type { Bloks } from '../../../content'
import { exampleAsset } from '../../shared/example-parts'

const card = (variant: string, fields: Partial<Bloks.AccessoryCard>): Bloks.AccessoryCard => ({
  component: 'accessory_card',
  _uid: `accessory-card-${variant}`,
  sku: 'paper-rolls',
  ...fields,
})

export const examples = {
  full: card('full', {
    sku: 'charging-dock',
    title: 'Dock for the counter',
    text: 'Stands your Khumo upright while it charges.',
    image: exampleAsset('1600x1600/bcccebed95/charging-dock-side.webp', 'Charging dock, seen from the side'),
  }),
  required: card('required', {}),
  promoted: card('pair', { sku: 'counter-stand' }),
  preOrder: card('pre-order', { sku: 'barcode-scanner' }),
} satisfies Record<string, Bloks.AccessoryCard>
