import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { mailboxOf } from '../shop/domain/buyer'

/** The person whose data it is: the owner of a mailbox, however its address is written. */
export interface Subject {
  /** As it was given. */
  email: string
  mailbox: string
  /** 32 bytes; opens what is sealed. */
  key: Buffer
}

export interface Erased {
  /** Rows that know the person no more. */
  erased: number
  /** The records that a law or an open order keeps, as sentences that say why and until when. */
  kept: string[]
}

/** Something that the database keeps about people. */
export interface Place {
  /** As the export and the reports name it. */
  name: string
  /** The tables that it answers for: a test finds each table in one place, or among those about nobody. */
  tables: readonly string[]
  /** How long it is kept, as the page on privacy says. */
  kept: string
  /** The records about a person, in a form for them to read (POPIA s23). */
  find(queries: Queries, subject: Subject): Promise<object[]>
  /** Forgets somebody, as far as no law keeps it (POPIA s24). */
  erase(tx: Queries, subject: Subject, now: Date): Promise<Erased>
  /** Forgets everybody whose time is over (POPIA s14), and answers how many rows that were. */
  forget(tx: Queries, now: Date): Promise<number>
}

export const subjectOf = (email: string, key: Buffer): Subject => ({
  email: email.trim(),
  mailbox: mailboxOf(email),
  key,
})

/** How the address may stand in a text, in lower case. */
export const spellingsOf = ({ email, mailbox }: Subject): string[] => [
  ...new Set([email.toLowerCase(), mailbox]),
]

/** Whether a column holds an address of the subject's mailbox: `mailboxOf`, in the database. */
export function isMailbox(column: SQLWrapper, { mailbox }: Pick<Subject, 'mailbox'>): SQL {
  const name = sql`split_part(lower(split_part(trim(${column}), '@', 1)), '+', 1)`
  const domain = sql`lower(split_part(trim(${column}), '@', 2))`
  const isGmail = sql`${domain} in ('gmail.com', 'googlemail.com')`
  return sql`(case when ${isGmail} then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end) = ${mailbox}`
}

export const DAY_MS = 24 * 3_600_000
export const YEAR_MS = 365 * DAY_MS

export const nothingKept = (rows: { length: number }): Erased => ({ erased: rows.length, kept: [] })
