import styled from 'styled-components'
import type { Bloks } from '../content'
import { from, space, type } from '../theme'
import { Section } from '../ui'
import { CheckoutSteps } from './checkout-steps'
import type { RemoteCart } from './order-facts'
import { NoSteps } from './parts/no-steps'
import { Skeleton } from './parts/skeleton'
import { useCheckout } from './store'
import { useCheckoutCart, type CartView } from './use-checkout-cart'

const Page = styled(Section)`
  min-height: 80vh;
  padding-top: ${space.m};
  padding-bottom: ${space.xxl};

  ${from.md} {
    padding-top: ${space.xl};
  }
`
const Title = styled.h1`
  ${type.label}
  color: var(--quiet);
  margin-bottom: ${space.xs};
`

type ContentProps = {
  view: CartView
  cart: RemoteCart | null
  page: Bloks.CheckoutPage
  reload: () => Promise<void>
}

const Content = ({ view, cart, page, reload }: ContentProps) => {
  if (view.kind !== 'loading' && view.kind !== 'ready') return <NoSteps view={view} retry={reload} />
  return view.kind === 'ready' && cart ? <CheckoutSteps cart={cart} page={page} /> : <Skeleton />
}

/**
 * The checkout: Contact, Shipping, Payment, Confirm (spec 2). The step stands in the address, what was typed in this
 * browser, and what was completed on the server's cart; so Back works and a reload loses nothing.
 */
export const Checkout = ({ page }: { page: Bloks.CheckoutPage }) => {
  const { view, reload } = useCheckoutCart()
  const cart = useCheckout(({ remoteCart }) => remoteCart)
  return (
    <Page background="white" rhythm="none">
      <Title>{page.title}</Title>
      <Content view={view} cart={cart} page={page} reload={reload} />
    </Page>
  )
}
