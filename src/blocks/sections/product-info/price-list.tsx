import styled from 'styled-components'
import { monthWords, withVat, type FeeStep, type PriceTag } from '../../../catalogue'
import { radius, space, type } from '../../../theme'
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
  font-variant-numeric: tabular-nums;
`
const Quiet = styled.p`
  ${type.note}
  color: var(--quiet);
`

const Steps = styled.ul`
  margin-top: ${space.xs};
  ${type.note}
  font-variant-numeric: tabular-nums;
`

/** What a fee falls to in a month of more sales; its first step is the amount above. */
const Ladder = ({ ladder }: { ladder: readonly FeeStep[] }) => (
  <Steps role="list">
    {ladder.slice(1).map((step) => {
      const { excl, incl } = withVat(step.percent)
      return (
        <li key={step.from}>
          {monthWords(ladder, step)} a month: {excl} excl. VAT, {incl} incl. VAT
        </li>
      )
    })}
  </Steps>
)

/** The fees and further prices that come with an item; nothing when there are none. */
export const PriceList = ({ tags }: { tags: readonly PriceTag[] }) =>
  tags.length === 0 ? null : (
    <div>
      <Heading>What it costs to use</Heading>
      <List role="list">
        {tags.map(({ code, title, summary, amounts, term, ladder }) => (
          <li key={code}>
            <SmallHeading as="h4">{title}</SmallHeading>
            <p>
              {amounts.map((amount) => (
                <Amount key={amount}>{amount}</Amount>
              ))}
              {term}
            </p>
            {ladder.length > 0 ? <Ladder ladder={ladder} /> : null}
            {summary ? <Quiet>{summary}</Quiet> : null}
          </li>
        ))}
      </List>
    </div>
  )
