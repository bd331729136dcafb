import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Benefit and product cards in one to four columns',
  hydrate: 'static',
}
