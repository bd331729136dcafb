/** Whose calendars may stand in a page: the origins of booking providers. */
export const BOOKING_ORIGINS: readonly string[] = ['https://calendly.com']

/** Where the calendar of the sandbox lives, on the site's own origin. */
const SANDBOX_PATH = '/booking/'

/** An address to read a path by, which nobody has. */
const NOWHERE = 'https://own.invalid'

type Booking =
  /** The calendar opens in the page. */
  | { kind: 'frame'; href: string }
  /** It opens by a link: its origin is none that pages may frame. */
  | { kind: 'link'; href: string }

/** How the calendar at an address that an editor wrote is opened; undefined for one that no visitor should be led to. */
export const bookingAt = (address: string): Booking | undefined => {
  const written = address.trim()
  if (!URL.canParse(written, NOWHERE)) return undefined
  const { origin, protocol, pathname, search, href } = new URL(written, NOWHERE)
  if (origin === NOWHERE)
    return pathname.startsWith(SANDBOX_PATH) ? { kind: 'frame', href: pathname + search } : undefined
  if (protocol !== 'https:') return undefined
  return { kind: BOOKING_ORIGINS.includes(origin) ? 'frame' : 'link', href }
}
