import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'What several customers say, one to three in view, to swipe. One quote alone, or all at once: `testimonial_card` in a `grid`. Logos, ratings and press: `social_proofing`',
  hydrate: 'visible',
}
