import { Form, Formik, type FormikHelpers } from 'formik'
import { useState, useCallback, useEffect } from 'react'
import { FormField, useObjections } from '../../forms'
import { type, space } from '../../theme'
import { Button, fieldGap, Note, roomForMessages, Notice, ButtonLink } from '../../ui'
import { nameInvoiceRecipient, type Invoice, type InvoiceRecipient, fetchInvoice } from '../shop'
import { recipientSchema } from '../schemas'
import styled, { createGlobalStyle } from 'styled-components'
import { orderUrl } from '../../../shared/orders'
import { Skeleton } from '../page-parts'
import { failureOn } from '../payment/paying-page'
import { InvoicePaper } from './invoice-paper'
import { OrderHeading } from './order-heading'
import { ORDER } from './order-store'

const Fields = styled(Form)`
  ${roomForMessages}
  display: grid;
  gap: ${fieldGap};
  max-width: 520px;

  & h3 {
    ${type.card}
  }
  & > button {
    justify-self: start;
  }
`

type InvoiceRecipientFormProps = {
  invoice: Invoice
  onNamed: (invoice: Invoice) => void
}

/** The form for the business on the invoice, which is needed to claim back VAT from R5,000 on (VAT Act s20(4) and (5)). */
const InvoiceRecipientForm = ({ invoice, onNamed }: InvoiceRecipientFormProps) => {
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const objections = useObjections(recipientSchema, invoice.recipient, {})

  const submit = async (typed: InvoiceRecipient, form: FormikHelpers<InvoiceRecipient>) => {
    setProblem(undefined)
    setSaved(false)
    try {
      onNamed(
        await nameInvoiceRecipient(invoice.order_number, recipientSchema.cast(typed) as InvoiceRecipient),
      )
      setSaved(true)
    } catch (failure) {
      const { message, fields } = failureOn(ORDER, failure)
      if (!fields.vat_number) return setProblem(message)
      objections.add('vat_number', recipientSchema.cast(typed).vat_number, fields.vat_number)
      form.setErrors({ vat_number: fields.vat_number })
    }
  }
  return (
    <Formik
      initialValues={invoice.recipient}
      validationSchema={recipientSchema}
      validate={objections.validate}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Fields noValidate onSubmitCapture={objections.forget}>
          <h3>Is it for your business?</h3>
          <Note>
            To claim the VAT on more than R5,000 back, the invoice must name your business, its address and
            its VAT number. The invoice’s number and date stay the same.
          </Note>
          {problem ? <Notice tone="danger">{problem}</Notice> : null}
          <FormField name="name" label="Business name" autoComplete="organization" />
          <FormField name="address" label="Business address" autoComplete="off" maxLength={1000} />
          <FormField
            name="vat_number"
            label="VAT number (optional)"
            hint="Ten digits, such as 4123456789"
            inputMode="numeric"
            autoComplete="off"
            kind="vatNumber"
          />
          <Button type="submit" variant="secondary" loading={isSubmitting}>
            Put it on the invoice
          </Button>
          <p role="status">{isSaved ? 'Done: the invoice names it now.' : null}</p>
        </Fields>
      )}
    </Formik>
  )
}

/** The printed page holds the invoice and nothing else. */
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

/** The tax invoice of an order, with buttons to print it and the form for a business. */
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
