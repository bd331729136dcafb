import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'The whole cart and what an empty cart says',
  hydrate: 'load',
  carriesTitle: true,
  needs: () => ({ catalogue: true }),
}
