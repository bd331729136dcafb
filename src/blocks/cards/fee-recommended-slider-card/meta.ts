import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'A slider over the sales of a month, the fee that goes with it, the whole ladder',
  hydrate: 'visible',
  needs: { fees: ['fee_type'] },
}
