import { persisted } from './persisted'

/** What somebody is asked for, each by itself: counting what is done on the site, and what advertising lives on. */
export const PURPOSES = ['statistics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Nobody was asked or answered yet; yes; no. Only `granted` allows anything (POPIA: opt-in). */
export type Consent = 'unknown' | 'granted' | 'denied'

/** An answer as it is kept: when it was given, and to which wording (field notes, "Consent"). */
export type ConsentRecord = {
  /** Of the words that asked, as the editors count them. */
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

const KEPT = persisted<Answer>({ key: 'consent', area: 'local', empty: null, parse })

const CHANGED = 'consent-changed'

/** The answer that this browser keeps; null where there is none. */
export const readConsent = (): Answer => KEPT.read()

/** The state of one purpose in an answer. */
export const consentIn = (answer: Answer, purpose: Purpose): Consent => {
  if (!answer) return 'unknown'
  return answer.purposes[purpose] ? 'granted' : 'denied'
}

/** The state of one purpose, as this browser keeps it. */
export const consentFor = (purpose: Purpose): Consent => consentIn(readConsent(), purpose)

/** Keeps an answer, and tells every listener of this tab and the others. */
export const giveConsent = (answer: ConsentRecord): void => {
  KEPT.write(answer)
  window.dispatchEvent(new Event(CHANGED))
}

/** Calls back with every new answer, also of another tab. Answers how to stop. */
export const subscribeToConsent = (onChange: (answer: Answer) => void): (() => void) => {
  const tell = () => onChange(readConsent())
  window.addEventListener(CHANGED, tell)
  const stop = KEPT.subscribe(onChange)
  return () => {
    window.removeEventListener(CHANGED, tell)
    stop()
  }
}
