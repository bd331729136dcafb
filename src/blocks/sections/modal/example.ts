import type { Bloks } from '../../../content'
import { examples as cards } from '../../cards/bullet-card/example'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

export const examples: Record<'full' | 'stacked' | 'form' | 'required', Bloks.Modal> = {
  full: {
    _uid: 'modal-full',
    component: 'modal',
    id: 'fees-explained',
    title: 'What a sale costs you',
    body: 'You pay when you are paid: a fee on each card sale.\n\nIt falls by itself as you sell more.',
    ctaText: 'See all fees',
    ctaLink: exampleLink('pricing'),
    backgroundColor: 'white',
    borderColor: 'yellow',
    trackingEventName: 'modal_opened',
    trackingEventKey: 'topic',
    trackingEventValue: 'fees',
    opensItself: true,
    blocks: [
      {
        ...cards.full,
        _uid: 'modal-full-bullets',
        bullets: cards.full.bullets?.map((bullet, at) => ({ ...bullet, _uid: `modal-full-bullet-${at}` })),
        cta: [],
      },
    ],
    footer: [
      {
        _uid: 'modal-full-footer',
        component: 'modal_footer',
        style: 'row',
        textColor: 'charcoal',
        title: 'Rather hear it from a person?',
        body: 'Sales ring you back within a day.',
        image: exampleAsset('1600x1600/70ed39f05f/still-coffee.webp', 'A cup of coffee on a counter'),
        ctaText: 'Ask for a call',
        ctaLink: exampleLink('contact-sales'),
        ctaColor: 'charcoal',
        backgroundColor: 'pink',
      },
    ],
  },
  stacked: {
    _uid: 'modal-stacked',
    component: 'modal',
    id: 'market-days',
    title: 'Selling at a market this weekend?',
    body: 'One SIM, one battery that lasts the day, and your money on Monday.',
    ctaText: 'See the market kit',
    ctaLink: exampleLink('shop/bundles/market-day-kit'),
    backgroundColor: 'payflex-navy',
    footer: [
      {
        _uid: 'modal-stacked-footer',
        component: 'modal_footer',
        style: 'stacked',
        title: 'Only need it for a day?',
        image: exampleAsset('1600x1600/70ed39f05f/still-coffee.webp', ''),
        ctaText: 'Rent one',
        ctaLink: exampleLink('rent'),
        ctaColor: 'yellow',
        backgroundColor: 'green',
      },
    ],
  },
  form: {
    _uid: 'modal-form',
    component: 'modal',
    id: 'talk-to-sales',
    title: 'We ring you back',
    body: 'Within 24 hours, weekdays from 8am to 5pm.',
    backgroundColor: 'light-green',
    blocks: [
      {
        _uid: 'modal-form-sales',
        component: 'sales_form',
        product: 'Khumo',
        submit_text: 'Ask for a call',
        phone: '021 000 0100',
        background: 'light-green',
      },
    ],
  },
  required: {
    _uid: 'modal-required',
    component: 'modal',
    id: 'load-shedding',
    title: 'The power is out. Your sales are not.',
  },
}
