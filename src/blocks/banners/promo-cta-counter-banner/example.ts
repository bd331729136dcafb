import type { Bloks } from '../../../content'
import { exampleAsset, exampleCta } from '../../shared/example-parts'

const banner = (
  variant: string,
  fields: Omit<Bloks.PromoCtaCounterBanner, 'component' | '_uid'>,
): Bloks.PromoCtaCounterBanner => ({
  component: 'promo_cta_counter_banner',
  _uid: `promo-cta-counter-banner-${variant}`,
  ...fields,
})

export const examples = {
  full: banner('full', {
    title: 'Khumo Print for less, while it lasts.',
    text: 'For every shop that opens an account before the end of the offer.',
    timer_label: 'Ends in',
    timer_target_date: '2027-12-31 23:59',
    ended_text: 'This one is over. The next offer is never far.',
    cta: [exampleCta('See Khumo Print', 'shop/card-machines/khumo-print')],
    image: exampleAsset('1600x1600/a8e4e69067/khumo-print-split.webp', 'Khumo Print with a slip'),
    background: 'orange',
    rhythm: 'normal',
  }),
  required: banner('required', {
    title: 'Free setup for new shops.',
    timer_target_date: '2027-12-31',
  }),
  dark: banner('dark', {
    title: 'Bring your old machine. Leave with a new one.',
    timer_label: 'Only for another',
    timer_target_date: '2027-06-30 18:00',
    cta: [exampleCta('Book the swap', 'contact-sales')],
    background: 'payflex-purple',
    rhythm: 'tight',
  }),
  over: banner('over', {
    title: 'The winter sale.',
    text: 'Money off the machines that print.',
    timer_target_date: '2026-08-31 23:59',
    ended_text: 'The winter sale is over. Prices are back to what they were.',
    cta: [exampleCta('Shop the sale', 'shop')],
    background: 'mint-green',
  }),
} satisfies Record<string, Bloks.PromoCtaCounterBanner>
