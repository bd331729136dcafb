import styled from 'styled-components'
import { radius, shadow, space, type, bandStyle, ink } from '../../theme'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon, useDialogParameter, Button, PhoneLink, type DialogTarget } from '../../ui'
import { forgetDialog, closeDialog, Dialog, useOpenDialog } from '../../ui/dialog'
import { CallBack, interestOf, LeadForm } from '../../leads'
import { isServedPage } from '../../islands'
import { SALES_PAGE, SITE_DIALOGS } from './site-dialog-ids'
import { crmUrl } from '../../platform/build-settings'

/** The panel of a dialog of the site; its heading leaves room for the button that closes it. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: clamp(24px, 5vw, 40px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};

  > header {
    display: grid;
    gap: 12px;
    padding-right: var(--close-room, 0px);
  }
  h2 {
    font: 800 clamp(1.75rem, 1.4rem + 1.6vw, 2.25rem) / 1.06 var(--headline);
    letter-spacing: -0.02em;
  }
  p {
    ${type.body}
  }
`

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

/** A link to another page, which closes the dialog (spec 2). */
const Way = ({ href, ...words }: WayProps) => (
  <li>
    <a href={href} onClick={forgetDialog}>
      <Words {...words} />
    </a>
  </li>
)

const registrationUrl = (service: string) =>
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

/** Spec 2, "Get-started dialog": the menu, and the view for registering a machine. */
const GetStarted = ({ titleId }: { titleId: string }) => {
  const [view, setView] = useState<'menu' | 'register'>('menu')
  const list = useRef<HTMLUListElement>(null)
  const isFirst = useRef(true)
  // The element with the focus has gone with the other view.
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
            href={registrationUrl('reader_registration')}
            title="I have my machine"
            note="Sign up, and register it to your business"
          />
          <Way
            href={registrationUrl('waiting_for_delivery')}
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
        <Way href="/za/signup/" title="Open an account" note="New to us: about ten minutes" />
        <Way href="/za/shop/card-machines/" title="Buy a card machine" note="Pay once, no monthly rent" />
        <li>
          <button type="button" onClick={() => setView('register')}>
            <Words title="Register a card machine" note="You have one, or it is on its way" />
          </button>
        </li>
        <Way
          href="/za/contact-sales/"
          title="Talk to sales"
          note="A person calls back within 24 hours, on weekdays"
        />
      </Ways>
    </Panel>
  )
}

/** The lead form in a dialog; the parameter of the link to it names the product it is about (`#sales-modal+Khumo`). */
const SalesPanel = ({ titleId, phone }: { titleId: string; phone?: string | undefined }) => {
  const product = interestOf(useDialogParameter())
  return (
    <Panel style={bandStyle('white')}>
      <header>
        <h2 id={titleId}>{product ? `Talk to us about ${product}` : 'Talk to sales'}</h2>
        <p>Leave your details. A person calls you back within 24 hours, 8am to 5pm on weekdays.</p>
      </header>
      <LeadForm
        kind="sales"
        product={product}
        labelledBy={titleId}
        submitText="Ask for a call"
        phone={phone}
      />
    </Panel>
  )
}

/** Says what happens after a lead was sent from a dialog. */
const ContactSuccess = ({ titleId, phone }: { titleId: string; phone?: string | undefined }) => (
  <Panel style={bandStyle('mint-green')}>
    <header>
      <h2 id={titleId}>We have your details</h2>
      <CallBack kind="sales" />
    </header>
    {phone ? (
      <p>
        Rather talk now? Call <PhoneLink phone={phone} />.
      </p>
    ) : null}
    <div>
      <Button onClick={closeDialog}>Carry on</Button>
    </div>
  </Panel>
)

/** Spec 4: the CRM sends its visitor back with this in the query. */
const isSent = () => new URLSearchParams(window.location.search).get('form_success') === 'true'

/** The dialog for a target. After a lead was sent in the sales modal, it is the one that says that the lead arrived. */
const shownFor = ({ id }: DialogTarget): string =>
  id === SITE_DIALOGS.sales && isSent() ? SITE_DIALOGS.contactSuccess : id

/** The parts for which the host lets the CRM into a page (services/site/page-parts.ts). */
const USES_LEADS = 'form[data-form], a[href*="#"][href*="sales-modal"], [data-uses~="leads"]'

/**
 * The address at which the sales dialog has to be opened instead of here; undefined where it can open here. A document keeps the
 * security policy of the page that was loaded first, and with a CRM on another host only pages that send leads may reach it.
 */
const salesElsewhere = (): string | undefined => {
  if (!crmUrl().startsWith('http')) return undefined
  if (!document.querySelector(USES_LEADS)) return SALES_PAGE
  // The address names the dialog, which opens once the page has loaded.
  return isServedPage() ? undefined : window.location.href
}

const go = (address: string): void =>
  address === window.location.href ? window.location.reload() : window.location.assign(address)

const phoneOf = () => document.getElementById(SITE_DIALOGS.sales)?.dataset.phone

/** The dialogs that every page has. */
export const SiteDialogs = () => {
  const target = useOpenDialog((state) => state.target)
  const shown = target ? shownFor(target) : undefined
  const elsewhere = shown === SITE_DIALOGS.sales ? salesElsewhere() : undefined
  useEffect(() => {
    if (elsewhere) go(elsewhere)
  }, [elsewhere])

  const phone = phoneOf()
  const frame = (id: string, name: string) => ({
    target: shown === id && !elsewhere ? target : null,
    onClose: closeDialog,
    name,
    labelledBy: `title-${id}`,
  })
  return (
    <>
      <Dialog {...frame(SITE_DIALOGS.getStarted, 'Get started')} widest={460}>
        <GetStarted titleId={`title-${SITE_DIALOGS.getStarted}`} />
      </Dialog>
      <Dialog {...frame(SITE_DIALOGS.sales, 'Talk to sales')} widest={600}>
        <SalesPanel titleId={`title-${SITE_DIALOGS.sales}`} phone={phone} />
      </Dialog>
      <Dialog {...frame(SITE_DIALOGS.contactSuccess, 'We have your details')} widest={460}>
        <ContactSuccess titleId={`title-${SITE_DIALOGS.contactSuccess}`} phone={phone} />
      </Dialog>
    </>
  )
}
