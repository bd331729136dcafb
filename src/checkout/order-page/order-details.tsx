import styled from 'styled-components'
import { radius, space, type } from '../../theme'
import { Note, PhoneLink } from '../../ui'
import { addressLines, needsDelivery, type Order } from '../../../shared/orders'

const Boxes = styled.div`
  border: 2px solid var(--line);
  border-radius: ${radius.card};
`
const Box = styled.section`
  display: grid;
  gap: 4px;
  padding: 18px ${space.m};

  & + & {
    border-top: 1px solid var(--line);
  }
  & h3 {
    ${type.small}
  }
`

type OrderDetailsProps = {
  order: Order
  /** Who to call when something in it is wrong; left out where nothing can be changed any more. */
  phone?: string
}

/** Who ordered and where it goes; paper says it another way. The phone number is the shop's answer: without the digits in its middle. */
export const OrderDetails = ({
  order: { contact_info: contact, address, items },
  phone,
}: OrderDetailsProps) => (
  <Boxes data-screen-only="">
    {address && needsDelivery(items) ? (
      <Box>
        <h3>Deliver to</h3>
        {contact ? <p>{`${contact.first_name} ${contact.last_name}`}</p> : null}
        {addressLines(address).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Box>
    ) : null}
    {contact ? (
      <Box>
        <h3>We reach you at</h3>
        <p>{contact.email}</p>
        <p>{`+${contact.phone}`}</p>
        {phone ? (
          <Note>
            Is something not right? Call <PhoneLink phone={phone} /> before you pay.
          </Note>
        ) : null}
      </Box>
    ) : null}
  </Boxes>
)
