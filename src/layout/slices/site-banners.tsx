import type { Bloks } from '../../content'
import { SiteBanners } from '../site-banner/site-banners'
import { SliceRoot } from './slice-root'

const SiteBannersSlice = ({ sliceContext }: { sliceContext: { blok: Bloks.SiteWideBannerSettings } }) => (
  <SliceRoot name="site-banners">
    <SiteBanners blok={sliceContext.blok} />
  </SliceRoot>
)

export default SiteBannersSlice
