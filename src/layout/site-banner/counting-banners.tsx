import type { Bloks } from '../../content'
import { timerEnd, type SiteBannerBlok } from './banner-times'
import { SiteBanner } from './site-banner'
import { Timer } from './timer'
import { useShownBanners } from './use-shown-banners'

const timerOf = (banner: SiteBannerBlok) => {
  const end = timerEnd(banner)
  if (banner.component !== 'countdown_banner' || Number.isNaN(end)) return undefined
  return <Timer label={banner.timerLabel} end={end} />
}

/** The same as {@link SiteBanners} where one of them counts: a chunk of its own, so that other sites do not load a countdown. */
const CountingBanners = ({ blok }: { blok: Bloks.SiteWideBannerSettings }) =>
  useShownBanners(blok).map((banner) => (
    <SiteBanner key={banner._uid} blok={banner} timer={timerOf(banner)} />
  ))

export default CountingBanners
