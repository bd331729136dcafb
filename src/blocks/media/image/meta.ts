import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'One picture with caption and link, on a band of its own or inside a text. For a picture beside words take `rich_media_card` or a hero',
  hydrate: 'static',
}
