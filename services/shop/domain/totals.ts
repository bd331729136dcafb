import { DELIVERIES, DELIVERY, type Delivery } from '../../../shared/orders'
import { vatContained } from '../../../shared/vat'
import type { Component } from './catalogue'
import { discountCents, type PromoCode } from './promo-rules'

type Lines = readonly { components: readonly Pick<Component, 'needsDelivery'>[] }[]

/** Whether anything in these lines is sent; services are not. */
export const isDelivered = (lines: Lines): boolean =>
  lines.some(({ components }) => components.some(({ needsDelivery }) => needsDelivery))

/** In cents. Where nothing is sent nothing is charged, whatever was chosen. @param isFree a promo code pays for it */
export const shippingCents = (lines: Lines, delivery: Delivery, isFree: boolean): number =>
  isFree || !isDelivered(lines) ? 0 : DELIVERY[delivery].cents

/** What each delivery of these lines costs, in cents; nothing to choose from where nothing is sent. */
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
  /** Its rate. An order keeps the one it was placed with, also after another has come. */
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

/** @param vatPercent the rate that counts when this is agreed on (`vatPercentAt`) */
export function totals(
  lines: readonly TotalledLine[],
  promo: PromoCode | null,
  vatPercent: number,
  delivery: Delivery = 'standard',
): Totals {
  const sums = amounts(lines, promo, delivery)
  return { ...sums, vat: vatContained(sums.total, vatPercent), vatPercent }
}

/** What a code takes off the total of these lines, in cents: of the goods, and of their delivery. */
export const savedBy = (promo: PromoCode, lines: readonly TotalledLine[], delivery: Delivery): number =>
  amounts(lines, null, delivery).total - amounts(lines, promo, delivery).total
