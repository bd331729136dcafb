import type { CartEntries, ShopBundle, ShopProduct } from '../../catalogue'
import type { CartItemRef } from './lines'

/** What an item is called (spec 3, cartTitle): the editor's title, else the short name, else the name. */
export const itemTitle = (
  title: string | undefined,
  { short_name: shortName, name }: Pick<ShopProduct | ShopBundle, 'short_name' | 'name'>,
): string => title || shortName || name

/** The editor's title of an item. */
export const titleIn = ({ entries, bundleEntries }: CartEntries, item: CartItemRef): string | undefined =>
  'sku' in item
    ? entries.find(({ sku }) => sku === item.sku)?.title
    : bundleEntries.find(({ code }) => code === item.bundleCode)?.title
