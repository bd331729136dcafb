import type { Delivery } from '../../../src/orders'
import type { Component } from './catalogue'
import { discountCents, type PromoCode } from './promo-code'
import { shippingCents } from './shipping'

/** All in cents. */
export interface Totals {
  subtotal: number
  discount: number
  shipping: number
  /** Contained in the total, not added to it. */
  vat: number
  total: number
}

interface TotalledLine {
  lineTotalCents: number
  components: readonly Pick<Component, 'needsDelivery'>[]
}

/** VAT Act s7(1). */
export const VAT_PERCENT = 15

/** Every price includes VAT (VAT Act s65). */
export const vatContained = (totalCents: number): number =>
  Math.round((totalCents * VAT_PERCENT) / (100 + VAT_PERCENT))

export function totals(
  lines: readonly TotalledLine[],
  promo: PromoCode | null,
  delivery: Delivery = 'standard',
): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.lineTotalCents, 0)
  const discount = discountCents(promo, subtotal)
  const shipping = shippingCents(lines, delivery, promo?.freeShipping ?? false)
  const total = subtotal - discount + shipping
  return { subtotal, discount, shipping, vat: vatContained(total), total }
}

/** What a code takes off the total of these lines, in cents: of the goods, and of their delivery. */
export const savedBy = (promo: PromoCode, lines: readonly TotalledLine[], delivery: Delivery): number =>
  totals(lines, null, delivery).total - totals(lines, promo, delivery).total
