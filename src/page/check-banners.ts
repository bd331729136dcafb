import type { Bloks } from '../content'
import { isNeverShown } from '../layout/site-banner/banner-times'
import type { Blok } from './story'

/**
 * Names the site banners in a content that end before they begin.
 * @param place where the content stands, in an editor's words
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
