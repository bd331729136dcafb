import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.FeeCalculatorCard> = {
  purpose:
    'A month of the merchant’s own: sales, average sale and how they come in; the fees, what is left, and how that was worked out, to share as a link. One a page. For one fee alone, `fee_recommended_slider_card`',
  hydrate: 'visible',
  needs: ({ channels, price_items }) => ({
    fees: { 'channels.fee_type': channels.map(({ fee_type }) => fee_type) },
    priceItems: { price_items },
  }),
}
