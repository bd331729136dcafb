import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PackageDataCard> = {
  purpose:
    'A plan told by two to four figures: prices and fees of the catalogue, days, counts. Take `data_card` for one figure, `package_bullet_card` where words say more',
  hydrate: 'static',
  needs: ({ figures }) => ({
    priceItems: { 'figures.price_item': figures.map(({ price_item }) => price_item) },
    fees: { 'figures.fee_type': figures.map(({ fee_type }) => fee_type) },
  }),
}
