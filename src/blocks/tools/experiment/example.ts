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
    control: [banner('full-control', 'Your next customer has a card.', 'green')],
    variant: [banner('full-variant', 'Lose no more sales to “I only have a card”.', 'orange')],
  },
  required: {
    _uid: 'experiment-required',
    component: 'experiment',
    name: 'closing-colour',
    control: [banner('required-control', 'Take the card. Keep the sale.', 'yellow')],
  },
}
