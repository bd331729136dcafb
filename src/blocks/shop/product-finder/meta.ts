import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'A few questions, then the product that fits best and the runner-up',
  hydrate: 'visible',
  needs: () => ({ catalogue: true }),
}
