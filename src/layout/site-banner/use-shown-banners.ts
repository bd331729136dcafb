import type { Bloks } from '../../content'
import { useInBrowser } from '../../platform/use-in-browser'
import { shownBanners, type SiteBannerBlok } from './banner-times'
import { useDismissedBanners } from './dismissed-store'
import { viewMinute } from './view-minute'

/** The banners of this page view; all of them in the server's HTML, where the styles of the slice hide what has not its time. */
export const useShownBanners = (settings: Bloks.SiteWideBannerSettings): SiteBannerBlok[] => {
  const dismissed = useDismissedBanners(({ ids }) => ids)
  return shownBanners(settings, useInBrowser(viewMinute, NaN), dismissed)
}
