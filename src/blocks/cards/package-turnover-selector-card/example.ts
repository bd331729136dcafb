import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

const suggested = (
  variant: string,
  from: number,
  title: string,
  fields: Partial<Bloks.TurnoverPackage> = {},
): Bloks.TurnoverPackage => ({
  component: 'turnover_package',
  _uid: `turnover-selector-card-${variant}-${from}`,
  from: String(from),
  title,
  ...fields,
})

const required: Bloks.PackageTurnoverSelectorCard = {
  _uid: 'turnover-selector-card-required',
  component: 'package_turnover_selector_card',
  title: 'What will it cost me?',
  fee_type: 'online-payments',
  packages: [suggested('required', 0, 'Links and invoices')],
}

export const examples = {
  full: {
    ...required,
    _uid: 'turnover-selector-card-full',
    title: 'Start with what you sell',
    fee_type: 'card-payments',
    label: 'My card sales in a month',
    packages: [
      suggested('full', 0, 'Your first machine', {
        text: 'Fits a pocket and lasts the day. Most shops never need another.',
        sku: 'khumo',
        cta: [exampleCta('See all card machines', 'shop/card-machines')],
      }),
      suggested('full', 100_000, 'Two tills, no queue', {
        text: 'Two machines, and a spare SIM for each.',
        bundle_code: 'market-day-kit',
        cta: [exampleCta('See all bundles', 'shop/bundles')],
      }),
      suggested('full', 250_000, 'A whole counter', {
        text: 'A till that counts the stock while you sell it.',
        bundle_code: 'counter-kit',
        cta: [exampleCta('See point of sale', 'point-of-sale')],
      }),
      suggested('full', 500_000, 'Let us build it with you', {
        text: 'Several shops, several tills: a person works out the price with you.',
        cta: [exampleCta('Talk to sales', 'contact-sales')],
      }),
    ],
    background: 'mint-green',
  },
  dark: {
    ...required,
    _uid: 'turnover-selector-card-dark',
    title: 'Slips for a longer queue',
    fee_type: 'card-payments',
    packages: [
      suggested('dark', 0, 'Go', { sku: 'go' }),
      suggested('dark', 100_000, 'Khumo Print', { sku: 'khumo-print', text: 'It prints while you pack.' }),
    ],
    background: 'payflex-navy',
  },
  required,
} satisfies Record<string, Bloks.PackageTurnoverSelectorCard>
