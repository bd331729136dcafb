import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'One line and one button',
  hydrate: 'static',
}
