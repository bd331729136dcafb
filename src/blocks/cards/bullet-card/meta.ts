import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A list of ticks and crosses under a title, with one button. Take `package_bullet_card` where it has a price, `benefit_card` for a single benefit',
  hydrate: 'static',
}
