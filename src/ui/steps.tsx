import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { from, radius, type, space } from '../theme'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'
import { FootBar, InFoot } from './foot-bar'

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

type InPageLinkProps = ComponentPropsWithRef<'a'> & {
  href: string
  /** Shows the state that the address names, without leaving the page. */
  onOpen: () => void
}

/** A link to another state of the same page, which keeps typed text. It handles its clicks itself. */
export const InPageLink = ({ href, onOpen, children, ...anchor }: InPageLinkProps) => (
  <a
    {...anchor}
    href={href}
    onClick={(event) => {
      if (!isPlain(event)) return
      event.preventDefault()
      onOpen()
    }}
  >
    {children}
  </a>
)

/** Badges with their names below, which fits many and long names; on laptops and wider the names are beside the badges. */
const List = styled.ol`
  display: flex;
  padding: 0;
  list-style: none;

  ${from.lg} {
    gap: 12px;
  }
`
const Way = styled.nav`
  @media print {
    display: none;
  }
`
const Item = styled.li`
  position: relative;
  flex: 1 1 0;
  min-width: 0;

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 15px;
    left: calc(50% + 20px);
    width: calc(100% - 40px);
    height: 2px;
    background: var(--line);
  }
  &[data-state='done']:not(:last-child)::after {
    background: var(--accent);
  }
  & > :first-child {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding-inline: 2px;
    font: 600 min(0.8125rem, 4.1vw) / 1.2 var(--text);
    text-align: center;
    text-decoration: none;
  }
  &[data-state='ahead'] > :first-child {
    color: var(--quiet);
    font-weight: 500;
  }
  & > a:hover {
    text-decoration: underline;
  }
  ${from.lg} {
    display: flex;
    align-items: center;
    gap: 12px;
    flex: 1 1 auto;

    &:last-child {
      flex: none;
    }
    &:not(:last-child)::after {
      position: static;
      flex: 1;
      min-width: 4px;
    }
    & > :first-child {
      ${type.label}
      flex-direction: row;
      gap: 10px;
      padding-inline: 0;
    }
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

type ProgressStep = {
  title: string
  isDone: boolean
  /** The address of a step that may be opened, and what opens it. */
  link?: { href: string; onOpen: () => void }
}

type StepProgressProps = {
  label: string
  steps: readonly ProgressStep[]
  /** The index of the current step in `steps`. */
  current: number
}

/** The progress through several steps; steps that may be opened again are links. Not printed. */
export const StepProgress = ({ label, steps, current }: StepProgressProps) => (
  <Way aria-label={label}>
    <List role="list">
      {steps.map(({ title, isDone, link }, index) => {
        const isCurrent = index === current
        const words = (
          <>
            <Badge aria-hidden="true">{isDone ? <Icon name="check" size={18} /> : index + 1}</Badge>
            <span>{title}</span>
            {isDone ? <VisuallyHidden>, done</VisuallyHidden> : null}
          </>
        )
        return (
          <Item
            key={title}
            aria-current={isCurrent ? 'step' : undefined}
            data-state={isDone ? 'done' : isCurrent ? 'current' : 'ahead'}
          >
            {link && !isCurrent ? <InPageLink {...link}>{words}</InPageLink> : <span>{words}</span>}
          </Item>
        )
      })}
    </List>
  </Way>
)

const Ways = styled.div`
  display: flex;
  flex: 1;
  flex-direction: row-reverse;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  & > button {
    flex: 0 1 auto;
    min-width: min(260px, 100%);
    min-height: 56px;
  }
  &[data-where='foot'] > button {
    flex: 1;
    min-width: 0;
  }
  &[data-where='page'] {
    flex-wrap: wrap;
    padding-top: ${space.s};
  }
`
const Back = styled(InPageLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 48px;
  flex: none;
  padding-right: 8px;
  font-weight: 600;
`

type ActionBarProps = {
  /** The link back: the address of the earlier step, its title, and the function that opens it. */
  back?: { href: string; title: string; onOpen: () => void }
  /** The visitor cannot continue yet, so the bar stays in the page. */
  isIdle?: boolean
  /** The button to the next step. On a phone it is outside its form, so it names the form by `form`. */
  children: ReactNode
}

/** The button to the next step, always in view on a phone, and the link back beside it. */
export const ActionBar = ({ back, isIdle = false, children }: ActionBarProps) => {
  const ways = (where: 'foot' | 'page') => (
    <Ways data-where={where}>
      {children}
      {back ? (
        <Back href={back.href} onOpen={back.onOpen} aria-label={`Back to ${back.title}`}>
          <Icon name="arrow-left" size={20} />
          Back
        </Back>
      ) : null}
    </Ways>
  )
  if (isIdle) return ways('page')
  return <InFoot>{(where) => (where === 'foot' ? <FootBar>{ways(where)}</FootBar> : ways(where))}</InFoot>
}
