import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Space from the scale, per screen size',
  hydrate: 'static',
}
