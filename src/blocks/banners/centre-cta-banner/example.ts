import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

export const examples: Record<'full' | 'required', Bloks.CentreCtaBanner> = {
  full: {
    _uid: 'centre-cta-banner-full',
    component: 'centre_cta_banner',
    title: 'Your next customer has a card.',
    text: 'Order today, trade within three working days.',
    ctas: [exampleCta('Shop card machines', 'shop/card-machines')],
    background: 'green',
    rhythm: 'tight',
  },
  required: {
    _uid: 'centre-cta-banner-required',
    component: 'centre_cta_banner',
    title: 'Order today, trade within three working days.',
  },
}
