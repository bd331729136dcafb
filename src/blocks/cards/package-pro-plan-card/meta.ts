import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PackageProPlanCard> = {
  purpose:
    'The one plan of a row that stands out: large price of a month, list, small print. Take `package_bullet_card` for its neighbours',
  hydrate: 'static',
  needs: ({ price_item }) => ({ priceItems: { price_item } }),
}
