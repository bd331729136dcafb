import type { Bloks } from '../../../content'
import { examples as cards } from '../../cards/benefit-card/example'
import { exampleCta } from '../../shared/example-parts'

export const examples: Record<'full' | 'beside' | 'required', Bloks.Grid> = {
  full: {
    _uid: 'grid-full',
    component: 'grid',
    title: 'Everything after the tap',
    text: 'What happens once your customer has paid.',
    cta: [exampleCta('See all card machines', 'shop/card-machines', 'secondary')],
    items: [
      cards.wide,
      cards.figure,
      { ...cards.required, _uid: 'grid-rent', figure: 'R0', title: 'Monthly rent', background: 'light-blue' },
      { ...cards.required, _uid: 'grid-return', figure: '30 days', background: 'mint-green' },
      { ...cards.link, _uid: 'grid-link' },
    ],
    columns_mobile: '1',
    columns_tablet: '2',
    columns_desktop: '4',
    anchor: 'after-the-tap',
    background: 'white',
    rhythm: 'tight',
  },
  beside: {
    _uid: 'grid-beside',
    component: 'grid',
    title: 'One fee. No rent.',
    text: 'No monthly rent, no contract, no minimum.',
    items: [
      { ...cards.required, _uid: 'grid-excl', figure: '2.7%', title: 'of each card sale, excl. VAT' },
      { ...cards.required, _uid: 'grid-incl', figure: '3.105%', title: 'of each card sale, incl. VAT' },
    ],
    columns_desktop: '2',
    background: 'charcoal',
  },
  required: { _uid: 'grid-required', component: 'grid' },
}
