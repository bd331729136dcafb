import type { Bloks } from '../../content'
import { Footer } from '../footer/footer'
import { SliceRoot } from './slice-root'

const FooterSlice = ({ sliceContext }: { sliceContext: { blok: Bloks.Footer } }) => (
  <SliceRoot>
    <Footer blok={sliceContext.blok} />
  </SliceRoot>
)

export default FooterSlice
