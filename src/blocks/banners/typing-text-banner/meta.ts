import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A headline whose last word types through a list, such as trades or ways to pay. For a line that stands still take centre_cta_banner',
  hydrate: 'visible',
}
