import { mapSolution, type BundleDisplay, type ProductDisplay, type Solution } from '../../../catalogue'
import { linkProps, type Bloks } from '../../../content'
import { addRand } from '../../../../shared/money'
import { mapProductCard } from '../product-card/map-product-card'

export type BundleCard = {
  /** The bundle as the catalogue shows it, with what this one card says differently. */
  bundle: BundleDisplay
  included: Solution['included']
  /** What the contents cost one by one, in rand. */
  singlePrice: number
  /** How much less the bundle costs; 0 when it does not. */
  saving: number
}

/**
 * A bundle's card: its contents at their present prices, and the saving against them. A product that is not sold here
 * by itself counts for nothing, so that the saving is never shown higher than it is.
 */
export const mapBundleCard = (
  blok: Bloks.PackageMachineBundleCard,
  bundle: BundleDisplay,
  products: readonly ProductDisplay[],
): BundleCard => {
  const contents = mapSolution(
    bundle.parts.map(({ sku, quantity }) => ({ sku, quantity: String(quantity) })),
    products,
  )
  const singlePrice = contents?.price ?? 0
  return {
    bundle: {
      ...mapProductCard(blok, bundle),
      buyText: blok.buyText || bundle.buyText,
      detailsLink: linkProps(blok.link) ? blok.link : bundle.detailsLink,
    },
    included: contents?.included ?? [],
    singlePrice,
    saving: Math.max(0, addRand(singlePrice, -bundle.price)),
  }
}
