import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.SocialProofing> = {
  purpose:
    'A rating, what the press printed and logos in one calm band; testimonials where customers themselves speak',
  hydrate: 'static',
  showsNothingWithout: ['logos', 'skus'],
  needs: ({ skus }) => ({ products: { skus } }),
}
