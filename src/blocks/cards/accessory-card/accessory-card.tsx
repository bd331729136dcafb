import { useProduct } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { mapProductCard } from '../product-card/map-product-card'
import { AccessoryTile } from './accessory-tile'

/** A small thing to add, with how many of it. A product the shop does not sell here leaves no gap. */
const AccessoryCard = ({ blok }: BlockProps<Bloks.AccessoryCard>) => {
  const product = useProduct(blok.sku)
  return product ? <AccessoryTile product={mapProductCard(blok, product)} /> : null
}

export default AccessoryCard
