import type { ReactNode } from 'react'
import type { Interest } from '../../shared/leads/options'

const phoneShape = <rect x="7" y="3" width="10" height="18" rx="2.4" />

/** One hand with the site's icons: a 24 px grid, 2 px round strokes. */
const SHAPES: Readonly<Record<Interest, ReactNode>> = {
  Khumo: (
    <>
      {phoneShape}
      <path d="M10.4 10.5a2.6 2.6 0 0 1 0 3M13 8.5a5.5 5.5 0 0 1 0 7" />
    </>
  ),
  'Khumo Print': (
    <>
      <path d="M9 8V2.5l1.5 1 1.5-1 1.5 1 1.5-1V8" />
      <rect x="6.5" y="8" width="11" height="13.5" rx="2.4" />
      <path d="m10 14.5 1.5 1.5 2.8-3" />
    </>
  ),
  'Neo Touch': (
    <>
      {phoneShape}
      <path d="M10 6.5h4M10 12h.01M14 12h.01M10 15h.01M14 15h.01M10 18h.01M14 18h.01" />
    </>
  ),
  Gateway: (
    <>
      <rect x="3" y="4" width="18" height="16" rx="2.4" />
      <path d="M3 9h18M6.5 6.5h.01M9.5 6.5h.01M7 14.5h4" />
    </>
  ),
  Link: (
    <path d="M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  ),
  Invoices: <path d="M6 3h8l4.5 4.5V21H6V3Zm8 0v4.5h4.5M9.5 12.5H15M9.5 16.5H13" />,
  'Point of sale': (
    <>
      <rect x="3" y="4" width="18" height="12" rx="2.4" />
      <path d="M8 21h8M12 16v5M7 8h4M7 11.5h2M15 8h2v3.5h-2z" />
    </>
  ),
  'Xero integration': (
    <path d="M4 10.5A8.2 8.2 0 0 1 19.5 9M20 13.5A8.2 8.2 0 0 1 4.5 15M19.8 4v5h-5M4.2 20v-5h5" />
  ),
}

/** A drawing of something that can be asked about; its name stands beside it. */
export const InterestIcon = ({ of }: { of: Interest }) => (
  <svg
    width="28"
    height="28"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {SHAPES[of]}
  </svg>
)
