import type { Queries } from '../../database/open'
import { claimLeadMails } from './lead-mails'
import { DeliveryError, type Mailer, type Message } from './message'
import { claimOrderMails } from './order-mails'
import { claimWaitlistMails } from './waitlist-mails'

/** Longest delay between an order and its mail, in ms. A check costs one query on an index of due mails. */
const LOOK_EVERY_MS = 2_000
/** In characters. */
const LONGEST_ERROR = 500

const SOURCES: readonly ClaimMails[] = [claimOrderMails, claimWaitlistMails, claimLeadMails]

interface OutboxOptions extends MailOptions {
  log: OutboxLog
}

/** The host's logger. */
interface OutboxLog {
  warn(about: object, message: string): void
  error(about: object, message: string): void
}

export interface Outbox {
  /** Resolves when the outbox no longer uses the database. */
  stop(): Promise<void>
}

/** Sends due mails at once and then every two seconds. Several processes may do so on one database. */
export function startOutbox(options: OutboxOptions): Outbox {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = round()

  async function round(): Promise<void> {
    try {
      while (!stopped && (await sendBatch(options, new Date()))) continue
    } catch (error) {
      options.log.error({ err: error }, 'Due mails could not be read; the outbox retries')
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

/** Sends some of the mails that are due at `now`. Returns whether there were any. */
export async function sendBatch(options: OutboxOptions, now: Date): Promise<boolean> {
  const claimed = await Promise.all(SOURCES.map((claim) => claim(options, now)))
  const mails = claimed.flat()
  await Promise.all(mails.map((mail) => send(options, mail, now)))
  return mails.length > 0
}

/**
 * When a process dies between the server's 250 and `markSent`, the mail is sent again under the same Message-ID, because no
 * protocol tells whether it arrived.
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
  // The log contains neither the shopper's address nor the server's or database's message; the row stores that.
  const reason = error instanceof DeliveryError ? error.code : name
  const about = { ...mail.about, attempt: mail.attempts, reason }
  if (nextAttemptAt) log.warn(about, 'A mail was not sent; the outbox retries')
  else log.error(about, `A mail is given up; ${mail.table}.last_error says why`)
}

const MINUTE_MS = 60_000

/** Pauses double from half a minute to a quarter of an hour, so that the outbox soon notices a server that is back. */
const FIRST_PAUSE_MS = MINUTE_MS / 2
const LONGEST_PAUSE_MS = 15 * MINUTE_MS
/** A later confirmation is useless; an operator has to check the server. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS

/** When the next attempt is due; null when the mail is given up. @param attempts including this one */
export function nextAttempt(attempts: number, createdAt: Date, now: Date): Date | null {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1))
  const next = new Date(now.getTime() + pause)
  return next.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS ? null : next
}

/** What writing and sending mails needs. */
export interface MailOptions {
  database: Queries
  mailer: Mailer
  /** Receives replies, and the leads that no CRM received; by default the seller's own address. */
  helpEmail?: string
  /** Origin of the site, for links. */
  siteUrl: string
  /** 32 bytes that decrypt sealed addresses, and sign the links that only the owner of a mailbox can follow. */
  personalDataKey: Buffer
}

/** A due mail that this process has claimed. */
export interface ClaimedMail {
  /** The number of attempts, including this one. */
  attempts: number
  createdAt: Date
  /** Fields for the log, without an address. */
  about: object
  /** The table that stores it and its last error. */
  table: string
  /** Undefined when the mail is outdated. @throws DeliveryError, final, when the address is not plain */
  write(): Promise<Message | undefined>
  markSent(now: Date): Promise<void>
  /** `nextAttemptAt` null: the mail is given up. Changes nothing once another process has claimed or sent it. */
  markUnsent(result: { lastError: string; nextAttemptAt: Date | null }): Promise<void>
}

/** Claims some due mails of one kind. */
export type ClaimMails = (options: MailOptions, now: Date) => Promise<ClaimedMail[]>
