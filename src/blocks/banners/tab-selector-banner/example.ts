import type { Bloks } from '../../../content'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

type TabFields = Omit<Bloks.SelectorTab, '_uid' | 'component' | 'cta'> & {
  cta?: [text: string, slug: string]
}

const TABS = {
  stalls: {
    label: 'Market stalls',
    title: 'No plug? No problem',
    text: 'The machine brings its own SIM and lasts the day on one charge. Sell where the people are.',
    image: exampleAsset(
      '1600x1600/9e574234ca/market-stall.webp',
      'A fruit stall with a card machine on its counter',
    ),
    cta: ['See the stall kit', 'shop/card-machines'],
  },
  cafes: {
    label: 'Cafés',
    title: 'The queue at eight moves',
    text: 'Tap, beep, next. Tips are asked for on the screen, so nobody has to ask out loud.',
    image: exampleAsset('1600x1600/72b7f4a29f/still-counter.webp', 'A card machine between coffee and cake'),
    cta: ['Find a café machine', 'product-finder'],
  },
  salons: {
    label: 'Salons',
    title: 'A slip for every chair',
    text: 'Take the payment at the mirror. The slip is printed before the coat is on.',
    image: exampleAsset('1600x1600/a8e4e69067/khumo-print-split.webp', 'A card tapped on Khumo Print'),
    cta: ['Meet Khumo Print', 'shop/card-machines'],
  },
  shops: {
    label: 'Shops',
    title: 'Stock and sales in one place',
    text: 'Scan, sell, count. What leaves the shelf leaves the stock list too.',
    image: exampleAsset(
      '1600x1600/d911665777/counter-at-work.webp',
      'A till with its printer and card machine',
    ),
    cta: ['See the till', 'point-of-sale'],
  },
} satisfies Record<string, TabFields>

/** @param of the name of the variant: it keeps each tab's `_uid` unique in the project */
const tab = (
  of: string,
  name: keyof typeof TABS,
  fields: Partial<Bloks.SelectorTab> = {},
): Bloks.SelectorTab => {
  const { cta, ...words } = TABS[name]
  const [text = '', slug = ''] = cta
  const _uid = `tab-selector-banner-${of}-${name}`
  return {
    _uid,
    component: 'selector_tab',
    ...words,
    cta: [{ ...exampleCta(text, slug), _uid: `${_uid}-cta` }],
    ...fields,
  }
}

export const examples = {
  full: {
    _uid: 'tab-selector-banner-full',
    component: 'tab_selector_banner',
    title: 'Made for your kind of day',
    text: 'Same fee, same app. What changes is where you stand when the customer pays.',
    tabs: [tab('full', 'stalls'), tab('full', 'cafes'), tab('full', 'salons'), tab('full', 'shops')],
    image_side: 'right',
    anchor: 'trades',
    background: 'light-blue',
    rhythm: 'normal',
  },
  left: {
    _uid: 'tab-selector-banner-left',
    component: 'tab_selector_banner',
    title: 'Pick your counter',
    tabs: [tab('left', 'shops'), tab('left', 'cafes')],
    image_side: 'left',
    background: 'payflex-navy',
  },
  /** Text longer than recommended, and no pictures. */
  words: {
    _uid: 'tab-selector-banner-words',
    component: 'tab_selector_banner',
    title: 'What happens when …',
    tabs: [
      tab('words', 'stalls', { label: 'The lights go out', image: undefined }),
      tab('words', 'cafes', { label: 'A card is declined', image: undefined, cta: [] }),
      tab('words', 'salons', { label: 'A customer wants a refund', image: undefined }),
      tab('words', 'shops', { label: 'Somebody pays twice', image: undefined, cta: [] }),
      tab('words', 'shops', {
        _uid: 'tab-selector-banner-words-fifth',
        label: 'The machine gets lost',
        image: undefined,
        cta: [],
      }),
      tab('words', 'shops', {
        _uid: 'tab-selector-banner-words-sixth',
        label: 'You move house',
        image: undefined,
        cta: [],
      }),
    ],
    background: 'cream',
  },
  required: {
    _uid: 'tab-selector-banner-required',
    component: 'tab_selector_banner',
    tabs: [
      { _uid: 'tab-selector-banner-required-buy', component: 'selector_tab', label: 'Buy' },
      { _uid: 'tab-selector-banner-required-rent', component: 'selector_tab', label: 'Rent' },
    ],
  },
} satisfies Record<string, Bloks.TabSelectorBanner>
