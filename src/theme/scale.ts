/** The 8 px grid, as CSS lengths. */
export const space = {
  xs: '8px',
  s: '16px',
  m: '24px',
  l: '32px',
  xl: '48px',
  xxl: '64px',
  gutter: 'clamp(16px, 4.5vw, 64px)',
} as const

/** The padding above and below a band's content, from phones to wide screens: for strips, sections, and the band that sells. */
export const rhythm = {
  tight: 'clamp(24px, 3.4vw, 48px)',
  normal: 'clamp(64px, 8vw, 112px)',
  loud: 'clamp(88px, 12vw, 160px)',
} as const

/**
 * Fluid type: family, weight, size, leading and tracking of each role, as CSS declarations. If the browser's text is large, the
 * size of headlines follows the screen, so that words do not break.
 */
export const type = {
  hero: `font: 800 clamp(min(2.75rem, 14vw), 1.2rem + 5.6vw, 5.75rem)/1.02 var(--headline); letter-spacing: -0.025em;`,
  section: `font: 800 clamp(min(2.125rem, 10.7vw), 1.35rem + 2.7vw, 3.75rem)/1.02 var(--headline); letter-spacing: -0.025em;`,
  card: `font: 700 clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem)/1.1 var(--headline); letter-spacing: -0.015em;`,
  small: `font: 700 1.125rem/1.25 var(--headline); letter-spacing: -0.01em;`,
  lead: `font: 400 clamp(1.0625rem, 1rem + 0.4vw, 1.3125rem)/1.45 var(--text);`,
  body: `font: 400 clamp(1rem, 0.96rem + 0.15vw, 1.0625rem)/1.5 var(--text);`,
  label: `font: 600 0.9375rem/1.3 var(--text);`,
  note: `font: 400 0.875rem/1.45 var(--text);`,
} as const

/** Amounts, quantities and totals: digits of equal width without negative tracking. Write it after `font`, which resets it. */
export const figures = 'font-variant-numeric: tabular-nums; letter-spacing: 0;'
/** The same for an element with only an amount: its column is never narrower than the amount. */
export const wholeAmount = `${figures} overflow-wrap: break-word;`

export const radius = { card: '24px', control: '14px', pill: '999px' } as const
export const maxWidth = '1280px'
/** The whole screen on a phone. */
export const drawerWidth = 'min(100vw, 460px)'
/** Height in CSS pixels of the navigation bar; content under a transparent bar starts below it. */
export const navHeight = '72px'
/** The top of sticky parts: below the navigation and, if the page has one, the bar with its sections. */
export const underBars = 'var(--nav-stays) + var(--page-bar, 0px)'
export const shadow = {
  raised: '0 1px 2px rgb(0 0 0 / 0.06), 0 8px 24px rgb(0 0 0 / 0.08)',
  floating: '0 12px 48px rgb(0 0 0 / 0.22)',
} as const
export const motion = { quick: '160ms ease', calm: '320ms cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/** The space between the focused element and the foot of the screen; on a low screen a toast may cover it. */
export const focusRoom = 'var(--focus-room)'
