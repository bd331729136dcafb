import { useItem } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { withOwnWords, ProductTile } from '../../../product-tile'

/** A product or bundle of the catalogue as a card. Renders nothing if the shop does not sell it here, so that no gap remains. */
const ProductCard = ({ blok }: BlockProps<Bloks.ProductCard>) => {
  const item = useItem(blok)
  return item ? <ProductTile item={withOwnWords(blok, item)} /> : null
}

export default ProductCard
