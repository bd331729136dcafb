import type { Bloks } from '../../../content'

const point = (name: string, icon: Bloks.TrustPoint['icon'], text: string): Bloks.TrustPoint => ({
  _uid: `rental-reader-form-${name}`,
  component: 'trust_point',
  icon,
  text,
})

export const examples: Record<'full' | 'dark' | 'required', Bloks.RentalReaderForm> = {
  full: {
    _uid: 'rental-reader-form-full',
    component: 'rental_reader_form',
    title: 'Machines for the weekend, or the season',
    text: 'Say how many and when. We write back with what it costs and how the machines reach you.',
    submit_text: 'Ask for machines',
    points: [
      point('1', 'battery', 'Charged and set up before they reach you'),
      point('2', 'wifi', 'Each with its own SIM: no wifi needed at the stall'),
      point('3', 'truck', 'Brought and fetched by courier'),
    ],
    phone: '021 000 0100',
    anchor: 'rent',
    background: 'light-blue',
    rhythm: 'normal',
  },
  dark: {
    _uid: 'rental-reader-form-dark',
    component: 'rental_reader_form',
    title: 'Rent for your event',
    points: [point('dark-1', 'clock', 'An answer within a working day')],
    background: 'charcoal',
  },
  required: { _uid: 'rental-reader-form-required', component: 'rental_reader_form' },
}
