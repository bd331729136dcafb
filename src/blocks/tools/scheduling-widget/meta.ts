import type { BlockMeta } from '../../meta'
import { BOOKING_ORIGINS } from './booking-address'

export const meta: BlockMeta = {
  purpose:
    'A calendar of the booking provider’s, to choose a time for a call; to be called back take `sales_form`',
  hydrate: 'intent',
  // The site's own is the sandbox's.
  origins: { frame: ["'self'", ...BOOKING_ORIGINS] },
}
