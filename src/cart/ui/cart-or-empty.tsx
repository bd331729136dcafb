import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HOLDS_CART_OR_EMPTY } from '../stored-cart'

const IfCart = styled.div`
  display: contents;

  html:not([data-cart]) &:not([data-certain]) {
    display: none;
  }
`
const IfEmpty = styled.div`
  display: contents;

  html[data-cart] &:not([data-certain]) {
    display: none;
  }
`

type CartOrEmptyProps = {
  /** For a browser that stores a cart: the cart, or the room its lines will take. */
  cart: ReactNode
  /** For one that stores none. */
  empty: ReactNode
  /** The shop has answered: both are shown as they are passed, whatever this browser stores. */
  isCertain?: boolean
}

/**
 * The cart and the text for an empty one. The HTML holds both, and stored-cart.ts chooses before the first paint, so that
 * nothing moves when the cart is hydrated, and an empty one needs no code at all. Once it is certain which of them it is, keep
 * this element and leave out the other: then the focus stays where it is.
 */
export const CartOrEmpty = ({ cart, empty, isCertain = false }: CartOrEmptyProps) => {
  const certain = isCertain ? '' : undefined
  return (
    <>
      <IfCart data-certain={certain}>{cart}</IfCart>
      <IfEmpty data-certain={certain} {...{ [HOLDS_CART_OR_EMPTY]: '' }}>
        {empty}
      </IfEmpty>
    </>
  )
}
