import type { CatalogueItem } from '../../../catalogue'
import type { Bloks } from '../../../content'

/** The item as the catalogue shows it, with what this one card says differently. */
export const mapProductCard = <Item extends CatalogueItem>(
  blok: Pick<Bloks.ProductCard, 'title' | 'text' | 'image'>,
  item: Item,
): Item => ({
  ...item,
  name: blok.title || item.name,
  summary: blok.text || item.summary,
  image: blok.image?.filename ? blok.image : item.image,
})
