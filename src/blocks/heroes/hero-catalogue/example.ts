import type { Bloks } from '../../../content'
import { exampleLink } from '../../shared/example-parts'

const tab = (label: string, slug: string): Bloks.CatalogueTab => ({
  component: 'catalogue_tab',
  _uid: `catalogue-tab-${label}-${slug}`,
  label,
  link: exampleLink(slug),
  tab: 'Overview',
})

export const examples = {
  full: {
    component: 'hero_catalogue',
    _uid: 'hero-catalogue-full',
    title: 'Card machines',
    text: 'Buy it once. Pay when you get paid. Each one takes tap, chip and PIN.',
    tabs: [
      tab('Overview', 'shop/card-machines'),
      tab('Accessories', 'shop/accessories'),
      tab('Point of sale', 'shop/point-of-sale'),
      tab('The whole shop', 'shop'),
    ],
    background: 'yellow',
  },
  dark: {
    component: 'hero_catalogue',
    _uid: 'hero-catalogue-dark',
    title: 'Everything you need to get paid',
    tabs: [tab('Overview', 'shop'), tab('Card machines', 'shop/card-machines')],
    background: 'blue',
  },
  required: { component: 'hero_catalogue', _uid: 'hero-catalogue-title', title: 'Services' },
} satisfies Record<string, Bloks.HeroCatalogue>
