import type { Bloks } from '../../../content'
import { exampleCta, LINE_UP } from '../../shared/example-parts'

export const examples: Record<'full' | 'required', Bloks.HeroCentre> = {
  full: {
    _uid: 'hero-centre-full',
    component: 'hero_centre',
    eyebrow: 'Point of sale',
    title: 'Run the shop, not the paperwork.',
    text: 'Stock, staff, tabs and reports in one app. On the machine in your hand or on a till on the counter.',
    ctas: [
      exampleCta('See the till', '#till'),
      exampleCta('Shop card machines', 'shop/card-machines', 'secondary'),
    ],
    image: LINE_UP,
    background: 'charcoal',
  },
  required: { _uid: 'hero-centre-required', component: 'hero_centre', title: 'Terms of sale' },
}
