import { consentFor } from '../platform/consent'
import { persistedText } from '../platform/persisted'
import { randomId } from '../platform/random-id'
import type { Visitor } from './rules/choose'

const KEY = 'visitorId'
const LOCAL = persistedText(KEY, 'local')
const SESSION = persistedText(KEY, 'session')

/**
 * The visitor for a draw, by an id that is never sent. With consent to statistics the id stays in this browser, so that the variant does.
 * Before an answer it is in the session's storage and moves after a yes. After a no there is none.
 */
export const visitor = (): Visitor => {
  const consent = consentFor('statistics')
  const known = LOCAL.read() || SESSION.read()
  const [target, other] = consent === 'granted' ? [LOCAL, SESSION] : [SESSION, LOCAL]
  other.clear()
  if (consent === 'denied') {
    target.clear()
    return { without: 'denied' }
  }
  const id = known || randomId()
  return target.write(id) ? { id } : { without: 'unavailable' }
}
