import { consentFor } from '../platform/consent'
import { whenIdle } from '../platform/idle'
import { dropEarlyEvents, storeEarlyEvents } from './early-events'

/**
 * Measures once the visitor has agreed to statistics. After a denial the noted events are dropped; without an answer they stay in
 * memory. No code for measuring is loaded before a yes.
 */
export const measureIfAgreed = async (): Promise<void> => {
  const consent = consentFor('statistics')
  if (consent === 'denied') dropEarlyEvents()
  if (consent === 'granted') (await import(/* webpackChunkName: "measure" */ './measure')).measure()
}

/** Measures once the page is idle. Call it once per document. */
export const measureWhenIdle = (): void => {
  storeEarlyEvents()
  whenIdle(measureIfAgreed)
}
