import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { orderReturnLines, orderReturns } from './schema'

type Request = typeof orderReturns.$inferSelect

export type OrderReturn = Request & { lines: { lineId: string; quantity: number }[] }

/** What the shopper asked to send back, oldest first. */
export async function readReturns(queries: Queries, orderNumber: string): Promise<OrderReturn[]> {
  const requests = await queries
    .select()
    .from(orderReturns)
    .where(eq(orderReturns.orderNumber, orderNumber))
    .orderBy(asc(orderReturns.transitionId))
  return readReturnLines(queries, requests)
}

/** The same requests with their lines. */
export async function readReturnLines(queries: Queries, requests: Request[]): Promise<OrderReturn[]> {
  if (requests.length === 0) return []
  const references = requests.map(({ reference }) => reference)
  const all = await queries
    .select()
    .from(orderReturnLines)
    .where(inArray(orderReturnLines.reference, references))
  return requests.map((request) => ({
    ...request,
    lines: all
      .filter(({ reference }) => reference === request.reference)
      .map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
}

/** Keeps a request under a reference of its own, which it answers with. The caller holds the lock of the cart. */
export async function addReturn(
  tx: Queries,
  { lines, ...request }: Omit<OrderReturn, 'reference'>,
): Promise<OrderReturn> {
  const reference = sql<string>`'RT' || nextval('return_number_sequence')`
  const [row] = await tx
    .insert(orderReturns)
    .values({ ...request, reference })
    .returning()
  if (!row) throw new Error(`The return of order ${request.orderNumber} was not stored.`)
  const { orderNumber } = row
  await tx
    .insert(orderReturnLines)
    .values(lines.map((line) => ({ ...line, orderNumber, reference: row.reference })))
  return { ...row, lines }
}
