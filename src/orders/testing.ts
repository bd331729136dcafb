import type { PlacedOrder } from './placed-order'

type Payment = NonNullable<PlacedOrder['payment']>

/** An order of goods placed on Sunday 22 November 2026 at 20:00, to be changed as a test needs it. */
export const placedOrder = (
  payment: Pick<Payment, 'method' | 'status'>,
  changes: Partial<PlacedOrder> = {},
): PlacedOrder => ({
  status: 'pending',
  placed_at: '2026-11-22T18:00:00.000Z',
  paid_at: null,
  // What the rules ask of a payment is its method and status, of an item whether it is a service.
  payment: payment as Payment,
  fulfilment: [],
  delivery: 'standard',
  items: [{ product: { type: 'card_machine' } }] as never,
  ...changes,
})

export const SERVICE = [{ product: { type: 'service' } }] as never
