import { itemColour } from '../../catalogue'
import type { ShopCart } from '../../../shared/orders'
import type { PaletteColour } from '../../theme'
import { useLoadedEntries } from './use-loaded-entries'

type Item = Pick<ShopCart['items'][number], 'product' | 'bundle'>

/** The colour of an item in a cart or an order, on a page that was built without it. */
export const useItemColours = (): ((item: Item) => PaletteColour) => {
  const { entries, bundleEntries } = useLoadedEntries() ?? {}
  return ({ product, bundle }) =>
    itemColour(
      product
        ? entries?.find(({ sku }) => sku === product.sku)
        : bundleEntries?.find(({ code }) => code === bundle?.bundle_code),
    )
}
