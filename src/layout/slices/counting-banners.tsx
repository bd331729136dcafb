import { createIsland } from '../../islands'
import { BannersSlice, type BannersContext } from '../site-banner/banners-slice'

// At once: it counts without being touched, and an island has no room of its own that could be watched.
const CountingBanners = createIsland(
  'site-banners',
  'load',
  () => import(/* webpackChunkName: "counting-banners" */ '../site-banner/counting-banners'),
)

const CountingBannersSlice = ({ sliceContext }: { sliceContext: BannersContext }) => (
  <BannersSlice {...sliceContext} Island={CountingBanners} />
)

export default CountingBannersSlice
