import type { Bloks } from '../../../content'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

const item = (solution: string, sku: string, quantity?: string): Bloks.IncludedItem => ({
  component: 'included_item',
  _uid: `solution-${solution}-${sku}`,
  sku,
  quantity,
})

export const examples = {
  full: {
    component: 'solution_info',
    _uid: 'solution-info-full',
    title: 'A shop that opens on Monday',
    text: 'The till, two machines and somebody who connects it all. It arrives set up.',
    items: [
      item('full', 'counter'),
      item('full', 'neo-touch', '2'),
      item('full', 'sim-data', '2'),
      item('full', 'on-site-setup'),
    ],
    image: exampleAsset(
      '1600x1600/68e7288ccb/counter-kit-set.webp',
      'The Counter till with a card machine and a drawer',
    ),
    buyText: 'Add everything',
    cta: [exampleCta('Talk it over first', 'contact-sales', 'secondary')],
    solution: 'whole-counter',
    anchor: 'monday',
    background: 'light-green',
    rhythm: 'loud',
  },
  required: { component: 'solution_info', _uid: 'solution-info-required' },
  own: {
    component: 'solution_info',
    _uid: 'solution-info-own',
    title: 'Khumo, always charged',
    items: [item('own', 'khumo'), item('own', 'charging-dock')],
  },
  catalogue: { component: 'solution_info', _uid: 'solution-info-catalogue', solution: 'two-stalls' },
  incomplete: {
    component: 'solution_info',
    _uid: 'solution-info-incomplete',
    title: 'Scan, ring up, get paid',
    text: 'A till that reads every bar code.',
    items: [item('incomplete', 'counter'), item('incomplete', 'barcode-scanner')],
    background: 'charcoal',
  },
} satisfies Record<string, Bloks.SolutionInfo>
