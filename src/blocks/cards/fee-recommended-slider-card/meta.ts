import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.FeeRecommendedSliderCard> = {
  purpose: 'A slider over the sales of a month, the fee that goes with it, the whole ladder',
  hydrate: 'visible',
  needs: ({ fee_type }) => ({ fees: { fee_type } }),
}
