import type { LoadedCatalogue, ShopBundle, ShopProduct } from './types'
import { STOREFRONT } from './find'

const BASE = process.env.GATSBY_SHOP_API_URL || '/shop/api/v1'

// The typed client is not used here: it would be downloaded by every page that shows a price.
const getJson = async <Answer>(path: string): Promise<Answer> => {
  const response = await fetch(`${BASE}/${path}?storefront=${STOREFRONT}`, {
    headers: { accept: 'application/json' },
  })
  if (!response.ok) throw new Error(`The shop did not answer with its catalogue (${response.status}).`)
  return (await response.json()) as Answer
}

const fetchCatalogue = async (): Promise<LoadedCatalogue> => {
  const [{ products }, { bundles }] = await Promise.all([
    getJson<{ products: ShopProduct[] }>('products/'),
    getJson<{ bundles: ShopBundle[] }>('bundles/'),
  ])
  return { products, bundles }
}

let shared: Promise<LoadedCatalogue> | undefined

/**
 * The catalogue of the shop, fetched once per page view and shared by everyone who asks; after a failure the next
 * call tries again.
 * @param fresh forgets what was loaded before
 * @throws when the shop cannot be reached or answers with an error
 */
export const loadCatalogue = ({ fresh = false } = {}): Promise<LoadedCatalogue> => {
  if (shared && !fresh) return shared
  const attempt = fetchCatalogue()
  shared = attempt
  attempt.catch(() => {
    if (shared === attempt) shared = undefined
  })
  return attempt
}
