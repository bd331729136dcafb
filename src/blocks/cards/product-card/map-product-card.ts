import type { ProductDisplay } from '../../../catalogue'
import type { Bloks } from '../../../content'

/** The product as the catalogue shows it, with what this one card says differently. */
export const mapProductCard = (blok: Bloks.ProductCard, product: ProductDisplay): ProductDisplay => ({
  ...product,
  name: blok.title || product.name,
  summary: blok.text || product.summary,
  image: blok.image?.filename ? blok.image : product.image,
  background: blok.background || product.background,
})
