import type { CartBody } from '../schemas/cart'

type Contact = CartBody['contact_info']

/** An address on the web, or what a mail program takes for one: other scripts have full stops of their own. */
const LINK = /:\/\/|@|[.。．｡]\p{L}{2}/u
/** The same, and what no name holds. */
const LOOKS_LIKE_A_LINK = new RegExp(`[/:]|${LINK.source}`, 'u')

/** Whether an address for parcels holds one for the web: it is not repeated in a mail, for the same reason as a name. */
export const advertises = (address: object): boolean =>
  Object.values(address).some((line) => LINK.test(String(line)))

/** Whether a name may stand in a greeting. Anybody can order in anybody's name: no advertisement is sent as one. */
export const isName = (typed: string): boolean => !LOOKS_LIKE_A_LINK.test(typed)

/** The order without its contact where the first name is none, so that nobody is greeted. */
export const greetable = <Order extends { contact_info: Contact }>(order: Order): Order =>
  order.contact_info && isName(order.contact_info.first_name) ? order : { ...order, contact_info: null }

/** First and last name for the address of a mail; empty where it is no name. */
export const fullName = ({ first_name: first, last_name: last }: NonNullable<Contact>): string =>
  [first, last].every(isName) ? `${first} ${last}` : ''
