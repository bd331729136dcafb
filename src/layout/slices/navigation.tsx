import type { Bloks } from '../../content'
import { Navigation } from '../navigation/navigation'
import { SliceRoot } from './slice-root'

const NavigationSlice = ({ sliceContext }: { sliceContext: { blok: Bloks.Navigation } }) => (
  <SliceRoot name="navigation">
    <Navigation blok={sliceContext.blok} />
  </SliceRoot>
)

export default NavigationSlice
