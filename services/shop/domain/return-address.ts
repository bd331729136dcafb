import { LONGEST_ADDRESS, readOwnAddress } from '../../lib/own-address'
import { Problem } from './problem'

const CHECKOUT_PATH = '/za/checkout/'

/**
 * Reads an address to come back to after paying, once: what it says is what the provider is told. It must be on the site's own
 * origin, so that nobody is led astray. Answers the address for a payment: the checkout's names the payment, so that it can
 * show what became of it in a browser that knows nothing else, and never the cart, which older pages still add as `order`.
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
  new Problem('foreign_return_address', 'The address to return to must be on this site.', { [field]: reason })
