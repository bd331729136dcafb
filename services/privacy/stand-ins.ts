import { sql } from 'drizzle-orm'
import type { Queries } from '../database/open'
import { type Place, spellingsOf, type Subject } from './place'

/**
 * Personal data that the stand-ins of outside services received. Their rows have no fixed form, so each row is searched as text
 * and erased as a whole. Outside the sandbox these tables are empty, because the services themselves have the data.
 */
const place = (
  table: string,
  name: string,
  { days, linkedBy = [] }: { days: number; linkedBy?: readonly string[] },
): Place => {
  const from = sql`standins.${sql.identifier(table)}`
  const names = (subject: Subject) =>
    sql`(${sql.join(
      spellingsOf(subject).map((text) => sql`position(${text} in lower(to_jsonb(t)::text)) > 0`),
      sql` or `,
    )})`
  /** Rows that name the person, and rows of the same visitor. */
  const isTheirs = (subject: Subject) =>
    sql`(${sql.join(
      [
        names(subject),
        ...linkedBy.map((column) => {
          const id = sql.identifier(column)
          return sql`t.${id} in (select t.${id} from ${from} t where t.${id} is not null and ${names(subject)})`
        }),
      ],
      sql` or `,
    )})`
  return {
    name,
    tables: [`standins.${table}`],
    kept: days >= 365 ? `${Math.floor(days / 30.4)} months` : `${days} days`,
    find: async (queries, subject) =>
      rowsOf(await queries.execute(sql`select t.* from ${from} t where ${isTheirs(subject)}`)),
    erase: async (tx, subject) => ({
      erased: await count(tx, sql`delete from ${from} t where ${isTheirs(subject)} returning 1`),
      kept: [],
    }),
    forget: (tx, now) =>
      count(
        tx,
        sql`delete from ${from} t where t.received_at < ${new Date(now.getTime() - days * 86_400_000).toISOString()} returning 1`,
      ),
  }
}

const rowsOf = (result: unknown): object[] => (result as { rows: object[] }).rows

const count = async (tx: Queries, statement: ReturnType<typeof sql>): Promise<number> =>
  rowsOf(await tx.execute(statement)).length

export const STANDIN_PLACES: readonly Place[] = [
  place('mails', 'mails of the embedded mail server', { days: 365 }),
  place('leads', 'leads of the embedded CRM', { days: 365 }),
  place('chat_messages', 'messages of the embedded chat', { days: 365, linkedBy: ['conversation'] }),
  place('bookings', 'bookings of the embedded calendar', { days: 365 }),
  // The privacy page: "Pages you visited, only if you agreed: 13 months".
  place('segment_events', 'events of the embedded Segment', {
    days: 396,
    linkedBy: ['user_id', 'anonymous_id'],
  }),
  place('sentry_events', 'reports of the embedded Sentry', { days: 90 }),
]
