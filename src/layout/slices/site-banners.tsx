import { createIsland } from '../../islands'
import { BannersSlice, type BannersContext } from '../site-banner/banners-slice'

const SiteBanners = createIsland(
  'site-banners',
  'intent',
  () => import(/* webpackChunkName: "site-banners" */ '../site-banner/site-banners'),
)

const SiteBannersSlice = ({ sliceContext }: { sliceContext: BannersContext }) => (
  <BannersSlice {...sliceContext} Island={SiteBanners} />
)

export default SiteBannersSlice
