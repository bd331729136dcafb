import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'The shop’s categories as a row of pictures to swipe',
  hydrate: 'visible',
}
