import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'The end of a product’s page: a closing line, name, price and button',
  hydrate: 'visible',
  needs: { products: ['sku'], bundles: ['bundle_code'] },
}
