import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { hover, ink, motion, radius, space, type } from '../../../theme'
import { sidewaysRow } from '../../../ui/carousel'
import type { Tab } from './map-tabs'

// Runs to the screen's edges, so that a cut tab says that there is more.
const Row = styled.ul`
  ${sidewaysRow}
  position: relative;
  gap: ${space.xs};
  margin-inline: calc(-1 * ${space.gutter});
  padding: 6px ${space.gutter};
  /* Of the tab before the current one enough is in view to say that it is there. */
  scroll-padding-inline: 72px;

  li {
    flex: none;
  }
  /* The tab of this page is in view from the first paint on, where browsers know how. */
  li:has([aria-current]) {
    scroll-initial-target: nearest;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding: 10px 20px;
    border: 2px solid var(--ink);
    border-radius: ${radius.pill};
    ${type.label}
    text-decoration: none;
    transition: background-color ${motion.quick};
  }
  a[aria-current] {
    background: var(--ink);
    color: var(--on-ink);
  }
  ${hover} {
    a:not([aria-current]):hover {
      background: ${ink(10)};
    }
  }
`

/** The row's own scroller alone moves: the page stays where it is. */
const showCurrent = (row: HTMLElement): void => {
  const current = row.querySelector('[aria-current]')?.closest('li')
  if (!current || row.scrollLeft > 0) return
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

/** The pages of the shop beside each other, this one marked and in view. */
export const Tabs = ({ tabs }: { tabs: readonly Tab[] }) => {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (row.current) showCurrent(row.current)
  }, [])
  return (
    <nav aria-label="Shop">
      <Row ref={row} role="list">
        {tabs.map(({ key, label, href, isCurrent }) => (
          <li key={key}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </Row>
    </nav>
  )
}
