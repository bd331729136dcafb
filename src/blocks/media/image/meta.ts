import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Picture with caption and link',
  hydrate: 'static',
}
