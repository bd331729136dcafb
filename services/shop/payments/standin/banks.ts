/** Banks on the instant EFT pages. The last one lets a refusal be tried. */
export const BANKS: readonly { name: string; outcome: 'pays' | 'declined' }[] = [
  { name: 'Absa', outcome: 'pays' },
  { name: 'Capitec', outcome: 'pays' },
  { name: 'FNB', outcome: 'pays' },
  { name: 'Nedbank', outcome: 'pays' },
  { name: 'Standard Bank', outcome: 'pays' },
  { name: 'Test bank that refuses', outcome: 'declined' },
]

export const BANK_REFUSED = 'Your bank refused the payment. Try another bank, or choose another way to pay.'
