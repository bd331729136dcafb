import type { Bloks } from '../../../content'

const listing = (variant: string, fields: Partial<Bloks.ShopItems>): Bloks.ShopItems => ({
  component: 'shop_items',
  _uid: `shop-items-${variant}`,
  ...fields,
})

export const examples = {
  full: listing('full', {
    title: 'All products',
    product_types: ['card_machine', 'sim_card', 'accessory', 'point_of_sale', 'service', 'bundle'],
    filters: true,
    empty_text: 'Nothing matches. Clear a filter or try another word.',
    background: 'white',
  }),
  plain: listing('plain', {
    title: 'Pick your machine',
    product_types: ['card_machine'],
    background: 'cream',
  }),
  bundles: listing('bundles', { title: 'Kits that save', product_types: ['bundle'], filters: true }),
  required: listing('empty', {}),
} satisfies Record<string, Bloks.ShopItems>
