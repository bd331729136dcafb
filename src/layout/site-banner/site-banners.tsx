import type { Bloks } from '../../content'
import { SiteBanner } from './site-banner'
import { useShownBanners } from './use-shown-banners'

/** The slim banners above the navigation, in the settings' order; nothing while they are switched off. */
const SiteBanners = ({ blok }: { blok: Bloks.SiteWideBannerSettings }) =>
  useShownBanners(blok).map((banner) => <SiteBanner key={banner._uid} blok={banner} />)

export default SiteBanners
