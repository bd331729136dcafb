import styled from 'styled-components'
import { formatRand } from '../../../shared/money'
import { figures, from, radius, space, type } from '../../theme'
import { formatDay, southAfricanDay } from '../../../shared/sast-date'
import type { Invoice } from '../shop'

const Paper = styled.article`
  display: grid;
  gap: ${space.m};
  padding: clamp(20px, 5vw, 48px);
  border: 2px solid var(--line);
  border-radius: ${radius.card};
  ${figures}

  & h2 {
    ${type.card}
  }
  & h3 {
    ${type.small}
    margin-bottom: 4px;
  }
  @media print {
    gap: 14pt;
    padding: 0;
    border: 0;
    border-radius: 0;

    & h2 {
      font-size: 24pt;
    }
  }
`
const Sides = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.sm} {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
  }
`
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 20px;

  & dt {
    color: var(--quiet);
  }
`
const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;

  & :is(th, td) {
    padding: 10px 0 10px 12px;
    border-bottom: 1px solid var(--line);
    text-align: right;
    vertical-align: top;
  }
  & :is(th, td):first-child {
    padding-left: 0;
    text-align: left;
  }
  & thead th {
    ${type.note}
    color: var(--quiet);
  }
  & tbody th {
    font-weight: 400;
  }
  /* Where there is no room for a column, the unit price stands below the name. */
  & [data-each] {
    display: none;

    ${from.sm} {
      display: table-cell;
    }
  }
  & tbody small {
    ${type.note}
    display: block;
    color: var(--quiet);

    ${from.sm} {
      display: none;
    }
  }
  @media print {
    & :is(th, td) {
      padding-block: 4pt;
    }
    & [data-each] {
      display: table-cell;
    }
    & tbody small {
      display: none;
    }
  }
`
const Totals = styled.dl`
  display: grid;
  gap: 6px;
  width: 100%;
  max-width: 360px;
  margin-left: auto;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & [data-total] {
    ${type.card}
    padding-top: 8px;
    border-top: 2px solid var(--ink);
  }
`

/** The printed tax invoice, with the particulars of the VAT Act, section 20(4). */
export const InvoicePaper = ({ invoice }: { invoice: Invoice }) => {
  const { seller, recipient, lines, promo_code: code, discount, delivery } = invoice
  return (
    <Paper aria-label={`Tax invoice ${invoice.number}`} data-paper="">
      <h2>Tax invoice</h2>
      <Facts>
        <dt>Invoice number</dt>
        <dd translate="no">{invoice.number}</dd>
        <dt>Date of issue</dt>
        <dd>{formatDay(southAfricanDay(Date.parse(invoice.issued_at)))}</dd>
        <dt>Order number</dt>
        <dd translate="no">{invoice.order_number}</dd>
      </Facts>
      <Sides>
        <section>
          <h3>From</h3>
          <p>{seller.legal_name}</p>
          <p>{seller.address}</p>
          <p>{`VAT number ${seller.vat_number}`}</p>
          <p>{`Registration number ${seller.registration_number}`}</p>
          <p>{`${seller.phone}, ${seller.email}`}</p>
        </section>
        <section>
          <h3>To</h3>
          <p>{recipient.name}</p>
          {recipient.address ? <p>{recipient.address}</p> : null}
          {recipient.vat_number ? <p>{`VAT number ${recipient.vat_number}`}</p> : null}
        </section>
      </Sides>
      <Lines>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Quantity</th>
            <th scope="col" data-each="">
              Each, incl. VAT
            </th>
            <th scope="col">Amount, incl. VAT</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ description, quantity, unit_price, amount }) => (
            <tr key={description}>
              <th scope="row">
                <span>{description}</span>
                <small>{`${formatRand(unit_price)} each`}</small>
              </th>
              <td>{quantity}</td>
              <td data-each="">{formatRand(unit_price)}</td>
              <td translate="no">{formatRand(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
      <Totals>
        {discount > 0 ? (
          <div>
            <dt>{`Discount${code ? ` (${code})` : ''}`}</dt>
            <dd translate="no">{formatRand(-discount)}</dd>
          </div>
        ) : null}
        {delivery > 0 ? (
          <div>
            <dt>Delivery</dt>
            <dd translate="no">{formatRand(delivery)}</dd>
          </div>
        ) : null}
        <div>
          <dt>Total without VAT</dt>
          <dd translate="no">{formatRand(invoice.before_vat)}</dd>
        </div>
        <div>
          <dt>{`VAT (${invoice.vat_percent}%)`}</dt>
          <dd translate="no">{formatRand(invoice.vat)}</dd>
        </div>
        <div data-total="">
          <dt>Total</dt>
          <dd translate="no">{formatRand(invoice.total)}</dd>
        </div>
      </Totals>
      <p>Paid in South African rand. Thank you.</p>
    </Paper>
  )
}
