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

/** No paper is made up, not even here: somebody might copy it to a page. */
const LINKED = {
  quote: 'What a paper printed about you, word for word, with a link to the article.',
  source: 'Name of the paper, day it was printed',
  link: exampleLink('https://example.com/article'),
}
const PRINTED = {
  quote: 'What was printed without an address.',
  source: 'Name of the magazine, month and year',
}
const SHORT = { quote: 'Few words.', source: 'Name of the programme, day it was on air' }

export const examples = {
  full: {
    _uid: 'social-proofing-full',
    component: 'social_proofing',
    title: 'Do not take our word for it',
    text: 'Owners rate what they sell with.',
    logos: LOGOS.map((one, at) => logo('full', one, at % 2 === 0)),
    skus: 'khumo',
    quotes: [
      quote('full', 'linked', LINKED),
      quote('full', 'printed', PRINTED),
      quote('full', 'short', SHORT),
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
    quotes: [quote('dark', 'printed', PRINTED)],
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
