import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { JOIN_ID, type CatalogueItem } from '../catalogue'
import { bandStyle, radius, type } from '../theme'
import { Icon } from '../ui'
import { joinedWords } from './words'

const Card = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: clamp(20px, 5vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  scroll-margin-top: 120px;

  /* The mark above it stays clear of the navigation when it takes the focus. */
  h2 {
    ${type.card}
    scroll-margin-top: 200px;
  }
  h2:focus {
    outline: 0;
  }
  /* Of a form that was sent before any script ran: the address says that it went well. */
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

/** The answer that takes the form's place, and the focus. */
export const Joined = ({ item, email }: { item: CatalogueItem; email: string }) => {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.querySelector('h2')?.focus(), [])
  return (
    <Card ref={card} id={JOIN_ID} style={bandStyle('mint-green')}>
      <Words item={item} email={email} />
    </Card>
  )
}

/** The same for a page without script: shown where the address names it (services/shop/routes/waitlist.ts). */
export const JoinedByAddress = ({ item }: { item: CatalogueItem }) => (
  <Card id={`${JOIN_ID}-joined`} style={bandStyle('mint-green')}>
    <Words item={item} />
  </Card>
)
