import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Asks sales to call back, about everything or one product; to rent a machine take `rental_reader_form`, to book a time `scheduling_widget`',
  hydrate: 'visible',
  uses: 'leads',
}
