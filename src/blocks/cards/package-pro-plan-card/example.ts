import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

const bullets = (variant: string, texts: readonly string[]): Bloks.Bullet[] =>
  texts.map((text, at) => ({ component: 'bullet', _uid: `package-pro-plan-card-${variant}-${at}`, text }))

const required: Bloks.PackageProPlanCard = {
  _uid: 'package-pro-plan-card-required',
  component: 'package_pro_plan_card',
  title: 'Pro',
  price_item: 'app-pro',
}

export const examples = {
  full: {
    ...required,
    _uid: 'package-pro-plan-card-full',
    text: 'For an owner who cannot be in two shops at once.',
    badge: 'For a second shop',
    bullets: bullets('full', [
      'Everything in the app',
      'All your shops on one screen',
      'Stock sent from shop to shop',
      'Who may refund, and how much',
      'Sales straight into your books',
    ]),
    note: 'For each shop. Cancel any month.',
    cta: [exampleCta('Talk to sales', 'contact-sales')],
    background: 'payflex-navy',
  },
  light: {
    ...required,
    _uid: 'package-pro-plan-card-light',
    title: 'Rent a machine',
    text: 'For a festival, a season, or to try one first.',
    price_item: 'reader-rental',
    bullets: bullets('light', ['Delivery and collection', 'Swapped if it breaks']),
    note: 'Month by month. Hand it back and it stops.',
    cta: [{ ...exampleCta('Book a machine', 'contact-sales'), _uid: 'package-pro-plan-card-light-cta' }],
    background: 'yellow',
  },
  required,
} satisfies Record<string, Bloks.PackageProPlanCard>
