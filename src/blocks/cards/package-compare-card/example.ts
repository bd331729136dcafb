import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

type Row = readonly [label: string, value: string, other: string]

const rows = (variant: string, compared: readonly Row[]): Bloks.CompareRow[] =>
  compared.map(([label, value, other_value], at) => ({
    component: 'compare_row',
    _uid: `package-compare-card-${variant}-${at}`,
    label,
    value,
    other_value,
  }))

const required: Bloks.PackageCompareCard = {
  _uid: 'package-compare-card-required',
  component: 'package_compare_card',
  title: 'Pro',
  other_title: 'The app',
  rows: rows('required', [
    ['Shops', 'Any number', 'One'],
    ['Stock between shops', 'yes', 'no'],
  ]),
}

export const examples = {
  full: {
    ...required,
    _uid: 'package-compare-card-full',
    text: 'For an owner who cannot be in two shops at once.',
    badge: 'For a second shop',
    price_item: 'app-pro',
    other_price_item: 'app',
    rows: rows('full', [
      ['Shops', 'Any number', 'One'],
      ['Stock between shops', 'yes', 'no'],
      ['Staff PINs', 'yes', 'yes'],
      ['Into your books', 'By itself', 'By hand'],
    ]),
    compare_label: 'See it beside the app',
    cta: [exampleCta('Talk to sales', 'contact-sales')],
    background: 'mint-green',
  },
  rent: {
    ...required,
    _uid: 'package-compare-card-rent',
    title: 'Rent',
    text: 'For a festival, a season, or to try a machine first.',
    price_item: 'reader-rental',
    other_title: 'Buy',
    other_price_item: 'machine-rent',
    rows: rows('rent', [
      ['Yours to keep', 'no', 'yes'],
      ['Fetched when you stop', 'yes', 'no'],
      ['Same fee on a sale', 'yes', 'yes'],
      ['The app', 'yes', 'yes'],
    ]),
    cta: [
      {
        ...exampleCta('Book a machine', 'contact-sales', 'secondary'),
        _uid: 'package-compare-card-rent-cta',
      },
    ],
    background: 'white',
  },
  required,
} satisfies Record<string, Bloks.PackageCompareCard>
