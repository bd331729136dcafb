import type { ReactNode } from 'react'

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round' } as const

const card = <rect x="1" y="1" width="34" height="22" rx="5" />
const phone = <rect x="3" y="1" width="13" height="22" rx="3.5" />

/** Each way to pay: its name, which is always shown, and a neutral sign for it. */
export const MARKS: Record<string, { name: string; sign: ReactNode }> = {
  visa: {
    name: 'Visa',
    sign: (
      <>
        {card}
        <path d="m12 8 4 8 6-8" />
      </>
    ),
  },
  mastercard: {
    name: 'Mastercard',
    sign: (
      <>
        <circle cx="13" cy="12" r="9" />
        <circle cx="23" cy="12" r="9" />
      </>
    ),
  },
  american_express: {
    name: 'American Express',
    sign: (
      <>
        {card}
        <path d="m8 16 3.5-8 3.5 8m-5.8-2.5h4.6M20 8l7.5 8m0-8L20 16" />
      </>
    ),
  },
  diners_club: {
    name: 'Diners Club',
    sign: (
      <>
        <circle cx="18" cy="12" r="11" />
        <path d="M14.5 6.5a6.5 6.5 0 0 0 0 11zm7 0a6.5 6.5 0 0 1 0 11z" />
      </>
    ),
  },
  apple_pay: {
    name: 'Apple Pay',
    sign: (
      <>
        {phone}
        <path d="M8 5h3M22 8.5a5 5 0 0 1 0 7M26.5 6a9 9 0 0 1 0 12" />
      </>
    ),
  },
  google_pay: {
    name: 'Google Pay',
    sign: (
      <>
        {phone}
        <path d="M9.5 5h.01M22 8.5a5 5 0 0 1 0 7M26.5 6a9 9 0 0 1 0 12" />
      </>
    ),
  },
  samsung_pay: {
    name: 'Samsung Pay',
    sign: (
      <>
        {phone}
        <path d="M7.5 19h4M22 8.5a5 5 0 0 1 0 7M26.5 6a9 9 0 0 1 0 12" />
      </>
    ),
  },
}

/** The sign of one way to pay; the name beside it carries the meaning. */
export const Sign = ({ children }: { children: ReactNode }) => (
  <svg width="36" height="24" viewBox="0 0 36 24" aria-hidden="true" {...stroke} strokeLinejoin="round">
    {children}
  </svg>
)
