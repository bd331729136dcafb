import type { Bloks } from '../../content'
import { createIsland, SliceRoot } from '../../islands'

type Props = {
  blok: Bloks.Footer
  /** The feature flag get-started-modal. */
  hasGetStarted: boolean
}

const Footer = createIsland<Props>(
  'footer',
  'static',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const FooterSlice = ({ sliceContext: { blok, hasGetStarted } }: { sliceContext: Props }) => (
  <SliceRoot name="footer">
    <Footer blok={blok} hasGetStarted={hasGetStarted} />
  </SliceRoot>
)

export default FooterSlice
