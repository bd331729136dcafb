import styled from 'styled-components'
import { useEffect, useRef } from 'react'
import {
  Breadcrumb,
  codeOf,
  ProductGallery,
  itemAttributes,
  itemJsonLd,
  itemTrail,
  Rating,
  useItem,
  useVisit,
} from '../../../catalogue'
import { linkProps, type BlockProps, type Bloks } from '../../../content'
import { from, maxWidth, space, sticky, type, bandStyle } from '../../../theme'
import { Icon, Lead } from '../../../ui'
import { JsonLd } from '../../shared/json-ld'
import { useOwnButton, setWantedQuantity } from '../../shared/page-item'
import { BuyPanel } from './buy-panel'
import { mapHeroProduct, type HeroProduct } from './map-hero-product'
import { siteUrl } from '../../../platform/build-settings'

const Band = styled.section`
  background: var(--band);
  color: var(--ink);
  padding: ${space.xs} ${space.gutter} clamp(48px, 6vw, 96px);
`

const Halves = styled.div`
  max-width: ${maxWidth};
  margin-inline: auto;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  > nav {
    grid-column: 1 / -1;
  }
  ${from.sm} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: ${space.m} clamp(24px, 5vw, 80px);

    > [data-half='pictures'] {
      grid-row: 2 / 4;
    }
    > [data-half='head'],
    > [data-half='buy'] {
      grid-column: 2;
    }
  }
`

const Pictures = styled.div`
  min-width: 0;

  ${from.sm} {
    ${sticky}
    top: 96px;
    align-self: start;
  }
`

const Head = styled.div`
  display: grid;
  gap: ${space.xs};

  ${from.sm} {
    gap: ${space.s};
    padding-top: clamp(0px, 2vw, 32px);
  }
`

const Eyebrow = styled.p`
  ${type.label}
`

/** Product names are one or two words: as large as the half of the page allows, with tight tracking. */
const ProductName = styled.h1`
  font: 800 clamp(min(3rem, 15vw), 1.2rem + 5.2vw, 6rem) / 0.96 var(--headline);
  letter-spacing: -0.03em;
`

const BuyHalf = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: start;
`

const Highlights = styled.ul`
  display: grid;
  gap: 12px ${space.m};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));

  li {
    display: flex;
    gap: 10px;
    ${type.label}
    line-height: 1.5;
  }
`

const Hero = ({ item, eyebrow, text, pictures, highlights }: HeroProduct) => {
  const buyRow = useRef<HTMLDivElement>(null)
  useOwnButton(buyRow)
  const code = codeOf(item)
  // The quantity is one again for the next page view.
  useEffect(() => () => setWantedQuantity(code, 1), [code])
  return (
    <Band {...itemAttributes(item)} style={bandStyle(item.colour)}>
      <JsonLd data={itemJsonLd(item, new URL(linkProps(item.detailsLink)?.href ?? '/za/', siteUrl()).href)} />
      <Halves>
        <Breadcrumb trail={itemTrail(item)} current={item.name} />
        <Head data-half="head">
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <ProductName>{item.name}</ProductName>
          {item.rating ? <Rating {...item.rating} /> : null}
        </Head>
        <Pictures data-half="pictures">
          <ProductGallery
            name={item.name}
            pictures={pictures}
            sizes="(min-width: 1280px) 640px, 50vw"
            priority
          />
        </Pictures>
        <BuyHalf data-half="buy">
          <BuyPanel item={item} row={buyRow} />
          {text ? <Lead>{text}</Lead> : null}
          {highlights.length > 0 ? (
            <Highlights role="list">
              {highlights.map(({ text: reason, icon }) => (
                <li key={reason}>
                  <Icon name={icon} size={22} />
                  <span>{reason}</span>
                </li>
              ))}
            </Highlights>
          ) : null}
        </BuyHalf>
      </Halves>
    </Band>
  )
}

/** The page of a product or bundle above the fold: everything needed to decide, and the button in view. */
const HeroProductHalf = ({ blok }: BlockProps<Bloks.HeroProductHalf>) => {
  const item = useItem(blok)
  useVisit(item?.type === 'bundle' ? undefined : item?.sku)
  return item ? <Hero {...mapHeroProduct(blok, item)} /> : null
}

export default HeroProductHalf
