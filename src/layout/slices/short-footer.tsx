import type { Bloks } from '../../content'
import { createIsland, SliceRoot } from '../../islands'

type Props = { blok: Bloks.Footer; short: true }

const Footer = createIsland<Props>(
  'footer',
  'static',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const ShortFooterSlice = ({ sliceContext }: { sliceContext: { blok: Bloks.Footer } }) => (
  <SliceRoot name="short-footer">
    <Footer blok={sliceContext.blok} short />
  </SliceRoot>
)

export default ShortFooterSlice
