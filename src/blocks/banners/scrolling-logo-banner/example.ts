import type { Bloks } from '../../../content'
import { exampleAsset, exampleLink } from '../../shared/example-parts'

const PARTNERS = [
  ['Bookwell', '237x64/de2d47bfcf/partner-bookwell.svg'],
  ['Fetch Local', '270x64/21961cd2b8/partner-fetch-local.svg'],
  ['Ledgerly', '226x64/a1351ea507/partner-ledgerly.svg'],
  ['Loyalbee', '229x64/bbca40d663/partner-loyalbee.svg'],
  ['Payslip Co', '247x64/3a67ab2078/partner-payslip-co.svg'],
  ['Rosterly', '217x64/d673319e2d/partner-rosterly.svg'],
  ['Shopfront', '273x64/80a35d96c4/partner-shopfront.svg'],
  ['Stockroom', '254x64/28291ff18f/partner-stockroom.svg'],
  ['Tablefox', '235x64/721121cbdc/partner-tablefox.svg'],
  ['Taxwise', '209x64/fa5cc40b2e/partner-taxwise.svg'],
] as const

const logos = (variant: string, count: number, slug?: string): Bloks.Logo[] =>
  PARTNERS.slice(0, count).map(([name, path]) => ({
    component: 'logo',
    _uid: `scrolling-logo-banner-${variant}-${name}`,
    name,
    image: exampleAsset(path, name),
    ...(slug && { link: exampleLink(slug) }),
  }))

const banner = (
  variant: string,
  fields: Omit<Bloks.ScrollingLogoBanner, 'component' | '_uid'>,
): Bloks.ScrollingLogoBanner => ({
  component: 'scrolling_logo_banner',
  _uid: `scrolling-logo-banner-${variant}`,
  ...fields,
})

export const examples = {
  full: banner('full', {
    title: 'Works with the apps you already run on',
    logos: logos('full', 10, 'point-of-sale'),
    background: 'white',
    rhythm: 'tight',
  }),
  required: banner('required', { logos: logos('required', 4) }),
  dark: banner('dark', {
    title: 'Books, bookings and stock in one place',
    logos: logos('dark', 6),
    background: 'payflex-navy',
    rhythm: 'normal',
  }),
  colour: banner('colour', {
    title: 'Partners',
    logos: logos('colour', 8),
    background: 'yellow',
  }),
} satisfies Record<string, Bloks.ScrollingLogoBanner>
