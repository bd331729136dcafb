import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Product from the catalogue with live price and Buy Now',
  hydrate: 'visible',
  needs: { products: ['sku'], bundles: ['bundle_code'] },
}
