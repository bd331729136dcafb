import { codeOf } from '../../catalogue'
import type { paths } from '../../../shared/shop-api.gen'
import { type CartItemRef, type CartLine, findLine, keyOf, type PendingChanges } from '../rules/lines'

type Body<Path extends '/carts/{id}/items/' | '/carts/{id}/bulk_add/'> =
  paths[Path]['post']['requestBody']['content']['application/json']

/** One call that applies pending changes to the shop's cart, and the keys of the lines whose changes its answer confirms. */
export type CartRequest = { keys: string[] } & (
  | { call: 'items'; body: Body<'/carts/{id}/items/'> }
  | { call: 'bulk_add'; body: Body<'/carts/{id}/bulk_add/'> }
  | { call: 'clear' }
)

/** A request that was sent and has no answer yet. If it is sent again with its key, the shop still carries it out once. */
export type UnansweredRequest = {
  cartId: string
  request: CartRequest
  /** Its Idempotency-Key. */
  key: string
  /** Milliseconds since 1970. */
  sentAt: number
}

/** Milliseconds after which a sent request cannot arrive any more. */
const LATEST_ARRIVAL = 10 * 60_000

/** Whether the request may still change this cart, so that it has to be answered before another is sent. */
export const mayStillArrive = (
  { cartId, sentAt }: UnansweredRequest,
  currentCartId: string | null,
  now: number,
): boolean => cartId === currentCartId && now - sentAt < LATEST_ARRIVAL

const CALLS: readonly unknown[] = ['items', 'bulk_add', 'clear'] satisfies CartRequest['call'][]

/** Parses a saved request; undefined if there is none or it is invalid. Never throws. */
export const parseUnanswered = (stored: unknown): UnansweredRequest | undefined => {
  const saved = stored as Partial<UnansweredRequest> | null
  const isValid =
    typeof saved?.cartId === 'string' &&
    typeof saved.key === 'string' &&
    typeof saved.sentAt === 'number' &&
    CALLS.includes(saved.request?.call)
  return isValid ? (saved as UnansweredRequest) : undefined
}

/** The maximum number of lines in one bulk_add. */
const BULK_LIMIT = 50

/** `replace` with the same item sets its quantity, so a repeated or late request has the same result. */
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

/** The body of the call that changes one item's line; undefined if the shop already has that line. */
const itemBody = (present: CartLine | undefined, item: CartItemRef, line: CartLine | null) => {
  if (!line) return present && bodyOf('remove', item)
  if (!present) return bodyOf('add', item, line.quantity)
  return present.quantity === line.quantity ? undefined : bodyOf('replace', item, line.quantity)
}

/**
 * The next call to send; undefined if the shop's lines are what the shopper wants. If every line is to be removed, one call clears
 * the cart. New lines are sent in one bulk_add, which adds all or nothing; after a refusal `bulk` is false, and they are sent one
 * by one.
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

/** The keys of the changes that an answer confirms. If another tab had already added an item, `add` has raised its quantity beyond
 * the wanted one, so that change stays pending. Every other call sets the wanted state, so its answer confirms it. */
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
