import type { paths } from '../../shared/shop-api.gen'
import { askService } from '../lib/ask-service'

type Answer<Path extends '/products/' | '/bundles/'> =
  paths[Path]['get']['responses'][200]['content']['application/json']

const SHOP_API = { name: 'shop API', addressVariable: 'SHOP_API_URL' }

/** The products and bundles of a storefront, in its order. */
export type ShopAnswer = Pick<Answer<'/products/'>, 'products'> & Pick<Answer<'/bundles/'>, 'bundles'>

const read = async <Path extends '/products/' | '/bundles/'>(
  base: string,
  path: Path,
  key: keyof Answer<Path> & string,
): Promise<Answer<Path>> => {
  const address = `${base}${path}`
  const response = await askService(SHOP_API, `${address}?storefront=shop`)
  const body = (await response.json()) as Partial<Answer<Path>> | null
  if (Array.isArray(body?.[key])) return body as Answer<Path>
  throw new Error(`The shop API at ${address} answered without "${key}". Check SHOP_API_URL: it ends in /v1.`)
}

/**
 * The products and bundles of the shop storefront. Rejects with a sentence that names the address.
 * @param base of the shop API including its version
 */
export const readShop = async (base: string): Promise<ShopAnswer> => {
  const [{ products }, { bundles }] = await Promise.all([
    read(base, '/products/', 'products'),
    read(base, '/bundles/', 'bundles'),
  ])
  return { products, bundles }
}
