import { useEffect, useRef, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { bandStyle, ink, radius, space, type } from '../../theme'
import { Icon } from '../../ui'
import { forgetDialog } from '../../ui/dialog'
import { Panel } from './panel'

const Ways = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;

  a,
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px ${space.s};
    width: 100%;
    min-height: 72px;
    padding: 12px ${space.s};
    border: 1px solid var(--line);
    border-radius: ${radius.control};
    background: transparent;
    color: inherit;
    text-align: left;
    text-decoration: none;

    &:hover {
      border-color: currentColor;
      background: ${ink(5)};
    }
  }
  strong {
    ${type.label}
    font-size: 1.0625rem;
  }
  small {
    ${type.note}
    grid-column: 1;
    color: var(--quiet);
  }
  svg {
    grid-area: 1 / 2 / span 2;
  }
`
const Back = styled.button`
  display: inline-grid;
  width: 48px;
  height: 48px;
  margin: -12px 0 0 -12px;
  place-items: center;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;

  &:hover {
    background: ${ink(8)};
  }
`

const Words = ({ title, note }: { title: string; note: string }) => (
  <>
    <strong>{title}</strong>
    <small>{note}</small>
    <Icon name="arrow-right" size={20} />
  </>
)

type WayProps = { href: string; title: string; note: string }

/** Choosing a link closes the dialog (spec 2); the address becomes that of the next page. */
const Way = ({ href, ...words }: WayProps) => (
  <li>
    <a href={href} onClick={forgetDialog}>
      <Words {...words} />
    </a>
  </li>
)

const registerWay = (service: string) =>
  `/za/signup/?userJourney=register_reader&preSelectedService=${service}`

const Heading = ({ id, back, children }: { id: string; back?: () => void; children: ReactNode }) => (
  <header>
    {back ? (
      <div>
        <Back type="button" aria-label="Back" onClick={back}>
          <Icon name="arrow-left" />
        </Back>
      </div>
    ) : null}
    <h2 id={id}>{children}</h2>
  </header>
)

/** Spec 2, "Get-started dialog": the menu, and the view for who registers a machine. */
export const GetStarted = ({ titleId }: { titleId: string }) => {
  const [view, setView] = useState<'menu' | 'register'>('menu')
  const list = useRef<HTMLUListElement>(null)
  const isFirst = useRef(true)
  // What had the focus is gone with the other view.
  useEffect(() => {
    if (!isFirst.current) list.current?.querySelector<HTMLElement>('a, button')?.focus()
    isFirst.current = false
  }, [view])
  if (view === 'register')
    return (
      <Panel style={bandStyle('white')}>
        <Heading id={titleId} back={() => setView('menu')}>
          Register a card machine
        </Heading>
        <Ways ref={list}>
          <Way
            href={registerWay('reader_registration')}
            title="I have my machine"
            note="Set it up and take a first payment today"
          />
          <Way
            href={registerWay('waiting_for_delivery')}
            title="It is still on its way"
            note="Have your account ready when it arrives"
          />
        </Ways>
      </Panel>
    )
  return (
    <Panel style={bandStyle('white')}>
      <Heading id={titleId}>Get started</Heading>
      <Ways ref={list}>
        <Way href="/za/signup/" title="Open an account" note="New to us: a few questions, no paper" />
        <Way href="/za/shop/card-machines/" title="Buy a card machine" note="Pay once, no monthly rent" />
        <li>
          <button type="button" onClick={() => setView('register')}>
            <Words title="Register a card machine" note="You have one, or it is on its way" />
          </button>
        </li>
        <Way href="/za/contact-sales/" title="Talk to sales" note="A person calls you back within 24 hours" />
      </Ways>
    </Panel>
  )
}
