import type { paths } from '../../platform/shop-api.gen'
import type { Intents } from '../rules/intents'
import { type CartLine, type CartItemRef, findLine, keyOf } from '../rules/lines'

type Body<Path extends '/carts/{id}/items/' | '/carts/{id}/bulk_add/'> =
  paths[Path]['post']['requestBody']['content']['application/json']

/** One call that brings the shop's cart nearer to what the shopper wants, and the keys it settles. */
export type CartRequest =
  | { call: 'items'; body: Body<'/carts/{id}/items/'>; keys: string[] }
  | { call: 'bulk_add'; body: Body<'/carts/{id}/bulk_add/'>; keys: string[] }

/** The most lines one bulk_add takes. */
const BULK_LIMIT = 50

const codeOf = (item: CartItemRef): string => ('sku' in item ? item.sku : item.bundleCode)

const bulkItem = (line: CartLine) => ({
  item_id: codeOf(line),
  quantity: line.quantity,
  is_bundle: line.type === 'bundle',
})

const add = (line: CartLine): Body<'/carts/{id}/items/'> =>
  line.type === 'product'
    ? { action: 'add', product: line.sku, quantity: line.quantity }
    : { action: 'add_bundle', bundle: line.bundleCode, quantity: line.quantity }

/** Replacing an item by itself sets its quantity, whatever it was: repeated or late, it ends the same. */
const setQuantity = (line: CartLine): Body<'/carts/{id}/items/'> =>
  line.type === 'product'
    ? { action: 'replace', product: line.sku, replacement_product: line.sku, quantity: line.quantity }
    : {
        action: 'replace_bundle',
        bundle: line.bundleCode,
        replacement_bundle: line.bundleCode,
        quantity: line.quantity,
      }

const remove = (item: CartItemRef): Body<'/carts/{id}/items/'> =>
  'sku' in item
    ? { action: 'remove', product: item.sku }
    : { action: 'remove_bundle', bundle: item.bundleCode }

/**
 * The next call, or undefined when the shop's lines are what the shopper wants. New lines go together in one bulk_add
 * unless `bulk` is false: it takes all or nothing, so after a refusal they go one by one.
 */
export const nextRequest = (
  remote: readonly CartLine[],
  intents: Intents,
  { bulk = true } = {},
): CartRequest | undefined => {
  const wishes = [...intents.values()]
  const added = wishes
    .flatMap(({ line }) => (line && !findLine(remote, line) ? [line] : []))
    .slice(0, BULK_LIMIT)
  if (bulk && added.length > 1) {
    return { call: 'bulk_add', body: { items: added.map(bulkItem) }, keys: added.map(keyOf) }
  }
  for (const { item, line } of wishes) {
    const body = itemBody(findLine(remote, item), item, line)
    if (body) return { call: 'items', body, keys: [keyOf(item)] }
  }
  return undefined
}

const itemBody = (present: CartLine | undefined, item: CartItemRef, line: CartLine | null) => {
  if (!line) return present && remove(item)
  if (!present) return add(line)
  return present.quantity === line.quantity ? undefined : setQuantity(line)
}
