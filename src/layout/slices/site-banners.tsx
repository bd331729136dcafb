import type { Bloks } from '../../content'
import { SliceRoot } from '../../islands'
import { hideWhereNamed } from '../bare-page'
import { SiteBanners } from '../site-banner/site-banners'

type Context = {
  blok: Bloks.SiteWideBannerSettings
  /** Of the pages that the settings leave out. */
  excludedPaths: readonly string[]
}

const SiteBannersSlice = ({ sliceContext: { blok, excludedPaths } }: { sliceContext: Context }) => (
  <SliceRoot name="site-banners" styles={hideWhereNamed(excludedPaths, '[data-site-banner]{display:none}')}>
    <SiteBanners blok={blok} />
  </SliceRoot>
)

export default SiteBannersSlice
