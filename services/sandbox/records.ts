import type { Queries } from '../database/open'
import { readMailRecords } from './mails'
import { readOrders } from './orders'
import { readPayments } from './payments'
import { readDiscrepancyRecords } from './payment-discrepancies'
import { readReturnRecords } from './returns'
import { readStockHeld, readWaitingOrders } from './waiting-orders'

/** One kind of thing that the shop and the embedded services have received. */
export interface RecordKind {
  /** The last part of its address under `/sandbox/api/`. */
  name: string
  title: string
  /** At most `limit` records, newest first, in the shape that the address answers. */
  read(queries: Queries, limit: number): Promise<Record<string, unknown>[]>
  /** Fields with pages of their own, which the page links to instead of showing them; addresses are relative to it. */
  pages?: { fields: readonly string[]; address(record: Record<string, unknown>, field: string): string }
}

export const RECORD_KINDS: readonly RecordKind[] = [
  { name: 'orders', title: 'Orders', read: readOrders },
  { name: 'waiting_orders', title: 'Orders that wait for their money', read: readWaitingOrders },
  { name: 'stock_held', title: 'Stock that waiting orders hold', read: readStockHeld },
  { name: 'payments', title: 'Payments', read: readPayments },
  { name: 'payment_discrepancies', title: 'Payment discrepancies', read: readDiscrepancyRecords },
  { name: 'returns', title: 'Returns', read: readReturnRecords },
]

/** Kept only where no mail server is configured. */
export const MAIL_RECORDS: RecordKind = {
  name: 'mail',
  title: 'Mail',
  read: readMailRecords,
  pages: {
    fields: ['html', 'text'],
    address: ({ message_id: id }, field) => `mail/${encodeURIComponent(String(id))}/${field}`,
  },
}
