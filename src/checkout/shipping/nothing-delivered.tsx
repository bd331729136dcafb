import styled from 'styled-components'
import { emit } from '../../platform/events'
import { bandStyle, radius, space, type } from '../../theme'
import { ActionBar, Button, Icon } from '../../ui'
import { STEP_TITLES } from '../flow'
import type { RemoteCart } from '../order-facts'
import { linkToStep, openStep } from '../use-step'

const Stack = styled.div`
  display: grid;
  gap: ${space.m};
`
const Card = styled.section`
  display: grid;
  gap: 12px;
  padding: clamp(20px, 4vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h3 {
    ${type.card}
  }
`

/** Shipping of a cart with services alone. When and where they happen is agreed on by phone (decision 013). */
export const NothingDelivered = ({ cart: { contact_info: contact } }: { cart: RemoteCart }) => (
  <Stack>
    <Card style={bandStyle('light-blue')}>
      <Icon name="phone" size={32} />
      <h3>Nothing is delivered, so there is no address to fill in</h3>
      <p>
        We call you{contact ? ` on +${contact.phone}` : ''} within 24 hours to agree on a time and a place.
      </p>
    </Card>
    <ActionBar back={{ title: STEP_TITLES.contact, ...linkToStep('contact') }}>
      <Button
        onClick={() => {
          emit({ type: 'checkout/step-completed', step: 'shipping' })
          openStep('payment')
        }}
      >
        Continue to {STEP_TITLES.payment}
      </Button>
    </ActionBar>
  </Stack>
)
