import type { paths } from '../../../shared/shop-api.gen'

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
