import type { Bloks } from '../../../content'
import { examplePoint } from '../../shared/example-parts'

export const examples: Record<'full' | 'everything' | 'required', Bloks.SalesForm> = {
  full: {
    _uid: 'sales-form-full',
    component: 'sales_form',
    title: 'Talk to us about Khumo',
    text: 'Tell us a little about your business. A person from sales rings you back within 24 hours, weekdays from 8am to 5pm.',
    product: 'Khumo',
    submit_text: 'Ask for a call',
    points: [
      examplePoint('sales-form-full-1', 'clock', 'An answer within a working day'),
      examplePoint('sales-form-full-2', 'people', 'A person in Cape Town, not a menu of numbers'),
      examplePoint('sales-form-full-3', 'shield', 'No contract to sign before you have seen the fees'),
    ],
    phone: '021 000 0100',
    anchor: 'talk-to-us',
    background: 'yellow',
    rhythm: 'normal',
  },
  everything: {
    _uid: 'sales-form-everything',
    component: 'sales_form',
    title: 'We ring you back',
    text: 'Two minutes of questions, so that the right person calls.',
    points: [examplePoint('sales-form-everything-1', 'clock', 'Within 24 hours, weekdays from 8am to 5pm')],
    phone: '021 000 0100',
    background: 'green',
  },
  required: { _uid: 'sales-form-required', component: 'sales_form' },
}
