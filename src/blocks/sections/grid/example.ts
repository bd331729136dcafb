import type { Bloks } from '../../../content'
import { examples as cards } from '../../cards/benefit-card/example'
import { examples as tiles } from '../../cards/bento-card/example'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

export const examples: Record<
  'full' | 'beside' | 'bento' | 'articles' | 'customers' | 'required',
  Bloks.Grid
> = {
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
    list: '',
    list_limit: '',
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
  bento: {
    _uid: 'grid-bento',
    component: 'grid',
    title: 'The whole shop in one hand',
    text: 'From the first coffee to the last slip.',
    items: [
      { ...tiles.full, _uid: 'grid-bento-app' },
      { ...tiles.tile, _uid: 'grid-bento-queue' },
      { ...tiles.words, _uid: 'grid-bento-paid' },
      {
        ...tiles.tile,
        _uid: 'grid-bento-market',
        title: 'Out all Saturday',
        image: exampleAsset(
          '1600x1600/9e574234ca/market-stall.webp',
          'A market stall with a striped roof, crates of fruit and a card machine',
        ),
        link: undefined,
        background: 'light-blue',
      },
      {
        ...tiles.words,
        _uid: 'grid-bento-help',
        title: 'A person picks up.',
        text: 'Write or call, and sales ring you back within a day.',
        background: 'charcoal',
      },
      {
        ...tiles.full,
        _uid: 'grid-bento-cards',
        title: 'Every card. Every phone. Every watch.',
        text: 'Held against the screen, and paid.',
        image: exampleAsset('1600x1600/4789e62f2a/khumo-tip.webp', 'Khumo asking about a tip'),
        link: undefined,
        background: 'light-green',
      },
    ],
    columns_desktop: '4',
    background: 'white',
  },
  articles: {
    _uid: 'grid-articles',
    component: 'grid',
    title: 'Read before you buy',
    text: 'What it costs, what keeps working, how to switch.',
    cta: [exampleCta('Read all articles', 'blog', 'secondary')],
    list: 'articles',
    list_limit: '3',
    background: 'cream',
  },
  customers: {
    _uid: 'grid-customers',
    component: 'grid',
    title: 'What changed for them',
    list: 'case_studies',
    list_limit: '2',
    background: 'white',
  },
  required: { _uid: 'grid-required', component: 'grid' },
}
