import type { ClaimMails } from './claimed-mail'
import { claimDue, markSent, markUnsent } from './claims'
import { writeMail } from './write-mail'

/** The mails about orders, for the outbox. */
export const claimOrderMails: ClaimMails = async (options, now) => {
  const { database } = options
  const mails = await claimDue(database, now)
  return mails.map((mail) => ({
    attempts: mail.attempts,
    createdAt: mail.createdAt,
    about: { order: mail.orderNumber, mail: mail.kind },
    table: 'order_mails',
    write: () => writeMail(options, mail),
    markSent: (at) => markSent(database, mail, at),
    markUnsent: (result) => markUnsent(database, mail, result),
  }))
}
