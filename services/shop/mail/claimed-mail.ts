import type { Queries } from '../../database/open'
import type { Mailer, Message } from './message'

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
export interface ClaimedMail {
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
