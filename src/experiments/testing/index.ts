import { giveConsent } from '../../platform/consent'
import { visitor } from '../visitor'

/** The possible answers of a visitor; `unknown` is no answer. */
export const ANSWERS = ['unknown', 'granted', 'denied'] as const

/** Answers for this browser as a visitor would. */
export const answerConsent = (answer: (typeof ANSWERS)[number]): void => {
  if (answer === 'unknown') return localStorage.removeItem('consent')
  const isGranted = answer === 'granted'
  giveConsent({
    version: '2026-11',
    at: '2026-11-26T08:00:00.000Z',
    purposes: { statistics: isGranted, marketing: isGranted },
  })
}

/** Removes a visitor's id that could not be stored and is in memory, because the next test file shares the page. */
export const forgetVisitor = (): void => {
  answerConsent('denied')
  visitor()
  answerConsent('unknown')
}

/** For tests of parts in an experiment. */
export { markVariants } from '../mark-variants'
export { drawVariant } from '../rules/choose'
