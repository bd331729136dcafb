import type { Bloks } from '../../../content'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

const COUNTER = exampleAsset(
  '1600x1600/72b7f4a29f/still-counter.webp',
  'A coffee, a croissant and a card machine on a wooden counter, a card in the air over them',
)
const KHUMO = exampleAsset('1600x1600/4789e62f2a/khumo-tip.webp', 'Khumo asking about a tip')

export const examples: Record<'full' | 'elsewhere' | 'picture' | 'required', Bloks.RichMediaCard> = {
  full: {
    _uid: 'rich-media-card-full',
    component: 'rich_media_card',
    image: COUNTER,
    video: [
      {
        _uid: 'rich-media-card-film',
        component: 'video',
        title: 'A card payment on Khumo, from the amount to the receipt',
        poster: KHUMO,
        source: 'file',
        file: exampleAsset('db757ef52d/first-payment.mp4', ''),
        captions: exampleAsset('513a84d160/first-payment.vtt', ''),
        duration: '0:12',
      },
    ],
    title: 'Your first payment',
    text: 'Type the amount, hold out the machine, wait for the tick.',
    cta: [exampleCta('Shop card machines', 'shop/card-machines')],
    background: 'light-blue',
  },
  elsewhere: {
    _uid: 'rich-media-card-elsewhere',
    component: 'rich_media_card',
    video: [
      {
        _uid: 'rich-media-card-tour',
        component: 'video',
        title: 'A tour of the till',
        poster: exampleAsset(
          '1600x1600/d911665777/counter-at-work.webp',
          'A till with its screen full of orders',
        ),
        source: 'youtube',
        address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        duration: '2:40',
      },
    ],
    title: 'A tour of the till',
    text: 'Orders, tabs, stock and the end of the day.',
    background: 'yellow',
  },
  picture: {
    _uid: 'rich-media-card-picture',
    component: 'rich_media_card',
    image: COUNTER,
    title: 'All of it fits beside the cake stand',
    text: 'A machine, a charger and a place to put down a cup. Nothing is screwed to the counter.',
    cta: [exampleCta('See point of sale', 'point-of-sale', 'secondary')],
    background: 'mint-green',
  },
  required: {
    _uid: 'rich-media-card-required',
    component: 'rich_media_card',
    title: 'Set up in a morning',
  },
}
