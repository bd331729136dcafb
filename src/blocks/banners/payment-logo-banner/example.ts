import type { Bloks } from '../../../content'

export const examples: Record<'full' | 'required', Bloks.PaymentLogoBanner> = {
  full: {
    _uid: 'payment-logo-banner-full',
    component: 'payment_logo_banner',
    title: 'Accepts',
    methods: [
      'visa',
      'mastercard',
      'american_express',
      'diners_club',
      'apple_pay',
      'google_pay',
      'samsung_pay',
    ],
    background: 'white',
  },
  required: { _uid: 'payment-logo-banner-required', component: 'payment_logo_banner' },
}
