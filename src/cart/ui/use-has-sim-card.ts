import { useEffect, useState } from 'react'
import { loadCatalogue } from '../../catalogue'
import type { ShopCart } from '../../../shared/orders'
import { hasSimCard } from '../rules/rica'

const NONE: ReadonlySet<string> = new Set()

/** Whether a cart or an order holds a SIM card. A bundle names its parts by sku only: the catalogue says what they are. */
export const useHasSimCard = (items: ShopCart['items']): boolean => {
  const [simSkus, setSimSkus] = useState(NONE)
  const hasBundle = items.some(({ bundle }) => bundle)

  useEffect(() => {
    if (!hasBundle) return
    let isOver = false
    loadCatalogue().then(
      ({ products }) => {
        const skus = products.filter(({ type }) => type === 'sim_card').map(({ sku }) => sku)
        if (!isOver) setSimSkus(new Set(skus))
      },
      // A SIM card that stands by itself is known without the catalogue, and the bundle's own page says it too.
      (error: unknown) => console.warn('The SIM cards of a bundle could not be looked up.', error),
    )
    return () => {
      isOver = true
    }
  }, [hasBundle])

  return hasSimCard(items, simSkus)
}
