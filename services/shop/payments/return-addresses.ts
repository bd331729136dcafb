import type { FastifyRequest } from 'fastify'
import { CHECKOUT_PATH, orderUrl } from '../../../shared/orders'
import { LONGEST_ADDRESS, readOwnAddress } from '../../lib/own-address'
import { Problem } from '../domain/problem'
import type { ShopContext } from '../routes/context'
import { siteOf } from '../routes/http'
import type { ReturnAddresses } from '../store/schema'

/**
 * Reads the address to which a payment page returns. It must be on the site's own origin, because a caller could otherwise send
 * shoppers to another site. Returns a function from a payment's id to its address. The checkout's address contains the payment,
 * so that a browser without other data can show its outcome, but never the cart, which older pages still add as `order`.
 */
export function readReturnAddress(
  address: string,
  siteUrl: string,
  field: string,
): (paymentId: string) => string {
  const url = readOwnAddress(address, siteUrl)
  if (!url) throw refusal(field, `Must start with ${siteUrl}/`)
  if (url.href.length > LONGEST_ADDRESS) {
    throw refusal(field, `Must have at most ${LONGEST_ADDRESS} characters`)
  }
  if (url.pathname !== CHECKOUT_PATH) return () => url.href
  url.searchParams.delete('order')
  return (paymentId) => {
    const named = new URL(url)
    named.searchParams.set('payment', paymentId)
    return named.href
  }
}

const refusal = (field: string, reason: string): Problem =>
  new Problem(
    'foreign_return_address',
    'We could not start this payment. Load the page again, then try once more.',
    { [field]: reason },
  )

/** The addresses of a payment with two possible outcomes: paid, or not paid. */
export const backTo = (successUrl: string, cancelUrl: string): ReturnAddresses => ({
  successUrl,
  cancelUrl,
  failureUrl: cancelUrl,
})

/** The return addresses when the request names none: the order's own page if the shopper pays there, else the checkout. */
export const ownReturnAddresses =
  (shop: Pick<ShopContext, 'siteUrl' | 'corsOrigins'>, request: FastifyRequest) =>
  (paymentId: string): ReturnAddresses => {
    const siteUrl = siteOf(shop, request)
    if (request.orderNumber) {
      const order = `${siteUrl}${orderUrl(request.orderNumber)}`
      return backTo(`${order}&step=confirm`, `${order}&returned=1`)
    }
    // Spec 2, checkout: step Confirm with the payment to process, or step Payment again.
    const checkout = `${siteUrl}${CHECKOUT_PATH}`
    return backTo(
      `${checkout}?step=confirm&payment=${paymentId}`,
      `${checkout}?step=payment&payment=${paymentId}&returned=1`,
    )
  }
