import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { isOutdated } from '../domain/order-mail'
import { orderMails } from '../store/schema'
import { BATCH, CLAIM_MS, toMessage } from './due-mails'
import { DeliveryError, fullName, isPlainAddress, type Message, oneLine } from './message'
import { readLetterData } from './letter-data'
import { composeLetter } from './letters'
import type { ClaimMails, MailOptions } from './outbox'

type ClaimedOrderMail = Pick<
  typeof orderMails.$inferSelect,
  'transitionId' | 'orderNumber' | 'kind' | 'attempts' | 'createdAt'
>

/**
 * Claims mails that are due. For CLAIM_MS no other process claims them; afterwards one may, because the first process has died.
 * The mails of one order are sent one after the other, in the order of the events.
 */
export async function claimDue(database: Queries, now: Date): Promise<ClaimedOrderMail[]> {
  const earlier = alias(orderMails, 'earlier')
  const isFirst = notExists(
    database
      .select({ one: sql`1` })
      .from(earlier)
      .where(
        and(
          eq(earlier.orderNumber, orderMails.orderNumber),
          lt(earlier.transitionId, orderMails.transitionId),
          isNotNull(earlier.nextAttemptAt),
        ),
      ),
  )
  return database.transaction(async (tx) => {
    const due = await tx
      .select({ id: orderMails.transitionId })
      .from(orderMails)
      .where(and(lte(orderMails.nextAttemptAt, now), isFirst))
      .orderBy(asc(orderMails.nextAttemptAt), asc(orderMails.transitionId))
      .limit(BATCH)
      .for('update', { of: orderMails, skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    const { transitionId, orderNumber, kind, attempts, createdAt } = orderMails
    return tx
      .update(orderMails)
      .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
      .where(inArray(transitionId, ids))
      .returning({ transitionId, orderNumber, kind, attempts, createdAt })
  })
}

/**
 * The mail about a change of an order, always the same for the same change. Undefined when it is outdated.
 * @throws DeliveryError, final, when the shopper's address is not plain
 */
export async function writeMail(
  options: MailOptions,
  { transitionId, kind }: ClaimedOrderMail,
): Promise<Message | undefined> {
  const { paymentNow, ...data } = await readLetterData(options.database, transitionId)
  if (isOutdated(kind, paymentNow)) return undefined
  const { order, happenedAt } = data
  const contact = order.contact_info
  if (!contact || !isPlainAddress(contact.email)) {
    throw new DeliveryError('The order has no address that can be written to', 'EADDRESS', true)
  }
  const letter = composeLetter(kind, data, options.siteUrl, options.personalDataKey)
  return toMessage(letter, options, {
    id: `order.${order.order_number}.${transitionId}`,
    date: happenedAt,
    to: { name: oneLine(fullName(contact)), address: contact.email },
  })
}

/** The mails about orders, for the outbox. */
export const claimOrderMails: ClaimMails = async (options, now) => {
  const { database } = options
  const mails = await claimDue(database, now)
  return mails.map((mail) => {
    const isThis = eq(orderMails.transitionId, mail.transitionId)
    return {
      attempts: mail.attempts,
      createdAt: mail.createdAt,
      about: { order: mail.orderNumber, mail: mail.kind },
      table: 'order_mails',
      write: () => writeMail(options, mail),
      async markSent(at) {
        const sent = { sentAt: at, nextAttemptAt: null, lastError: null }
        await database.update(orderMails).set(sent).where(isThis)
      },
      async markUnsent(result) {
        const isOurs = and(isThis, eq(orderMails.attempts, mail.attempts), isNull(orderMails.sentAt))
        await database.update(orderMails).set(result).where(isOurs)
      },
    }
  })
}
