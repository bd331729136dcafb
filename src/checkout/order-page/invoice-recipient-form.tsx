import { Form, Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { FormField, useObjections } from '../../forms'
import { type } from '../../theme'
import { Button, Note, roomForMessages, Notice } from '../../ui'
import { failureOn } from '../payment/paying-page'
import { nameInvoiceRecipient, type Invoice, type InvoiceRecipient } from '../shop'
import { ORDER } from './order-store'
import { recipientSchema } from './recipient-schema'

const Fields = styled(Form)`
  ${roomForMessages}
  display: grid;
  gap: 20px;
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

/** Names the business on the invoice: who claims the VAT back needs it from R5,000 on (VAT Act s20(4) and (5)). */
export const InvoiceRecipientForm = ({ invoice, onNamed }: InvoiceRecipientFormProps) => {
  const [problem, setProblem] = useState<string>()
  const [isKept, setIsKept] = useState(false)
  const objections = useObjections(recipientSchema, invoice.recipient, {})

  const submit = async (typed: InvoiceRecipient, form: FormikHelpers<InvoiceRecipient>) => {
    setProblem(undefined)
    setIsKept(false)
    try {
      onNamed(
        await nameInvoiceRecipient(invoice.order_number, recipientSchema.cast(typed) as InvoiceRecipient),
      )
      setIsKept(true)
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
          <p role="status">{isKept ? 'Done: the invoice names it now.' : null}</p>
        </Fields>
      )}
    </Formik>
  )
}
