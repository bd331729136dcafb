import { CONSENT_FRAGMENT } from '../../islands'
import { readConsent } from '../../platform/consent'
import { setFlag } from '../../platform/page-flags'
import { isStorageAvailable } from '../../platform/persisted'

/**
 * Shows the bar that asks about cookies where this browser keeps no answer to its words, or where the address asks for it. Not where
 * storage is blocked: an answer could not be kept, and nothing is measured without one. Call it once the page stands as it will: what
 * the bar lies above must not come after it.
 */
export const askConsent = (): void => {
  const version = document.getElementById(CONSENT_FRAGMENT)?.dataset.consent
  if (version === undefined || !isStorageAvailable()) return
  const isAnswered = readConsent()?.version === version
  if (!isAnswered || window.location.hash === `#${CONSENT_FRAGMENT}`) setFlag('asks-consent')
}
