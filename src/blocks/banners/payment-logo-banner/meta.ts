import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Accepted cards and wallets',
  hydrate: 'static',
  showsNothingWithout: ['methods'],
}
