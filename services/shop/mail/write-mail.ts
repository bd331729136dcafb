import type { Queries } from '../../database/open'
import { isOutdated } from '../domain/order-mail'
import { SELLER } from '../domain/seller'
import type { ClaimedOrderMail } from './claims'
import { fullName } from './greetable'
import { composeLetter } from './letters'
import { DeliveryError, domainOf, isPlainAddress, type Mailbox, type Message, oneLine } from './message'
import { readLetterData } from './letter-data'
import { renderHtml } from './render-html'
import { renderText } from './render-text'

interface WriteOptions {
  database: Queries
  /** Whom it is from. */
  mailer: { from: Mailbox }
  helpEmail?: string
  siteUrl: string
  /** 32 bytes; makes the links that only the owner of a mailbox can follow. */
  personalDataKey: Buffer
}

/**
 * A mail as it leaves, always the same for the same change of an order. Undefined when it would tell what no longer holds.
 * @throws DeliveryError, for good, when the shopper's address cannot be written to
 */
export async function writeMail(
  { database, mailer: { from }, helpEmail = SELLER.email, siteUrl, personalDataKey: key }: WriteOptions,
  { transitionId, kind }: ClaimedOrderMail,
): Promise<Message | undefined> {
  const { paymentNow, ...data } = await readLetterData(database, transitionId)
  if (isOutdated(kind, paymentNow)) return undefined
  const { order, happenedAt } = data
  const contact = order.contact_info
  if (!contact || !isPlainAddress(contact.email)) {
    throw new DeliveryError('The order has no address that can be written to', 'EADDRESS', true)
  }
  const letter = composeLetter(kind, data, siteUrl, key)
  return {
    id: `order.${order.order_number}.${transitionId}@${domainOf(from)}`,
    date: happenedAt,
    from,
    replyTo: { name: SELLER.name, address: helpEmail },
    to: { name: oneLine(fullName(contact)), address: contact.email },
    subject: oneLine(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter),
  }
}
