import type { Bloks } from '../../../content'
import { exampleCta, examplePoint, LINE_UP } from '../../shared/example-parts'

const required: Bloks.HeroContentHalf = {
  _uid: 'hero-content-half-required',
  component: 'hero_content_half',
  title: 'Take the card. Keep the sale.',
  image: LINE_UP,
}

const full: Bloks.HeroContentHalf = {
  ...required,
  _uid: 'hero-content-half-full',
  eyebrow: 'Card machines',
  text: 'Card machines for South African businesses. Buy it once, pay only when you get paid.',
  ctas: [
    exampleCta('Shop card machines', 'shop/card-machines'),
    exampleCta('Help me choose', 'product-finder', 'secondary'),
  ],
  trust_points: [
    examplePoint('trust-rating', 'star', 'Rated by those who bought it'),
    examplePoint('trust-delivery', 'truck', 'Delivered free in 3 working days'),
    examplePoint('trust-return', 'shield', '30-day money back'),
  ],
  image_side: 'right',
  background: 'yellow',
}

export const examples: Record<'full' | 'swapped' | 'required', Bloks.HeroContentHalf> = {
  full,
  swapped: {
    ...required,
    _uid: 'hero-content-half-swapped',
    eyebrow: full.eyebrow,
    text: full.text,
    ctas: [exampleCta('See the till', 'point-of-sale')],
    image_side: 'left',
    background: 'payflex-navy',
  },
  required,
}
