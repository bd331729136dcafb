import { useProduct } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { mapProductCard } from './map-product-card'
import { ProductTile } from './product-tile'

/** A product of the catalogue as a card. A product the shop does not sell here leaves no gap. */
const ProductCard = ({ blok }: BlockProps<Bloks.ProductCard>) => {
  const product = useProduct(blok.sku)
  return product ? <ProductTile product={mapProductCard(blok, product)} /> : null
}

export default ProductCard
