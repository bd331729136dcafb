import { persisted, persistedText } from '../platform/persisted'
import { isOrderNumber } from '../../shared/orders'

/** How long the shop's access lasts (decision 019), in ms. */
const LASTS_MS = 60 * 60_000
const MOST = 5

/** An order that this browser began to pay, in any tab. */
type StartedOrder = {
  cartId: string
  number: string
  /** Opens the personal data of the order once it is placed. */
  access: string
  /** The ids of the payments that were opened for it. */
  payments: string[]
  /** When the shop gave the access, in ms since 1970 by this browser's clock. */
  at: number
}

const isStarted = (entry: Partial<StartedOrder> | null): entry is StartedOrder =>
  [entry?.cartId, entry?.number, entry?.access].every((text) => typeof text === 'string') &&
  typeof entry?.at === 'number' &&
  Array.isArray(entry.payments)

/** An unreadable entry is dropped: number and email address still open the order. */
const STARTED = persisted<StartedOrder[]>({
  key: 'startedOrders',
  area: 'local',
  empty: [],
  parse: (stored) =>
    Array.isArray(stored) ? (stored as (Partial<StartedOrder> | null)[]).filter(isStarted) : undefined,
})

const all = (): StartedOrder[] => STARTED.read().filter(({ at }) => Math.abs(Date.now() - at) < LASTS_MS)

const save = (entry: StartedOrder): void =>
  void STARTED.write([entry, ...all().filter(({ cartId }) => cartId !== entry.cartId)].slice(0, MOST))

/** An order that this browser began, by its cart's id or its number. */
export const startedOrder = (id: string): StartedOrder | undefined =>
  all().find(({ cartId, number }) => cartId === id || number === id)

/** The id of the cart of a payment that this browser opened. */
export const cartOfPayment = (paymentId: string): string | undefined =>
  all().find(({ payments }) => payments.includes(paymentId))?.cartId

/** Stores the number and the access that the shop gives before a cart is paid. */
export const rememberStart = (start: Pick<StartedOrder, 'cartId' | 'number' | 'access'>): void =>
  save({ ...start, payments: startedOrder(start.cartId)?.payments ?? [], at: Date.now() })

/** Stores a payment before the shopper leaves for its page. @param id of the cart, or the order's number */
export const rememberPayment = (id: string, paymentId: string): void => {
  const started = startedOrder(id)
  if (started) save({ ...started, payments: [...new Set([...started.payments, paymentId])] })
}

/**
 * The cart of the order placed in this tab, so that a reload of Confirm shows it although the local cart is empty. The tab's storage
 * holds it and not the address, because a link would show somebody else's order.
 */
const ORDER = persistedText('checkoutOrder', 'session')

export const rememberOrder = (cartId: string): void => void ORDER.write(cartId)

/** '' when there is none. */
export const rememberedOrder = ORDER.read

/** The number of an order and the access from a lookup, with a space between them. */
const ACCESS = persistedText('orderAccess', 'session')

/** Stores the access for this tab, so that a reload does not ask again. */
export const storeAccess = (number: string, access: string): void => void ACCESS.write(`${number} ${access}`)

export const forgetAccess = ACCESS.clear

/** The access to an order, from a lookup in this tab or because this browser began it; null without any. */
export const accessTo = (number: string): string | null => {
  const [known, access] = ACCESS.read().split(' ')
  return known === number && access ? access : (startedOrder(number)?.access ?? null)
}

/** The header of calls on `/carts/{id}/`. It opens an order by its number, and its personal data by its cart's id. */
export const orderAccessHeader = (id: string): { 'order-access'?: string } => {
  const access = isOrderNumber(id) ? accessTo(id) : startedOrder(id)?.access
  return access ? { 'order-access': access } : {}
}
