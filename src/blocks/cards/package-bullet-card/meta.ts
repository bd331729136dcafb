import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PackageBulletCard> = {
  purpose:
    'A plan told by what is in it: price and tick list. Take `package_pro_plan_card` for the one plan of a row to sell, `bullet_card` without a price',
  hydrate: 'static',
  needs: ({ price_item }) => ({ priceItems: { price_item } }),
}
