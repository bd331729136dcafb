import type { BlockProps, Bloks } from '../../../content'
import { Fold } from '../../shared/fold'
import { PackageFrame } from '../../shared/package-frame'
import { PricePart } from '../../shared/price-part'
import { CompareTable } from './compare-table'

/** A plan with its price, and on demand how it differs from one other. */
const PackageCompareCard = ({ blok }: BlockProps<Bloks.PackageCompareCard>) => (
  <PackageFrame blok={blok} colour="white" price={<PricePart code={blok.price_item} />}>
    <Fold label={blok.compare_label || `Compare with ${blok.other_title}`}>
      <CompareTable blok={blok} />
    </Fold>
  </PackageFrame>
)

export default PackageCompareCard
