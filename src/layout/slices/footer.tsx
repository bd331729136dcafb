import type { Bloks } from '../../content'
import { createIsland, SliceRoot } from '../../islands'

type Props = { blok: Bloks.Footer; asksConsent: boolean }

const Footer = createIsland<Props>(
  'footer',
  'static',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const FooterSlice = ({ sliceContext: { blok, asksConsent } }: { sliceContext: Props }) => (
  <SliceRoot name="footer">
    <Footer blok={blok} asksConsent={asksConsent} />
  </SliceRoot>
)

export default FooterSlice
