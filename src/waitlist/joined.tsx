import { type CatalogueItem, JOIN_ID } from '../catalogue'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { bandStyle, radius, type } from '../theme'
import { Icon } from '../ui'

type Awaited = Pick<CatalogueItem, 'name' | 'stock' | 'priceInfo'>

/** The sentence above the form: the editor's, or what somebody who joins gets. */
export const leadWords = ({ name, stock, priceInfo }: Awaited): string =>
  priceInfo ||
  (stock === 'pre_order_only'
    ? 'Nothing is charged now. We mail you when it can be bought.'
    : `We mail you when ${name} is back. You pay nothing until you buy it.`)

/**
 * The words of the confirmation.
 * @param email left out when the page does not know who joined
 */
const joinedWords = ({ name, stock }: Awaited, email = 'you'): { title: string; text: string } =>
  stock === 'pre_order_only'
    ? {
        title: 'Your pre-order is noted.',
        text: `Nothing is charged now. We mail ${email} when ${name} can be bought.`,
      }
    : { title: 'You are on the list.', text: `We mail ${email} when ${name} is back.` }

const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: clamp(20px, 5vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  scroll-margin-top: 120px;

  /* The icon above the heading stays clear of the navigation when the heading takes the focus. */
  h2 {
    ${type.card}
    scroll-margin-top: 200px;
  }
  h2:focus {
    outline: 0;
  }
  /* For a form that was sent before any script ran: the address then says that it was accepted. */
  &#${JOIN_ID}-joined:not(:target) {
    display: none;
  }
`

const Words = ({ item, email }: { item: CatalogueItem; email?: string }) => {
  const { title, text } = joinedWords(item, email)
  return (
    <>
      <Icon name="check" size={36} />
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
      {email ? <p>A confirmation is on its way, with a link to leave the list.</p> : null}
    </>
  )
}

/** The confirmation that replaces the form and takes the focus. */
export const Joined = ({ item, email }: { item: CatalogueItem; email: string }) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.querySelector('h2')?.focus(), [])
  return (
    <Card ref={card} id={JOIN_ID} style={bandStyle('mint-green')}>
      <Words item={item} email={email} />
    </Card>
  )
}

/** The confirmation on a page without scripts, shown when the address names it (services/shop/routes/waitlist.ts). */
export const JoinedByAddress = ({ item }: { item: CatalogueItem }) => (
  <Card id={`${JOIN_ID}-joined`} style={bandStyle('mint-green')}>
    <Words item={item} />
  </Card>
)
