import type { ReactNode } from 'react'
import styled from 'styled-components'
import { HOLDS_CART_OR_EMPTY } from '../kept-cart'

const IfCart = styled.div`
  display: contents;

  html:not([data-cart]) & {
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
  /** The cart is known to be empty, whatever this browser keeps. */
  isEmpty?: boolean
}

/**
 * Both of what a page may turn out to show. The HTML holds them, and kept-cart.ts decides before the first paint, so that
 * nothing moves when the cart wakes and an empty one needs no code at all.
 */
export const CartOrEmpty = ({ cart, empty, isEmpty = false }: CartOrEmptyProps) => (
  <>
    <IfEmpty data-certain={isEmpty ? '' : undefined} {...{ [HOLDS_CART_OR_EMPTY]: '' }}>
      {empty}
    </IfEmpty>
    {isEmpty ? null : <IfCart>{cart}</IfCart>}
  </>
)
