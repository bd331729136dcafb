import type { Bloks } from '../../content'
import { createIsland, SliceRoot } from '../../islands'

type Props = {
  blok: Bloks.Footer
  /** The feature flag get-started-modal. */
  hasGetStarted: boolean
  asksConsent: boolean
}

const Footer = createIsland<Props>(
  'footer',
  'static',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const FooterSlice = ({ sliceContext: { blok, hasGetStarted, asksConsent } }: { sliceContext: Props }) => (
  <SliceRoot name="footer">
    <Footer blok={blok} hasGetStarted={hasGetStarted} asksConsent={asksConsent} />
  </SliceRoot>
)

export default FooterSlice
