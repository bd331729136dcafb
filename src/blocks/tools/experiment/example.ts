import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

const banner = (
  name: string,
  title: string,
  background: Bloks.CentreCtaBanner['background'],
): Bloks.CentreCtaBanner => ({
  _uid: `experiment-${name}`,
  component: 'centre_cta_banner',
  title,
  ctas: [{ ...exampleCta('Shop card machines', 'shop/card-machines'), _uid: `experiment-${name}-cta` }],
  background,
})

export const examples: Record<'full' | 'required', Bloks.Experiment> = {
  full: {
    _uid: 'experiment-full',
    component: 'experiment',
    name: 'closing-line',
    description: 'Whether a loss speaks louder than a gain, at the end of a page.',
    control: [banner('full-control', 'Your next customer has a card.', 'green')],
    control_weight: '2',
    variant: [banner('full-variant', 'Lose no more sales to “I only have a card”.', 'orange')],
    variant_weight: '1',
    variants: [
      {
        _uid: 'experiment-full-third',
        component: 'experiment_variant',
        name: 'by-tonight',
        weight: '1',
        body: [banner('full-by-tonight', 'Order by noon, and trade by the weekend.', 'yellow')],
      },
    ],
  },
  required: {
    _uid: 'experiment-required',
    component: 'experiment',
    name: 'closing-colour',
    control: [banner('required-control', 'Take the card. Keep the sale.', 'yellow')],
  },
}
