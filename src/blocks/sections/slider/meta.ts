import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Any cards in a row to swipe, for when they need not all be seen at once; all are of one height. All in sight: `grid`. What customers say: `testimonial_swiper`. The shop’s categories: `category_slider`',
  hydrate: 'visible',
}
