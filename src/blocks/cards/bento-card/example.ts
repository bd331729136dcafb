import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

export const examples: Record<'full' | 'tile' | 'words' | 'required', Bloks.BentoCard> = {
  full: {
    _uid: 'bento-card-full',
    component: 'bento_card',
    title: 'One app for the whole counter',
    text: 'Stock, staff, tabs and reports, on the machine or on a till.',
    image: exampleAsset(
      '1600x1600/d911665777/counter-at-work.webp',
      'A till with its screen full of orders, a card machine beside it',
    ),
    link: exampleLink('point-of-sale'),
    span: '2',
    background: 'yellow',
  },
  tile: {
    _uid: 'bento-card-tile',
    component: 'bento_card',
    title: 'Sell where they queue',
    image: exampleAsset(
      '1600x1600/a418c9f677/go-in-use.webp',
      'A card held over a Go, which is as small as a palm',
    ),
    link: exampleLink('shop/card-machines/go'),
    span: '1',
    background: 'payflex-purple',
  },
  words: {
    _uid: 'bento-card-words',
    component: 'bento_card',
    title: 'Sold out at noon. Paid by morning.',
    text: 'Today’s sales are in your account on the next working day.',
    span: '1',
    background: 'pink',
  },
  required: { _uid: 'bento-card-required', component: 'bento_card', title: 'No rent. Ever.' },
}
