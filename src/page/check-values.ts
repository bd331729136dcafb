import { isSoldIn, storefrontOf } from '../catalogue/rules'
import type { Found } from './findings'
import { namedCodes, type NamedCode } from './needs'
import { blockOf, placeBloks } from './place-bloks'
import type { Space } from './space'
import type { Bloks } from '../content'
import { isNeverShown } from '../layout/site-banner/banner-times'
import type { Blok } from './story'

const WORDS: Record<NamedCode['kind'], string> = {
  products: 'The shop sells no product',
  bundles: 'The shop sells no bundle',
  fees: 'There is no fee',
  priceItems: 'There is no price',
  solutions: 'There is no solution',
  stories: 'There is no published story',
}

/** The things that a content can name. */
export type Nameable = Pick<Space, 'shop' | 'entries'> & {
  /** By their uuids. */
  teasers: ReadonlyMap<string, unknown>
}

/** Whether a page can show something for a code. */
const isKnown = ({ kind, code }: NamedCode, { shop, entries, teasers }: Nameable): boolean => {
  if (kind === 'stories') return teasers.has(code)
  if (kind === 'fees') return entries.feeTypes.has(code)
  if (kind === 'priceItems' || kind === 'solutions') return entries[kind].has(code)
  const item = shop[kind].get(code)
  return item !== undefined && isSoldIn(item, storefrontOf(entries[kind].get(code)))
}

/** Reports the codes in a content for which the page has nothing to show: mistyped, or no longer sold. The block stays without it. */
export const checkCodes = (content: unknown, nameable: Nameable): Found[] =>
  placeBloks(content).flatMap((placed) =>
    namedCodes(placed.blok)
      .filter((named) => !isKnown(named, nameable))
      .map(({ kind, field, code }) => ({
        rule: 'unknown-code',
        block: blockOf(placed),
        field,
        message: `${WORDS[kind]} "${code}". Nothing is shown for it: correct the name, or take it out.`,
      })),
  )

/** Reports the site banners in a content that end before they begin. */
export const checkBanners = (content: Blok): Found[] => {
  if (content.component !== 'site_wide_banner_settings') return []
  return placeBloks(content)
    .filter(({ blok }) => isNeverShown(blok as unknown as Bloks.Banner | Bloks.CountdownBanner))
    .map((placed) => ({
      rule: 'banner-times',
      block: blockOf(placed),
      message: 'The banner ends before it begins, so it is never shown. Change one of its dates.',
    }))
}
