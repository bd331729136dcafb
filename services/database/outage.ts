import { sql } from 'drizzle-orm'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Queries } from './open'

/** Error codes of Postgres that mean a fault of the server and not of the statement. */
const SERVER_CODES = new Set([
  '25006', // read-only: a standby, or a disk that is full
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure: a retry can succeed
  '40P01', // deadlock_detected: likewise
  '55P03', // lock_timeout
  '57014', // statement_timeout
  '58000', // system_error
  '58030', // io_error
])

/** Connection exceptions, insufficient resources (connections, memory, disk), and the server being shut down or starting. */
const SERVER_CLASSES = /^(08|53|57P)/

/** Codes of Node for connections that could not be made, or broke. */
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

/** node-postgres has no codes for its own errors. */
const CLIENT_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * Whether a query failed because the database does not answer, is being restarted, refuses connections, is read-only, or reached
 * a time limit, so that a later attempt can succeed. Failures of calls to other services do not count.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof DrizzleQueryError) return isDatabaseOutage(error.cause)
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutage)
  if (!(error instanceof Error)) return false
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (SERVER_CODES.has(code) || SERVER_CLASSES.test(code) || CLIENT_MESSAGES.test(error.message)) return true
  return syscall !== undefined && NETWORK_CODES.has(code)
}

/** Rejects while the database does not answer, or is read-only, as a standby is. */
export async function checkDatabase(database: Queries): Promise<void> {
  const writable = sql<boolean>`current_setting('transaction_read_only') = 'off'`
  const [row] = await database.select({ writable }).from(sql`(select 1) as probe`)
  if (!row?.writable) throw new Error('The database is read-only.')
}
