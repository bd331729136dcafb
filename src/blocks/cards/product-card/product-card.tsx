import { useItem } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { mapProductCard } from './map-product-card'
import { ProductTile } from './product-tile'

/** A product or bundle of the catalogue as a card. What the shop does not sell here leaves no gap. */
const ProductCard = ({ blok }: BlockProps<Bloks.ProductCard>) => {
  const item = useItem(blok)
  return item ? <ProductTile item={mapProductCard(blok, item)} /> : null
}

export default ProductCard
