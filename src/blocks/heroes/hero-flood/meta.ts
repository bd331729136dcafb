import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Headline on a whole band of colour, out of which a large picture grows; for one strong mood. With promises beside the picture take hero_content_half',
  hydrate: 'static',
  carriesTitle: true,
}
