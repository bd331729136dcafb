import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

const figure = (name: string, label: string, fields: Partial<Bloks.PackageFigure>): Bloks.PackageFigure => ({
  component: 'package_figure',
  _uid: `package-data-card-${name}`,
  label,
  ...fields,
})

const required: Bloks.PackageDataCard = {
  _uid: 'package-data-card-required',
  component: 'package_data_card',
  title: 'Same-day money',
  figures: [
    figure('required-fee', 'Only when you ask for it', { price_item: 'early-payout' }),
    figure('required-time', 'In your account', { value: 'Same day' }),
  ],
}

export const examples = {
  full: {
    ...required,
    _uid: 'package-data-card-full',
    title: 'Buy your machine',
    text: 'For a shop that sells all year: pay once, then only when you sell.',
    badge: 'Most chosen',
    figures: [
      figure('full-fee', 'Fee', { fee_type: 'card-payments' }),
      figure('full-rent', 'Rent', { price_item: 'machine-rent' }),
      figure('full-payout', 'Paid out', { value: 'Next day' }),
    ],
    cta: [exampleCta('Shop card machines', 'shop/card-machines', 'secondary')],
    background: 'light-blue',
  },
  four: {
    ...required,
    _uid: 'package-data-card-four',
    title: 'Rent a machine',
    text: 'For a festival, a season, or to try one first.',
    figures: [
      figure('four-rent', 'Rent', { price_item: 'reader-rental' }),
      figure('four-contract', 'Shortest time', { value: '1 month' }),
      figure('four-swap', 'Swap if it breaks', { value: 'Included' }),
      figure('four-data', 'Mobile data', { price_item: 'sim-data-month' }),
    ],
    cta: [exampleCta('Book a machine', 'contact-sales')],
    background: 'pink',
  },
  required,
} satisfies Record<string, Bloks.PackageDataCard>
