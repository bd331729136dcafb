import { DELIVERIES, DELIVERY, type Delivery } from '../../../shared/orders'
import type { Component } from './catalogue'

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
