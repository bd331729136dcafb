import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Breadcrumb, HOME, SHOP } from '../../../catalogue'
import { linkProps, type Bloks, Picture, usePagePath, type BlockProps } from '../../../content'
import { useAddress } from '../../../platform/address'
import {
  hover,
  ink,
  motion,
  radius,
  space,
  type,
  bandStyle,
  below,
  from,
  maxWidth,
  paletteColour,
} from '../../../theme'
import { HeroTitle, Lead } from '../../../ui'
import { sidewaysRow } from '../../../ui/carousel'

type Tab = { key: string; label: string; href: string; isCurrent: boolean }

const BASE = 'https://shop.invalid'

/** How well a tab's address matches the page's: by path and `?tab=`, by path alone, or not at all. */
const fit = (href: string, address: string): number => {
  const tab = new URL(href, BASE)
  const page = new URL(address, BASE)
  if (tab.host !== page.host || tab.pathname !== page.pathname) return 0
  return tab.searchParams.get('tab') === page.searchParams.get('tab') ? 2 : 1
}

const currentIndex = (hrefs: readonly string[], address: string): number => {
  const fits = hrefs.map((href) => fit(href, address))
  const best = Math.max(0, ...fits)
  return best === 0 ? -1 : fits.indexOf(best)
}

/**
 * The tabs as links that keep `?tab=` in the URL, and which of them is this page.
 * @param address the page's path, in the browser with its query; the server does not know the query
 */
export const mapTabs = (tabs: Bloks.CatalogueTab[] | undefined, address: string): Tab[] => {
  const links = (tabs ?? []).flatMap(({ _uid, label, link, tab }) => {
    const target = linkProps(link, tab ? `tab=${encodeURIComponent(tab)}` : undefined)
    return target && label ? [{ key: _uid, label, href: target.href }] : []
  })
  const current = currentIndex(
    links.map(({ href }) => href),
    address,
  )
  return links.map((link, index) => ({ ...link, isCurrent: index === current }))
}

// The row reaches the screen's edges, so that a cut-off tab shows that there are more.
const Row = styled.ul`
  ${sidewaysRow}
  position: relative;
  gap: ${space.xs};
  margin-inline: calc(-1 * ${space.gutter});
  padding: 6px ${space.gutter};
  /* Part of the previous tab stays in view, to show that there is one. */
  scroll-padding-inline: 72px;

  li {
    flex: none;
  }
  /* Where browsers support it, the tab of this page is in view from the first paint on. */
  li:has([aria-current]) {
    scroll-initial-target: nearest;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 18px;
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

/** Scrolls only the row: the page stays in place. */
const showCurrent = (row: HTMLElement): void => {
  const current = row.querySelector('[aria-current]')?.closest('li')
  if (!current || row.scrollLeft > 0) return
  row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}

/** Links to the pages of the shop; the current one is marked and in view. */
const Tabs = ({ tabs }: { tabs: readonly Tab[] }) => {
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

// On a phone it is low enough that the first products are in the first 500 px.
const Band = styled.section`
  background: var(--band);
  color: var(--ink);
  padding: 4px ${space.gutter} 12px;

  ${from.sm} {
    padding-block: 0 ${space.s};
  }
`
const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  max-width: ${maxWidth};
  margin-inline: auto;

  ${from.sm} {
    gap: 12px;
  }
`
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.sm} {
    &[data-pictured] {
      grid-template-columns: minmax(0, 1fr) clamp(220px, 30vw, 400px);
      column-gap: ${space.m};
    }
  }
`
const Title = styled(HeroTitle)`
  font-size: clamp(min(2rem, 10vw), 1.6rem + 2.4vw, 3rem);
  text-wrap: balance;
`
const Text = styled(Lead)`
  margin-top: 10px;
`
// Product pictures have a transparent margin around the product; the margin may lie under the text beside it.
const Standing = styled.div`
  position: relative;

  img {
    position: absolute;
    inset: -12px 0 -28px;
    width: 100%;
    height: calc(100% + 40px);
    object-fit: contain;
    object-position: center;
  }
  ${below.sm} {
    display: none;
  }
`

/** The head of a shop page: breadcrumb, title, and links to the other pages of the shop. */
const HeroCatalogue = ({ blok }: BlockProps<Bloks.HeroCatalogue>) => {
  const path = usePagePath()
  const tabs = mapTabs(blok.tabs, useAddress() || path)
  const place =
    path === SHOP.href ? { trail: [HOME], current: SHOP.label } : { trail: [HOME, SHOP], current: blok.title }
  const isPictured = Boolean(blok.image?.filename)
  return (
    <Band style={bandStyle(paletteColour(blok.background, 'yellow'))}>
      <Inner>
        <Top data-pictured={isPictured ? '' : undefined}>
          <div>
            <Breadcrumb {...place} />
            <Title>{blok.title}</Title>
            {blok.text ? <Text>{blok.text}</Text> : null}
          </div>
          {isPictured ? (
            <Standing>
              <Picture asset={blok.image} alt="" sizes="(min-width: 1333px) 400px, 30vw" />
            </Standing>
          ) : null}
        </Top>
        {tabs.length > 0 ? <Tabs tabs={tabs} /> : null}
      </Inner>
    </Band>
  )
}

export default HeroCatalogue
