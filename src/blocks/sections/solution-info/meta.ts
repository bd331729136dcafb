import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Several products that are sold together at the sum of their prices',
  hydrate: 'visible',
  needs: { products: ['items.sku'] },
}
