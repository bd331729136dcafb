import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.PromoCtaCounterBanner> = {
  purpose:
    'A promotion with a countdown to its end, after which it says that it is over. For a closing line without an end take centre_cta_banner',
  hydrate: 'visible',
  needs: ({ timer_target_date: until }) => ({ until }),
}
