import { persisted, persistedText } from '../platform/persisted'
import { isOrderNumber } from '../../shared/orders'

/** As long as the shop's access lasts (decision 019), in ms. */
const LASTS_MS = 60 * 60_000
const MOST = 5

/** An order that this browser began to pay, in whichever tab. */
type StartedOrder = {
  cartId: string
  number: string
  /** Opens what is personal of the order once it is placed. */
  access: string
  /** The ids of the payments that were opened for it. */
  payments: string[]
  /** When the access was given, in ms since 1970 by this browser's clock. */
  at: number
}

const isStarted = (entry: Partial<StartedOrder> | null): entry is StartedOrder =>
  [entry?.cartId, entry?.number, entry?.access].every((text) => typeof text === 'string') &&
  typeof entry?.at === 'number' &&
  Array.isArray(entry.payments)

/** Unreadable is none: an order opens by its number and email address. */
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

/** The order that this browser began, by its cart's id or its number. */
export const startedOrder = (id: string): StartedOrder | undefined =>
  all().find(({ cartId, number }) => cartId === id || number === id)

/** The cart of a payment that this browser opened. */
export const cartOfPayment = (paymentId: string): string | undefined =>
  all().find(({ payments }) => payments.includes(paymentId))?.cartId

/** Keeps what the shop gave this browser before it pays a cart. */
export const rememberStart = (start: Pick<StartedOrder, 'cartId' | 'number' | 'access'>): void =>
  save({ ...start, payments: startedOrder(start.cartId)?.payments ?? [], at: Date.now() })

/** Keeps that a payment was opened, before the shopper leaves for its page. @param id of the cart, or the order's number */
export const rememberPayment = (id: string, paymentId: string): void => {
  const started = startedOrder(id)
  if (started) save({ ...started, payments: [...new Set([...started.payments, paymentId])] })
}

/**
 * The cart of the order placed in this tab: a reload of Confirm still shows it, though the local cart is empty by then.
 * In the tab's own storage and not in the address: whoever followed a link would see somebody else's order.
 */
const ORDER = persistedText('checkoutOrder', 'session')

export const rememberOrder = (cartId: string): void => void ORDER.write(cartId)

/** '' when there is none. */
export const rememberedOrder = ORDER.read

/** What opens an order: its number and what a lookup answered, with a space between them. */
const ACCESS = persistedText('orderAccess', 'session')

/** Keeps it for this tab, so that a reload does not ask again; the tab's end forgets it. */
export const keepAccess = (number: string, access: string): void => void ACCESS.write(`${number} ${access}`)

export const forgetAccess = ACCESS.clear

/** What opens this order: a lookup of this tab, or that this browser began it a while ago; null when nothing does. */
export const accessTo = (number: string): string | null => {
  const [known, access] = ACCESS.read().split(' ')
  return known === number && access ? access : (startedOrder(number)?.access ?? null)
}

/** The header of calls on `/carts/{id}/`: it opens an order by its number, and what is personal of it by its cart's id. */
export const orderAccessHeader = (id: string): { 'order-access'?: string } => {
  const access = isOrderNumber(id) ? accessTo(id) : startedOrder(id)?.access
  return access ? { 'order-access': access } : {}
}
