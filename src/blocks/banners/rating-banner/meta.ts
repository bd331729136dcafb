import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Stars, score and number of reviews of a rated product',
  hydrate: 'static',
  needs: { products: ['sku'] },
}
