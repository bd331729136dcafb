import { DELIVERIES, DELIVERY, type Delivery } from '../../../shared/orders'
import { vatContained } from '../../../shared/vat'
import type { Component } from './catalogue'
import { discountCents, type PromoCode } from './promo-rules'

type Lines = readonly { components: readonly Pick<Component, 'needsDelivery'>[] }[]

/** Whether any of these lines is delivered; services are not. */
export const isDelivered = (lines: Lines): boolean =>
  lines.some(({ components }) => components.some(({ needsDelivery }) => needsDelivery))

/** In cents. Nothing to deliver costs nothing, whatever the shopper chose. @param isFree a promo code pays for it */
export const shippingCents = (lines: Lines, delivery: Delivery, isFree: boolean): number =>
  isFree || !isDelivered(lines) ? 0 : DELIVERY[delivery].cents

/** The price of each way of delivery, in cents; empty when nothing is delivered. */
export const deliveryOptions = (lines: Lines, isFree: boolean): { delivery: Delivery; cents: number }[] =>
  isDelivered(lines)
    ? DELIVERIES.map((delivery) => ({ delivery, cents: shippingCents(lines, delivery, isFree) }))
    : []

/** Amounts in cents. */
export interface Totals {
  subtotal: number
  discount: number
  shipping: number
  /** Contained in the total, not added to it. */
  vat: number
  /** The rate in percent. An order keeps its rate when the rate changes later. */
  vatPercent: number
  total: number
}

interface TotalledLine {
  lineTotalCents: number
  components: readonly Pick<Component, 'needsDelivery'>[]
}

const amounts = (lines: readonly TotalledLine[], promo: PromoCode | null, delivery: Delivery) => {
  const subtotal = lines.reduce((sum, line) => sum + line.lineTotalCents, 0)
  const discount = discountCents(promo, subtotal)
  const shipping = shippingCents(lines, delivery, promo?.freeShipping ?? false)
  return { subtotal, discount, shipping, total: subtotal - discount + shipping }
}

/** @param vatPercent the rate at the time of the order (`vatPercentAt`) */
export function totals(
  lines: readonly TotalledLine[],
  promo: PromoCode | null,
  vatPercent: number,
  delivery: Delivery = 'standard',
): Totals {
  const sums = amounts(lines, promo, delivery)
  return { ...sums, vat: vatContained(sums.total, vatPercent), vatPercent }
}

/** The discount of a code on these lines, in cents: on the items and on delivery. */
export const savedBy = (promo: PromoCode, lines: readonly TotalledLine[], delivery: Delivery): number =>
  amounts(lines, null, delivery).total - amounts(lines, promo, delivery).total
