import type { Bloks } from '../../../content'
import { exampleLink } from '../../shared/example-parts'

const banner = (
  variant: string,
  fields: Omit<Bloks.SocialProofBanner, 'component' | '_uid'>,
): Bloks.SocialProofBanner => ({
  component: 'social_proof_banner',
  _uid: `social-proof-banner-${variant}`,
  ...fields,
})

export const examples = {
  full: banner('full', {
    figure: '200K',
    text: 'South African businesses take cards with us.',
    source: 'Our own count, 31 October 2026',
    link: exampleLink('industries'),
    background: 'blue',
    rhythm: 'normal',
  }),
  required: banner('required', { figure: '4.8', text: 'out of 5, from the people who sell with it' }),
  long: banner('long', {
    figure: 'R1.2 billion',
    text: 'paid out to shops, stalls and salons every month',
    source: 'Payouts, average of the last year',
    background: 'yellow',
  }),
  linked: banner('linked', {
    figure: '1 in 3',
    text: 'card sales at markets is under R100',
    link: exampleLink('blog/what-card-payments-cost'),
    background: 'mint-green',
    rhythm: 'tight',
  }),
} satisfies Record<string, Bloks.SocialProofBanner>
