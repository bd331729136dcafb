import { useEffect, useMemo, useRef } from 'react'
import { currentBundles, currentProducts } from '../display/current-items'
import { useLive, wakeCatalogue } from '../live-catalogue'
import type { BundleDisplay, CatalogueItem, ItemType, ProductDisplay, ProductType } from '../data/types'
import { useSnapshot } from './catalogue-context'
import { notifyPriceChanges } from './notify-price-changes'

/** Products and bundles of this page; the build's facts first, the shop's once it has answered. */
const useCatalogue = (): { products: ProductDisplay[]; bundles: BundleDisplay[] } => {
  const snapshot = useSnapshot()
  const live = useLive()
  useEffect(() => {
    void wakeCatalogue()
  }, [])
  const items = useMemo(
    () => ({ products: currentProducts(snapshot, live), bundles: currentBundles(snapshot, live) }),
    [snapshot, live],
  )
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
