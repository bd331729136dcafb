import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.ProductCtaBanner> = {
  purpose: 'The end of a product’s page: a closing line, name, price and button',
  hydrate: 'visible',
  showsNothingWithout: ['bundle_code', 'sku'],
  needs: ({ sku, bundle_code }) => ({ products: { sku }, bundles: { bundle_code } }),
}
