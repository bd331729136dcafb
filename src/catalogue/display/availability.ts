import { promiseOf } from '../../../shared/orders'
import { reasonLabel } from '../rules/items'
import type { ItemType, StockStatus, CatalogueItem } from '../rules/types'
import { linkProps } from '../../content'

/** A SIM card works only after identity and address are verified (RICA): for product, cart and confirmation. */
export const RICA_NOTICE =
  'RICA: a SIM card works only once your identity and address have been verified. Keep your ID and a proof of address at hand.'

/** The text for an item's stock status. */
export const stockWords = (stock: StockStatus, type: ItemType): string => {
  if (stock !== 'in_stock') return reasonLabel(stock, type === 'bundle')
  return type === 'service' ? 'Available' : 'In stock'
}

/** The rest of that sentence, about delivery; empty where the item cannot be bought. @param day of arrival, if known */
export const whatHappensNext = (stock: StockStatus, type: ItemType, day?: string): string => {
  if (stock !== 'in_stock') return ''
  if (type === 'service') return ', we call you within one working day'
  const promise = promiseOf('standard', day)
  return `, ${promise.charAt(0).toLowerCase()}${promise.slice(1)}`
}

/** A service is booked, because somebody calls to agree on a day. Everything else is bought (spec 9). */
const buyWords = ({ type, buyText }: Pick<CatalogueItem, 'type' | 'buyText'>): string =>
  buyText || (type === 'service' ? 'Book' : 'Buy Now')

/** The text of an item's button: what a press does now. The editor's own text is used only for buying. */
export const actionWords = (item: Pick<CatalogueItem, 'type' | 'buyText' | 'stock'>): string => {
  if (item.stock === 'out_of_stock') return 'Join the waitlist'
  return item.stock === 'pre_order_only' ? 'Pre-order' : buyWords(item)
}

/** The id of the form on the page of an item that cannot be bought yet. */
export const JOIN_ID = 'waitlist'

type Joinable = Pick<CatalogueItem, 'stock' | 'waitlistLink' | 'detailsLink'>

const isAwaited = ({ stock }: Joinable): boolean => stock === 'out_of_stock' || stock === 'pre_order_only'

/** The editor's own link for joining. A link to a mail program does not count, because nothing would be stored. */
const editorsLink = ({ waitlistLink }: Joinable) => {
  const link = linkProps(waitlistLink)
  return link && !link.href.startsWith('mailto:') && !link.href.endsWith(`#${JOIN_ID}`) ? link : undefined
}

/** Whether the item's own page has the form: the item cannot be bought now, and the editor has no link of their own. */
export const hasJoinForm = (item: Joinable): boolean => isAwaited(item) && !editorsLink(item)

/** The link by which somebody joins the waitlist of an item; undefined where nobody can or needs to. */
export const joinLink = (item: Joinable) => {
  if (!isAwaited(item)) return undefined
  const page = linkProps(item.detailsLink)?.href.split('#')[0]
  return editorsLink(item) ?? (page ? { href: `${page}#${JOIN_ID}` } : undefined)
}

/** Whether an item can be bought now or waited for. */
export const isObtainable = (item: Joinable): boolean =>
  item.stock === 'in_stock' || joinLink(item) !== undefined
