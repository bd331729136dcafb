import { useItem } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { withOwnWords, ProductTile } from '../../../product-tile'

/** A product or bundle of the catalogue as a card. What the shop does not sell here leaves no gap. */
const ProductCard = ({ blok }: BlockProps<Bloks.ProductCard>) => {
  const item = useItem(blok)
  return item ? <ProductTile item={withOwnWords(blok, item)} /> : null
}

export default ProductCard
