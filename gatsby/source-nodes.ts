import type { GatsbyNode } from 'gatsby'
import { readShop } from '../services/build/read-shop'

/** Of the shop API, including its version. */
const shopApi = () => process.env.SHOP_API_URL ?? 'http://localhost:8000/shop/api/v1'

/** Puts the products and bundles of the shop API beside the stories. */
export const sourceNodes: GatsbyNode['sourceNodes'] = async ({
  actions,
  createContentDigest,
  createNodeId,
  reporter,
}) => {
  const shop = await readShop(shopApi()).catch((error: unknown) =>
    reporter.panic(error instanceof Error ? error.message : String(error)),
  )
  const add = (type: string, key: string, item: unknown, position: number) => {
    const json = JSON.stringify(item)
    actions.createNode({
      id: createNodeId(`${type} ${key}`),
      json,
      position,
      internal: { type, contentDigest: createContentDigest(`${position} ${json}`) },
    })
  }
  shop.products.forEach((product, position) => add('ShopProduct', product.sku, product, position))
  shop.bundles.forEach((bundle, position) => add('ShopBundle', bundle.bundle_code, bundle, position))
}
