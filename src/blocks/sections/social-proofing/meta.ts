import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.SocialProofing> = {
  purpose:
    'Ratings, what the press says and logos in one calm band; testimonials where customers themselves speak',
  hydrate: 'static',
  showsNothingWithout: ['logos', 'skus'],
  needs: ({ skus }) => ({ products: { skus } }),
}
