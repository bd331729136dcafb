import type { Bloks } from '../../../content'
import { examples as benefits } from '../../cards/benefit-card/example'
import { examples as figures } from '../../cards/data-card/example'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

type Items = Bloks.Slider['items']

const own = (slider: string, items: Items): Items =>
  items.map((item) => ({ ...item, _uid: `slider-${slider}-${item._uid}` }))

const benefit = (
  name: string,
  title: string,
  text: string,
  fields: Partial<Bloks.BenefitCard> = {},
): Bloks.BenefitCard => ({ component: 'benefit_card', _uid: name, title, text, ...fields })

const DAY: Items = [
  benefit('tap', 'They tap', 'Card, phone or watch. It takes two seconds.', {
    image: exampleAsset('1600x1600/bd0bb72a9e/khumo.webp', ''),
    background: 'yellow',
  }),
  benefit('slip', 'They get a slip', 'On paper or by message, as they like.', {
    image: exampleAsset('1600x1600/a8e4e69067/khumo-print-split.webp', ''),
    background: 'mint-green',
  }),
  benefit('stock', 'Your stock follows', 'What was sold is off the shelf in the app as well.', {
    image: exampleAsset('1600x1600/8ece63c443/counter-front.webp', ''),
    background: 'light-blue',
  }),
  benefit('dock', 'You close up', 'The machine charges overnight. Your day is counted already.', {
    image: exampleAsset('1600x1600/cb0b22c2f7/charging-dock.webp', ''),
    background: 'pink',
  }),
  benefit('paid', 'You are paid', 'The money is in your account on the next working day.', {
    figure: 'Next day',
    background: 'orange',
  }),
]

export const examples: Record<'full' | 'moving' | 'mixed' | 'required', Bloks.Slider> = {
  full: {
    component: 'slider',
    _uid: 'slider-full',
    title: 'A sale, from tap to bank',
    text: 'Five steps. You do the first one.',
    cta: [
      {
        ...exampleCta('See all card machines', 'shop/card-machines', 'secondary'),
        _uid: 'slider-full-cta',
      },
    ],
    items: own('full', DAY),
    autoplay: true,
    interval: '8',
    anchor: 'from-tap-to-bank',
    background: 'cream',
    rhythm: 'normal',
  },
  moving: {
    component: 'slider',
    _uid: 'slider-moving',
    title: 'What changes with a machine',
    items: own('moving', DAY.slice(0, 4)),
    autoplay: true,
    interval: '1',
    background: 'charcoal',
  },
  mixed: {
    component: 'slider',
    _uid: 'slider-mixed',
    title: 'What it costs, card by card',
    text: 'No contract, no minimum.',
    items: own('mixed', [
      figures.figure,
      { component: 'data_card', _uid: 'fee', title: 'of each card sale', fee_type: 'card-payments' },
      figures.full,
      { component: 'product_card', _uid: 'khumo', sku: 'khumo' },
      benefits.link,
    ]),
    background: 'white',
    rhythm: 'tight',
  },
  required: {
    component: 'slider',
    _uid: 'slider-required',
    title: 'Two things to know',
    items: own('required', [benefits.link, benefits.wide]),
  },
}
