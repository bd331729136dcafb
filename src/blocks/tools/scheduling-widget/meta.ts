import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A calendar of the booking provider’s, to choose a time for a call; to be called back take `sales_form`',
  hydrate: 'intent',
  uses: 'booking',
}
