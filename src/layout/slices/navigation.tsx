import type { ComponentProps } from 'react'
import { SliceRoot } from '../../islands'
import { hideWhereNamed } from '../bare-page'
import { Navigation } from '../navigation/navigation'

type Context = Required<Omit<ComponentProps<typeof Navigation>, 'whatsapp'>> &
  Pick<ComponentProps<typeof Navigation>, 'whatsapp'>

/** Hides the navigation and the room that the first block keeps for a transparent bar. */
const HIDDEN = [
  '[data-navigation]{display:none}',
  '[data-navigation-transparent]>main>[data-block]:first-child>:first-child{border-top:0!important}',
  '[data-navigation-transparent]>main>[data-block="experiment"]:first-child>*>[data-block]:first-child>:first-child{border-top:0!important}',
  '[data-navigation-transparent]>main>section:first-child{border-top:0!important}',
]

const stylesOf = (excludedPaths: readonly string[]) =>
  HIDDEN.map((rule) => hideWhereNamed(excludedPaths, rule)).join('')

const NavigationSlice = ({ sliceContext }: { sliceContext: Context }) => (
  <SliceRoot name="navigation" styles={stylesOf(sliceContext.excludedPaths)}>
    <Navigation {...sliceContext} />
  </SliceRoot>
)

export default NavigationSlice
