import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'A bundle: contents, saving against the single prices, Buy Now',
  hydrate: 'visible',
  needs: { bundles: ['bundle_code'] },
}
