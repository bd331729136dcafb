import { LISTINGS, type CatalogueItem, type ItemType } from '../../catalogue'
import { linkProps } from '../../content'
import type { PaletteColour } from '../../theme'
import type { MenuEntry } from './to-menu'

const pathOf = (href: string | undefined): string | undefined => href?.split(/[?#]/)[0]

const listedTypes = (path: string | undefined): ItemType[] =>
  (Object.keys(LISTINGS) as ItemType[]).filter((type) => LISTINGS[type].href === path)

/** What a menu shows of the catalogue beside a link. */
export type MenuGoods = {
  /** The item whose page the link leads to, or the cheapest one in the listing that it leads to. */
  item?: CatalogueItem
  /** The link leads to a listing. */
  isListing: boolean
  /** Of the item in the picture. */
  colour: PaletteColour
}

/**
 * The item behind a link of a menu: by its page, or the cheapest that can be bought by its listing. The colour is that of the item on
 * the picture, wherever the link leads.
 */
export const goodsOf = ({ link, image }: MenuEntry, items: readonly CatalogueItem[]): MenuGoods => {
  const path = pathOf(link.href)
  const own = items.find(({ detailsLink }) => pathOf(linkProps(detailsLink)?.href) === path)
  const types = listedTypes(path)
  const [cheapest] = items
    .filter(({ type, stock, price }) => types.includes(type) && stock === 'in_stock' && price > 0)
    .sort((one, other) => one.price - other.price)
  const shown = own ?? items.find((item) => image && item.image.filename === image.filename)
  return { item: own ?? cheapest, isListing: types.length > 0, colour: shown?.colour ?? 'light-gray' }
}
