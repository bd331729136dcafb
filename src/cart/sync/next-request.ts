import { codeOf } from '../../catalogue/rules'
import type { PendingChanges } from '../rules/pending-changes'
import { type CartLine, type CartItemRef, findLine, keyOf } from '../rules/lines'
import type { CartRequest } from '../rules/unanswered'

type ItemBody = Extract<CartRequest, { call: 'items' }>['body']

/** The most lines one bulk_add takes. */
const BULK_LIMIT = 50

const bulkItem = (line: CartLine) => ({
  item_id: codeOf(line),
  quantity: line.quantity,
  is_bundle: line.type === 'bundle',
})

const add = (line: CartLine): ItemBody =>
  line.type === 'product'
    ? { action: 'add', product: line.sku, quantity: line.quantity }
    : { action: 'add_bundle', bundle: line.bundleCode, quantity: line.quantity }

/** Replacing an item by itself sets its quantity, whatever it was: repeated or late, it ends the same. */
const setQuantity = (line: CartLine): ItemBody =>
  line.type === 'product'
    ? { action: 'replace', product: line.sku, replacement_product: line.sku, quantity: line.quantity }
    : {
        action: 'replace_bundle',
        bundle: line.bundleCode,
        replacement_bundle: line.bundleCode,
        quantity: line.quantity,
      }

const remove = (item: CartItemRef): ItemBody =>
  'sku' in item
    ? { action: 'remove', product: item.sku }
    : { action: 'remove_bundle', bundle: item.bundleCode }

/**
 * The next call, or undefined when the shop's lines are what the shopper wants. A cart to be emptied is cleared. New lines
 * go together in one bulk_add unless `bulk` is false: it takes all or nothing, so after a refusal they go one by one.
 */
export const nextRequest = (
  remote: readonly CartLine[],
  pending: PendingChanges,
  { bulk = true } = {},
): CartRequest | undefined => {
  const changes = [...pending.values()]
  const isEmptied = remote.length > 1 && remote.every((line) => pending.get(keyOf(line))?.line === null)
  if (isEmptied && changes.every(({ line }) => !line)) return { call: 'clear', keys: [...pending.keys()] }
  const added = changes
    .flatMap(({ line }) => (line && !findLine(remote, line) ? [line] : []))
    .slice(0, BULK_LIMIT)
  if (bulk && added.length > 1) {
    return { call: 'bulk_add', body: { items: added.map(bulkItem) }, keys: added.map(keyOf) }
  }
  for (const { item, line } of changes) {
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

/**
 * The keys of the changes that an answer confirms. An `add` that found the item in the cart already, put there by another
 * tab, has not set the quantity that was asked for: its change stays pending. Every other call sets what is to be, so its
 * answer confirms it.
 */
export const confirmedKeys = (
  request: CartRequest,
  answered: readonly CartLine[],
  pending: PendingChanges,
): string[] => {
  const isAdding =
    request.call === 'bulk_add' || (request.call === 'items' && request.body.action.startsWith('add'))
  if (!isAdding) return request.keys
  return request.keys.filter((key) => {
    const change = pending.get(key)
    const line = change && findLine(answered, change.item)
    return !line || line.quantity === change.line?.quantity
  })
}
