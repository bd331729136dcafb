import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'An app of a partner that works with ours: icon, name, category, what they do together, where to connect it. Take `benefit_card` for what we make ourselves',
  hydrate: 'static',
}
