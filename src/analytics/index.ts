import { consentFor } from '../platform/consent'
import { whenIdle } from '../platform/idle'
import { dropEarlyEvents, keepEarlyEvents } from './early-events'

/**
 * Measures where the visitor has agreed to statistics, drops what was noted where they have not, and leaves it in memory while they
 * have not answered. Nothing of it is fetched before a yes.
 */
export const measureIfAgreed = async (): Promise<void> => {
  const consent = consentFor('statistics')
  if (consent === 'denied') dropEarlyEvents()
  if (consent === 'granted') (await import(/* webpackChunkName: "measure" */ './measure')).measure()
}

/** Measures once the page has nothing more urgent to do. Call it once for a document. */
export const measureWhenIdle = (): void => {
  keepEarlyEvents()
  whenIdle(measureIfAgreed)
}
