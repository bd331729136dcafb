import { askService } from '../services/ask-service'
import type { paths } from '../src/platform/shop-api.gen'

type Answer<Path extends '/products/' | '/bundles/'> =
  paths[Path]['get']['responses'][200]['content']['application/json']

const SHOP_API = { name: 'shop API', addressVariable: 'SHOP_API_URL' }

const read = async <Path extends '/products/' | '/bundles/'>(
  path: Path,
  key: keyof Answer<Path> & string,
): Promise<Answer<Path>> => {
  const address = `${process.env.SHOP_API_URL ?? 'http://localhost:8000/shop/api/v1'}${path}`
  const response = await askService(SHOP_API, `${address}?storefront=shop`)
  const body = (await response.json()) as Partial<Answer<Path>> | null
  if (Array.isArray(body?.[key])) return body as Answer<Path>
  throw new Error(`The shop API at ${address} answered without "${key}". Check SHOP_API_URL: it ends in /v1.`)
}

/** The products and bundles of the shop storefront. Rejects with a sentence that names the address. */
export const readShop = async () => {
  const [{ products }, { bundles }] = await Promise.all([
    read('/products/', 'products'),
    read('/bundles/', 'bundles'),
  ])
  return { products, bundles }
}
