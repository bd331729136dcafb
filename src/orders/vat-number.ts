/** A VAT number as it is written on paper: `4 000 000 100` and `4000-000-100` are `4000000100`. */
export const normaliseVatNumber = (typed: string): string => typed.replace(/[\s-]/g, '')

/** What is wrong with a VAT number, in a sentence: SARS gives out ten digits, the first a 4. Empty is right: it is optional. */
export const vatNumberProblem = (number: string): string | null =>
  number === '' || /^4\d{9}$/.test(number) ? null : 'A VAT number has ten digits and starts with a 4'
