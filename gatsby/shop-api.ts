import type { paths } from '../src/platform/shop-api.gen'

type Answer<Path extends '/products/' | '/bundles/'> =
  paths[Path]['get']['responses'][200]['content']['application/json']

const BASE = process.env.SHOP_API_URL ?? 'http://localhost:8000/shop/api/v1'

const read = async <Path extends '/products/' | '/bundles/'>(path: Path): Promise<Answer<Path>> => {
  const url = `${BASE}${path}?storefront=shop`
  const response = await fetch(url).catch((cause: unknown) => {
    throw new Error(`The shop API at ${url} cannot be reached. Check SHOP_API_URL.`, { cause })
  })
  if (!response.ok) throw new Error(`The shop API at ${url} answered ${response.status}.`)
  return (await response.json()) as Answer<Path>
}

/** The products and bundles of the shop storefront. Rejects with a sentence that names the address. */
export const readShop = async () => {
  const [{ products }, { bundles }] = await Promise.all([read('/products/'), read('/bundles/')])
  return { products, bundles }
}
