import styled from 'styled-components'
import { CartOrEmpty } from '../cart'
import { Lead, TaskPage } from '../ui'
import type { Bloks } from '../content'
import type { ShopCart } from '../../shared/orders'
import { NoCart, NoSteps, Skeleton } from './page-parts'
import { AccountContext, useLoginHandling, type Account } from './contact/account'
import { useCheckout } from './store'
import { useCheckoutCart, type CartView } from './use-checkout-cart'

/**
 * The page while its code is loading, and the page without anything to order.
 * @param isEmpty the shop has confirmed that there is nothing to order
 */
const Waiting = ({ isEmpty }: { isEmpty: boolean }) => (
  <CartOrEmpty
    isCertain={isEmpty}
    cart={isEmpty ? null : <Skeleton />}
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

const Page = styled(TaskPage)`
  /* The footer stays below the fold, so that it does not move when the step appears. */
  min-height: 100vh;
`

type ContentProps = {
  view: CartView
  cart: ShopCart | null
  page: Bloks.CheckoutPage
  reload: () => Promise<void>
  isHandlingLogin: boolean
}

const Content = ({ view, cart, page, reload, isHandlingLogin }: ContentProps) => {
  if (view.kind === 'failed' || view.kind === 'unknown') return <NoSteps view={view} retry={reload} />
  if (view.kind === 'outcome') return <view.Outcome paymentId={view.paymentId} page={page} />
  if (view.kind === 'ready' && cart && !isHandlingLogin) return <view.Steps cart={cart} page={page} />
  return <Waiting isEmpty={view.kind === 'empty'} />
}

/**
 * The checkout: Contact, Shipping, Payment, Confirm (spec 2). The address holds the step, this browser what was typed, and the
 * server's cart what was completed. So Back works and a reload loses nothing.
 */
export const Checkout = ({ page, account }: { page: Bloks.CheckoutPage; account?: Account }) => {
  const { view, reload } = useCheckoutCart()
  const isHandlingLogin = useLoginHandling(account)
  const cart = useCheckout(({ remoteCart }) => remoteCart)
  return (
    <Page title={page.title}>
      <AccountContext value={account}>
        <Content view={view} cart={cart} page={page} reload={reload} isHandlingLogin={isHandlingLogin} />
      </AccountContext>
    </Page>
  )
}
