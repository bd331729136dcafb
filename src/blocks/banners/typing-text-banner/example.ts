import type { Bloks } from '../../../content'
import { exampleCta } from '../../shared/example-parts'

const banner = (
  variant: string,
  fields: Omit<Bloks.TypingTextBanner, 'component' | '_uid'>,
): Bloks.TypingTextBanner => ({
  component: 'typing_text_banner',
  _uid: `typing-text-banner-${variant}`,
  ...fields,
})

export const examples = {
  full: banner('full', {
    title: 'Made for people who run a',
    words: 'salon\nfood truck\nspaza shop\nmarket stall\ncoffee bar',
    text: 'Whatever you sell, your customers can pay by card today.',
    cta: [exampleCta('Help me choose', 'product-finder')],
    background: 'payflex-purple',
    rhythm: 'normal',
  }),
  required: banner('required', { title: 'Get paid by', words: 'card\nphone\nwatch\npayment link' }),
  light: banner('light', {
    title: 'Works when the',
    words: 'power is out\nWi-Fi is down\nqueue is long',
    cta: [exampleCta('See how', 'blog/trading-through-load-shedding', 'secondary')],
    background: 'yellow',
    rhythm: 'loud',
  }),
  one: banner('one', {
    title: 'Paid out',
    words: 'the next working day',
    background: 'mint-green',
    rhythm: 'tight',
  }),
} satisfies Record<string, Bloks.TypingTextBanner>
