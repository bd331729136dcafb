import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'A benefit and one sentence, in one of three forms; spans one or two columns',
  hydrate: 'static',
}
