import { useEffect, useState } from 'react'
import { loadCatalogue } from '../catalogue'
import { hasSimCard, type CartItem } from './order-facts'

/** Whether an order holds a SIM card. A bundle names its parts by sku only, so the catalogue says which ones are SIMs. */
export const useHasSimCard = (items: readonly CartItem[]): boolean => {
  const [simCards, setSimCards] = useState<ReadonlySet<string>>(new Set())
  const hasBundle = items.some(({ bundle }) => bundle)

  useEffect(() => {
    if (!hasBundle) return
    let stopped = false
    loadCatalogue().then(
      ({ products }) => {
        const skus = products.filter(({ type }) => type === 'sim_card').map(({ sku }) => sku)
        if (!stopped) setSimCards(new Set(skus))
      },
      // The product page and the cart carry the same notice, so the confirmation can stand without it.
      (error: unknown) => console.warn('The SIM cards of a bundle could not be looked up.', error),
    )
    return () => {
      stopped = true
    }
  }, [hasBundle])

  return hasSimCard(items, simCards)
}
