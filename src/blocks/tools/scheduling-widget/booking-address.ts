/** An address to read a path by, which nobody has. */
const NOWHERE = 'https://own.invalid'

/** Where calendars lie that may stand in a page: the provider's origin, a path of the sandbox's, or nothing. */
const provider = (): string => process.env.GATSBY_BOOKING_URL ?? ''

const readUrl = (written: string): URL | undefined => {
  try {
    return new URL(written, NOWHERE)
  } catch {
    return undefined
  }
}

type Booking =
  /** The calendar opens in the page. */
  | { kind: 'frame'; href: string }
  /** It opens by a link: its origin is none that pages may frame. */
  | { kind: 'link'; href: string }

/**
 * How the calendar at an address that an editor wrote is opened; undefined for one that no visitor should be led to. A path is
 * the sandbox's, and leads nowhere without it.
 */
export const bookingAt = (address: string): Booking | undefined => {
  const written = readUrl(address.trim())
  if (!written) return undefined
  const { origin, protocol, pathname, search, href } = written
  if (origin === NOWHERE) {
    const isSandbox = provider().startsWith('/') && pathname.startsWith(provider())
    return isSandbox ? { kind: 'frame', href: pathname + search } : undefined
  }
  if (protocol !== 'https:') return undefined
  return { kind: origin === provider() ? 'frame' : 'link', href }
}
