import { WAITING_MS } from './deadlines'
import type { payments } from './schema'

export type Payment = typeof payments.$inferSelect

/** Whether the goods of an order are kept for a short time only, until its shopper confirms it. */
export const isUnconfirmed = ({
  confirmBy,
  confirmedAt,
}: Pick<Payment, 'confirmBy' | 'confirmedAt'>): boolean => confirmBy !== null && confirmedAt === null

/** Until when an order waits for its money that somebody vouches for; null of methods that do not wait. */
export const fullTimeOf = ({ method, createdAt }: Pick<Payment, 'method' | 'createdAt'>): Date | null =>
  method === 'EFT' || method === 'Card on delivery'
    ? new Date(createdAt.getTime() + WAITING_MS[method])
    : null
