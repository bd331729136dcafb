import type { Queries } from '../../database/open'
import { claimLeadMails } from './lead-mails'
import { DeliveryError, type Mailer, type Message } from './message'
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

const MINUTE_MS = 60_000

/** Pauses double from half a minute on, up to a quarter of an hour: a server that is back is soon noticed. */
const FIRST_PAUSE_MS = MINUTE_MS / 2
const LONGEST_PAUSE_MS = 15 * MINUTE_MS
/** A confirmation that comes later than that helps nobody; somebody has to look at the server. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS

/**
 * When a mail that did not leave is tried again; null when it is given up.
 * @param attempts how often it was tried, this time included
 */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  const next = new Date(now.getTime() + pause)
  return next.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS ? null : next
}

/** What it takes to write and send mails. */
export interface MailOptions {
  database: Queries
  mailer: Mailer
  /** Who reads what is answered to mails, and the leads that no CRM took; unset the seller's own address. */
  helpEmail?: string
  /** Origin of the site, for links. */
  siteUrl: string
  /** 32 bytes; opens the addresses that are sealed. */
  personalDataKey: Buffer
}

/** A mail that is due and belongs to this process for a while. */
interface ClaimedMail {
  /** How often it was tried, this time included. */
  attempts: number
  createdAt: Date
  /** What the log may say of it: no address. */
  about: object
  /** The table that keeps it, and why it did not leave. */
  table: string
  /**
   * Undefined when it would tell what no longer holds.
   * @throws DeliveryError, for good, when the address cannot be written to
   */
  write(): Promise<Message | undefined>
  markSent(now: Date): Promise<void>
  /** `nextAttemptAt` null: nobody tries again. Changes nothing once another process has taken it, or has sent it. */
  markUnsent(result: { lastError: string; nextAttemptAt: Date | null }): Promise<void>
}

/** Takes some of the mails of one kind that are due. */
export type ClaimMails = (options: MailOptions, now: Date) => Promise<ClaimedMail[]>
