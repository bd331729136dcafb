import { formatRandWhole } from '../../../shared/money'
import { notify } from '../../ui'
import { codeOf } from '../rules/items'
import type {
  CatalogueItem,
  BundleDisplay,
  CatalogueSnapshot,
  ItemType,
  ProductDisplay,
  ProductType,
} from '../rules/types'
import { startTransition, useEffect, useReducer, useRef, useSyncExternalStore } from 'react'
import { currentBundles, currentProducts } from '../display/item-display'
import { never } from '../../platform/use-in-browser'
import { useLive, refreshCatalogue, type LiveState } from '../live-catalogue'
import { useSnapshot } from './catalogue-context'

/** The last reported price of each item, because several blocks show the same item. */
const notified = new Map<string, number>()

const priceWords = ({ name, price }: CatalogueItem) =>
  `${name}: the price is now ${price === 0 ? 'R0' : formatRandWhole(price)}`

/** Notifies the shopper, once each, of the shown prices that have changed. */
export const notifyPriceChanges = (shown: readonly CatalogueItem[], now: readonly CatalogueItem[]): void => {
  const changed = now.filter((item) => {
    const before = shown.find((other) => codeOf(other) === codeOf(item))
    return before !== undefined && before.price !== item.price && notified.get(codeOf(item)) !== item.price
  })
  if (changed.length === 0) return
  changed.forEach((item) => notified.set(codeOf(item), item.price))
  notify({ type: 'info', title: 'Price changed', message: `${changed.map(priceWords).join(' | ')}.` })
}

type Items = { products: ProductDisplay[]; bundles: BundleDisplay[] }

let last: { snapshot: CatalogueSnapshot; live: LiveState; items: Items } | undefined

/** Mapped once for all blocks of a page, which share the build's catalogue and the shop's answer. */
const itemsOf = (snapshot: CatalogueSnapshot, live: LiveState): Items => {
  if (last?.snapshot !== snapshot || last.live !== live) {
    const items = { products: currentProducts(snapshot, live), bundles: currentBundles(snapshot, live) }
    last = { snapshot, live, items }
  }
  return last.items
}

/**
 * The shop's answer. Unlike with zustand's own hook, a change is rendered as a transition, in turns of 5 ms: a press in the meantime is
 * handled first. A listing that renders at once blocks a slow phone for 100 ms (decision 050).
 */
const useLiveInTurns = (): LiveState => {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => useLive.subscribe(() => startTransition(render)), [])
  return useSyncExternalStore(never, useLive.getState, useLive.getInitialState)
}

/** Products and bundles of this page: at first as they were built, then as the shop answered. */
const useCatalogue = (): Items => {
  const snapshot = useSnapshot()
  const live = useLiveInTurns()
  useEffect(() => {
    void refreshCatalogue()
  }, [])
  const items = itemsOf(snapshot, live)
  const shown = useRef(items)
  useEffect(() => {
    notifyPriceChanges(
      [...shown.current.products, ...shown.current.bundles],
      [...items.products, ...items.bundles],
    )
    shown.current = items
  }, [items])
  return items
}

const ofTypes = <Item extends CatalogueItem>(items: readonly Item[], types: readonly ItemType[]): Item[] =>
  items.filter(({ type }) => types.length === 0 || types.includes(type))

/** The products of these types, all when none is given. */
export const useProducts = (types: readonly ProductType[] = []): ProductDisplay[] =>
  ofTypes(useCatalogue().products, types)

/** Products and bundles of these types, bundles last; all when none is given. */
export const useItems = (types: readonly ItemType[] = []): CatalogueItem[] => {
  const { products, bundles } = useCatalogue()
  return ofTypes<CatalogueItem>([...products, ...bundles], types)
}

/** One product by sku; undefined when the shop does not sell it here. */
export const useProduct = (sku: string): ProductDisplay | undefined =>
  useCatalogue().products.find((product) => product.sku === sku)

/** One bundle by its code; undefined when the shop does not sell it here. */
export const useBundle = (bundleCode: string): BundleDisplay | undefined =>
  useCatalogue().bundles.find((bundle) => bundle.bundleCode === bundleCode)

/** The item that a block names: a bundle, else a product. */
export const useItem = ({
  sku,
  bundle_code,
}: {
  sku?: string
  bundle_code?: string
}): CatalogueItem | undefined => {
  const { products, bundles } = useCatalogue()
  return bundle_code
    ? bundles.find(({ bundleCode }) => bundleCode === bundle_code)
    : products.find((product) => product.sku === sku)
}
