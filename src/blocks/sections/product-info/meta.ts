import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.ProductInfo> = {
  purpose: 'Description, box contents, specifications, costs, downloads',
  hydrate: 'visible',
  showsNothingWithout: ['bundle_code', 'sku'],
  needs: ({ sku, bundle_code }) => ({ products: { sku }, bundles: { bundle_code } }),
}
