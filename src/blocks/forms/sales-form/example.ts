import type { Bloks } from '../../../content'

const point = (name: string, icon: Bloks.TrustPoint['icon'], text: string): Bloks.TrustPoint => ({
  _uid: `sales-form-${name}`,
  component: 'trust_point',
  icon,
  text,
})

export const examples: Record<'full' | 'everything' | 'required', Bloks.SalesForm> = {
  full: {
    _uid: 'sales-form-full',
    component: 'sales_form',
    title: 'Talk to us about Khumo',
    text: 'Tell us a little about your business. A person from sales rings you back within 24 hours, weekdays from 8am to 5pm.',
    product: 'Khumo',
    submit_text: 'Ask for a call',
    points: [
      point('full-1', 'clock', 'An answer within a working day'),
      point('full-2', 'people', 'A person in Cape Town, not a menu of numbers'),
      point('full-3', 'shield', 'No contract to sign before you have seen the fees'),
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
    points: [point('everything-1', 'clock', 'Within 24 hours, weekdays from 8am to 5pm')],
    phone: '021 000 0100',
    background: 'green',
  },
  required: { _uid: 'sales-form-required', component: 'sales_form' },
}
