import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Cards of unequal height, packed in columns that are read from top to bottom: testimonials, notices, films. Take `grid` where cards are compared or stand in rows',
  hydrate: 'static',
}
