import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

export const examples: Record<'full' | 'required', Bloks.CartOverview> = {
  full: {
    _uid: 'cart-overview-full',
    component: 'cart_overview',
    title: 'Your cart',
    empty_title: 'Nothing in here yet',
    empty_text: 'Start with a card machine. It reaches you within three working days, delivery is free.',
    empty_cta: [exampleCta('Shop card machines', 'shop/card-machines', 'primary')],
  },
  required: { _uid: 'cart-overview-required', component: 'cart_overview' },
}
