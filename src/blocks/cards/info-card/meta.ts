import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A notice that a reader should not miss: something to know, a tip or a warning, in running text with one link. Take `benefit_card` for what sells',
  hydrate: 'static',
}
