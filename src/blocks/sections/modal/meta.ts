import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A panel that links open by its `id`: a headline, words, a button and blocks, with a footer under a picture; for an aside that stands on the page take `info_card`',
  hydrate: 'intent',
}
