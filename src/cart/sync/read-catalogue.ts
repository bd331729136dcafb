import { loadCatalogue, type LoadedCatalogue } from '../../catalogue'
import { networkError } from '../../platform/shop-error'
import { useCart } from '../store'

/** The shop's catalogue, kept for the names and prices of lines that wait. @throws ShopError when it cannot be reached */
export const readCatalogue = async (): Promise<LoadedCatalogue> => {
  const catalogue = await loadCatalogue().catch((cause: unknown) => {
    throw Object.assign(networkError(), { cause })
  })
  useCart.setState({ catalogue })
  return catalogue
}
