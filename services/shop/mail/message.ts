import type { CartBody } from '../schemas/cart'

/** Somebody who writes or is written to. */
export interface Mailbox {
  name: string
  address: string
}

/** One mail, with both of its parts. */
export interface Message {
  /** Without angle brackets. The same one whenever the same mail is sent again, so that a mailbox keeps it once. */
  id: string
  /** When what it tells happened. */
  date: Date
  from: Mailbox
  replyTo: Mailbox
  to: Mailbox
  subject: string
  text: string
  html: string
  /** Where a POST takes the reader off the list that the mail is about (RFC 8058). */
  unsubscribeUrl?: string
}

/** How long a delivery may take in all, in ms. */
export const DELIVERY_MS = 60_000

/** What mails leave through: a mail server, or the embedded one. */
export interface Mailer {
  /** Whom the mails are from. */
  from: Mailbox
  /**
   * Resolves once the server has taken the mail over; ends within DELIVERY_MS.
   * @throws DeliveryError when it did not, or may not have
   */
  deliver(message: Message): Promise<void>
}

/** A mail that did not leave. The message may hold the server's words and with them an address: it belongs in no log. */
export class DeliveryError extends Error {
  constructor(
    message: string,
    /** What went wrong, for the log: `ECONNECTION`, `EENVELOPE 550`. */
    readonly code: string,
    /** The address takes no mail: trying again would change nothing. */
    readonly isFinal: boolean,
  ) {
    super(message)
    this.name = 'DeliveryError'
  }
}

/** Text for a header: whatever could end its line or hide in it becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** An address without quotes, spaces and lists: a quoted one may hold line breaks, and no shopper has one. */
export const isPlainAddress = (address: string): boolean =>
  /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\]]+$/u.test(address)

/** The part of a Message-ID after the @: the sender's own domain. */
export const domainOf = ({ address }: Mailbox): string => address.slice(address.lastIndexOf('@') + 1)

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
