import type { CatalogueItem } from '../catalogue'

type Awaited = Pick<CatalogueItem, 'name' | 'stock' | 'priceInfo'>

/** What somebody gets who joins, above the form; the editor's words where there are any. */
export const leadWords = ({ name, stock, priceInfo }: Awaited): string =>
  priceInfo ||
  (stock === 'pre_order_only'
    ? 'Nothing is charged now. We mail you when it can be bought.'
    : `We mail you when ${name} is back. You pay nothing until you buy it.`)

/**
 * The answer to somebody who has joined.
 * @param email left out where the page does not know who did
 */
export const joinedWords = ({ name, stock }: Awaited, email = 'you'): { title: string; text: string } =>
  stock === 'pre_order_only'
    ? {
        title: 'Your pre-order is noted.',
        text: `Nothing is charged now. We mail ${email} when ${name} can be bought.`,
      }
    : { title: 'You are on the list.', text: `We mail ${email} when ${name} is back.` }
