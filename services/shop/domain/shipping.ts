import type { Component } from './catalogue'

/** Goods are delivered free within three working days, wherever in South Africa; services need no delivery. */
const DELIVERY_CENTS = 0

export function shippingCents(components: Pick<Component, 'needsDelivery'>[], freeShipping: boolean): number {
  if (freeShipping || !components.some((component) => component.needsDelivery)) return 0
  return DELIVERY_CENTS
}
