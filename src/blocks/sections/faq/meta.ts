import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Questions and answers, grouped by `topic`',
  hydrate: 'static',
}
