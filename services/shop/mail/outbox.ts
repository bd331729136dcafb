import { nextAttempt } from './backoff'
import type { ClaimedMail, ClaimMails, MailOptions } from './claimed-mail'
import { DeliveryError } from './message'
import { claimLeadMails } from './lead-mails'
import { claimOrderMails } from './order-mails'
import { claimWaitlistMails } from './waitlist-mails'

/** How soon after an order a mail leaves, at the latest, in ms. Looking costs one query on an index of what is due. */
const LOOK_EVERY_MS = 2_000
/** Characters. */
const LONGEST_ERROR = 500

const SOURCES: readonly ClaimMails[] = [claimOrderMails, claimWaitlistMails, claimLeadMails]

interface OutboxOptions extends MailOptions {
  log: OutboxLog
}

/** Where trouble is noted: the host's logger. */
interface OutboxLog {
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

export interface Outbox {
  /** Resolves when nothing uses the database any more. */
  stop(): Promise<void>
}

/** At once and then every two seconds: sends what is due. Several processes may do it on one database. */
export function startOutbox(options: OutboxOptions): Outbox {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = round()

  async function round(): Promise<void> {
    try {
      while (!stopped && (await sendBatch(options, new Date()))) continue
    } catch (error) {
      options.log.error({ err: error }, 'Mails to shoppers could not be looked up; it is tried again')
    }
    if (stopped) return
    timer = setTimeout(() => {
      running = round()
    }, LOOK_EVERY_MS)
    timer.unref()
  }

  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Sends some of the mails that are due at `now`. Answers whether there were any. */
export async function sendBatch(options: OutboxOptions, now: Date): Promise<boolean> {
  const claimed = await Promise.all(SOURCES.map((claim) => claim(options, now)))
  const mails = claimed.flat()
  await Promise.all(mails.map((mail) => send(options, mail, now)))
  return mails.length > 0
}

/**
 * A process that dies between the server's 250 and `markSent` leaves the mail to be sent again, under the same
 * Message-ID: no protocol tells whether it arrived.
 */
async function send({ mailer, log }: OutboxOptions, mail: ClaimedMail, now: Date): Promise<void> {
  try {
    const message = await mail.write()
    if (!message) {
      await mail.markUnsent({ lastError: 'It would tell what no longer holds', nextAttemptAt: null })
      return
    }
    await mailer.deliver(message)
  } catch (error) {
    await postpone(log, mail, error, now)
    return
  }
  await mail.markSent(new Date())
}

async function postpone(log: OutboxLog, mail: ClaimedMail, error: unknown, now: Date): Promise<void> {
  const isFinal = error instanceof DeliveryError && error.isFinal
  const nextAttemptAt = isFinal ? null : nextAttempt(mail.attempts, mail.createdAt, now)
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  await mail.markUnsent({ lastError: message.slice(0, LONGEST_ERROR), nextAttemptAt })
  // The shopper's address stays out of the log, and with it what the server or the database said: that is kept in the row.
  const reason = error instanceof DeliveryError ? error.code : name
  const about = { ...mail.about, attempt: mail.attempts, reason }
  if (nextAttemptAt) log.warn(about, 'A mail did not leave; it is tried again')
  else log.error(about, `A mail is given up; ${mail.table}.last_error says why`)
}
