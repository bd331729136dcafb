import { Problem } from '../domain/problem'
import { isListedIn, matchesSearch } from '../domain/availability'
import {
  BundleList,
  BundleQuery,
  MOST_ENTRIES,
  presentBundle,
  presentProduct,
  ProductList,
  ProductQuery,
} from '../catalogue/bodies'
import { answers } from '../schemas/common'
import { loadBundles, loadProducts } from '../store/catalogue'
import { CATALOGUE_CACHE } from './http'
import type { CatalogueOptions, Routes } from './context'

export function catalogueRoutes(routes: Routes, { database }: CatalogueOptions): void {
  routes.get(
    '/products/',
    {
      schema: { operationId: 'listProducts', querystring: ProductQuery, response: answers(200, ProductList) },
    },
    async ({ query }, reply) => {
      const now = new Date()
      const types = splitList('types', query.types)
      const found = (await loadProducts(database, splitList('skus', query.skus))).filter(
        (product) =>
          (!types || (product.type !== null && types.includes(product.type))) &&
          isListedIn(product, query.storefront) &&
          matchesSearch(product, query.search),
      )
      reply.header('cache-control', CATALOGUE_CACHE)
      return { products: found.map((product) => presentProduct(product, now)) }
    },
  )

  routes.get(
    '/bundles/',
    { schema: { operationId: 'listBundles', querystring: BundleQuery, response: answers(200, BundleList) } },
    async ({ query }, reply) => {
      const now = new Date()
      const found = (await loadBundles(database, splitList('bundle_codes', query.bundle_codes))).filter(
        (bundle) => isListedIn(bundle, query.storefront),
      )
      reply.header('cache-control', CATALOGUE_CACHE)
      return { bundles: found.map((bundle) => presentBundle(bundle, now)) }
    },
  )
}

/** `a,b` as a list; undefined when the parameter is missing or blank, which means no filter. */
function splitList(parameter: string, text: string | undefined): string[] | undefined {
  const words = text?.split(',').map((word) => word.trim())
  const named = words?.filter((word) => word !== '')
  if (named && named.length > MOST_ENTRIES) {
    const problem = `must have at most ${MOST_ENTRIES} entries`
    throw new Problem('invalid_request', `Please check: ${parameter} ${problem}.`, { [parameter]: problem })
  }
  return named?.length ? named : undefined
}
