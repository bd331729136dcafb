import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.RatingBanner> = {
  purpose: 'Stars, score and number of reviews of a rated product',
  hydrate: 'static',
  needs: ({ sku }) => ({ products: { sku } }),
}
