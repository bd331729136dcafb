import { eq } from 'drizzle-orm'
import type { FulfilmentStep } from '../../../shared/orders'
import type { Queries } from '../../database/open'
import { nextFulfilment, paysOnDelivery } from '../domain/fulfilment'
import { lockCart } from './carts'
import { readOrderRecord } from './order-record'
import { findOrder, type OrderWithPayment } from './orders'
import { applyPaymentEvent } from './payment-events'
import { isUnconfirmed } from './payment-rows'
import { recordTransition } from './payment-transitions'
import { orders } from './schema'

type Outcome =
  | { kind: 'unknown' }
  /** `next`: the step that would be possible now. */
  | { kind: 'not_possible'; next: FulfilmentStep | undefined }
  | { kind: 'done'; fulfilment: { step: FulfilmentStep; at: Date }[] }

/**
 * Notes that the warehouse has done a step, which must be the next one; a step that is done already changes nothing. Goods
 * that are paid at the door are paid with being delivered.
 */
export async function fulfilOrder(
  database: Queries,
  number: string,
  step: FulfilmentStep,
  now: Date,
): Promise<Outcome> {
  return database.transaction(async (tx) => {
    const [known] = await tx.select({ cartId: orders.cartId }).from(orders).where(eq(orders.number, number))
    if (!known) return { kind: 'unknown' }
    await lockCart(tx, known.cartId)
    const found = await findOrder(tx, number)
    if (!found) return { kind: 'unknown' }
    const { fulfilment } = await readOrderRecord(tx, number)
    if (fulfilment.some((reached) => reached.step === step)) return { kind: 'done', fulfilment }
    const work = workloadOf(found, fulfilment)
    const next = nextFulfilment(work)
    if (next !== step) return { kind: 'not_possible', next }
    if (paysOnDelivery(work, step)) await applyPaymentEvent(tx, found, 'succeeded', now)
    const { order, payment } = (await findOrder(tx, number)) ?? found
    await recordTransition(tx, payment, step, { order: order.status, payment: payment.status }, now)
    return { kind: 'done', fulfilment: [...fulfilment, { step, at: now }] }
  })
}

const workloadOf = ({ order, payment }: OrderWithPayment, fulfilment: { step: FulfilmentStep }[]) => ({
  order: order.status,
  method: payment.method,
  payment: payment.status,
  isUnconfirmed: isUnconfirmed(payment),
  hasGoods: order.snapshot.lines.some((line) => line.components.some((part) => part.needsDelivery)),
  reached: fulfilment.map(({ step }) => step),
})
