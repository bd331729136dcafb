import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { isShopTime, onShopTime, timeNow } from '../../platform/clock'
import { deliveryDate, type Terms } from '../../../shared/orders'

/**
 * A text that depends on the shop's time: `before` in the server's HTML, and until the shop has answered.
 * @param read from milliseconds since 1970 to a text, the same for as long as nothing changes
 */
const useShopTime = (read: (now: number) => string, before: string): string =>
  useSyncExternalStore(
    onShopTime,
    () => (isShopTime() ? read(timeNow()) : before),
    () => before,
  )

/**
 * The day on which an order placed now arrives, `YYYY-MM-DD`. Empty until the shop has answered with its time: the server's HTML may be
 * read on any day, and on a device with a wrong clock.
 */
export const useDeliveryDay = (terms: Terms): string => useShopTime((now) => deliveryDate(now, terms), '')

/* Both texts share one place, as large as the larger one, so that nothing moves when the second replaces the first. */
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
  /** Makes the text; called without a day while none is known. */
  words: (day?: string) => string
}

/** A text about delivery. The server's HTML has no date; the text with the date takes its place once the shop has answered. */
export const Dated = ({ terms, words }: DatedProps) => {
  const day = useDeliveryDay(terms)
  return (
    <Room>
      <span>{words()}</span>
      {day ? <span>{words(day)}</span> : null}
    </Room>
  )
}
