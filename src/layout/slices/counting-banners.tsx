import { createIsland } from '../../islands'
import { BannersSlice, type BannersContext } from '../site-banner/banners-slice'

// Hydrated at once: it counts without being touched, and an island has no box of its own that could be observed.
const CountingBanners = createIsland(
  'site-banners',
  'load',
  () => import(/* webpackChunkName: "counting-banners" */ '../site-banner/counting-banners'),
)

const CountingBannersSlice = ({ sliceContext }: { sliceContext: BannersContext }) => (
  <BannersSlice {...sliceContext} Island={CountingBanners} />
)

export default CountingBannersSlice
