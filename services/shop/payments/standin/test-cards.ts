import { type Drawing, PAYMENT_MARKS, type WALLETS } from '../../../../shared/payment-marks'

/** The behaviour of a card on the payment page. `pays_late`: the event is sent {@link LATE_MS} after the shopper has left. */
export type Outcome = 'pays' | 'pays_late' | 'declined' | 'asks_for_pin'

export const TEST_CARDS: readonly { number: string; outcome: Outcome; label: string }[] = [
  { number: '4111 1111 1111 1111', outcome: 'pays', label: 'pays' },
  { number: '4000 0000 0000 0002', outcome: 'declined', label: 'is declined' },
  {
    number: '4000 0000 0000 0077',
    outcome: 'pays_late',
    label: 'pays; on a page that charges at once the shop hears of it five seconds later',
  },
  { number: '4000 0000 0000 3220', outcome: 'asks_for_pin', label: 'asks for the one-time PIN 123456' },
]

/** Delay of the event about a late card's payment, in milliseconds. */
export const LATE_MS = 5_000

export const CARD_REFUSED = 'Your bank declined the card. Try another card, or pay by EFT.'

export const ONE_TIME_PIN = '123456'

/** As typed. */
export interface CardForm {
  number: string
  expiry: string
  cvc: string
  name: string
}

export type CardErrors = Partial<Record<keyof CardForm, string>>

type CardCheck = { errors: CardErrors } | { outcome: Outcome; lastFour: string }

/** Reads the form as a card, or returns the error of each field. `now` decides whether the card has expired. */
export function checkCard(form: CardForm, now: Date): CardCheck {
  const digits = form.number.replace(/[\s-]/g, '')
  const card = TEST_CARDS.find((known) => known.number.replaceAll(' ', '') === digits)
  const errors: CardErrors = {
    ...asError('number', numberError(digits, card !== undefined)),
    ...asError('expiry', expiryError(form.expiry, now)),
    ...asError(
      'cvc',
      /^\d{3,4}$/.test(form.cvc.trim()) ? undefined : 'Enter the 3 or 4 digits of the security code',
    ),
    ...asError('name', form.name.trim() === '' ? 'Enter the name on the card' : undefined),
  }
  if (!card || Object.keys(errors).length > 0) return { errors }
  return { outcome: card.outcome, lastFour: digits.slice(-4) }
}

const asError = (field: keyof CardForm, text: string | undefined): CardErrors =>
  text ? { [field]: text } : {}

function numberError(digits: string, known: boolean): string | undefined {
  if (digits === '') return 'Enter the card number'
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits))
    return 'This card number is not right. Check the digits'
  return known ? undefined : 'This page takes test cards only. Use one of the numbers listed below'
}

function expiryError(typed: string, now: Date): string | undefined {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(typed.trim())
  if (!match) return 'Enter the expiry date as month and year, such as 09/29'
  const firstDayAfter = Date.UTC(2000 + Number(match[2]), Number(match[1]))
  return firstDayAfter <= now.getTime() ? 'This card has expired' : undefined
}

/** Every second digit from the right counts double; the sum of all digits must end in 0. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export interface Bank {
  name: string
  outcome: 'pays' | 'declined'
  mark: Drawing
}

const { absa, capitec, fnb, nedbank, standard_bank: standardBank } = PAYMENT_MARKS
const CROSS: Drawing = { colour: '#6b6b6b', sign: [{ d: 'm14 8 8 8m0-8-8 8' }] }

/** Banks on the instant EFT pages. The last one always refuses. */
export const BANKS: readonly Bank[] = [
  ...[absa, capitec, fnb, nedbank, standardBank].map((mark): Bank => ({
    name: mark.name,
    outcome: 'pays',
    mark,
  })),
  { name: 'Test bank that refuses', outcome: 'declined', mark: CROSS },
]

export type Wallet = (typeof WALLETS)[number]

/** The last digits of the test card in each wallet, which pays. */
export const WALLET_CARDS: Readonly<Record<Wallet, string>> = { apple_pay: '1881', google_pay: '4242' }

export const isWallet = (name: string): name is Wallet => Object.hasOwn(WALLET_CARDS, name)

export const BANK_REFUSED = 'Your bank refused the payment. Try another bank, or choose another way to pay.'
