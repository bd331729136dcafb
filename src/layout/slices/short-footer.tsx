import type { Bloks } from '../../content'
import { createIsland, SliceRoot } from '../../islands'

type Props = { blok: Bloks.Footer; short: true; asksConsent: boolean }

const Footer = createIsland<Props>(
  'footer',
  'static',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const ShortFooterSlice = ({ sliceContext }: { sliceContext: Omit<Props, 'short'> }) => (
  <SliceRoot name="short-footer">
    <Footer blok={sliceContext.blok} asksConsent={sliceContext.asksConsent} short />
  </SliceRoot>
)

export default ShortFooterSlice
