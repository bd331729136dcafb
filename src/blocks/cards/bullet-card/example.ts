import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

const bullet = (_uid: string, text: string, excluded?: boolean): Bloks.Bullet => ({
  _uid,
  component: 'bullet',
  text,
  ...(excluded === undefined ? {} : { excluded }),
})

export const examples: Record<'full' | 'short' | 'required', Bloks.BulletCard> = {
  full: {
    _uid: 'bullet-card-full',
    component: 'bullet_card',
    icon: 'check',
    title: 'With every machine',
    text: 'From the first day, at no charge of its own.',
    bullets: [
      bullet('bullet-card-app', 'The app for stock, staff and reports', false),
      bullet('bullet-card-payout', 'Payouts on the next working day', false),
      bullet('bullet-card-help', 'People who help, by phone and by mail', false),
      bullet('bullet-card-drawer', 'A cash drawer and a receipt printer', true),
    ],
    cta: [exampleCta('Shop card machines', 'shop/card-machines')],
    background: 'light-blue',
  },
  short: {
    _uid: 'bullet-card-short',
    component: 'bullet_card',
    icon: 'tap',
    title: 'What you can take',
    bullets: [
      bullet('bullet-card-tap', 'Tap: cards, phones and watches'),
      bullet('bullet-card-chip', 'Chip and PIN'),
      bullet('bullet-card-foreign', 'Cards from abroad'),
    ],
    background: 'green',
  },
  required: {
    _uid: 'bullet-card-required',
    component: 'bullet_card',
    title: 'In the box',
    bullets: [
      bullet('bullet-card-machine', 'The machine'),
      bullet('bullet-card-cable', 'A USB-C cable and a plug'),
    ],
  },
}
