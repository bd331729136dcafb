import styled from 'styled-components'
import { Breadcrumb, HOME, SHOP } from '../../../catalogue'
import { Picture, usePagePath, type BlockProps, type Bloks } from '../../../content'
import { useAddress } from '../../../platform/address'
import { bandStyle, below, from, maxWidth, paletteColour, space } from '../../../theme'
import { HeroTitle, Lead } from '../../../ui'
import { mapTabs } from './map-tabs'
import { Tabs } from './tabs'

// On a phone it takes no more room than leaves the first products in the first 500 px.
const Band = styled.section`
  background: var(--band);
  color: var(--ink);
  padding: 4px ${space.gutter} 12px;

  ${from.sm} {
    padding-block: ${space.xs} clamp(24px, 3vw, 40px);
  }
`
const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  max-width: ${maxWidth};
  margin-inline: auto;

  ${from.sm} {
    gap: clamp(16px, 2vw, 28px);
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
  max-width: 14ch;
  margin-top: clamp(4px, 3vw - 16px, 32px);
  text-wrap: balance;

  ${below.sm} {
    max-width: none;
    font-size: clamp(min(2rem, 10vw), 9.4vw, 2.5rem);
  }
`
const Text = styled(Lead)`
  margin-top: ${space.m};

  ${below.sm} {
    margin-top: 10px;
  }
`
// The renders stand in the middle of a square with room around them; the room may lie under what is beside it.
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

/** The head of a shop page: where it is, what it is called, and the way to its neighbours. */
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
