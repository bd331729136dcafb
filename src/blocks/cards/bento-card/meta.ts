import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A tile of a bento, one or two columns wide: a few large words, a picture that runs off its edge. Take `benefit_card` for a row of equal benefits, `rich_media_card` for a picture to be seen whole',
  hydrate: 'static',
}
