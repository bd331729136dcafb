import styled from 'styled-components'
import type { Bloks } from '../../content'
import { bandStyle, radius, space, type } from '../../theme'
import { HelpLine } from '../parts/help-line'

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

/** Where an order number stands, and who helps without one. */
export const WhereIsTheNumber = ({ page }: { page: Bloks.CheckoutPage }) => (
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
