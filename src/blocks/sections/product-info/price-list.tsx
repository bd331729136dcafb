import styled from 'styled-components'
import type { PriceTag } from '../../../catalogue'
import { figures, radius, space, type } from '../../../theme'
import { Heading, SmallHeading } from './product-info.styles'

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  margin-top: ${space.m};

  li {
    display: grid;
    align-content: start;
    gap: ${space.xs};
    padding: clamp(20px, 2.4vw, 32px);
    border: 2px solid var(--line);
    border-radius: ${radius.card};
  }
`
/** Both amounts of a percentage look the same: equal prominence (VAT Act s65). */
const Amount = styled.strong`
  display: block;
  font: 800 1.5rem/1.25 var(--headline);
  ${figures}
`
const Quiet = styled.p`
  ${type.note}
  color: var(--quiet);
`

/** The fees and further prices that come with an item; nothing when there are none. */
export const PriceList = ({ tags }: { tags: readonly PriceTag[] }) =>
  tags.length === 0 ? null : (
    <div>
      <Heading>What it costs to use</Heading>
      <List role="list">
        {tags.map(({ code, title, summary, amounts, term }) => (
          <li key={code}>
            <SmallHeading as="h4">{title}</SmallHeading>
            <p>
              {amounts.map((amount) => (
                <Amount key={amount}>{amount}</Amount>
              ))}
              {term}
            </p>
            {summary ? <Quiet>{summary}</Quiet> : null}
          </li>
        ))}
      </List>
    </div>
  )
