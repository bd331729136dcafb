import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

/** @param of the name of the variant: it keeps each link's `_uid` unique in the project */
const links = (of: string, sections: Record<string, string>): Bloks.AnchorLink[] =>
  Object.entries(sections).map(([section, label]) => ({
    _uid: `navigation-banner-${of}-${section}`,
    component: 'anchor_link',
    label,
    section,
  }))

export const examples = {
  full: {
    _uid: 'navigation-banner-full',
    component: 'navigation_banner',
    label: 'On this page',
    links: links('full', {
      fees: 'Fees',
      payouts: 'Payouts',
      delivery: 'Delivery',
      'load-shedding': 'Load-shedding',
      reviews: 'Reviews',
      questions: 'Questions',
    }),
    cta: [{ ...exampleCta('Shop machines', 'shop/card-machines'), _uid: 'navigation-banner-full-cta' }],
    background: 'white',
  },
  dark: {
    _uid: 'navigation-banner-dark',
    component: 'navigation_banner',
    label: 'On this page',
    links: links('dark', { 'the-till': 'The till', prices: 'Prices', support: 'Support' }),
    cta: [{ ...exampleCta('Book a demo', 'contact-sales', 'secondary'), _uid: 'navigation-banner-dark-cta' }],
    background: 'payflex-navy',
  },
  required: {
    _uid: 'navigation-banner-required',
    component: 'navigation_banner',
    links: links('required', { 'how-it-works': 'How it works', 'what-it-costs': 'What it costs' }),
  },
} satisfies Record<string, Bloks.NavigationBanner>
