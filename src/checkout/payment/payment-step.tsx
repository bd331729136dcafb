import type { ReactNode } from 'react'
import styled from 'styled-components'
import { radius, space, type } from '../../theme'
import { InPageLink } from '../../ui'
import { addressLines, needsDelivery, type ShopCart } from '../../../shared/orders'
import type { Bloks } from '../../content'
import { STEP_TITLES, type CheckoutStep } from '../flow'
import { linkToStep, useCheckout, CHECKOUT } from '../store'
import { PaymentForm } from './payment-form'

const Boxes = styled.div`
  border: 2px solid var(--line);
  border-radius: ${radius.card};
`
const Box = styled.section`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 4px ${space.s};
  padding: 18px ${space.m};

  & + & {
    border-top: 1px solid var(--line);
  }
  & h3 {
    ${type.small}
  }
  & p {
    grid-column: 1 / -1;
  }
`
const Edit = styled(InPageLink)`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  margin: -10px -8px -10px 0;
  font-weight: 600;
`

type PartProps = { title: string; edit: CheckoutStep; editLabel: string; children: ReactNode }

const Part = ({ title, edit, editLabel, children }: PartProps) => (
  <Box>
    <h3>{title}</h3>
    <Edit {...linkToStep(edit)} aria-label={editLabel}>
      Edit
    </Edit>
    {children}
  </Box>
)

/** The details to check and correct before the order is placed (ECT Act s43; WCAG 3.3.4). */
const Review = ({ cart: { contact_info, address, items } }: { cart: ShopCart }) => (
  <Boxes>
    {contact_info ? (
      <Part title="Your details" edit="contact" editLabel="Edit your details">
        <p>{`${contact_info.first_name} ${contact_info.last_name}`}</p>
        <p>{contact_info.email}</p>
        <p>{`+${contact_info.phone}`}</p>
      </Part>
    ) : null}
    {address && needsDelivery(items) ? (
      <Part title="Deliver to" edit="shipping" editLabel="Edit the delivery address">
        {addressLines(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
    ) : null}
  </Boxes>
)

/** The step with the details to check and the payment methods. */
export const PaymentStep = ({ cart, page }: { cart: ShopCart; page: Bloks.CheckoutPage }) => {
  const wanted = useCheckout(({ paymentChoice }) => paymentChoice)
  return (
    <PaymentForm
      cart={cart}
      page={page}
      on={CHECKOUT}
      wanted={wanted}
      mayAskForTerms
      onChoose={(paymentChoice) => useCheckout.setState({ paymentChoice })}
      back={{ title: STEP_TITLES.shipping, ...linkToStep('shipping') }}
    >
      <Review cart={cart} />
    </PaymentForm>
  )
}
