import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'One product: name, gallery with zoom, live price, stock, Buy Now',
  hydrate: 'load',
  carriesTitle: true,
  needs: { products: ['sku'], bundles: ['bundle_code'] },
}
