import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { DAY_MS } from '../../shared/sast-date'
import type { Queries } from '../database/open'
import { mailboxOf } from '../shop/domain/buyer'

/** The person whose data is requested or erased: the owner of a mailbox, in any spelling of its address. */
export interface Subject {
  /** As it was typed. */
  email: string
  mailbox: string
  /** 32 bytes that decrypt sealed columns. */
  key: Buffer
}

export interface Erased {
  /** Rows from which the person was erased. */
  erased: number
  /** Sentences on the records that a law or an open order retains: why, and until when. */
  kept: string[]
}

/** A place in the database with data about people. */
export interface Place {
  /** Its name in the export and the reports. */
  name: string
  /** Its tables: a test finds each table in one place, or in the list of tables without personal data. */
  tables: readonly string[]
  /** How long the data is stored, as the page on privacy says. */
  kept: string
  /** The records about a person, in a form for them to read (POPIA s23). */
  find(queries: Queries, subject: Subject): Promise<object[]>
  /** Erases somebody's data, except where a law retains it (POPIA s24). */
  erase(tx: Queries, subject: Subject, now: Date): Promise<Erased>
  /** Erases all data whose retention time has passed (POPIA s14), and resolves with the number of rows. */
  forget(tx: Queries, now: Date): Promise<number>
}

export const subjectOf = (email: string, key: Buffer): Subject => ({
  email: email.trim(),
  mailbox: mailboxOf(email),
  key,
})

/** The spellings of the address in a text, in lower case. */
export const spellingsOf = ({ email, mailbox }: Subject): string[] => [
  ...new Set([email.toLowerCase(), mailbox]),
]

/** The SQL form of `mailboxOf`: whether a column holds an address of the subject's mailbox. */
export function isMailbox(column: SQLWrapper, { mailbox }: Pick<Subject, 'mailbox'>): SQL {
  const name = sql`split_part(lower(split_part(trim(${column}), '@', 1)), '+', 1)`
  const domain = sql`lower(split_part(trim(${column}), '@', 2))`
  const isGmail = sql`${domain} in ('gmail.com', 'googlemail.com')`
  return sql`(case when ${isGmail} then replace(${name}, '.', '') || '@gmail.com' else ${name} || '@' || ${domain} end) = ${mailbox}`
}

export const YEAR_MS = 365 * DAY_MS

export const nothingKept = (rows: { length: number }): Erased => ({ erased: rows.length, kept: [] })
