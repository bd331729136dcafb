/** What is wrong with a cleaned VAT number, in a sentence: SARS gives out ten digits, the first a 4. Empty is right: it is optional. */
export const vatNumberProblem = (number: string): string | null =>
  number === '' || /^4\d{9}$/.test(number) ? null : 'A VAT number has ten digits and starts with a 4'
