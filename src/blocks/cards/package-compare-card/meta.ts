import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PackageCompareCard> = {
  purpose:
    'A plan that opens to a small table beside one other plan. Take several `package_bullet_card` for more than two, `comparison_table` for products',
  hydrate: 'static',
  needs: ({ price_item, other_price_item }) => ({ priceItems: { price_item, other_price_item } }),
}
