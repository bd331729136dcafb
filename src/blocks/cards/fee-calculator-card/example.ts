import type { Bloks } from '../../../content'

const channel = (card: string, label: string, fee_type: string, share?: string): Bloks.CalculatorChannel => ({
  component: 'calculator_channel',
  _uid: `fee-calculator-card-${card}-${label}`,
  label,
  fee_type,
  share,
})

export const examples: Record<'full' | 'three' | 'one' | 'required', Bloks.FeeCalculatorCard> = {
  full: {
    component: 'fee_calculator_card',
    _uid: 'fee-calculator-card-full',
    title: 'What would your month cost?',
    text: 'Put in your own figures and follow every cent.',
    channels: [
      channel('full', 'Card machine', 'card-payments', '80'),
      channel('full', 'Online', 'online-payments', '20'),
    ],
    turnover: '80000',
    average_sale: '250',
    price_items: 'machine-rent, app-pro',
    background: 'cream',
  },
  three: {
    component: 'fee_calculator_card',
    _uid: 'fee-calculator-card-three',
    title: 'A busy shop with a website',
    channels: [
      channel('three', 'Card machine', 'card-payments', '65'),
      channel('three', 'Pay link', 'online-payments', '10'),
      channel('three', 'Website', 'online-payments', '25'),
    ],
    turnover: '420000',
    average_sale: '85',
    background: 'charcoal',
  },
  one: {
    component: 'fee_calculator_card',
    _uid: 'fee-calculator-card-one',
    title: 'Card sales alone',
    text: 'For a shop where every customer stands at the counter.',
    channels: [channel('one', 'Card machine', 'card-payments')],
    price_items: 'reader-rental',
    background: 'light-blue',
  },
  required: {
    component: 'fee_calculator_card',
    _uid: 'fee-calculator-card-required',
    title: 'Your fees',
    channels: [
      channel('required', 'Card machine', 'card-payments'),
      channel('required', 'Online', 'online-payments'),
    ],
  },
}
