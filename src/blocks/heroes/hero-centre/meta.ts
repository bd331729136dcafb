import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Centred headline with a picture below',
  hydrate: 'static',
  carriesTitle: true,
}
