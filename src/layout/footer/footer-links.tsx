import { createContext, use } from 'react'
import styled from 'styled-components'
import { linkProps, type Bloks } from '../../content'
import { CONSENT_FRAGMENT } from '../../islands'
import { chatScript } from '../../platform/build-settings'
import { below, from, hover, motion, space, type } from '../../theme'

export const Columns = styled.nav`
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

const List = styled.ul`
  list-style: none;
`

/** Whether a link leads to a chat or a question about cookies that this site does not have. */
const leadsNowhere = (href: string, asksConsent: boolean) =>
  (href.endsWith('#chat') && !chatScript()) || (href.endsWith(`#${CONSENT_FRAGMENT}`) && !asksConsent)

/** Whether there is a bar that asks about cookies, which a link brings back. */
export const AsksConsent = createContext(false)

/** Links as a list; one that leads nowhere on this site is left out. */
export const Links = ({ links }: { links: Bloks.MenuLink[] | undefined }) => {
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

/** A column of links under its title; on a phone it opens below its line. */
export const Column = ({
  id,
  title,
  links,
}: {
  id: string
  title: string
  links: Bloks.MenuLink[] | undefined
}) => (
  <section aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <details>
      <Opener>{title}</Opener>
    </details>
    <Links links={links} />
  </section>
)
