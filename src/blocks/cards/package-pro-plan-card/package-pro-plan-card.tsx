import type { BlockProps, Bloks } from '../../../content'
import { PackageFrame } from '../../shared/cards/package-frame'
import { PricePart } from '../../shared/figures/price-part'
import { TickList } from '../../shared/text/tick-list'

/** The plan that stands out: what it costs a month, what it brings, and the small print over its button. */
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
