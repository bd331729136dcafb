import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.HeroProductHalf> = {
  purpose: 'One product: name, gallery with zoom, live price, stock, Buy Now',
  hydrate: 'load',
  showsNothingWithout: ['bundle_code', 'sku'],
  carriesTitle: true,
  needs: ({ sku, bundle_code }) => ({ products: { sku }, bundles: { bundle_code } }),
}
