import type { CatalogueItem } from '../catalogue'
import type { Bloks } from '../content'

/** The item with the title, text and picture that an editor gave this one card. */
export const withOwnWords = <Item extends CatalogueItem>(
  blok: Pick<Bloks.ProductCard, 'title' | 'text' | 'image'>,
  item: Item,
): Item => ({
  ...item,
  name: blok.title || item.name,
  summary: blok.text || item.summary,
  image: blok.image?.filename ? blok.image : item.image,
})
