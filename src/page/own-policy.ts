import { BLOCK_METAS } from '../blocks/metas.gen'
import type { BlockMeta, OutsideUse } from '../blocks/meta'

const METAS: Readonly<Partial<Record<string, BlockMeta>>> = BLOCK_METAS

/** Where the services are that pages deal with themselves; those of this site are paths. */
const SERVICES: Readonly<Record<OutsideUse, readonly (string | undefined)[]>> = {
  leads: [process.env.GATSBY_CRM_URL, process.env.GATSBY_CAPTCHA_SCRIPT],
  booking: [process.env.GATSBY_BOOKING_URL],
}

/** A page that shows calendars frames them, also its own site's, as no other page does. */
const isLetIn = (use: OutsideUse, address = ''): boolean =>
  use === 'booking' ? address !== '' : address.startsWith('http')

const asksFor = (use: OutsideUse): boolean => SERVICES[use].some((address) => isLetIn(use, address))

/** Whether a page with these blocks has a security policy of its own, because one of them asks others. */
export const hasOwnPolicy = (blocks: readonly string[]): boolean =>
  blocks.some((name) => {
    const { origins, uses } = METAS[name] ?? {}
    return origins !== undefined || (uses !== undefined && asksFor(uses))
  })
