import type { Bloks } from '../../../content'

export const examples: Record<'full' | 'light' | 'required', Bloks.FeeRecommendedSliderCard> = {
  full: {
    _uid: 'fee-recommended-slider-card-full',
    component: 'fee_recommended_slider_card',
    fee_type: 'card-payments',
    label: 'Card sales in a month',
    start: '120000',
    background: 'coal',
  },
  light: {
    _uid: 'fee-recommended-slider-card-light',
    component: 'fee_recommended_slider_card',
    fee_type: 'online-payments',
    label: 'Online sales in a month',
    start: '20000',
    background: 'cream',
  },
  required: {
    _uid: 'fee-recommended-slider-card-required',
    component: 'fee_recommended_slider_card',
    fee_type: 'card-payments',
  },
}
