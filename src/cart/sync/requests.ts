import { codeOf } from '../../catalogue'
import type { paths } from '../../../shared/shop-api.gen'
import { type CartItemRef, type CartLine, findLine, keyOf, type PendingChanges } from '../rules/lines'

type Body<Path extends '/carts/{id}/items/' | '/carts/{id}/bulk_add/'> =
  paths[Path]['post']['requestBody']['content']['application/json']

/** One call that brings the shop's cart nearer to what the shopper wants, and the keys of the lines whose changes its
 * answer confirms. */
export type CartRequest = { keys: string[] } & (
  | { call: 'items'; body: Body<'/carts/{id}/items/'> }
  | { call: 'bulk_add'; body: Body<'/carts/{id}/bulk_add/'> }
  | { call: 'clear' }
)

/** A request that was sent and has no answer yet. Sent again with its key, it still happens once. */
export type UnansweredRequest = {
  cartId: string
  request: CartRequest
  /** Its Idempotency-Key. */
  key: string
  /** Milliseconds since 1970. */
  sentAt: number
}

/** Milliseconds after which no network still delivers a request. */
const LATEST_ARRIVAL = 10 * 60_000

/** Whether the request may still change this cart, so that nothing else can be sent before it was answered. */
export const mayStillArrive = (
  { cartId, sentAt }: UnansweredRequest,
  currentCartId: string | null,
  now: number,
): boolean => cartId === currentCartId && now - sentAt < LATEST_ARRIVAL

const CALLS: readonly unknown[] = ['items', 'bulk_add', 'clear'] satisfies CartRequest['call'][]

/** A saved request; undefined when there is none or it makes no sense. Never throws. */
export const parseUnanswered = (stored: unknown): UnansweredRequest | undefined => {
  const saved = stored as Partial<UnansweredRequest> | null
  const isWhole =
    typeof saved?.cartId === 'string' &&
    typeof saved.key === 'string' &&
    typeof saved.sentAt === 'number' &&
    CALLS.includes(saved.request?.call)
  return isWhole ? (saved as UnansweredRequest) : undefined
}

/** The most lines one bulk_add takes. */
const BULK_LIMIT = 50

/** Replacing an item by itself sets its quantity, whatever it was: repeated or late, it ends the same. */
const bodyOf = (
  action: 'add' | 'replace' | 'remove',
  item: CartItemRef,
  quantity?: number,
): Body<'/carts/{id}/items/'> => {
  const isReplacing = action === 'replace'
  if ('sku' in item) {
    const { sku: product } = item
    return { action, product, ...(isReplacing && { replacement_product: product }), quantity }
  }
  const { bundleCode: bundle } = item
  return { action: `${action}_bundle`, bundle, ...(isReplacing && { replacement_bundle: bundle }), quantity }
}

/** The call that gives one item its line; undefined when the shop has it like that. */
const itemBody = (present: CartLine | undefined, item: CartItemRef, line: CartLine | null) => {
  if (!line) return present && bodyOf('remove', item)
  if (!present) return bodyOf('add', item, line.quantity)
  return present.quantity === line.quantity ? undefined : bodyOf('replace', item, line.quantity)
}

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
    const items = added.map((line) => ({
      item_id: codeOf(line),
      quantity: line.quantity,
      is_bundle: line.type === 'bundle',
    }))
    return { call: 'bulk_add', body: { items }, keys: added.map(keyOf) }
  }
  for (const { item, line } of changes) {
    const body = itemBody(findLine(remote, item), item, line)
    if (body) return { call: 'items', body, keys: [keyOf(item)] }
  }
  return undefined
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
