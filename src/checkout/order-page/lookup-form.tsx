import styled from 'styled-components'
import { useFormikContext } from 'formik'
import { Form, FormEmail, FormField, SubmitButton } from '../../forms'
import { invoiceUrl, orderUrl } from '../../../shared/orders'
import type { Bloks } from '../../content'
import { bandStyle, radius, space, type, from } from '../../theme'
import { Lead, Notice } from '../../ui'
import { HelpLine } from '../summary/promises'
import { Column, Columns } from '../page-parts'
import { lookUp, isInvoice, showView } from './order-store'
import { lookupSchema } from '../schemas'
import { OrderHeading } from './order-heading'

const Aside = styled.aside`
  align-self: start;
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h3 {
    ${type.card}
  }
  & ul {
    display: grid;
    gap: 10px;
    padding-left: 20px;
  }
`

/** Says where to find the order number, and who helps without it. */
const WhereIsTheNumber = ({ page }: { page: Bloks.CheckoutPage }) => (
  <Aside data-side="" style={bandStyle('mint-green')} aria-label="Help with your order">
    <h3>Where to find your order number</h3>
    <ul>
      <li>In the emails we sent you about your order</li>
      <li>On the last page of the checkout, and on its printout</li>
      <li>In your banking app: it is the reference of an EFT</li>
    </ul>
    <HelpLine page={page} />
  </Aside>
)

const Narrow = styled.div`
  max-width: 520px;

  & > form > button {
    margin-top: ${space.xs};

    ${from.sm} {
      justify-self: start;
    }
  }
`

const LABELS = { number: 'Order number', email: 'Email address' } as const

type Lookup = { number: string; email: string }

/** The error never says which of the two is wrong. @throws ShopError */
const open = async ({ number, email }: Lookup): Promise<void> => {
  const view = await lookUp(number, email)
  if (view.kind === 'shown') {
    const urlOf = isInvoice(window.location.search) ? invoiceUrl : orderUrl
    window.history.replaceState(window.history.state, '', urlOf(view.cart.id))
  }
  showView(view)
}

/** Shown until the form is sent. */
const Ended = () =>
  useFormikContext().submitCount === 0 ? (
    <Notice tone="warning">
      To keep this order private, enter the email address it was placed with again.
    </Notice>
  ) : null

type LookupFormProps = {
  /** From the address; empty when it names none. */
  number: string
  /** Whether the order was open in this tab before. */
  hasEnded: boolean
  page: Bloks.CheckoutPage
  isChange: boolean
}

/** The form for the number and the email address of an order. The address is sent to the shop only, and stored nowhere. */
export const LookupForm = ({ number, hasEnded, page, isChange }: LookupFormProps) => (
  <Columns>
    <Column>
      <OrderHeading of="lookup" isChange={isChange}>
        Where is my order?
      </OrderHeading>
      <Lead>Your order number and your email address open it: no account, no password.</Lead>
    </Column>
    <Column>
      <Narrow>
        <Form<Lookup, Lookup>
          of="lookup"
          labels={LABELS}
          initialValues={{ number, email: '' }}
          schema={lookupSchema}
          onSubmit={open}
          problemOf={({ message }) => message}
        >
          {hasEnded ? <Ended /> : null}
          <FormField
            name="number"
            label={LABELS.number}
            hint="Such as ZA10000001"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            kind="orderNumber"
            required
          />
          <FormEmail name="email" label={LABELS.email} hint="The one you ordered with" />
          <SubmitButton>Show my order</SubmitButton>
        </Form>
      </Narrow>
    </Column>
    <WhereIsTheNumber page={page} />
  </Columns>
)
