import { persisted } from './persisted'

/** The purposes a visitor is asked about, each by itself: statistics of the site's use, and advertising. */
export const PURPOSES = ['statistics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Nobody was asked or answered yet; yes; no. Only `granted` allows anything (POPIA: opt-in). */
export type Consent = 'unknown' | 'granted' | 'denied'

/** An answer as it is stored: when it was given, and to which wording (field notes, "Consent"). */
export type ConsentRecord = {
  /** The version of the wording, as the editors count it. */
  version: string
  /** ISO 8601, UTC. */
  at: string
  purposes: Readonly<Record<Purpose, boolean>>
}

type Answer = ConsentRecord | null

const parse = (stored: unknown): ConsentRecord | undefined => {
  const { version, at, purposes } = (stored ?? {}) as Partial<ConsentRecord>
  if (typeof version !== 'string' || typeof at !== 'string' || typeof purposes !== 'object') return undefined
  const granted = (purpose: Purpose) => purposes?.[purpose] === true
  return { version, at, purposes: { statistics: granted('statistics'), marketing: granted('marketing') } }
}

const STORED = persisted<Answer>({ key: 'consent', area: 'local', empty: null, parse })

const CHANGED = 'consent-changed'

/** The answer that this browser stores; null where there is none. */
export const readConsent = (): Answer => STORED.read()

/** The state of one purpose in an answer. */
export const consentIn = (answer: Answer, purpose: Purpose): Consent => {
  if (!answer) return 'unknown'
  return answer.purposes[purpose] ? 'granted' : 'denied'
}

/** The state of one purpose, as this browser stores it. */
export const consentFor = (purpose: Purpose): Consent => consentIn(readConsent(), purpose)

/** Stores an answer, and calls every listener of this tab and the others. */
export const giveConsent = (answer: ConsentRecord): void => {
  STORED.write(answer)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back with every new answer, also of another tab. Returns how to stop. */
export const subscribeToConsent = (onChange: (answer: Answer) => void): (() => void) => {
  const notify = () => onChange(readConsent())
  window.addEventListener(CHANGED, notify)
  const stop = STORED.subscribe(onChange)
  return () => {
    window.removeEventListener(CHANGED, notify)
    stop()
  }
}
