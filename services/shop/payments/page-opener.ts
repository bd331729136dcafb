import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { siteOf } from '../routes/allow-sites'
import { callerOf } from '../routes/caller-of'
import type { ShopContext } from '../routes/context'
import { idempotentRequest } from '../routes/idempotent-request'
import { CartParams, PayingHeaders } from '../schemas/common'
import type { ReturnAddresses } from '../store/schema'
import { usesPage } from './methods'
import { alternativesTo } from './one-per-kind'
import { openPage, type PageRequest } from './open-page'
import type { PageOpened } from './schemas'

/** The parts that all calls about a provider's page share. */
export const PAGE_CALL = { params: CartParams, headers: PayingHeaders } as const

interface PageOpener {
  /** Where a page leads back to when the caller does not say. */
  ownAddresses(request: FastifyRequest): PageRequest['returnAddresses']
  /** Opens the page that is asked for, or another provider's while this one is down, unless it is pinned. */
  open(
    request: FastifyRequest,
    wanted: Omit<PageRequest, 'caller'>,
    isPinned?: boolean,
  ): Promise<Static<typeof PageOpened>>
}

export function pageOpener(shop: ShopContext): PageOpener {
  const ownAddresses: PageOpener['ownAddresses'] = (request) => (paymentId) => {
    const siteUrl = siteOf(shop, request)
    return request.orderNumber
      ? backToOrder(siteUrl, request.orderNumber)
      : backToCheckout(siteUrl, paymentId)
  }
  return {
    ownAddresses,
    async open(request, wanted, isPinned = false) {
      const preferred = { ...wanted, caller: await callerOf(shop, request) }
      const returnAddresses = ownAddresses(request)
      const others = isPinned ? [] : alternativesTo(preferred.method).filter(usesPage)
      const pages = [preferred, ...others.map((method) => ({ ...preferred, method, returnAddresses }))]
      return openPage(shop, idempotentRequest(request, shop.personalDataKey), pages, request.log)
    },
  }
}

export const backTo = (successUrl: string, cancelUrl: string): ReturnAddresses => ({
  successUrl,
  cancelUrl,
  failureUrl: cancelUrl,
})

/** The checkout's own addresses (spec 2, checkout): Confirm with the payment to process, or Payment again. */
const backToCheckout = (siteUrl: string, paymentId: string): ReturnAddresses => {
  const checkout = `${siteUrl}/za/checkout/`
  return backTo(
    `${checkout}?step=confirm&payment=${paymentId}`,
    `${checkout}?step=payment&payment=${paymentId}&returned=1`,
  )
}

/** The order's own page, for who pays there: after paying, or without having paid. */
const backToOrder = (siteUrl: string, orderNumber: string): ReturnAddresses => {
  const order = `${siteUrl}/za/order/?number=${orderNumber}`
  return backTo(`${order}&step=confirm`, `${order}&returned=1`)
}
