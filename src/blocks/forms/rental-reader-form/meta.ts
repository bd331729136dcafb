import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Asks to rent card machines: how many, from when, for an event or by the month; for everything else take `sales_form`',
  hydrate: 'visible',
  uses: 'leads',
}
