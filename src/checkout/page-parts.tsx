import styled from 'styled-components'
import { from, space, radius } from '../theme'
import { SkeletonBlock, VisuallyHidden, ButtonLink, MessageCard, TryAgain } from '../ui'
import type { ReactNode } from 'react'
import type { CartView } from './use-checkout-cart'

/**
 * Three parts in the order in which a phone shows them and a keyboard visits them. From tablets up the part with `data-side` stands
 * beside the other two.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  ${from.md} {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(300px, 380px);
    column-gap: clamp(32px, 5vw, 80px);

    & > * {
      grid-column: 1;
    }
    & > [data-side] {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
`

/** One of the parts. */
export const Column = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
  min-width: 0;
`

const SummaryBlock = styled(SkeletonBlock)`
  height: 56px;

  ${from.md} {
    height: 440px;
    border-radius: ${radius.card};
  }
`

/** The shape of the first step while the cart is loading, so that nothing moves when it appears. */
export const Skeleton = ({ label = 'Loading your checkout' }: { label?: string }) => (
  <div aria-busy="true">
    <VisuallyHidden role="status">{label}</VisuallyHidden>
    <Columns aria-hidden="true">
      <Column>
        <SkeletonBlock style={{ height: 56 }} />
        <SkeletonBlock style={{ height: 56, width: '60%' }} />
      </Column>
      <SummaryBlock data-side="" />
      <Column>
        {[1, 2, 3, 4].map((field) => (
          <SkeletonBlock key={field} style={{ height: 82 }} />
        ))}
        <SkeletonBlock style={{ height: 56 }} />
      </Column>
    </Columns>
  </div>
)

export const NoCart = () => (
  <MessageCard
    colour="mint-green"
    icon="cart"
    title="Your cart is empty"
    actions={<ButtonLink href="/za/shop/">Go to the shop</ButtonLink>}
  >
    <p>Choose a card machine or something to go with it, and come back here to order it.</p>
  </MessageCard>
)

type OutOfReachProps = { children: ReactNode; retry: () => Promise<void> }

/** Says that the shop does not answer, with a button to try again. */
export const OutOfReach = ({ children, retry }: OutOfReachProps) => (
  <MessageCard
    colour="pink"
    icon="wifi"
    title="We cannot reach the shop right now"
    actions={<TryAgain retry={retry} />}
  >
    <p role="alert">{children}</p>
  </MessageCard>
)

type NoStepsProps = {
  view: Extract<CartView, { kind: 'failed' | 'unknown' }>
  retry: () => Promise<void>
}

/** Explains why there is nothing to check out, and where to go on. */
export const NoSteps = ({ view, retry }: NoStepsProps) =>
  view.kind === 'failed' ? (
    <OutOfReach retry={retry}>{`${view.message} Your cart and what you typed are kept.`}</OutOfReach>
  ) : (
    <MessageCard
      colour="cream"
      icon="search"
      title="We cannot find this order"
      actions={
        <>
          <ButtonLink href="/za/cart-overview/">See your cart</ButtonLink>
          <ButtonLink variant="secondary" href="/za/shop/">
            Go to the shop
          </ButtonLink>
        </>
      }
    >
      <p>If you have paid, your confirmation is in your email, and its link opens the order.</p>
    </MessageCard>
  )
