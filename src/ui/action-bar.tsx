import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from, space } from '../theme'
import { Icon } from './icon'
import { InPageLink } from './in-page-link'

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  flex-direction: row-reverse;
  align-items: center;
  gap: 12px;
  margin-inline: calc(-1 * ${space.gutter});
  padding: 12px ${space.gutter} max(12px, env(safe-area-inset-bottom));
  background: var(--band);
  border-top: 1px solid var(--line);

  & > button {
    flex: 1;
    min-height: 56px;
  }
  ${from.md} {
    position: static;
    justify-content: space-between;
    margin-inline: 0;
    padding: ${space.s} 0 0;
    border: 0;

    & > button {
      flex: 0 1 auto;
      min-width: 260px;
    }
  }
`
const Back = styled(InPageLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  padding-right: 8px;
  font-weight: 600;
`

type ActionBarProps = {
  /** Where the way back leads: the address of the earlier step, its title, and what opens it. */
  back?: { href: string; title: string; onOpen: () => void }
  /** The button that goes on. */
  children: ReactNode
}

/** The way on, always in reach on a phone, with the way back beside it. */
export const ActionBar = ({ back, children }: ActionBarProps) => (
  <Bar>
    {children}
    {back ? (
      <Back href={back.href} onOpen={back.onOpen} aria-label={`Back to ${back.title}`}>
        <Icon name="arrow-left" size={20} />
        Back
      </Back>
    ) : null}
  </Bar>
)
