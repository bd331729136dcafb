import type { Bloks } from '../../../content'
import { examplePoint } from '../../shared/example-parts'

export const examples: Record<'full' | 'dark' | 'required', Bloks.RentalReaderForm> = {
  full: {
    _uid: 'rental-reader-form-full',
    component: 'rental_reader_form',
    title: 'Machines for the weekend, or the season',
    text: 'Say how many and when. We write back with what it costs and how the machines reach you.',
    submit_text: 'Ask for machines',
    points: [
      examplePoint('rental-reader-form-1', 'battery', 'Charged and set up before they reach you'),
      examplePoint('rental-reader-form-2', 'wifi', 'Each with its own SIM: no wifi needed at the stall'),
      examplePoint('rental-reader-form-3', 'truck', 'Brought and fetched by courier'),
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
    points: [examplePoint('rental-reader-form-dark-1', 'clock', 'An answer within a working day')],
    background: 'charcoal',
  },
  required: { _uid: 'rental-reader-form-required', component: 'rental_reader_form' },
}
