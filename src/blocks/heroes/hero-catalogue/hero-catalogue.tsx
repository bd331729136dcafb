import styled from 'styled-components'
import { Breadcrumb, HOME, SHOP } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { useAddress } from '../../../platform/address'
import { bandStyle, hover, maxWidth, motion, paletteColour, radius, space, type } from '../../../theme'
import { HeroTitle, Lead } from '../../../ui'
import { mapTabs } from './map-tabs'

const Band = styled.section`
  background: var(--band);
  color: var(--ink);
  padding: ${space.xs} ${space.gutter} clamp(32px, 4vw, 56px);
`
const Inner = styled.div`
  max-width: ${maxWidth};
  margin-inline: auto;
`
const Title = styled(HeroTitle)`
  max-width: 14ch;
  margin-top: clamp(16px, 3vw, 48px);
  text-wrap: balance;
`
const Text = styled(Lead)`
  margin-top: ${space.m};
`
const Tabs = styled.ul`
  display: flex;
  gap: ${space.xs};
  margin: clamp(28px, 4vw, 56px) calc(-1 * ${space.gutter}) 0;
  padding: 6px ${space.gutter};
  overflow-x: auto;
  scrollbar-width: none;

  li {
    flex: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding: 10px 22px;
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
      background: color-mix(in srgb, var(--ink) 10%, transparent);
    }
  }
`

/** Where the page stands: the shop itself, or a listing below it. */
const trailAbove = (ownHref: string | undefined) =>
  ownHref?.split('?')[0] === SHOP.href ? { trail: [HOME], current: SHOP.label } : undefined

/** The head of a shop page: where it is, what it is called, and the way to its neighbours. */
const HeroCatalogue = ({ blok }: BlockProps<Bloks.HeroCatalogue>) => {
  const tabs = mapTabs(blok.tabs, useAddress())
  const place = trailAbove(tabs.find(({ isCurrent }) => isCurrent)?.href) ?? {
    trail: [HOME, SHOP],
    current: blok.title,
  }
  return (
    <Band style={bandStyle(paletteColour(blok.background, 'yellow'))}>
      <Inner>
        <Breadcrumb {...place} />
        <Title>{blok.title}</Title>
        {blok.text ? <Text>{blok.text}</Text> : null}
        {tabs.length > 0 ? (
          <nav aria-label="Shop">
            <Tabs role="list">
              {tabs.map(({ key, label, href, isCurrent }) => (
                <li key={key}>
                  <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </Tabs>
          </nav>
        ) : null}
      </Inner>
    </Band>
  )
}

export default HeroCatalogue
