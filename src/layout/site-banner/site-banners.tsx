import type { Bloks } from '../../content'
import { SiteBanner } from './site-banner'

/** The slim banners above the navigation, in the settings' order; nothing while they are switched off. */
const SiteBanners = ({ blok }: { blok: Bloks.SiteWideBannerSettings }) =>
  blok.isEnabled ? blok.content?.map((banner) => <SiteBanner key={banner._uid} blok={banner} />) : null

export default SiteBanners
