import type { Bloks } from '../../../content'

export const examples: Record<'full' | 'figure' | 'word' | 'fee' | 'required', Bloks.DataCard> = {
  full: {
    _uid: 'data-card-full',
    component: 'data_card',
    figure: 'R149',
    price_item: 'reader-rental',
    fee_type: 'card-payments',
    title: 'A machine on rent',
    text: 'Give it back in any month. There is no contract that runs on.',
    source: 'Of one machine. Delivery, swap and collection are included.',
    background: 'yellow',
  },
  figure: {
    _uid: 'data-card-figure',
    component: 'data_card',
    figure: '200K',
    title: 'South African businesses',
    text: 'From one chair in Soweto to forty tables on the Sea Point promenade.',
    source: 'Merchants with a sale in the last twelve months.',
    background: 'light-blue',
  },
  word: {
    _uid: 'data-card-word',
    component: 'data_card',
    figure: 'Next working day',
    title: 'Money in your account',
    text: 'Today’s sales are paid out without your asking.',
    background: 'payflex-navy',
  },
  fee: {
    _uid: 'data-card-fee',
    component: 'data_card',
    fee_type: 'card-payments',
    title: 'At most, whatever the card',
    text: 'Debit, credit and cards from abroad cost the same. The more you sell, the less it is.',
    background: 'charcoal',
  },
  required: { _uid: 'data-card-required', component: 'data_card', title: 'No monthly minimum' },
}
