/** A card of 36 x 24 px with a sign on it. */
export interface Drawing {
  /** The colour behind the sign. */
  colour: string
  /** White round strokes, unless a path says otherwise. */
  sign: readonly { d: string; stroke?: string; fill?: string }[]
}

/** A phone with a detail, near a reader. */
const phone = (detail: string) => [
  {
    d: 'M11.2 4h3.6A2.2 2.2 0 0 1 17 6.2v11.6a2.2 2.2 0 0 1-2.2 2.2h-3.6A2.2 2.2 0 0 1 9 17.8V6.2A2.2 2.2 0 0 1 11.2 4Z',
  },
  { d: `${detail}M20.5 9a4.5 4.5 0 0 1 0 6M24 6.5a8.5 8.5 0 0 1 0 11` },
]

/** Our own drawings of cards, wallets and banks, for the site and for the pages of the embedded payment providers. */
export const PAYMENT_MARKS = {
  visa: {
    name: 'Visa',
    colour: '#1a1f71',
    sign: [
      {
        d: 'm5 8 2.6 8 2.6-8M13.6 8v8M21 9.3c-.9-1.7-4.2-1.6-4.2.5 0 2.4 4.4 1.7 4.3 4.2-.1 2.5-3.9 2.4-4.7.6M24.2 16l3.1-8 3.1 8m-5-2.7h3.8',
      },
    ],
  },
  mastercard: {
    name: 'Mastercard',
    colour: '#222222',
    sign: [
      { d: 'M7.5 12a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0Z', fill: '#eb001b', stroke: 'none' },
      { d: 'M15.5 12a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0Z', fill: '#f79e1b', stroke: 'none' },
      { d: 'M18 6.88a6.5 6.5 0 0 1 0 10.24 6.5 6.5 0 0 1 0-10.24Z', fill: '#ff5f00', stroke: 'none' },
    ],
  },
  american_express: {
    name: 'American Express',
    colour: '#006fcf',
    sign: [
      {
        d: 'm4 15.5 2.6-7 2.6 7m-4.2-2.2h3.2M12 15.5v-7l2.8 4 2.8-4v7m6.6-7h-3.6v7h3.6m-3.6-3.5h3m3.2-3.5 4.8 7m0-7-4.8 7',
      },
    ],
  },
  diners_club: {
    name: 'Diners Club',
    colour: '#004a97',
    sign: [
      {
        d: 'M18 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm-2-12.3a4.8 4.8 0 0 0 0 8.6Zm4 0a4.8 4.8 0 0 1 0 8.6Z',
      },
    ],
  },
  apple_pay: { name: 'Apple Pay', colour: '#222222', sign: phone('M12 7h2') },
  google_pay: { name: 'Google Pay', colour: '#222222', sign: phone('M13 7.2h.01') },
  samsung_pay: { name: 'Samsung Pay', colour: '#222222', sign: phone('M12 17h2') },
  absa: {
    name: 'Absa',
    colour: '#af144b',
    sign: [
      {
        d: 'M9 13.2a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Zm0-2.4v4.7M12.2 7.5v8m0-2.3a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 0 0-4.4 0Zm11-1.8c-.7-.8-3-.8-3 .5s3.1.6 3.1 2.2c0 1.4-2.6 1.4-3.3.4m11.3-1.3a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Zm0-2.4v4.7',
      },
    ],
  },
  capitec: {
    name: 'Capitec',
    colour: '#00558c',
    sign: [{ d: 'M22 7.4a6.2 6.2 0 1 0 0 9.2' }, { d: 'M17 12h9', stroke: '#ff7a85' }],
  },
  fnb: {
    name: 'FNB',
    colour: '#00767a',
    sign: [
      {
        d: 'M10 8H6v8m0-4.2h3.4M13.4 16V8l5 8V8m4 0v8h3.4a2.1 2.1 0 0 0 .2-4.2h-3.6m0-3.8h3a1.9 1.9 0 0 1 0 3.8',
      },
    ],
  },
  nedbank: { name: 'Nedbank', colour: '#00603a', sign: [{ d: 'M12.5 17.5v-11l11 11v-11' }] },
  standard_bank: {
    name: 'Standard Bank',
    colour: '#0033a1',
    sign: [{ d: 'M11.5 5.5h13v6.2c0 3.8-2.8 6-6.5 7.3-3.7-1.3-6.5-3.5-6.5-7.3ZM18 5.7v13M11.6 11h12.8' }],
  },
} as const satisfies Readonly<Record<string, Drawing & { name: string }>>

export type PaymentMarkName = keyof typeof PAYMENT_MARKS

/** The wallets that the providers' card pages take. */
export const WALLETS = ['apple_pay', 'google_pay'] as const satisfies readonly PaymentMarkName[]
