import styled from 'styled-components'
import type { Bloks } from '../../content'
import { bandStyle, from, hover, maxWidth, space, type } from '../../theme'
import { PhoneLink } from '../../ui'
import { AsksConsent, Column, Columns, Links } from './footer-links'

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
