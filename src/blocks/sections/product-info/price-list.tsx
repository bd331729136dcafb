import styled from 'styled-components'
import { FeeTable, type PriceTag } from '../../../catalogue'
import { formatRandWhole } from '../../../../shared/money'
import { figures, space, type } from '../../../theme'
import { Icon } from '../../../ui'
import { Folded, Heading, SmallHeading } from './product-info.styles'

const List = styled.ul`
  margin-top: ${space.s};
  border-top: 2px solid var(--ink);

  > li {
    display: grid;
    gap: 4px;
    padding-block: ${space.s};
  }
  > li + li {
    border-top: 1px solid var(--line);
  }
`
const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
`
/** Both amounts of a percentage look the same: equal prominence (VAT Act s65). */
const Amount = styled.strong`
  font: 800 1.25rem/1.35 var(--headline);
  ${figures}
`
const Quiet = styled.p`
  ${type.note}
  color: var(--quiet);
`

/** What a fee falls to in a month of more sales, which its first line says and a press shows whole. */
const Ladder = ({ ladder }: Pick<PriceTag, 'ladder'>) =>
  ladder[1] ? (
    <Folded>
      <summary>
        <Icon name="chevron-down" size={22} />
        <span>{`Less from ${formatRandWhole(ladder[1].from)} a month`}</span>
      </summary>
      <FeeTable ladder={ladder} />
    </Folded>
  ) : null

/** The fees and further prices that come with an item; nothing when there are none. */
export const PriceList = ({ tags }: { tags: readonly PriceTag[] }) =>
  tags.length === 0 ? null : (
    <div>
      <Heading>What it costs to use</Heading>
      <List role="list">
        {tags.map(({ code, title, summary, amounts, term, ladder }) => (
          <li key={code}>
            <SmallHeading as="h4">{title}</SmallHeading>
            <Words>
              {amounts.map((amount) => (
                <Amount key={amount}>{amount}</Amount>
              ))}
              {term ? <span>{term}</span> : null}
            </Words>
            <Ladder ladder={ladder} />
            {summary ? <Quiet>{summary}</Quiet> : null}
          </li>
        ))}
      </List>
    </div>
  )
