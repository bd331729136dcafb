import styled from 'styled-components'
import { bandStyle, radius, space } from '../../../theme'
import { ButtonLink, CardTitle } from '../../../ui'

const Card = styled.aside`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space.s};
  padding: clamp(20px, 3vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`

/** Stands where the order summary would, as long as there is nothing to sum up. */
export const HelpCard = () => (
  <Card style={bandStyle('yellow')}>
    <CardTitle as="h2">Not sure what you need?</CardTitle>
    <p>Tell us how you sell, and we name the machine that fits.</p>
    <ButtonLink href="/za/product-finder/" variant="secondary">
      Find my fit
    </ButtonLink>
  </Card>
)
