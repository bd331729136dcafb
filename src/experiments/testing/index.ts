import { giveConsent } from '../../platform/consent'
import { visitor } from '../visitor'

/** What a visitor may have answered; `unknown` is no answer. */
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

/** A visitor that the browser refused to keep stays in memory until the page is left, and the next test file shares the page. */
export const forgetVisitor = (): void => {
  answerConsent('denied')
  visitor()
  answerConsent('unknown')
}

/** What a test of a part in an experiment asks of this module. */
export { markVariants } from '../mark-variants'
export { drawVariant } from '../rules/choose'
