import { stageOf } from '../../../../shared/orders'
import { CONTACT, emptyCart, payment as examplePayment } from '../../../../shared/orders/testing'
import { BANK_DETAILS } from '../../domain/seller'
import { toRand } from '../../../../shared/money'
import { vatContained } from '../../../../shared/vat'
import type { LetterData } from '../letter-data'

type Order = LetterData['order']

const PLAN = {
  instalment: 483.0,
  last_instalment: 482.5,
  number: 6,
  total: 2897.5,
  annual_rate: 0,
  residual: 0,
  first_payment_on: '2026-11-21',
}

const ADDRESS = {
  street: '12 Long Street',
  complex: 'Unit 4, Waterfall Corner',
  suburb: 'Melville',
  city: 'Johannesburg',
  province: 'Gauteng' as const,
  postal_code: '0109',
}

type PaymentOf = Order['payment']

/** The order in these states of its payment and itself. */
export const orderBy = (
  method: PaymentOf['method'],
  payment: PaymentOf['status'],
  status: Order['status'] = 'complete',
): LetterData => order({ method, status: payment }, { status })

/** Two machines and a box of paper with a discount, which tests change as needed. */
export function order(
  payment: Pick<PaymentOf, 'method' | 'status'> & Partial<PaymentOf>,
  changes: Partial<Order> = {},
  more: Partial<Omit<LetterData, 'order'>> = {},
): LetterData {
  const components = [{ sku: 'khumo', quantity: 1, counted: true, needsDelivery: true }]
  const total = 2897_50
  const { method, status } = payment
  return {
    order: {
      ...emptyCart('0b8f3c1e-6d54-4a5e-9a57-2f1c1f6f0a11'),
      status: 'complete',
      is_open: false,
      stage: stageOf({ order: changes.status ?? 'complete', method, payment: status }),
      order_number: 'ZA10000001',
      placed_at: '2026-11-21T12:30:00.000Z',
      // The words only depend on whether a line is a service.
      items: [{ product: { type: 'card_machine' } }] as never,
      promo_code: 'WELCOME10',
      totals: {
        subtotal: 2997.5,
        discount: 100,
        shipping: 0,
        vat: toRand(vatContained(total, 15)),
        total: toRand(total),
      },
      delivery_options: [],
      contact_info: CONTACT,
      address: ADDRESS,
      ...changes,
      payment: examplePayment({
        amount: 2897.5,
        reference: 'ZA10000001',
        next_step: null,
        bank_details: method === 'EFT' ? BANK_DETAILS : null,
        expires_at: method === 'EFT' ? '2026-11-28T12:30:00.000Z' : null,
        ...payment,
      }),
    },
    lines: [
      {
        id: '1',
        kind: 'product',
        code: 'khumo',
        colour: 'light-blue',
        name: 'Khumo card machine',
        quantity: 2,
        unitPriceCents: 1199_00,
        originalUnitPriceCents: null,
        lineTotalCents: 2398_00,
        components,
      },
      {
        id: '2',
        kind: 'product',
        code: 'paper-rolls',
        colour: 'cream',
        name: 'Paper rolls, box of 20',
        quantity: 1,
        unitPriceCents: 599_50,
        originalUnitPriceCents: null,
        lineTotalCents: 599_50,
        components,
      },
    ],
    happenedAt: new Date('2026-11-22T06:05:00Z'),
    hasSimCard: false,
    ...more,
  }
}

export const PAID_AT = '2026-11-22T06:05:00.000Z'
export const paid = order(
  { method: 'Credit Card (Checkout)', status: 'complete' },
  { paid_at: PAID_AT, invoice_number: 'INV10000001' },
)
export const onItsWay = order(paid.order.payment, {
  ...paid.order,
  fulfilment: [{ step: 'on_its_way', at: '2026-11-24T06:05:00.000Z' }],
})
export const returned = {
  ...paid,
  returned: {
    reference: 'RT10001',
    orderNumber: 'ZA10000001',
    reason: 'changed_mind',
    details: 'Visit evil.example',
    outcome: 'refund',
    requestedAt: new Date(PAID_AT),
    transitionId: 1,
    lines: [{ lineId: '1', quantity: 1 }],
  },
} satisfies LetterData

export const express = order(
  { method: 'Credit Card (Checkout)', status: 'complete' },
  {
    delivery: 'express',
    totals: { subtotal: 2997.5, discount: 100, shipping: 99, vat: 390.85, total: 2996.5 },
  },
)

/** An order that its shopper must confirm. */
export function unconfirmed(method: 'EFT' | 'Card on delivery' | 'Free'): LetterData {
  const payment = { method, status: 'pending', confirm_by: '2026-11-22T08:05:00.000Z' } as const
  const reservedUntil = method === 'Free' ? null : new Date('2026-11-29T06:05:00Z')
  const confirmation = { paymentId: 'payment-1', reservedUntil }
  return order(payment, { status: 'pending' }, { confirmation })
}

export const inInstalments = order({
  ...({ method: 'Credit Card (Blackbird)', status: 'complete' } as const),
  amount: PLAN.instalment,
  instalment_plan: PLAN,
})

export const service = order(
  { method: 'EFT', status: 'complete' },
  { items: [{ product: { type: 'service' } }] as never, address: null },
  {
    lines: [
      {
        id: '3',
        kind: 'product',
        code: 'training',
        name: 'Staff training',
        colour: 'yellow',
        quantity: 1,
        unitPriceCents: 2897_50,
        originalUnitPriceCents: null,
        lineTotalCents: 2897_50,
        components: [{ sku: 'training', quantity: 1, counted: false, needsDelivery: false }],
      },
    ],
  },
)
