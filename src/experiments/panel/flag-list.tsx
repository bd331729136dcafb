import styled from 'styled-components'
import { showQuery, useQuery } from '../../platform/address'
import { askedFlags, FLAG_NAMES, FLAGS, type FlagName, type Flags } from '../../platform/flags'
import { space } from '../../theme'
import { Button, Note } from '../../ui'
import { CopiedLink } from './copied-link'

const List = styled.ul`
  display: grid;
  margin-bottom: ${space.m};
  overflow-wrap: anywhere;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.m};
    padding-block: ${space.s};
    border-top: 1px solid var(--line);
  }
  > li > div {
    flex: 1 1 16rem;
    min-width: 0;
  }
`

const wordOf = (isOn: boolean) => (isOn ? 'on' : 'off')

const stateWords = (published: boolean, asked: boolean | undefined): string =>
  asked === undefined || asked === published
    ? `Published: ${wordOf(published)}.`
    : `Published: ${wordOf(published)}. In the preview link below: ${wordOf(asked)}.`

const queryOf = (asked: Partial<Flags>): string => {
  const entries = Object.entries(asked).map(([name, isOn]) => `${name}:${wordOf(isOn)}`)
  return entries.length > 0 ? `?flags=${entries.join()}` : ''
}

type FlagListProps = { origin: string; flags: Flags }

/** The feature flags as they are published; and an address of the preview in which they are as one likes. */
export const FlagList = ({ origin, flags }: FlagListProps) => {
  const asked = askedFlags(useQuery())
  const turn = (name: FlagName) => {
    const { [name]: before, ...others } = asked
    showQuery(queryOf(before === undefined ? { ...others, [name]: !flags[name] } : others), {
      replaces: true,
    })
  }
  const query = queryOf(asked)
  return (
    <>
      <List role="list">
        {FLAG_NAMES.map((name) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <p>{FLAGS[name].does}</p>
              <Note>{stateWords(flags[name], asked[name])}</Note>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-pressed={asked[name] !== undefined}
              onClick={() => turn(name)}
            >
              {`Preview ${name} ${wordOf(!flags[name])}`}
            </Button>
          </li>
        ))}
      </List>
      {query ? <CopiedLink label="Address of the preview" address={`${origin}/za/editor/${query}`} /> : null}
    </>
  )
}
