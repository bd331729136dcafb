import styled from 'styled-components'
import type { Bloks } from '../../content'
import { from, space, type } from '../../theme'
import { Lead, Section } from '../../ui'
import { OutOfReach } from '../parts/no-steps'
import { Skeleton } from '../parts/skeleton'
import { useOrderView } from './use-order-view'

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

type OrderPageProps = {
  /** The checkout's words: an order is shown in the same ones. */
  page: Bloks.CheckoutPage
  /** Tells one visit of this page from the next. */
  visit?: string
}

const Content = ({ page, visit }: OrderPageProps) => {
  const { view, Parts, reload } = useOrderView(visit)
  if (view.kind === 'failed') {
    return <OutOfReach retry={reload}>{view.message} Nothing about your order has changed.</OutOfReach>
  }
  if (view.kind === 'loading' || !Parts) return <Skeleton label="Loading your order" />
  return <Parts view={view} page={page} />
}

/**
 * An order's own page: its number stands in the address, the email address it was placed with opens it. It shows what
 * became of the order and takes the payment of one that is not paid yet.
 */
export const OrderPage = (props: OrderPageProps) => (
  <Page background="white" rhythm="none">
    <Title>Your order</Title>
    <noscript>
      <Lead>
        Looking up an order needs JavaScript. Switch it on in your browser and load this page again, or call
        us.
      </Lead>
    </noscript>
    <Content {...props} />
  </Page>
)
