import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Small product card with quantity and Buy Now',
  hydrate: 'visible',
  needs: { products: ['sku'] },
}
