import type { Component } from './catalogue'

/** Standard delivery comes first: a cart has it until its shopper chooses. */
export const DELIVERIES = ['standard', 'express'] as const

export type Delivery = (typeof DELIVERIES)[number]

/** In cents, VAT included, wherever in South Africa. What each of them promises: `src/orders/delivery-date.ts`. */
const COSTS: Readonly<Record<Delivery, number>> = { standard: 0, express: 99_00 }

type Lines = readonly { components: readonly Pick<Component, 'needsDelivery'>[] }[]

/** Whether anything in these lines is sent; services are not. */
export const isDelivered = (lines: Lines): boolean =>
  lines.some(({ components }) => components.some(({ needsDelivery }) => needsDelivery))

/** In cents. Where nothing is sent nothing is charged, whatever was chosen. @param isFree a promo code pays for it */
export const shippingCents = (lines: Lines, delivery: Delivery, isFree: boolean): number =>
  isFree || !isDelivered(lines) ? 0 : COSTS[delivery]

/** What each delivery of these lines costs, in cents; nothing to choose from where nothing is sent. */
export const deliveryOptions = (lines: Lines, isFree: boolean): { delivery: Delivery; cents: number }[] =>
  isDelivered(lines)
    ? DELIVERIES.map((delivery) => ({ delivery, cents: shippingCents(lines, delivery, isFree) }))
    : []
