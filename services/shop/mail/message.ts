import type { CartBody } from '../schemas/cart'

/** A sender or a recipient. */
export interface Mailbox {
  name: string
  address: string
}

/** One mail, with its text and HTML part. */
export interface Message {
  /** Without angle brackets. Stays the same when the mail is sent again, so that a mailbox shows it once. */
  id: string
  /** When the reported event happened. */
  date: Date
  from: Mailbox
  replyTo: Mailbox
  to: Mailbox
  subject: string
  text: string
  html: string
  /** Where a POST removes the reader from the list that the mail is about (RFC 8058). */
  unsubscribeUrl?: string
}

/** How long a delivery may take in all, in ms. */
export const DELIVERY_MS = 60_000

/** Sends mails: a mail server, or the embedded one. */
export interface Mailer {
  /** The sender of the mails. */
  from: Mailbox
  /**
   * Resolves once the server has accepted the mail; ends within DELIVERY_MS.
   * @throws DeliveryError when it did not, or may not have
   */
  deliver(message: Message): Promise<void>
}

/** A mail that was not sent. The message may quote the server and with it an address, so it must not be logged. */
export class DeliveryError extends Error {
  constructor(
    message: string,
    /** What went wrong, for the log: `ECONNECTION`, `EENVELOPE 550`. */
    readonly code: string,
    /** The address accepts no mail: a retry would not help. */
    readonly isFinal: boolean,
  ) {
    super(message)
    this.name = 'DeliveryError'
  }
}

/** Text for a header: characters that could end its line or be invisible become a space. */
export const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Whether an address has no quotes, spaces or lists: a quoted address may contain line breaks, and no shopper has one. */
export const isPlainAddress = (address: string): boolean =>
  /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\]]+$/u.test(address)

/** The part of a Message-ID after the @: the sender's own domain. */
export const domainOf = ({ address }: Mailbox): string => address.slice(address.lastIndexOf('@') + 1)

type Contact = CartBody['contact_info']

/** A web address, or text that mail programs turn into a link: other scripts have full stops of their own. */
const LINK = /:\/\/|@|[.。．｡]\p{L}{2}/u
/** The same, or a character that no name contains. */
const LOOKS_LIKE_A_LINK = new RegExp(`[/:]|${LINK.source}`, 'u')

/** Whether a delivery address contains a web address. Mails do not repeat it, for the same reason as a name. */
export const advertises = (address: object): boolean =>
  Object.values(address).some((line) => LINK.test(String(line)))

/** Whether a mail may greet with this name: anybody can order in anybody's name, and could send advertising that way. */
export const isName = (typed: string): boolean => !LOOKS_LIKE_A_LINK.test(typed)

/** The order without its contact when the first name looks like a link, so that the mail has no greeting. */
export const greetable = <Order extends { contact_info: Contact }>(order: Order): Order =>
  order.contact_info && isName(order.contact_info.first_name) ? order : { ...order, contact_info: null }

/** First and last name for the header of a mail; empty when either looks like a link. */
export const fullName = ({ first_name: first, last_name: last }: NonNullable<Contact>): string =>
  [first, last].every(isName) ? `${first} ${last}` : ''
