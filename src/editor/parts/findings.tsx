import styled from 'styled-components'
import { errorsFirst } from '../../content-check'
import { severityOf, type Finding } from '../../page'
import { radius, type } from '../../theme'
import { Icon } from '../../ui'
import { Quiet, Stack } from './look'

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  list-style: none;
`
const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 10px;
  width: 100%;
  min-height: 44px;
  padding: 12px;
  border: 1px solid var(--line);
  border-radius: ${radius.control};
  background: transparent;
  color: inherit;
  ${type.note}
  text-align: left;

  &:hover {
    border-color: var(--ink);
  }
  &[data-severity='error'] > svg,
  &[data-severity='error'] > b {
    color: var(--danger);
  }
  & > svg {
    grid-row: span 2;
    color: var(--warning);
  }
`

type FindingsProps = {
  /** Undefined until they are known. */
  findings: readonly Finding[] | undefined
  /** Opens the place of a finding. */
  onOpen: (finding: Finding) => void
}

const placeOf = ({ block, field }: Finding): string => [block?.place, field].filter(Boolean).join(' › ')

/** What the content check has found in the story, what stops its publish first. Each leads to its field. */
export const Findings = ({ findings, onOpen }: FindingsProps) => (
  <Stack>
    {findings ? null : <Quiet>The story is being checked…</Quiet>}
    {findings?.length === 0 ? (
      <Quiet>Nothing was found in this story. Every publish checks the whole space once more.</Quiet>
    ) : null}
    <List role="list">
      {errorsFirst(findings ?? []).map((finding, at) => {
        const severity = severityOf(finding)
        return (
          <li key={`${finding.rule} ${finding.block?.uid} ${finding.field} ${at}`}>
            <Row type="button" data-severity={severity} onClick={() => onOpen(finding)}>
              <Icon name="warning" size={20} />
              <b>{severity === 'error' ? `Stops the publish: ${placeOf(finding)}` : placeOf(finding)}</b>
              <span>{finding.message}</span>
            </Row>
          </li>
        )
      })}
    </List>
  </Stack>
)
