import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.ProductCard> = {
  purpose: 'Product from the catalogue with live price and Buy Now',
  hydrate: 'visible',
  showsNothingWithout: ['bundle_code', 'sku'],
  needs: ({ sku, bundle_code }) => ({ products: { sku }, bundles: { bundle_code } }),
}
