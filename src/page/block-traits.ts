import { BLOCK_METAS, BLOCKS_WITH_FOOT } from '../blocks/metas.gen'
import type { BlockMeta, OutsideUse } from '../blocks/meta'

/**
 * What the browser must know of a block before its code is here; `hasFoot`: it keeps something at the foot of a phone's screen;
 * `asksOthers`: its pages have a security policy of their own.
 */
export type BlockTraits = Pick<BlockMeta, 'hydrate' | 'visibleBeyond'> & {
  name: string
  hasFoot?: true
  asksOthers?: true
}

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

/** Parts of blocks have no code of their own, and are left out. */
export const blockTraits = (names: readonly string[]): BlockTraits[] =>
  names.flatMap((name) => {
    const meta = METAS[name]
    if (!meta) return []
    const { hydrate, visibleBeyond, origins, uses } = meta
    const asksOthers = origins !== undefined || (uses !== undefined && asksFor(uses))
    return [
      {
        name,
        hydrate,
        ...(visibleBeyond ? { visibleBeyond } : {}),
        ...(BLOCKS_WITH_FOOT.includes(name) ? { hasFoot: true as const } : {}),
        ...(asksOthers ? { asksOthers: true as const } : {}),
      },
    ]
  })

/** Of every block that an editor can place: a draft may come to hold any. */
export const allBlockTraits = (): BlockTraits[] => blockTraits(Object.keys(BLOCK_METAS))
