import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Queries } from './open'

/** What Postgres answers when it, and not the question, is at fault. */
const SERVER_CODES = new Set([
  '25006', // read-only: a standby, or a disk that is full
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure: worth another try
  '40P01', // deadlock_detected: likewise
  '55P03', // lock_timeout
  '57014', // statement_timeout
  '58000', // system_error
  '58030', // io_error
])

/** Connection exceptions, insufficient resources (connections, memory, disk), and the server being shut down or starting. */
const SERVER_CLASSES = /^(08|53|57P)/

/** Why no connection could be made, or why it broke. */
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // the socket file of a server on this machine
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** node-postgres has no codes for what it finds itself. */
const CLIENT_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether a query failed because the database is away, is being restarted, refuses connections, may only be read, or ran
 * into a time limit: trying again later can help. What another service's call failed of is no such thing.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseOutage(error.cause)
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage)
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (SERVER_CODES.has(code) || SERVER_CLASSES.test(code) || CLIENT_MESSAGES.test(error.message)) return true
  return syscall !== undefined && NETWORK_CODES.has(code)
}

/** Rejects while the database does not answer, or takes no orders: a standby, or one set read-only. */
export async function checkDatabase(database: Queries): Promise<void> {
  const writable = sql<boolean>`current_setting('transaction_read_only') = 'off'`
  const [row] = await database.select({ writable }).from(sql`(select 1) as probe`)
  if (!row?.writable) throw new Error('The database is read-only.')
}
