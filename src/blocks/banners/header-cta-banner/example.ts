import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

const banner = (
  variant: string,
  fields: Omit<Bloks.HeaderCtaBanner, 'component' | '_uid'>,
): Bloks.HeaderCtaBanner => ({
  component: 'header_cta_banner',
  _uid: `header-cta-banner-${variant}`,
  ...fields,
})

export const examples = {
  full: banner('full', {
    icon: 'truck',
    text: 'Delivered free, within three working days.',
    cta: [exampleCta('See delivery', 'terms/shipping-returns', 'link')],
    background: 'mint-green',
  }),
  required: banner('required', { text: 'Our offices close at noon on 24 December.' }),
  button: banner('button', {
    icon: 'people',
    text: 'More than one shop? Run them all from one login.',
    cta: [exampleCta('Talk to us', 'contact-sales')],
    background: 'payflex-navy',
  }),
  plain: banner('plain', {
    text: 'Switching from another provider takes a week at most.',
    cta: [exampleCta('How it works', 'blog/switching-in-a-week', 'secondary')],
    background: 'yellow',
  }),
} satisfies Record<string, Bloks.HeaderCtaBanner>
