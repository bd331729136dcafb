import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PackageMachineBundleCard> = {
  purpose: 'A bundle: contents, saving against the single prices, Buy Now',
  hydrate: 'visible',
  needs: ({ bundle_code }) => ({ bundles: { bundle_code } }),
}
