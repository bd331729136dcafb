import styled from 'styled-components'
import { useShopTime } from '../../platform/use-shop-time'
import { deliveryDate, type Terms } from '../../../shared/orders'

/**
 * When an order of now arrives, `YYYY-MM-DD`; empty until the shop has said what day it is: the server's HTML may be read on any
 * day, and by a device whose clock is wrong.
 */
export const useDeliveryDay = (terms: Terms): string => useShopTime((now) => deliveryDate(now, terms), '')

/* Both texts in one place, as large as the larger: nothing moves when the second takes over. */
const Room = styled.span`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }
  & > :not(:last-child) {
    visibility: hidden;
  }
`

type DatedProps = {
  terms: Terms
  /** What is said; without a day, as long as none is known. */
  words: (day?: string) => string
}

/** Words about delivery in the server's HTML, in whose room the same words with a date stand once the shop has answered. */
export const Dated = ({ terms, words }: DatedProps) => {
  const day = useDeliveryDay(terms)
  return (
    <Room>
      <span>{words()}</span>
      {day ? <span>{words(day)}</span> : null}
    </Room>
  )
}
