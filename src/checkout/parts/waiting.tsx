import { KeptOrEmpty } from '../../cart'
import { Lead } from '../../ui'
import { NoCart } from './no-steps'
import { Skeleton } from './skeleton'

/**
 * The page before its code is here, or for good without anything to order.
 * @param isEmpty the shop has confirmed that there is nothing
 */
export const Waiting = ({ isEmpty }: { isEmpty: boolean }) => (
  <KeptOrEmpty
    isEmpty={isEmpty}
    kept={<Skeleton />}
    empty={
      <>
        <noscript>
          <Lead>
            Ordering needs JavaScript. Switch it on in your browser and load this page again, or call us.
          </Lead>
        </noscript>
        <NoCart />
      </>
    }
  />
)
