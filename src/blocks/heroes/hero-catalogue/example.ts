import type { Bloks } from '../../../content'
import { exampleLink, LINE_UP } from '../../shared/example-parts'

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
      tab('All', 'shop'),
      tab('Card machines', 'shop/card-machines'),
      tab('Point of sale', 'shop/point-of-sale'),
      tab('Accessories', 'shop/accessories'),
    ],
    image: LINE_UP,
    background: 'yellow',
  },
  dark: {
    component: 'hero_catalogue',
    _uid: 'hero-catalogue-dark',
    title: 'Everything you need to get paid',
    tabs: [tab('Everything', 'shop'), tab('Services', 'shop/services')],
    background: 'blue',
  },
  required: { component: 'hero_catalogue', _uid: 'hero-catalogue-title', title: 'Services' },
} satisfies Record<string, Bloks.HeroCatalogue>
