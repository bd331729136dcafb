import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Headline on a whole band of colour or on a picture that fills it; for one strong mood. With promises beside the picture take hero_content_half',
  hydrate: 'static',
  carriesTitle: true,
}
