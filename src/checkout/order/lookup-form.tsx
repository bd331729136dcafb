import { Form, Formik } from 'formik'
import { useState } from 'react'
import styled from 'styled-components'
import { toShopError } from '../../platform/http'
import type { Bloks } from '../../content'
import { from, space } from '../../theme'
import { Button, ErrorSummary, Lead, roomForMessages } from '../../ui'
import { Column, Columns } from '../parts/columns'
import { fieldId, FormField } from '../parts/form-field'
import { Notice } from '../parts/notice'
import { lookUp } from './find-order'
import { lookupSchema } from './lookup-schema'
import { invoiceUrl, orderUrl } from '../../orders'
import { isInvoice } from './order-address'
import { OrderHeading } from './order-heading'
import { showView } from './order-store'
import { WhereIsTheNumber } from './where-is-the-number'

const Fields = styled(Form)`
  ${roomForMessages}
  display: grid;
  gap: 20px;
  max-width: 520px;

  & > button {
    margin-top: ${space.xs};

    ${from.sm} {
      justify-self: start;
    }
  }
`

const ENDED = 'To keep this order private, enter the email address it was placed with again.'

type Lookup = { number: string; email: string }

/** What the shop objects to is said above the fields; it never tells which of the two is wrong. */
const submit = async ({ number, email }: Lookup, report: (problem: string) => void): Promise<void> => {
  try {
    const view = await lookUp(number, email)
    if (view.kind === 'shown') {
      const urlOf = isInvoice(window.location.search) ? invoiceUrl : orderUrl
      window.history.replaceState(window.history.state, '', urlOf(view.cart.id))
    }
    showView(view)
  } catch (failure) {
    report(toShopError(failure).message)
  }
}

type LookupFormProps = {
  /** From the address; empty when it names none. */
  number: string
  /** The order was open in this tab before. */
  hasEnded: boolean
  page: Bloks.CheckoutPage
  isChange: boolean
}

/** Asks for the number and the email address of an order. The address goes to the shop alone, and is kept nowhere. */
export const LookupForm = ({ number, hasEnded, page, isChange }: LookupFormProps) => {
  const [problem, setProblem] = useState<string | undefined>(hasEnded ? ENDED : undefined)
  return (
    <Columns>
      <Column>
        <OrderHeading of="lookup" isChange={isChange}>
          Where is my order?
        </OrderHeading>
        <Lead>Your order number and your email address open it: no account, no password.</Lead>
      </Column>
      <Column>
        <Formik
          initialValues={{ number, email: '' }}
          validationSchema={lookupSchema}
          validateOnBlur={false}
          onSubmit={async (values: Lookup) => {
            setProblem(undefined)
            await submit(lookupSchema.cast(values) as Lookup, setProblem)
          }}
        >
          {({ errors, submitCount, isSubmitting }) => (
            <Fields noValidate>
              <ErrorSummary
                errors={
                  submitCount > 0
                    ? (['number', 'email'] as const).flatMap((name) => {
                        const message = errors[name]
                        return message ? [{ fieldId: fieldId(name), message }] : []
                      })
                    : []
                }
                submitting={isSubmitting}
              />
              {problem && !isSubmitting ? (
                <Notice tone={problem === ENDED ? 'warning' : 'danger'}>{problem}</Notice>
              ) : null}
              <FormField
                name="number"
                label="Order number"
                hint="Such as ZA10000001"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                required
              />
              <FormField
                name="email"
                label="Email address"
                hint="The one you ordered with"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={80}
                required
              />
              <Button type="submit" loading={isSubmitting}>
                Show my order
              </Button>
            </Fields>
          )}
        </Formik>
      </Column>
      <WhereIsTheNumber page={page} />
    </Columns>
  )
}
