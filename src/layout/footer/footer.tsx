import { createContext, use } from 'react'
import styled from 'styled-components'
import { linkProps, type Bloks } from '../../content'
import { CONSENT_FRAGMENT } from '../../islands'
import { bandStyle, below, from, hover, maxWidth, motion, space, type } from '../../theme'
import { PhoneLink } from '../../ui'
import { chatScript } from '../../platform/build-settings'

const Band = styled.footer`
  margin-top: auto;
  padding: ${space.xl} ${space.gutter} max(${space.l}, env(safe-area-inset-bottom));
  background: var(--band);
  color: var(--ink);

  &[data-short] {
    padding-top: ${space.m};
  }
  [data-navigation-mode='dark'] & {
    border-top: 1px solid var(--line);
  }
  a {
    text-decoration: none;
  }
  ${hover} {
    a:hover {
      text-decoration: underline;
    }
  }
  /* On paper it only names the seller. */
  @media print {
    --ink: #000 !important;
    --quiet: #000 !important;
    margin-top: 8pt;
    padding: 0;
    background: none;
  }
`

const Inner = styled.div`
  max-width: ${maxWidth};
  margin-inline: auto;
`

const Top = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.md} {
    grid-template-columns: minmax(200px, 1fr) 3fr;
  }
  @media print {
    display: none;
  }
`

const Brand = styled.div`
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font: 800 1.75rem/1 var(--headline);
    letter-spacing: -0.04em;
    margin-top: -12px;
  }
  > p {
    ${type.note}
    max-width: 26ch;
    margin-top: ${space.xs};
    color: var(--quiet);
  }
`

const Columns = styled.nav`
  display: grid;

  h2 {
    ${type.label}
    font-weight: 700;
    margin-bottom: ${space.xs};
  }
  ${below.sm} {
    border-bottom: 1px solid var(--line);

    h2,
    details:not([open]) + ul {
      display: none;
    }
    ul {
      padding-bottom: ${space.s};
    }
  }
  ${from.sm} {
    grid-template-columns: repeat(4, 1fr);
    gap: ${space.l} ${space.m};

    details {
      display: none;
    }
  }
  li a {
    ${type.label}
    font-weight: 400;
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    min-height: 44px;
    color: var(--quiet);
  }
  ${hover} {
    li a:hover {
      color: var(--ink);
    }
  }
`

/** The line that opens a column on a phone, where all of them were longer than the screen. */
const Opener = styled.summary`
  ${type.label}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  border-top: 1px solid var(--line);
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    width: 9px;
    height: 9px;
    margin: -4px 4px 0 0;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(45deg);
    transition: transform ${motion.quick};
  }
  [open] > &::after {
    margin-top: 4px;
    transform: rotate(225deg);
  }
`

const Legal = styled.div`
  ${type.note}
  display: grid;
  gap: ${space.s} ${space.xl};
  color: var(--quiet);

  ${Top} + & {
    margin-top: ${space.m};
  }
  ${from.sm} {
    ${Top} + & {
      margin-top: ${space.xxl};
      padding-top: ${space.m};
      border-top: 1px solid var(--line);
    }
  }
  ${from.md} {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    margin-top: 0 !important;
    padding-top: 8pt;
    border-top: 1px solid var(--line);
    font-size: 9pt;
    break-inside: avoid;
  }
  address {
    font-style: normal;
  }
  strong {
    display: block;
    color: var(--ink);
  }
  address a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-block: -6px;
    color: var(--ink);
    text-decoration: underline;
  }
`

const List = styled.ul`
  list-style: none;
`

const Few = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
  }
  a {
    ${type.label}
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`

/** Whether a link leads to a chat or a question about cookies that this site does not have. */
const leadsNowhere = (href: string, asksConsent: boolean) =>
  (href.endsWith('#chat') && !chatScript()) || (href.endsWith(`#${CONSENT_FRAGMENT}`) && !asksConsent)

const AsksConsent = createContext(false)

const Links = ({ links }: { links: Bloks.MenuLink[] | undefined }) => {
  const asksConsent = use(AsksConsent)
  return (
    <List role="list">
      {links?.map((link) => {
        const props = linkProps(link.link, link.queryParams)
        return props && !leadsNowhere(props.href, asksConsent) ? (
          <li key={link._uid}>
            <a {...props}>{link.label}</a>
          </li>
        ) : null
      })}
    </List>
  )
}

const Column = ({ id, title, links }: { id: string; title: string; links: Bloks.MenuLink[] | undefined }) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <details>
      <Opener>{title}</Opener>
    </details>
    <Links links={links} />
  </section>
)

/** The seller's details that every shopper must be able to find before an order (ECT Act s43). */
const Seller = ({ blok }: { blok: Bloks.Footer }) => (
  <address>
    <strong>{blok.legalName}</strong>
    <span>{`Registration number ${blok.registrationNumber}`}</span>
    <br />
    {blok.vatNumber ? (
      <>
        <span>{`VAT number ${blok.vatNumber}`}</span>
        <br />
      </>
    ) : null}
    <span>{blok.address}</span>
    <br />
    <PhoneLink phone={blok.phone} />
    {' · '}
    <a href={`mailto:${blok.email}`} translate="no">
      {blok.email}
    </a>
  </address>
)

/** The seller, and the few links that stand under every page. */
const Foot = ({ blok }: { blok: Bloks.Footer }) => (
  <Legal>
    <Seller blok={blok} />
    <div>
      {blok.shortLinks?.length ? (
        <Few aria-label="Terms and privacy">
          <Links links={blok.shortLinks} />
        </Few>
      ) : null}
      {blok.legalNote ? <p>{blok.legalNote}</p> : null}
    </div>
  </Legal>
)

/** The footer of a page with a form: only what the law demands and what somebody in doubt needs. */
const ShortFooter = ({ blok }: { blok: Bloks.Footer }) => (
  <Band style={bandStyle('charcoal')} data-footer="" data-short="">
    <Inner>
      <Foot blok={blok} />
    </Inner>
  </Band>
)

/** The footer of every other page: links, and the seller. */
const WholeFooter = ({ blok }: { blok: Bloks.Footer }) => (
  <Band style={bandStyle('charcoal')} data-footer="">
    <Inner>
      <Top>
        <Brand>
          <a href="/za/" aria-label="yoco home">
            yoco
          </a>
          {blok.tagline ? <p>{blok.tagline}</p> : null}
        </Brand>
        <Columns aria-label="Footer">
          {blok.columns?.map((column) => (
            <Column
              key={column._uid}
              id={`footer-${column._uid}`}
              title={column.title}
              links={column.links}
            />
          ))}
          {blok.socialLinks?.length ? (
            <Column id={`footer-${blok._uid}`} title="Follow us" links={blok.socialLinks} />
          ) : null}
        </Columns>
      </Top>
      <Foot blok={blok} />
    </Inner>
  </Band>
)

type FooterProps = {
  blok: Bloks.Footer
  short?: boolean
  /** Whether there is a bar that asks about cookies, which a link brings back. */
  asksConsent?: boolean
}

/** The seller and how to reach them; on most pages also links. */
const Footer = ({ blok, short, asksConsent = false }: FooterProps) => (
  <AsksConsent value={asksConsent}>
    {short ? <ShortFooter blok={blok} /> : <WholeFooter blok={blok} />}
  </AsksConsent>
)

export default Footer
