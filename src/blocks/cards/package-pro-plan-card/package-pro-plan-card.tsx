import type { BlockProps, Bloks } from '../../../content'
import { PackageFrame } from '../../shared/cards/package-frame'
import { PricePart } from '../../shared/figures/price-part'
import { TickList } from '../../shared/text/tick-list'

/** The highlighted plan: monthly price, what it includes, and small print above its button. */
const PackageProPlanCard = ({ blok }: BlockProps<Bloks.PackageProPlanCard>) => (
  <PackageFrame
    blok={blok}
    colour="payflex-navy"
    price={<PricePart code={blok.price_item} />}
    note={blok.note}
    standsOut
  >
    {blok.bullets?.length ? <TickList bullets={blok.bullets} /> : null}
  </PackageFrame>
)

export default PackageProPlanCard
