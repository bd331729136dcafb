import type { Bloks } from '../../content'
import { createIsland, SliceRoot } from '../../islands'

const Footer = createIsland(
  'footer',
  'static',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const FooterSlice = ({ sliceContext }: { sliceContext: { blok: Bloks.Footer } }) => (
  <SliceRoot name="footer">
    <Footer blok={sliceContext.blok} />
  </SliceRoot>
)

export default FooterSlice
