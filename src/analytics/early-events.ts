import { consentFor } from '../platform/consent'
import { takeQueuedEvents, type TimedEvent } from '../platform/events'
import { persisted } from '../platform/persisted'

/** Events that a page was left with before the code was here that measures. */
const EARLY = persisted<readonly TimedEvent[]>({
  key: 'analyticsEarly',
  area: 'local',
  empty: [],
  parse: (stored) =>
    Array.isArray(stored)
      ? stored.filter((entry): entry is TimedEvent => Boolean(entry?.event?.type))
      : undefined,
})

/** A page that is left early leaves its events to the next one, if they may be kept. */
export const keepEarlyEvents = (): void =>
  window.addEventListener('pagehide', () => {
    if (consentFor('statistics') !== 'granted') return
    const events = takeQueuedEvents()
    if (events.length > 0) EARLY.write([...EARLY.read(), ...events])
  })

/** All that was told before somebody measured, in order; only once. */
export const takeEarlyEvents = (): readonly TimedEvent[] => {
  const events = [...EARLY.read(), ...takeQueuedEvents()]
  EARLY.clear()
  return events
}

export const dropEarlyEvents = (): void => {
  takeQueuedEvents()
  EARLY.clear()
}
