import { Suspense } from 'react'
import { createIsland, type Bloks } from '../../content'
import { SliceRoot } from './slice-root'

const Footer = createIsland(
  'static',
  '[data-footer]',
  () => import(/* webpackChunkName: "footer" */ '../footer/footer'),
)

const FooterSlice = ({ sliceContext }: { sliceContext: { blok: Bloks.Footer } }) => (
  <SliceRoot>
    <Suspense fallback={null}>
      <Footer blok={sliceContext.blok} />
    </Suspense>
  </SliceRoot>
)

export default FooterSlice
