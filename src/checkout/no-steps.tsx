import { useState, type ReactNode } from 'react'
import { Button, ButtonLink, MessageCard } from '../ui'
import type { CartView } from './use-checkout-cart'

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

/** The shop does not answer: what that means for the shopper, and another try. */
export const OutOfReach = ({ children, retry }: OutOfReachProps) => {
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    await retry()
    setTrying(false)
  }
  return (
    <MessageCard
      colour="pink"
      icon="wifi"
      title="The shop is out of reach"
      actions={
        <Button loading={trying} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    >
      <p role="alert">{children}</p>
    </MessageCard>
  )
}

type NoStepsProps = {
  view: Exclude<CartView, { kind: 'ready' | 'outcome' | 'loading' | 'empty' }>
  retry: () => Promise<void>
}

/** Why there is nothing to check out, and a way on. */
export const NoSteps = ({ view, retry }: NoStepsProps) => {
  switch (view.kind) {
    case 'failed':
      return <OutOfReach retry={retry}>{`${view.message} Your cart and what you typed are kept.`}</OutOfReach>
    case 'unknown':
      return (
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
          <p>The shop does not know it any more. If you have paid, your confirmation is in your email.</p>
        </MessageCard>
      )
  }
}
