import { createIsland, type Bloks } from '../../content'
import { SliceRoot } from './slice-root'

type Props = { blok: Bloks.Footer; short: true }

const Footer = createIsland<Props>(
  'static',
  '[data-footer]',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const ShortFooterSlice = ({ sliceContext }: { sliceContext: { blok: Bloks.Footer } }) => (
  <SliceRoot name="short-footer">
    <Footer blok={sliceContext.blok} short />
  </SliceRoot>
)

export default ShortFooterSlice
