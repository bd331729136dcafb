import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PackageMachineBenefitCard> = {
  purpose:
    'A machine with what comes with it, live price and Buy Now. Take `package_machine_bundle_card` where what comes with it has prices of its own, `product_card` for the machine alone',
  hydrate: 'visible',
  needs: ({ sku }) => ({ products: { sku } }),
}
