import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PackageDetailsCard> = {
  purpose:
    'A plan whose terms need sentences: name and price first, the rest when asked for. Take `package_bullet_card` where a list says it',
  hydrate: 'static',
  needs: ({ price_item }) => ({ priceItems: { price_item } }),
}
