import type { Bloks } from '../../../content'
import { exampleAsset } from '../../shared/example-parts'

const video = (name: string, fields: Omit<Bloks.Video, '_uid' | 'component'>): Bloks.Video => ({
  _uid: `video-carousel-${name}`,
  component: 'video',
  ...fields,
})

const FILM = {
  title: 'Your first payment',
  poster: exampleAsset('1600x1600/4789e62f2a/khumo-tip.webp', 'Khumo asking about a tip'),
  source: 'file',
  file: exampleAsset('db757ef52d/first-payment.mp4', ''),
  captions: exampleAsset('513a84d160/first-payment.vtt', ''),
  duration: '0:12',
  text: 'Type the amount, hold out the machine, wait for the tick.',
} as const

const TOUR = {
  title: 'A tour of the till',
  poster: exampleAsset('1600x1600/d911665777/counter-at-work.webp', 'A till with its screen full of orders'),
  source: 'youtube',
  address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  duration: '2:40',
  text: 'Orders, tabs, stock and the end of the day, on one screen.',
} as const

const STALL = {
  title: 'A Saturday at the market',
  poster: exampleAsset('1600x1600/9e574234ca/market-stall.webp', 'A fruit stall with a card machine'),
  source: 'vimeo',
  address: 'https://vimeo.com/76979871',
  duration: '1:24',
  text: 'From packing the car to the payout on Monday.',
} as const

export const examples = {
  full: {
    _uid: 'video-carousel-full',
    component: 'video_carousel',
    title: 'Watch it work',
    text: 'Short films, no sales talk. Each has captions.',
    videos: [
      video('full-film', { ...FILM, address: TOUR.address }),
      video('full-tour', TOUR),
      video('full-stall', STALL),
      video('full-training', {
        title: 'Train a new cashier before the shop opens',
        poster: exampleAsset('1600x1600/abede5a10e/staff-training.webp', 'Books for a first day at the till'),
        address: 'https://youtu.be/aqz-KE-bpKQ',
        duration: '4:05',
      }),
    ],
    anchor: 'films',
    background: 'charcoal',
    rhythm: 'normal',
  },
  two: {
    _uid: 'video-carousel-two',
    component: 'video_carousel',
    title: 'Two shops, two mornings',
    videos: [video('two-stall', STALL), video('two-tour', TOUR)],
    background: 'yellow',
  },
  required: {
    _uid: 'video-carousel-required',
    component: 'video_carousel',
    title: 'Unpack it with us',
    videos: [
      video('required-one', {
        title: 'From the box to the first sale',
        poster: exampleAsset('1600x1600/190bed6587/starter-kit.webp', 'A Khumo, its dock and a SIM'),
        address: 'https://vimeo.com/76979871',
      }),
    ],
  },
} satisfies Record<string, Bloks.VideoCarousel>
