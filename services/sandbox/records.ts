import type { Queries } from '../database/open'
import { readOrders } from './orders'
import { readPayments } from './payments'

/** One kind of thing that the shop and the embedded services have received. */
export interface RecordKind {
  /** The last part of its address under `/sandbox/api/`. */
  name: string
  title: string
  /** At most `limit` records, newest first, in the shape that the address answers. */
  read(queries: Queries, limit: number): Promise<Record<string, unknown>[]>
}

export const RECORD_KINDS: readonly RecordKind[] = [
  { name: 'orders', title: 'Orders', read: readOrders },
  { name: 'payments', title: 'Payments', read: readPayments },
]
