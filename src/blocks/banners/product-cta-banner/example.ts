import type { Bloks } from '../../../content'

const banner = (variant: string, fields: Partial<Bloks.ProductCtaBanner>): Bloks.ProductCtaBanner => ({
  component: 'product_cta_banner',
  _uid: `product-cta-banner-${variant}`,
  ...fields,
})

export const examples = {
  full: banner('full', { sku: 'khumo-print', title: 'Slips, sorted.' }),
  required: banner('required', { sku: 'khumo' }),
  bundle: banner('bundle', { bundle_code: 'starter-kit', title: 'Open on Monday.' }),
  waitlist: banner('waitlist', { sku: 'go', title: 'Be first when it lands.' }),
  service: banner('service', { sku: 'on-site-setup', title: 'We connect it all.' }),
} satisfies Record<string, Bloks.ProductCtaBanner>
