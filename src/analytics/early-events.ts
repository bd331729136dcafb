import { consentFor } from '../platform/consent'
import { takeQueuedEvents, type TimedEvent } from '../platform/events'
import { persisted } from '../platform/persisted'

/** Events of a page that was left before the code for measuring was loaded. */
const EARLY = persisted<readonly TimedEvent[]>({
  key: 'analyticsEarly',
  area: 'local',
  empty: [],
  parse: (stored) =>
    Array.isArray(stored)
      ? stored.filter((entry): entry is TimedEvent => Boolean(entry?.event?.type))
      : undefined,
})

/** With consent, stores the events of a page that is left early for the next page. */
export const storeEarlyEvents = (): void =>
  window.addEventListener('pagehide', () => {
    if (consentFor('statistics') !== 'granted') return
    const events = takeQueuedEvents()
    if (events.length > 0) EARLY.write([...EARLY.read(), ...events])
  })

/** Takes all events from before the measuring began, in order. */
export const takeEarlyEvents = (): readonly TimedEvent[] => {
  const events = [...EARLY.read(), ...takeQueuedEvents()]
  EARLY.clear()
  return events
}

export const dropEarlyEvents = (): void => void takeEarlyEvents()
