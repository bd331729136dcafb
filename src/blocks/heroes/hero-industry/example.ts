import type { Bloks } from '../../../content'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

const hero = (
  variant: string,
  fields: Omit<Bloks.HeroIndustry, 'component' | '_uid' | 'image'>,
): Bloks.HeroIndustry => ({
  component: 'hero_industry',
  _uid: `hero-industry-${variant}`,
  image: exampleAsset(
    '1600x1600/70ed39f05f/still-coffee.webp',
    'A flat white and its slip on a café counter',
  ),
  ...fields,
})

const benefit = (variant: string, icon: Bloks.TrustPoint['icon'], text: string): Bloks.TrustPoint => ({
  component: 'trust_point',
  _uid: `hero-industry-${variant}-${icon}`,
  text,
  icon,
})

export const examples = {
  full: hero('full', {
    eyebrow: 'Cafés and coffee bars',
    title: 'The queue moves. The coffee stays hot.',
    text: 'Take the card at the bar, at the table and at the kerb, on one machine.',
    ctas: [exampleCta('Talk to sales', 'contact-sales'), exampleCta('See the fees', 'pricing', 'secondary')],
    benefits: [
      benefit('full', 'tap', 'Tips on the screen, without a jar'),
      benefit('full', 'receipt', 'A slip for every table that asks'),
      benefit('full', 'bank', 'Saturday’s sales paid out on Monday'),
    ],
    sku: 'khumo-print',
    product_label: 'Our pick for cafés',
    background: 'orange',
  }),
  required: hero('required', { title: 'Card payments for coffee people.', sku: 'khumo' }),
  plain: hero('plain', {
    title: 'Coffee people, this is for you.',
    benefits: [benefit('plain', 'clock', 'Open an account in ten minutes')],
    background: 'cream',
  }),
  market: {
    ...hero('market', {
      eyebrow: 'Markets',
      title: 'Your stall takes cards now.',
      text: 'It fits in an apron and runs on its battery.',
      benefits: [
        benefit('market', 'battery', 'A battery for the whole market day'),
        benefit('market', 'bank', 'Paid out the next working day'),
      ],
      sku: 'go',
      background: 'payflex-navy',
    }),
    image: exampleAsset('1600x1600/9e574234ca/market-stall.webp', 'A market stall with crates of fruit'),
  },
} satisfies Record<string, Bloks.HeroIndustry>
