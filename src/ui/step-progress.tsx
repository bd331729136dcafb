import styled from 'styled-components'
import { from, radius, space, type } from '../theme'
import { Icon } from './icon'
import { InPageLink } from './in-page-link'
import { VisuallyHidden } from './visually-hidden'

const List = styled.ol`
  display: flex;
  justify-content: space-between;
  gap: ${space.xs};
  padding: 0;
  list-style: none;
  ${type.label}
`
const Item = styled.li`
  display: flex;
  align-items: center;
  flex: 1;
  gap: 12px;
  min-width: 0;

  &:last-child {
    flex: none;
  }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-width: 4px;
    height: 2px;
    background: var(--line);
  }
  &[data-state='done']:not(:last-child)::after {
    background: var(--accent);
  }
  & > :first-child {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    text-decoration: none;
  }
  &[data-state='ahead'] > :first-child {
    color: var(--quiet);
    font-weight: 500;
  }
  & > a:hover {
    text-decoration: underline;
  }
`
const Badge = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 2px solid var(--line);
  border-radius: ${radius.pill};
  font: 700 0.9375rem/1 var(--text);

  [data-state='current'] & {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
  }
  [data-state='done'] & {
    border-color: var(--accent);
    background: var(--accent);
    color: #fff;
  }
`
/** On a phone the badges say where one is; the names are for screen readers. From laptops up they fit. */
const Name = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;

  ${from.lg} {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    clip-path: none;
  }
`

export type ProgressStep = {
  title: string
  state: 'done' | 'current' | 'ahead'
  /** Where a step that may be opened leads to, and what opens it. */
  link?: { href: string; onOpen: () => void }
}

/** Where somebody is on a way of several steps; steps that may be opened again are links. */
export const StepProgress = ({ label, steps }: { label: string; steps: readonly ProgressStep[] }) => (
  <nav aria-label={label}>
    <List role="list">
      {steps.map(({ title, state, link }, index) => {
        const words = (
          <>
            <Badge aria-hidden="true">{state === 'done' ? <Icon name="check" size={18} /> : index + 1}</Badge>
            <Name>{title}</Name>
            {state === 'done' ? <VisuallyHidden>, done</VisuallyHidden> : null}
          </>
        )
        return (
          <Item key={title} aria-current={state === 'current' ? 'step' : undefined} data-state={state}>
            {link && state !== 'current' ? <InPageLink {...link}>{words}</InPageLink> : <span>{words}</span>}
          </Item>
        )
      })}
    </List>
  </nav>
)
