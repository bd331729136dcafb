import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Headline, up to two buttons and three promises on one half, a picture on the other',
  hydrate: 'static',
  carriesTitle: true,
}
