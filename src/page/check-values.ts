import { isSoldIn, storefrontOf } from '../catalogue/rules'
import { namedCodes, type NamedCode } from './needs'
import type { Space } from './space'
import type { Bloks } from '../content'
import { isNeverShown } from '../layout/site-banner/banner-times'
import type { Blok } from './story'

const WORDS: Record<NamedCode['kind'], string> = {
  products: 'the shop sells no product',
  bundles: 'the shop sells no bundle',
  fees: 'there is no fee',
  priceItems: 'there is no price',
  solutions: 'there is no solution',
  stories: 'there is no published story',
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

/**
 * Reports the codes in a content for which the page has nothing to show: mistyped, or no longer sold. The block stays without it.
 * @param place of the content, in an editor's words
 */
export const checkCodes = (content: unknown, place: string, nameable: Nameable): string[] =>
  namedCodes(content)
    .filter((named) => !isKnown(named, nameable))
    .map(
      ({ component, kind, field, code }) =>
        `${place} › ${component}: ${WORDS[kind]} "${code}", which the field "${field}" names. Nothing is shown for it.`,
    )

/**
 * Reports the site banners in a content that end before they begin.
 * @param place of the content, in an editor's words
 */
export const checkBanners = (content: Blok, place: string): string[] => {
  if (content.component !== 'site_wide_banner_settings') return []
  const { content: banners = [] } = content as unknown as Bloks.SiteWideBannerSettings
  return banners
    .filter(isNeverShown)
    .map(
      ({ component }) =>
        `${place} › ${content.component} › ${component}: it ends before it begins. It is never shown.`,
    )
}
