import { useEffect, useState } from 'react'
import { loadCatalogue } from '../../catalogue'

const NONE: ReadonlySet<string> = new Set()

/** The skus of the SIM cards the shop sells; none until its catalogue has answered. */
export const useSimSkus = (): ReadonlySet<string> => {
  const [skus, setSkus] = useState(NONE)
  useEffect(() => {
    loadCatalogue().then(
      ({ products }) => {
        const sims = products.filter(({ type }) => type === 'sim_card')
        setSkus(new Set(sims.map(({ sku }) => sku)))
      },
      // A SIM card that stands in the cart by itself is known without the catalogue.
      (error: unknown) => console.warn('Which bundles hold a SIM card is not known.', error),
    )
  }, [])
  return skus
}
