import { isListed } from './availability'
import type { Sellable } from './catalogue'

/** Without a storefront everything counts, so that a build can show what is not sold at the moment. */
export const isListedIn = (item: Sellable, storefront: string | undefined): boolean =>
  storefront === undefined || isListed(item, storefront)

/** Every word must occur in the name, description or code. */
export function matchesSearch(item: Sellable, search = ''): boolean {
  const text = `${item.name} ${item.description} ${item.code}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
