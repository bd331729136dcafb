import type { Bloks } from '../../content'
import { createIsland, SliceRoot } from '../../islands'

type Props = { blok: Bloks.CookieSettings }

const ConsentBar = createIsland<Props>(
  'cookies',
  'intent',
  () => import(/* webpackChunkName: "consent-bar" */ '../consent/consent-bar'),
)

/** The bar that asks about cookies; nothing where the site does not ask. */
const CookiesSlice = ({ sliceContext: { blok } }: { sliceContext: { blok: Props['blok'] | null } }) =>
  blok ? (
    <SliceRoot name="cookies">
      <ConsentBar blok={blok} />
    </SliceRoot>
  ) : null

export default CookiesSlice
