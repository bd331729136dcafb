import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Queries } from '../../database/open'
import { Problem } from '../domain/problem'
import { callerOf, idempotentRequest } from '../routes/read-request'
import type { ShopContext } from '../routes/context'
import { CartParams, PayingHeaders } from '../schemas/common'
import { lockCart } from '../store/carts'
import { findAnswer, type IdempotentRequest, storeAnswer } from '../store/idempotency'
import { findPayment, lockPayment, type Payment, setPage } from '../store/orders'
import { endOverduePayments } from '../store/overdue'
import { applyPaymentEvent } from '../store/payment-events'
import { type PageAttempt, placePageOrder } from '../store/place-order'
import { ownReturnAddresses } from './return-addresses'
import { alternativesTo } from './method-rules'
import { isProviderDown } from './call-provider'
import { usesPage } from './providers'
import { cancelCharge, closeReplacedPages } from './reconcile'
import type { PageOpened } from '../schemas/payments'

/** The schema parts that all routes for a provider's page share. */
export const PAGE_CALL = { params: CartParams, headers: PayingHeaders } as const

type PageRequest = Omit<PageAttempt, 'now'>

const NOT_TAKEN = 'We do not take payments this way at the moment. Choose another way to pay.'

/**
 * Opens the page that a caller requests. While its provider is down, another provider's page of the same kind takes its place,
 * unless the request is pinned to this one.
 */
export async function openPage(
  shop: ShopContext,
  request: FastifyRequest,
  wanted: Omit<PageRequest, 'caller'>,
  isPinned = false,
): Promise<PageOpened> {
  const preferred = { ...wanted, caller: await callerOf(shop, request) }
  const returnAddresses = ownReturnAddresses(shop, request)
  const others = isPinned ? [] : alternativesTo(preferred.method).filter(usesPage)
  const pages = [preferred, ...others.map((method) => ({ ...preferred, method, returnAddresses }))]
  return openFirstReachable(shop, idempotentRequest(request, shop.personalDataKey), pages, request.log)
}

/**
 * Opens a provider's page for a cart: stores the payment, calls the provider outside of any transaction, and stores its answer.
 * While a provider is down the next one replaces it, before anything could be charged. Every step can be repeated: the next
 * attempt continues where the last one stopped.
 * @param pages the same payment on each provider's page, the preferred one first
 */
async function openFirstReachable(
  shop: ShopContext,
  request: IdempotentRequest | undefined,
  pages: readonly PageRequest[],
  log: FastifyBaseLogger,
): Promise<PageOpened> {
  const { database, providers } = shop
  const offered = pages.filter(({ method }) => providers.of(method))
  const [preferred, ...others] = offered
  if (!preferred) throw new Problem('method_not_available', NOT_TAKEN)
  await endOverduePayments(database, new Date())
  await cancelCharge(shop, preferred.cartId)
  const before = await database.transaction(async (tx) => {
    const answer = request && (await findAnswer<PageOpened>(tx, request))
    if (answer && (await isStillPending(tx, answer.body.payment_id))) return answer.body
    const now = new Date()
    return placePageOrder(
      tx,
      { ...preferred, now },
      others.map((other) => ({ ...other, now })),
    )
  })
  if ('payment_id' in before) return before
  const at = offered.findIndex(({ method }) => method === before.method)
  const { id, redirectUrl, orderNumber } = await openFirst(
    before,
    offered[at] ?? preferred,
    offered.slice(at + 1),
  )
  const body = { redirect_url: redirectUrl, payment_id: id }
  await closeReplacedPages(shop, orderNumber, log)
  if (request) await storeAnswer(database, request, { statusCode: 200, body }, new Date())
  return body

  async function openFirst(
    payment: Payment,
    current: PageRequest,
    [next, ...rest]: readonly PageRequest[],
  ): Promise<Opened> {
    let failure: unknown
    const opened = await open(payment, current).catch((error: unknown) => {
      if (!isProviderDown(error)) throw error
      failure = error
    })
    // Cancelled: a duplicate of this request found the provider down, so its page must not be used.
    if (opened && (opened.status === 'pending' || !next)) return opened
    // In one transaction, so that nobody else can take the held stock in between.
    const instead = await database.transaction(
      async (tx) =>
        (await recordUnreachable(tx, payment.id, current.cartId)) ??
        (next && placePageOrder(tx, { ...next, now: new Date() })),
    )
    if (!instead) throw failure
    return openFirst(instead, next ?? current, rest)
  }

  async function open(payment: Payment, { method, returnAddresses }: PageRequest): Promise<Opened> {
    const { id, orderNumber, amountCents, redirectUrl } = payment
    if (redirectUrl !== null) return { ...payment, redirectUrl }
    const provider = providers.of(method)
    if (!provider) throw new Problem('method_not_available', NOT_TAKEN)
    const addresses = returnAddresses(id)
    const wanted = { paymentId: id, orderNumber, amountCents, method, returnAddresses: addresses }
    const page = await provider.openPage(wanted)
    const reportsState = provider.status !== undefined
    const status = await setPage(database, id, { ...page, reportsState }, new Date())
    return { id, orderNumber, redirectUrl: page.redirectUrl, status }
  }
}

type Opened = Pick<Payment, 'id' | 'orderNumber' | 'status'> & { redirectUrl: string }

/** Whether the page of the earlier answer can still be paid on: another payment may have replaced it. */
async function isStillPending(tx: Queries, paymentId: string): Promise<boolean> {
  return (await findPayment(tx, paymentId))?.payment.status === 'pending'
}

/** Records that the provider is down, unless a duplicate of this request has opened its page: then returns that page's payment. */
async function recordUnreachable(
  tx: Queries,
  paymentId: string,
  cartId: string,
): Promise<Payment | undefined> {
  await lockCart(tx, cartId)
  const found = await lockPayment(tx, paymentId)
  if (!found) return undefined
  if (found.payment.status === 'pending' && found.payment.redirectUrl !== null) return found.payment
  const reason =
    'We could not reach our payment partner’s page. Nothing was charged: try again, or pay another way.'
  await applyPaymentEvent(tx, found, 'unreachable', new Date(), { reason })
  return undefined
}
