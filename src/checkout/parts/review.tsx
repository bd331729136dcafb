import type { ReactNode } from 'react'
import styled from 'styled-components'
import { radius, space, type } from '../../theme'
import { InPageLink } from '../../ui'
import { addressLines } from '../../orders'
import type { CheckoutStep } from '../flow'
import { needsDelivery, type RemoteCart } from '../order-facts'
import { linkToStep } from '../use-step'

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
    overflow-wrap: anywhere;
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

/** What was filled in, to check and correct before the order is placed (ECT Act s43; WCAG 3.3.4). */
export const Review = ({ cart: { contact_info, address, items } }: { cart: RemoteCart }) => (
  <Boxes>
    {contact_info ? (
      <Part title="Your details" edit="contact" editLabel="Edit your details">
        <p>
          {contact_info.first_name} {contact_info.last_name}
        </p>
        <p>{contact_info.email}</p>
        <p>+{contact_info.phone}</p>
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
