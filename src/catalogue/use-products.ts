import { useEffect, useMemo } from 'react'
import { useSnapshot } from './catalogue-context'
import { currentProducts } from './current-products'
import { useLive, wakeCatalogue } from './live'
import type { ProductDisplay, ProductType } from './types'

/** The products of these types, all when none is given; the build's facts first, the shop's once it has answered. */
export const useProducts = (types: readonly ProductType[] = []): ProductDisplay[] => {
  const snapshot = useSnapshot()
  const live = useLive()
  useEffect(() => {
    void wakeCatalogue()
  }, [])
  const wanted = types.join()
  return useMemo(
    () =>
      currentProducts(snapshot, live).filter(({ type }) => wanted === '' || wanted.split(',').includes(type)),
    [snapshot, live, wanted],
  )
}

/** One product by sku; undefined when the shop does not sell it here. */
export const useProduct = (sku: string): ProductDisplay | undefined =>
  useProducts().find((product) => product.sku === sku)
