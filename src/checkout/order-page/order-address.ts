import { invoiceUrl, orderUrl } from '../../../shared/orders'
import { clean } from '../../../shared/clean-input'
import { readReturn, type ReturnAddresses } from '../step-address'

/** Whether an address is that of an invoice. */
export const isInvoice = (search: string): boolean => new URLSearchParams(search).get('view') === 'invoice'

/** Where a provider's page sends the shopper who pays on the order's own page, as absolute addresses on `origin`. */
export const orderReturns = (origin: string, number: string): ReturnAddresses => ({
  success_url: `${origin}${orderUrl(number)}&step=confirm`,
  cancel_url: `${origin}${orderUrl(number)}&returned=1`,
})

/** The number an address names; empty when it names none. */
export const numberFromQuery = (search: string): string =>
  clean.orderNumber(new URLSearchParams(search).get('number') ?? '')

/** Whether the shopper comes from a provider's page, after paying there. It proves nothing: the shop is asked. */
export const isAfterPaying = (search: string): boolean =>
  new URLSearchParams(search).get('step') === 'confirm'

/** The address without what a provider's page has added to it. */
export const plainOrderUrl = (search: string): string => {
  const url = (isInvoice(search) ? invoiceUrl : orderUrl)(numberFromQuery(search))
  const { returned } = readReturn(search)
  if (returned) return `${url}&returned=${returned}`
  return isAfterPaying(search) ? `${url}&step=confirm` : url
}
