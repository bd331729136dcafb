import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'One category; in the slider, or in a `grid`',
  hydrate: 'visible',
}
