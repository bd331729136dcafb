import { createIsland, type Bloks } from '../../content'
import { SliceRoot } from './slice-root'

const Footer = createIsland(
  'static',
  '[data-footer]',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const FooterSlice = ({ sliceContext }: { sliceContext: { blok: Bloks.Footer } }) => (
  <SliceRoot name="footer">
    <Footer blok={sliceContext.blok} />
  </SliceRoot>
)

export default FooterSlice
