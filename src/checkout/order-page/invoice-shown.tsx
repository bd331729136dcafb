import { useCallback, useEffect, useState } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { space } from '../../theme'
import { Button, ButtonLink, Notice } from '../../ui'
import { orderUrl } from '../../../shared/orders'
import { Skeleton } from '../columns'
import { failureOn } from '../payment/paying-page'
import { fetchInvoice, type Invoice } from '../shop'
import { InvoicePaper } from './invoice-paper'
import { InvoiceRecipientForm } from './invoice-recipient-form'
import { OrderHeading } from './order-heading'
import { ORDER } from './order-store'

/** On paper there is the invoice and nothing else. */
const PrintInvoice = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 15mm; }
    html { background: #fff !important; }
    body { font-size: 10pt; line-height: 1.4; color: #000; }
    body :is(header, footer, main h1, [data-screen-only]) { display: none !important; }
    [data-navigation-mode], main, main > * { min-height: 0 !important; padding: 0 !important; background: none !important; }
  }
`
const Parts = styled.div`
  display: grid;
  gap: ${space.l};
  max-width: 880px;
`
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`

/** @param number of an order that is open in this tab */
const useInvoice = (number: string) => {
  const [invoice, setInvoice] = useState<Invoice>()
  const [problem, setProblem] = useState<string>()
  const load = useCallback(
    () =>
      fetchInvoice(number).then(
        (found) => {
          setInvoice(found)
          setProblem(undefined)
        },
        (failure: unknown) => setProblem(failureOn(ORDER, failure).message),
      ),
    [number],
  )
  useEffect(() => {
    void load()
  }, [load])
  return { invoice, setInvoice, problem, load }
}

/** The tax invoice of an order, ready to print, with the way to name a business on it. */
export const InvoiceShown = ({ number, isChange }: { number: string; isChange: boolean }) => {
  const { invoice, setInvoice, problem, load } = useInvoice(number)
  return (
    <Parts>
      <div data-screen-only="">
        <OrderHeading of="invoice" isChange={isChange}>
          {`Invoice for order ${number}`}
        </OrderHeading>
      </div>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <Ways data-screen-only="">
        {invoice ? <Button onClick={() => window.print()}>Print or save as PDF</Button> : null}
        {problem ? <Button onClick={() => void load()}>Try again</Button> : null}
        <ButtonLink variant="secondary" href={orderUrl(number)}>
          Back to the order
        </ButtonLink>
      </Ways>
      {invoice ? (
        <>
          <PrintInvoice />
          <InvoicePaper invoice={invoice} />
          <div data-screen-only="">
            <InvoiceRecipientForm invoice={invoice} onNamed={setInvoice} />
          </div>
        </>
      ) : null}
      {invoice || problem ? null : <Skeleton label="Loading your invoice" />}
    </Parts>
  )
}
