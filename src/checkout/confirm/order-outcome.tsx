import { CopyButton, Icon, Notice } from '../../ui'
import { formatRand } from '../../../shared/money'
import { figures, bandStyle, radius, space, type } from '../../theme'
import {
  type Payment,
  addressLines,
  say,
  needsDelivery,
  whatHappensNext,
  type Order,
} from '../../../shared/orders'
import { useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { timeNow } from '../../platform/clock'
import { formatMoment } from '../../../shared/sast-date'
import { useHasSimCard } from '../../cart'
import type { Bloks } from '../../content'
import { HelpLine } from '../summary/promises'
import { InstalmentFigures } from '../payment/payment-choice'
import { OrderActions, OrderBanner } from './order-banner'
import { OrderProgress } from './order-progress'

const Card = styled.section`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h3 {
    ${type.card}
  }
  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 8px 20px;
  }
  & dt {
    color: var(--quiet);
  }
  & dd {
    font-weight: 600;
    ${figures}
  }
`
const Reference = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  & strong {
    ${type.card}
    -webkit-user-select: all;
    user-select: all;
  }
  @media print {
    & button {
      display: none;
    }
  }
`

/** The details for an EFT, with the reference ready to copy and the latest date of arrival. */
const EftDetails = ({ payment }: { payment: Payment }) => {
  const { bank_details: bank, amount, reference, expires_at, confirm_by } = payment
  // An order that is not confirmed ends before any EFT can arrive.
  const deadline = expires_at && !confirm_by ? formatMoment(expires_at) : ''
  return (
    <Card style={bandStyle('cream')}>
      <h3>{`Awaiting your payment of ${formatRand(amount)}`}</h3>
      <p>{`Pay by EFT from your banking app${deadline ? ` by ${deadline}` : ''}. Use this reference, or we cannot match your payment to your order:`}</p>
      <Reference>
        <strong translate="no">{reference}</strong>
        <CopyButton
          text={reference}
          copied="Copied"
          failed="Copying did not work here: select the text and copy it"
        >
          Copy reference
        </CopyButton>
      </Reference>
      {bank ? (
        <dl>
          <dt>Bank</dt>
          <dd translate="no">{bank.bank}</dd>
          <dt>Account holder</dt>
          <dd translate="no">{bank.account_holder}</dd>
          <dt>Account number</dt>
          <dd translate="no">{bank.account_number}</dd>
          <dt>Branch code</dt>
          <dd translate="no">{bank.branch_code}</dd>
          <dt>Account type</dt>
          <dd>{bank.account_type}</dd>
          <dt>Amount</dt>
          <dd translate="no">{formatRand(amount)}</dd>
        </dl>
      ) : null}
    </Card>
  )
}

const Facts = styled.dl`
  display: none;

  @media print {
    display: grid;
    grid-template-columns: auto 1fr;
    margin-block: 6pt;
  }
  & dt {
    font-weight: 600;
  }
`

/**
 * The facts that make a printed order a proof of purchase: when it was placed, who ordered, and whether it is paid. Number, lines and
 * amounts are elsewhere on the page; the seller is in its footer.
 */
const OrderPaper = ({ order }: { order: Order }) => {
  const { placed_at, contact_info: contact, address, items } = order
  return (
    <Facts>
      {placed_at ? (
        <>
          <dt>Ordered</dt>
          <dd>{formatMoment(placed_at)}</dd>
        </>
      ) : null}
      {contact ? (
        <>
          <dt>Ordered by</dt>
          <dd>{`${contact.first_name} ${contact.last_name}, ${contact.email}, +${contact.phone}`}</dd>
        </>
      ) : null}
      {address && needsDelivery(items) ? (
        <>
          <dt>Deliver to</dt>
          <dd>{addressLines(address).join(', ')}</dd>
        </>
      ) : null}
      <dt>Payment</dt>
      <dd>{say.paidHow(order)}</dd>
    </Facts>
  )
}

/** The printed page has no headings of steps, no buttons, little white space and no coloured bands. */
const PrintOneOrder = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 12mm; }
    html { background: #fff !important; }
    body { font-size: 9.5pt; line-height: 1.35; }
    body :is(main h1, main h2, main summary > *, [data-screen-only]) { display: none !important; }
    [data-navigation-mode], header, header > *, main, main > *, main summary, main details > div { min-height: 0 !important; padding: 0 !important; background: none !important; }
    header { margin-bottom: 8pt; }
    main h3 { font-size: 13pt !important; margin-bottom: 4pt !important; }
    main :is(section, aside, [role='note']) { padding: 0 !important; gap: 4pt !important; background: none !important; break-inside: avoid; }
    main section + section, main aside { margin-top: 6pt !important; }
    main summary { margin-bottom: 6pt; }
    main :is(div, ol, ul, dl) { gap: 3pt 12pt !important; }
  }
`
const Part = styled.section`
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
const Plan = styled(Part)`
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`

/**
 * An order that is placed or cancelled: its state, what is still to pay, what happens next, and its buttons. With the summary it prints
 * on one page. Everything follows from the order, so any page with an order can show it.
 */
export const OrderOutcome = ({ order, page }: { order: Order; page: Bloks.CheckoutPage }) => {
  const hasSimCard = useHasSimCard(order.items)
  const [now] = useState(timeNow)
  const next = whatHappensNext(order, now)
  const { payment } = order
  return (
    <>
      <PrintOneOrder />
      <OrderBanner order={order} />
      {payment?.next_step === 'transfer' ? <EftDetails payment={payment} /> : null}
      <OrderProgress order={order} />
      <OrderPaper order={order} />
      {payment?.instalment_plan && next.length > 0 ? (
        <Plan style={bandStyle('mint-green')}>
          <h3>Your instalments</h3>
          <InstalmentFigures plan={payment.instalment_plan} />
        </Plan>
      ) : null}
      {next.length > 0 ? (
        <Part>
          <h3>What happens next</h3>
          {next.length === 1 ? (
            <p>{next[0]}</p>
          ) : (
            <ol>
              {next.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
          )}
        </Part>
      ) : null}
      {hasSimCard && page.rica_notice && next.length > 0 ? (
        <Notice tone="warning" icon={<Icon name="phone" />} still>
          {page.rica_notice}
        </Notice>
      ) : null}
      <OrderActions order={order} />
      {next.length > 0 ? null : <HelpLine page={page} />}
    </>
  )
}
