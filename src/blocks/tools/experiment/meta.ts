import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Two ways of showing something, under the name of an experiment; so far everybody sees `control`',
  hydrate: 'static',
}
