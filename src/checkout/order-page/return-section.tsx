import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import {
  exceptionsOf,
  isGoods,
  needsDelivery,
  nextOnReturn,
  OUTCOME_WORDS,
  REASON_WORDS,
  RETURN_DAYS,
  returnProblem,
  type CartItem,
  type OrderReturn,
  type ShopCart,
} from '../../../shared/orders'
import { timeNow } from '../../platform/clock'
import { shortDay, southAfricanDay } from '../../../shared/sast-date'
import { linkProps, type Bloks } from '../../content'
import { radius, space, type } from '../../theme'
import { Button, Note } from '../../ui'
import { ReturnForm } from './return-form'

const Box = styled.section`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border: 2px solid var(--line);
  border-radius: ${radius.card};

  & h3 {
    ${type.card}
  }
  & h4 {
    ${type.small}
  }
  & ol {
    display: grid;
    gap: 6px;
    padding-left: 22px;
  }
`
const Requests = styled.div`
  display: grid;
  gap: ${space.s};
  padding-bottom: ${space.s};
`
const Request = styled.div`
  display: grid;
  gap: ${space.xs};
`

const nameOf = ({ product, bundle }: CartItem): string => (product ?? bundle)?.name ?? ''

/** An earlier request, with its next steps. */
const Requested = ({ request, items }: { request: OrderReturn; items: readonly CartItem[] }) => {
  const { reference, requested_at, reason, outcome } = request
  const lines = request.items.map(({ id, quantity }) => {
    const item = items.find((other) => other.id === id)
    return `${quantity} × ${item ? nameOf(item) : 'an item'}`
  })
  return (
    <Request>
      <h4>{`Return ${reference}`}</h4>
      <p>
        {`${lines.join(', ')}. ${REASON_WORDS[reason]}. You want: ${OUTCOME_WORDS[outcome].toLowerCase()}. Asked on ${shortDay(southAfricanDay(Date.parse(requested_at)))}.`}
      </p>
      <ol>
        {nextOnReturn(reason, outcome).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Request>
  )
}

type ReturnSectionProps = { cart: ShopCart; page: Bloks.CheckoutPage }

/** The returns of a paid order: earlier requests, and the form for another. Nothing for other orders. */
export const ReturnSection = ({ cart, page }: ReturnSectionProps) => {
  const [now] = useState(timeNow)
  const { returns, items } = cart
  // A stored request closes the form.
  const [openedAfter, setOpenedAfter] = useState<number>()
  const isOpen = openedAfter === returns.length
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(returns.length)
  useEffect(() => {
    // The new request is shown in place of the form.
    if (returns.length > shown.current) heading.current?.focus()
    shown.current = returns.length
  }, [returns.length])
  if (cart.status !== 'complete' || !needsDelivery(items)) return null
  const problem = returnProblem(cart, now)
  const requested = new Set(returns.flatMap((request) => request.items.map(({ id }) => id)))
  const left = items.filter((item) => isGoods(item) && !requested.has(item.id))
  const exceptions =
    left.map(({ product }) => exceptionsOf(product?.type, product?.sku ?? '')).find(Boolean) ?? ''
  const terms = linkProps(page.returns_link)
  return (
    <Box data-screen-only="" aria-label="Returns">
      {returns.length > 0 ? (
        <Requests>
          <h3 ref={heading} tabIndex={-1}>
            Your returns
          </h3>
          {returns.map((request) => (
            <Requested key={request.reference} request={request} items={items} />
          ))}
        </Requests>
      ) : null}
      {problem ? <p>{problem}</p> : null}
      {!problem && left.length > 0 ? (
        <>
          <h3>Return something</h3>
          <p>
            <span>{`You have ${RETURN_DAYS} days from delivery${exceptions}, and you need no reason.`}</span>
            {terms ? (
              <>
                {' '}
                <a {...terms}>What can come back, and how</a>
              </>
            ) : null}
          </p>
          {isOpen ? (
            <ReturnForm cart={cart} lines={left.map((item) => ({ ...item, name: nameOf(item) }))} />
          ) : (
            <div>
              <Button variant="secondary" onClick={() => setOpenedAfter(returns.length)}>
                Ask for a return
              </Button>
            </div>
          )}
        </>
      ) : null}
      {problem || left.length > 0 ? null : <Note>Call us to change a return.</Note>}
    </Box>
  )
}
