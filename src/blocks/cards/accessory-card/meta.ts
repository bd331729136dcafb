import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.AccessoryCard> = {
  purpose: 'Small product card with quantity and Buy Now',
  hydrate: 'visible',
  needs: ({ sku }) => ({ products: { sku } }),
}
