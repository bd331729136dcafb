import { consentFor } from '../platform/consent'
import { persistedText } from '../platform/persisted'
import { randomId } from '../platform/random-id'
import type { Visitor } from './rules/choose'

const KEY = 'visitorId'
const LOCAL = persistedText(KEY, 'local')
const SESSION = persistedText(KEY, 'session')

/**
 * Who draws, by an id that is never sent. With consent to statistics it stays in this browser, so that a variant does. While
 * nobody has answered it lies in the session, and moves with a yes. After a no there is none.
 */
export const visitor = (): Visitor => {
  const consent = consentFor('statistics')
  const known = LOCAL.read() || SESSION.read()
  const [kept, other] = consent === 'granted' ? [LOCAL, SESSION] : [SESSION, LOCAL]
  other.clear()
  if (consent === 'denied') {
    kept.clear()
    return { without: 'denied' }
  }
  const id = known || randomId()
  return kept.write(id) ? { id } : { without: 'unavailable' }
}
