import type { Bloks } from '../../content'
import { createIsland, SliceRoot } from '../../islands'
import { hideWhereNamed } from '../bare-page'

const SiteBanners = createIsland(
  'site-banners',
  'intent',
  () => import(/* webpackChunkName: "site-banners" */ '../site-banner/site-banners'),
)

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
