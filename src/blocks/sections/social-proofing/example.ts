import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

const LOGOS = [
  ['Bookwell', '237x64/de2d47bfcf/partner-bookwell.svg'],
  ['Ledgerly', '226x64/a1351ea507/partner-ledgerly.svg'],
  ['Loyalbee', '229x64/bbca40d663/partner-loyalbee.svg'],
  ['Rosterly', '217x64/d673319e2d/partner-rosterly.svg'],
  ['Stockroom', '254x64/28291ff18f/partner-stockroom.svg'],
] as const

const logo = (of: string, [name, path]: readonly [string, string], isLink = false): Bloks.Logo => ({
  _uid: `social-proofing-${of}-${name}`,
  component: 'logo',
  name,
  image: exampleAsset(path, name),
  ...(isLink ? { link: exampleLink('point-of-sale') } : {}),
})

const quote = (
  of: string,
  name: string,
  fields: Omit<Bloks.PressQuote, '_uid' | 'component'>,
): Bloks.PressQuote => ({ _uid: `social-proofing-${of}-${name}`, component: 'press_quote', ...fields })

const LEDGER = {
  quote: 'The first card machine that costs a market trader nothing in a month without a market.',
  source: 'The Cape Ledger',
  link: exampleLink('https://example.com/cape-ledger'),
}
const WEEKLY = {
  quote: 'We unpacked it at ten and had sold three coffees by quarter past.',
  source: 'Small Business Weekly',
}
const TRADER = { quote: 'Fees you can say in one breath.', source: 'Kasi Trader' }

export const examples = {
  full: {
    _uid: 'social-proofing-full',
    component: 'social_proofing',
    title: 'Do not take our word for it',
    text: 'Owners rate what they sell with. The press has opinions too.',
    logos: LOGOS.map((one, at) => logo('full', one, at % 2 === 0)),
    skus: 'khumo, khumo-print, neo-touch',
    quotes: [
      quote('full', 'ledger', LEDGER),
      quote('full', 'weekly', WEEKLY),
      quote('full', 'trader', TRADER),
    ],
    anchor: 'reviews',
    background: 'white',
    rhythm: 'normal',
  },
  dark: {
    _uid: 'social-proofing-dark',
    component: 'social_proofing',
    title: 'Works with what you use',
    logos: LOGOS.map((one) => logo('dark', one)),
    quotes: [quote('dark', 'weekly', WEEKLY)],
    background: 'payflex-navy',
  },
  logos: {
    _uid: 'social-proofing-logos',
    component: 'social_proofing',
    logos: LOGOS.slice(0, 4).map((one) => logo('logos', one)),
    background: 'mint-green',
    rhythm: 'tight',
  },
  ratings: {
    _uid: 'social-proofing-ratings',
    component: 'social_proofing',
    title: 'Rated by owners',
    skus: 'khumo',
    background: 'yellow',
    rhythm: 'tight',
  },
  required: { _uid: 'social-proofing-required', component: 'social_proofing' },
} satisfies Record<string, Bloks.SocialProofing>
