import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Products of the chosen types with filters, sort and search',
  hydrate: 'visible',
  needs: () => ({ catalogue: true }),
}
