import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

const bullets = (
  variant: string,
  included: readonly string[],
  excluded: readonly string[] = [],
): Bloks.Bullet[] =>
  [...included, ...excluded].map((text, at) => ({
    component: 'bullet',
    _uid: `package-bullet-card-${variant}-${at}`,
    text,
    ...(at >= included.length && { excluded: true }),
  }))

const required: Bloks.PackageBulletCard = {
  _uid: 'package-bullet-card-required',
  component: 'package_bullet_card',
  title: 'The app',
  bullets: bullets('required', ['Stock, staff, tabs and reports', 'On every machine and every till']),
}

export const examples = {
  full: {
    ...required,
    _uid: 'package-bullet-card-full',
    text: 'For one shop that takes cards and wants to know what it sold.',
    badge: 'With every machine',
    price_item: 'app',
    bullets: bullets(
      'full',
      [
        'Stock counted with every sale',
        'A PIN for each person at the till',
        'Tabs, tips and refunds',
        'Today’s sales on your phone',
      ],
      ['Several shops in one place'],
    ),
    cta: [exampleCta('Help me choose', 'product-finder', 'secondary')],
    background: 'white',
  },
  rent: {
    ...required,
    _uid: 'package-bullet-card-rent',
    title: 'Rent a machine',
    text: 'For a festival, a season, or to try one first.',
    price_item: 'reader-rental',
    bullets: bullets('rent', ['Delivery and collection', 'Swapped if it breaks', 'Hand it back any month']),
    cta: [exampleCta('Book a machine', 'contact-sales')],
    background: 'yellow',
  },
  required,
} satisfies Record<string, Bloks.PackageBulletCard>
