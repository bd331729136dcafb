import type { Bloks } from '../../../content'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

type Benefit = readonly [icon: Bloks.TrustPoint['icon'], text: string]

const card = (
  variant: string,
  {
    comesWith = [],
    ...fields
  }: Partial<Bloks.PackageMachineBenefitCard> & { comesWith?: readonly Benefit[] },
): Bloks.PackageMachineBenefitCard => ({
  component: 'package_machine_benefit_card',
  _uid: `machine-benefit-card-${variant}`,
  sku: 'khumo',
  ...(comesWith.length > 0 && {
    benefits: comesWith.map(([icon, text], at) => ({
      component: 'trust_point',
      _uid: `machine-benefit-card-${variant}-${at}`,
      icon,
      text,
    })),
  }),
  ...fields,
})

export const examples = {
  full: card('full', {
    sku: 'khumo-print',
    title: 'Khumo Print for a busy counter',
    text: 'The customer is gone before the queue grows, slip in hand.',
    image: exampleAsset('1600x1600/a8e4e69067/khumo-print-split.webp', 'A bank card held over Khumo Print'),
    comesWith: [
      ['receipt', 'Two rolls of paper'],
      ['wifi', 'A SIM card, already in it'],
      ['chart', 'The app: stock, staff, reports'],
      ['shield', '30 days to send it back'],
    ],
    cta: [exampleCta('Rent one instead', 'contact-sales')],
  }),
  market: card('market', {
    comesWith: [
      ['battery', 'A battery for the whole day'],
      ['wifi', 'A SIM card, already in it'],
      ['', 'The app: stock, staff, reports'],
    ],
  }),
  waitlist: card('waitlist', {
    sku: 'go',
    comesWith: [
      ['battery', 'A cable to charge it by'],
      ['', 'A strap for the wrist'],
    ],
  }),
  required: card('required', {}),
} satisfies Record<string, Bloks.PackageMachineBenefitCard>
