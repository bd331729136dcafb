import type { Bloks } from '../../../content'
import { exampleAsset, exampleCta, LINE_UP } from '../../shared/example-parts'

const MARKET = exampleAsset(
  '1600x1600/9e574234ca/market-stall.webp',
  'A market stall with crates of fruit and a card machine on the counter',
)

const hero = (variant: string, fields: Omit<Bloks.HeroFlood, 'component' | '_uid'>): Bloks.HeroFlood => ({
  component: 'hero_flood',
  _uid: `hero-flood-${variant}`,
  ...fields,
})

export const examples = {
  full: hero('full', {
    eyebrow: 'For markets and stalls',
    title: 'Sell wherever you set up.',
    text: 'A machine with its own SIM and a battery for the day. No plug, no cables, no counter.',
    ctas: [
      exampleCta('Shop card machines', 'shop/card-machines'),
      exampleCta('See what it costs', 'pricing', 'secondary'),
    ],
    image: MARKET,
    align: 'left',
    background: 'green',
  }),
  required: hero('required', { title: 'Money in your account by the next working day.' }),
  light: hero('light', {
    eyebrow: 'Load-shedding',
    title: 'The lights go out. The till does not.',
    text: 'A full battery takes cards all day.',
    ctas: [exampleCta('Help me choose', 'product-finder')],
    image: LINE_UP,
    background: 'yellow',
  }),
  centre: hero('centre', {
    title: 'Coffee first. Card second.',
    text: 'Tap, slip, next. The queue keeps moving.',
    ctas: [exampleCta('Book a call', 'contact-sales')],
    image: exampleAsset(
      '1600x1600/70ed39f05f/still-coffee.webp',
      'A coffee cup on a counter, a card machine beside it',
    ),
    align: 'centre',
    background: 'pink',
  }),
  words: hero('words', {
    eyebrow: 'Company',
    title: 'Built here. For here.',
    text: 'We make card payments simple for South African businesses.',
    align: 'centre',
    background: 'payflex-navy',
  }),
} satisfies Record<string, Bloks.HeroFlood>
