import type { Bloks } from '../../../content'

const listing = (variant: string, fields: Partial<Bloks.ShopItems>): Bloks.ShopItems => ({
  component: 'shop_items',
  _uid: `shop-items-${variant}`,
  ...fields,
})

export const examples: Record<string, Bloks.ShopItems> = {
  full: listing('full', {
    title: 'All products',
    product_types: ['card_machine', 'sim_card', 'accessory', 'point_of_sale', 'service'],
    filters: true,
    empty_text: 'Nothing matches. Clear a filter or try another word.',
    background: 'white',
  }),
  'one type, without filters': listing('plain', {
    title: 'Pick your machine',
    product_types: ['card_machine'],
    background: 'cream',
  }),
  'everything, no fields filled in': listing('empty', {}),
}
