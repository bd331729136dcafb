import type { BlockProps, Bloks } from '../../../content'
import { PackageFrame } from '../../shared/cards/package-frame'
import { PricePart } from '../../shared/figures/price-part'
import { TickList } from '../../shared/text/tick-list'

/** A plan with its price and a tick list of what is included and what is not. */
const PackageBulletCard = ({ blok }: BlockProps<Bloks.PackageBulletCard>) => (
  <PackageFrame blok={blok} colour="white" price={<PricePart code={blok.price_item} />}>
    <TickList bullets={blok.bullets} />
  </PackageFrame>
)

export default PackageBulletCard
