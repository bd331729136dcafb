import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HOLDS_CART_OR_EMPTY } from '../kept-cart'

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
  /** For a browser that keeps a cart: the cart, or the room its lines will take. */
  cart: ReactNode
  /** For one that keeps none. */
  empty: ReactNode
  /** The shop has answered: what is given is shown, whatever this browser keeps. */
  isCertain?: boolean
}

/**
 * Both of what a page may turn out to show. The HTML holds them, and kept-cart.ts decides before the first paint, so that
 * nothing moves when the cart wakes and an empty one needs no code at all. Once it is certain which it is, keep this element
 * and leave out the other half: what stays then keeps its focus.
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
