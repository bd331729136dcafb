import { useEffect, useRef } from 'react'
import { currentBundles, currentProducts } from '../display/current-items'
import { useLive, wakeCatalogue, type LiveState } from '../live-catalogue'
import type {
  BundleDisplay,
  CatalogueItem,
  CatalogueSnapshot,
  ItemType,
  ProductDisplay,
  ProductType,
} from '../data/types'
import { useInTurns } from '../../platform/use-in-turns'
import { useSnapshot } from './catalogue-context'
import { notifyPriceChanges } from './notify-price-changes'

type Items = { products: ProductDisplay[]; bundles: BundleDisplay[] }

let last: { snapshot: CatalogueSnapshot; live: LiveState; items: Items } | undefined

/** Worked out once for all blocks of a page, which share what was built and what was learnt since. */
const itemsOf = (snapshot: CatalogueSnapshot, live: LiveState): Items => {
  if (last?.snapshot !== snapshot || last.live !== live) {
    const items = { products: currentProducts(snapshot, live), bundles: currentBundles(snapshot, live) }
    last = { snapshot, live, items }
  }
  return last.items
}

/** Products and bundles of this page; as built at first, as the shop has them once it has answered. */
const useCatalogue = (): Items => {
  const snapshot = useSnapshot()
  const live = useInTurns(useLive)
  useEffect(() => {
    void wakeCatalogue()
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

/** What a block is about: the bundle it names, else the product. */
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
