import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

const spot = (name: string, fields: Omit<Bloks.HotSpot, '_uid' | 'component'>): Bloks.HotSpot => ({
  _uid: `interactive-image-banner-${name}`,
  component: 'hot_spot',
  ...fields,
})

export const examples = {
  full: {
    _uid: 'interactive-image-banner-full',
    component: 'interactive_image_banner',
    title: 'One counter, nothing missing',
    text: 'Four parts that know each other. Press a plus to see what each one does.',
    image: exampleAsset(
      '1600x1600/68e7288ccb/counter-kit-set.webp',
      'A till and a card machine on an open cash drawer',
    ),
    spots: [
      spot('full-menu', {
        label: 'Your menu, your way',
        text: 'Big tiles for what sells, colours for what belongs together. New staff find it on the first day.',
        x: '26',
        y: '27',
        link: exampleLink('point-of-sale'),
      }),
      spot('full-charge', {
        label: 'One press to charge',
        text: 'The amount goes to the card machine by itself, so nobody types it twice.',
        x: '52.3',
        y: '36.7',
        link: exampleLink('point-of-sale'),
      }),
      spot('full-drawer', {
        label: 'Cash has a place too',
        text: 'The drawer opens by itself when somebody pays in notes, and stays shut when nobody does.',
        x: '56',
        y: '75',
        link: exampleLink('shop/accessories'),
      }),
      spot('full-machine', {
        label: 'Tap, insert or phone',
        text: 'Every card and wallet your customers carry.',
        x: '73',
        y: '33',
        link: exampleLink('shop/card-machines'),
      }),
    ],
    anchor: 'counter',
    background: 'cream',
    rhythm: 'normal',
  },
  wide: {
    _uid: 'interactive-image-banner-wide',
    component: 'interactive_image_banner',
    title: 'Three machines, side by side',
    image: exampleAsset(
      '1920x1600/6ba0b7e01e/hero-line-up.webp',
      'Three card machines side by side: Neo Touch, Khumo and Khumo Print',
    ),
    spots: [
      spot('wide-keys', { label: 'Real keys', text: 'For fast fingers and long queues.', x: '22', y: '68' }),
      spot('wide-screen', { label: 'A screen to tap on', x: '48', y: '55' }),
      spot('wide-slip', {
        label: 'Slips from the machine',
        text: 'The printer is built in. One roll lasts a good day.',
        x: '77',
        y: '12',
      }),
      spot('wide-corner', { label: 'A place at the very edge', text: 'Still whole.', x: '100', y: '100' }),
    ],
    background: 'blue',
  },
  required: {
    _uid: 'interactive-image-banner-required',
    component: 'interactive_image_banner',
    image: exampleAsset(
      '1600x1600/d911665777/counter-at-work.webp',
      'A till between a printer and a card machine',
    ),
    spots: [spot('required-slip', { label: 'Slips for who wants one', x: '17', y: '46' })],
  },
} satisfies Record<string, Bloks.InteractiveImageBanner>
