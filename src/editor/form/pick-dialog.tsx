import { useId, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { hover, ink, type } from '../../theme'
import { VisuallyHidden } from '../../ui'
import { Hint, Inner, Input, Modal, Stack } from './parts'

/** What can be picked: its title and note are searched. `mark` is a picture of it. */
type Pick = { key: string; title: string; note?: string; mark?: ReactNode; isChosen?: boolean }
type PickGroup = { group?: string; picks: readonly Pick[] }

const Group = styled.div`
  display: grid;
  gap: 8px;

  & > h3 {
    ${type.note}
    color: var(--quiet);
    font-weight: 600;
  }
`
const Picks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--widest-pick, 260px)), 1fr));
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`
const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  align-content: center;
  width: 100%;
  height: 100%;
  min-height: 52px;
  padding: 8px 14px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: #fff;
  text-align: left;

  & > strong {
    ${type.label}
  }
  & > small {
    ${type.note}
    color: var(--quiet);
  }
  &[aria-pressed='true'] {
    border-color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink);
  }
  ${hover} {
    &:hover {
      border-color: var(--ink);
      background: ${ink(4)};
    }
  }
`
const Pictured = styled(Group)`
  --widest-pick: 136px;
`

type PickDialogProps = {
  isOpen: boolean
  title: string
  /** The label of the search. */
  search: string
  groups: readonly PickGroup[]
  onPick: (key: string) => void
  onClose: () => void
  /** Said when nothing is there to be picked. */
  empty: string
  /** Above the list, such as a place for a new file. */
  lead?: ReactNode
}

/** A dialog in which one of several things is searched and picked. */
export const PickDialog = ({
  isOpen,
  title,
  search,
  groups,
  onPick,
  onClose,
  empty,
  lead,
}: PickDialogProps) => {
  const [query, setQuery] = useState('')
  const id = useId()
  const wanted = query.trim().toLowerCase()
  const found = groups
    .map(({ group, picks }) => ({
      group,
      picks: picks.filter(({ title: name, note = '' }) => `${name} ${note}`.toLowerCase().includes(wanted)),
    }))
    .filter(({ picks }) => picks.length > 0)
  const count = found.reduce((sum, { picks }) => sum + picks.length, 0)
  const close = () => {
    setQuery('')
    onClose()
  }
  return (
    <Modal isOpen={isOpen} title={title} onClose={close}>
      <Stack>
        <Inner id={id} label={search}>
          <Input
            id={id}
            type="search"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Inner>
        {lead}
        <VisuallyHidden role="status">{wanted ? `${count} found` : ''}</VisuallyHidden>
        {count === 0 ? <Hint>{wanted ? 'Nothing is found by these words.' : empty}</Hint> : null}
        {found.map(({ group, picks }) => {
          const Frame = picks.some(({ mark }) => mark) ? Pictured : Group
          return (
            <Frame key={group ?? ''}>
              {group ? <h3>{group}</h3> : null}
              <Picks role="list">
                {picks.map((pick) => (
                  <li key={pick.key}>
                    <Choice
                      type="button"
                      aria-pressed={pick.isChosen}
                      onClick={() => {
                        close()
                        onPick(pick.key)
                      }}
                    >
                      {pick.mark}
                      <strong>{pick.title}</strong>
                      {pick.note ? <small>{pick.note}</small> : null}
                    </Choice>
                  </li>
                ))}
              </Picks>
            </Frame>
          )
        })}
      </Stack>
    </Modal>
  )
}
