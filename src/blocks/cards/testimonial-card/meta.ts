import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'What one customer says, with portrait and stars. Take `case_study_card` where a figure and a story of ours say more',
  hydrate: 'static',
}
