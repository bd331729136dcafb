import styled, { createGlobalStyle } from 'styled-components'
import { useHasSimCard } from '../../cart'
import type { Bloks } from '../../content'
import { bandStyle, radius, space, type } from '../../theme'
import { Button, ButtonLink, Icon } from '../../ui'
import { outcomeOf, type RemoteCart } from '../order-facts'
import { whatHappensNext } from '../what-happens-next'
import { EftDetails } from './eft-details'
import { Notice } from './notice'

const PrintOneOrder = createGlobalStyle`
  @media print {
    @page { margin: 14mm; }
    body { font-size: 11pt; }
    body :is(header, footer, [data-screen-only]) { display: none !important; }
    main { padding: 0 !important; }
  }
`
const Thanks = styled.section`
  display: grid;
  gap: 12px;
  padding: clamp(24px, 5vw, 48px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h3 {
    ${type.section}
  }
  & strong {
    font-variant-numeric: tabular-nums;
    user-select: all;
  }
  @media print {
    padding: 0;
    background: none;
    color: #000;

    & h3 {
      font-size: 20pt;
    }
    & svg {
      display: none;
    }
  }
`
const Next = styled.section`
  & h3 {
    ${type.card}
    margin-bottom: ${space.s};
  }
  & ol {
    display: grid;
    gap: 10px;
    padding-left: 22px;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`

/** An order that is placed: its number, what is still to pay, what happens next. Prints on one page with the summary. */
export const PlacedOrder = ({ cart, page }: { cart: RemoteCart; page: Bloks.CheckoutPage }) => {
  const outcome = outcomeOf(cart)
  const hasSimCard = useHasSimCard(cart.items)
  const name = cart.contact_info?.first_name
  return (
    <>
      <PrintOneOrder />
      <Thanks style={bandStyle('green')}>
        <Icon name="check" size={48} />
        <h3>Thank you{name ? `, ${name}` : ''}.</h3>
        <p>
          Your order number is <strong>{cart.order_number}</strong>.{' '}
          {outcome.kind === 'complete'
            ? 'It is paid and on its way to our packers.'
            : 'It is reserved for you.'}
        </p>
      </Thanks>
      {outcome.kind === 'awaiting_eft' ? <EftDetails payment={outcome.payment} /> : null}
      <Next>
        <h3>What happens next</h3>
        <ol>
          {whatHappensNext(cart, page.delivery_promise).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Next>
      {hasSimCard && page.rica_notice ? (
        <Notice tone="warning" icon="phone">
          {page.rica_notice}
        </Notice>
      ) : null}
      <Actions data-screen-only="">
        <Button onClick={() => window.print()}>Print this page</Button>
        <ButtonLink variant="secondary" href="/za/shop/">
          Back to the shop
        </ButtonLink>
      </Actions>
    </>
  )
}
