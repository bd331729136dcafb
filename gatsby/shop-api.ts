import { askService } from '../services/ask-service'
import type { paths } from '../src/platform/shop-api.gen'

type Answer<Path extends '/products/' | '/bundles/'> =
  paths[Path]['get']['responses'][200]['content']['application/json']

const SHOP_API = { name: 'shop API', addressVariable: 'SHOP_API_URL' }
const BASE = process.env.SHOP_API_URL ?? 'http://localhost:8000/shop/api/v1'

const read = async <Path extends '/products/' | '/bundles/'>(path: Path): Promise<Answer<Path>> => {
  const response = await askService(SHOP_API, `${BASE}${path}?storefront=shop`)
  return (await response.json()) as Answer<Path>
}

/** The products and bundles of the shop storefront. Rejects with a sentence that names the address. */
export const readShop = async () => {
  const [{ products }, { bundles }] = await Promise.all([read('/products/'), read('/bundles/')])
  return { products, bundles }
}
