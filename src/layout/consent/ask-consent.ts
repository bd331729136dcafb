import { CONSENT_FRAGMENT } from '../../islands'
import { readConsent } from '../../platform/consent'
import { setFlag } from '../../platform/page-flags'
import { isStorageAvailable } from '../../platform/persisted'

/**
 * Shows the bar that asks about cookies where this browser has stored no answer to its current text, or where the address names it. Not
 * where storage is blocked: no answer could be stored, and nothing is measured without one. Call it once the page is complete, because
 * what the bar covers must not appear after it.
 */
export const askConsent = (): void => {
  const version = document.getElementById(CONSENT_FRAGMENT)?.dataset.consent
  if (version === undefined || !isStorageAvailable()) return
  const isAnswered = readConsent()?.version === version
  if (!isAnswered || window.location.hash === `#${CONSENT_FRAGMENT}`) setFlag('asks-consent')
}
