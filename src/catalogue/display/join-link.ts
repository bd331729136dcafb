import { linkProps } from '../../content'
import type { CatalogueItem } from '../data/types'

/** The id of the form on the page of an item that cannot be bought yet. */
export const JOIN_ID = 'waitlist'

type Joinable = Pick<CatalogueItem, 'stock' | 'waitlistLink' | 'detailsLink'>

const isAwaited = ({ stock }: Joinable): boolean => stock === 'out_of_stock' || stock === 'pre_order_only'

/** The editor's own way to join. One to a mail program is none: nothing would be kept and nobody answered. */
const editorsLink = ({ waitlistLink }: Joinable) => {
  const link = linkProps(waitlistLink)
  return link && !link.href.startsWith('mailto:') && !link.href.endsWith(`#${JOIN_ID}`) ? link : undefined
}

/** Whether the item's own page holds the form: nobody sells it now, and the editor leads nowhere else. */
export const hasJoinForm = (item: Joinable): boolean => isAwaited(item) && !editorsLink(item)

/** Where somebody joins who waits for an item; undefined where nobody can, or nobody needs to. */
export const joinLink = (item: Joinable) => {
  if (!isAwaited(item)) return undefined
  const page = linkProps(item.detailsLink)?.href.split('#')[0]
  return editorsLink(item) ?? (page ? { href: `${page}#${JOIN_ID}` } : undefined)
}

/** Whether an item can be had at all: bought now, or waited for. */
export const isObtainable = (item: Joinable): boolean =>
  item.stock === 'in_stock' || joinLink(item) !== undefined
