import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PackageTurnoverSelectorCard> = {
  purpose:
    'The sales of a month from a list, the fee that goes with them and the package to take. Take `fee_recommended_slider_card` for the fee alone',
  hydrate: 'visible',
  needs: ({ fee_type, packages }) => ({
    fees: { fee_type },
    products: { 'packages.sku': packages.map(({ sku }) => sku) },
    bundles: { 'packages.bundle_code': packages.map(({ bundle_code }) => bundle_code) },
  }),
}
