import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.DataCard> = {
  purpose:
    'One very big figure and what it is: written, or a price or fee of the catalogue. Take `benefit_card` where the benefit counts more than its figure',
  hydrate: 'static',
  needs: ({ price_item, fee_type }) => ({ priceItems: { price_item }, fees: { fee_type } }),
}
