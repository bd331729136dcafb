import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Description, box contents, specifications, costs, downloads',
  hydrate: 'visible',
  needs: { products: ['sku'], bundles: ['bundle_code'] },
}
