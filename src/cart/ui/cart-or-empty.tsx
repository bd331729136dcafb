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
  /** Shown if the browser stores a cart: the cart, or the space that its lines will take. */
  cart: ReactNode
  /** Shown if it stores none. */
  empty: ReactNode
  /** True once the shop has answered: then both are shown as passed, whatever the browser stores. */
  isCertain?: boolean
}

/**
 * The cart and the text for an empty cart. The HTML contains both, and the mark of stored-cart.ts selects one before the first
 * paint, so that the layout does not shift at hydration and an empty cart needs no code. Once `isCertain`, keep rendering this
 * component and pass only the right one: then the focus is not lost.
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
