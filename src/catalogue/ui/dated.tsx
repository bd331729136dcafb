import styled from 'styled-components'
import { useInBrowser } from '../../platform/use-in-browser'
import { deliveryDate, type Terms } from '../../orders'

/** When an order of now arrives, `YYYY-MM-DD`; empty in the server's HTML, which may be read on any day. */
export const useDeliveryDay = (terms: Terms): string =>
  useInBrowser(() => deliveryDate(Date.now(), terms), '')

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

/** Words about delivery in the server's HTML, in whose room the same words with a date stand once the browser runs. */
export const Dated = ({ terms, words }: DatedProps) => {
  const day = useDeliveryDay(terms)
  return (
    <Room>
      <span>{words()}</span>
      {day ? <span>{words(day)}</span> : null}
    </Room>
  )
}
