import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

export const examples: Record<'full' | 'figure' | 'wide' | 'link' | 'required', Bloks.BenefitCard> = {
  full: {
    _uid: 'benefit-card-full',
    component: 'benefit_card',
    image: exampleAsset('1600x1600/a8e4e69067/khumo-print-split.webp', 'A bank card held over Khumo Print'),
    icon: 'phone',
    figure: '24h',
    title: 'A person calls back',
    text: 'Write or call, and sales ring you back within a day.',
    link: exampleLink('contact-sales'),
    span: '2',
    background: 'mint-green',
  },
  figure: {
    _uid: 'benefit-card-figure',
    component: 'benefit_card',
    figure: '24h',
    title: 'A person calls back',
    text: 'Write or call, and sales ring you back within a day.',
    span: '1',
    background: 'cream',
  },
  wide: {
    _uid: 'benefit-card-wide',
    component: 'benefit_card',
    figure: 'Next day',
    title: 'Money in your account',
    text: 'Today’s sales are paid out the next working day. A weekend’s follow on the first working day after it.',
    span: '2',
    background: 'pink',
  },
  link: {
    _uid: 'benefit-card-link',
    component: 'benefit_card',
    icon: 'chart',
    title: 'Point of sale',
    text: 'Stock, staff, tabs and reports in one app, on the machine or on a till.',
    link: exampleLink('point-of-sale'),
    span: '1',
    background: 'orange',
  },
  required: { _uid: 'benefit-card-required', component: 'benefit_card', title: 'Money back' },
}
