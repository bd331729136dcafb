import styled from 'styled-components'
import type { ReactNode } from 'react'
import { itemAttributes, PriceDisplay, Rating, type CatalogueItem } from '../catalogue'
import { Picture } from '../content'
import {
  aboveCover,
  coversCard,
  hover,
  layer,
  motion,
  radius,
  space,
  type,
  inNarrowTile,
  inWideTile,
  bandStyle,
  paletteColour,
} from '../theme'
import { ProductActions } from './product-buy'

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  overflow: hidden;
  isolation: isolate;
  box-shadow: 0 0 0 1px rgb(34 34 34 / 0.08);
  transition: box-shadow ${motion.calm};

  ${hover} {
    &:hover {
      box-shadow:
        0 0 0 1px rgb(34 34 34 / 0.08),
        0 16px 40px rgb(34 34 34 / 0.1);
    }
    &:hover [data-picture-area] img {
      transform: scale(1.03);
    }
  }
`

/** The picture is above the text; beside it in a tile that fills a row. */
const Split = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;

  ${inWideTile} {
    flex-direction: row;
  }
`

/** The picture on the product's colour. */
export const PictureArea = styled.div`
  position: relative;
  aspect-ratio: 3 / 2;
  padding: 16px 16px 0;
  overflow: hidden;
  background: var(--band);

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: center bottom;
    transform-origin: bottom;
    transition: transform ${motion.calm};
  }
  ${inNarrowTile} {
    aspect-ratio: 1;
    padding: 8px 8px 0;
  }
  ${inWideTile} {
    flex: 0 0 50%;
    aspect-ratio: 5 / 4;
  }
`

export const Badges = styled.ul`
  position: absolute;
  inset: 16px 16px auto;
  z-index: ${layer.raised};
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  li {
    padding: 6px 12px;
    border-radius: ${radius.pill};
    background: var(--band);
    color: var(--ink);
    font: 600 0.8125rem/1.25 var(--text);
  }
  ${inNarrowTile} {
    inset: 8px 8px auto;

    li {
      padding: 4px 10px;
      font-size: 0.8125rem;
    }
  }
`

export const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: clamp(16px, 1.6vw, 24px);

  ${inNarrowTile} {
    padding: 12px;
  }
  ${inWideTile} {
    justify-content: center;
    gap: ${space.m};
    padding: clamp(28px, 4vw, 64px);
  }
`

export const Words = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  --stars: #a15c00;

  ${inNarrowTile} {
    gap: 4px;
    font-size: 0.8125rem;
  }
  ${inWideTile} {
    flex: none;
  }
`

export const Name = styled.h3`
  ${type.card}

  ${inNarrowTile} {
    font-size: 1.0625rem;
  }
`

export const Text = styled.p`
  ${type.body}
  font-size: 1rem;
  color: var(--quiet);

  ${inNarrowTile} {
    display: none;
  }
`

/** Several scores in a row say less than one, so it is shown where the tile stands alone. */
const Score = styled.div`
  ${aboveCover}
  justify-self: start;

  li:not(:only-child) & {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;

  > :not([data-details]) {
    ${aboveCover}
  }
  /* The details link covers the whole card; the other buttons are above it. */
  > a[data-details] {
    ${coversCard}
  }
  ${inNarrowTile} {
    && > * {
      width: 100%;
      padding-inline: 8px;
      font-size: 0.9375rem;
    }
    && > a[data-details] {
      font-size: 0.875rem;
    }
  }
`

type ProductTileProps = {
  item: CatalogueItem
  /** The level of the name in the page's outline. */
  level?: 'h2' | 'h3' | 'h4'
  /** Shown between the text and the price. */
  children?: ReactNode
  /** Shown after the buttons. */
  beside?: ReactNode
}

const TileBadges = ({ badges }: Pick<CatalogueItem, 'badges'>) =>
  badges.length === 0 ? null : (
    <Badges role="list">
      {badges.map(({ text, color }) => (
        <li key={text} style={bandStyle(paletteColour(color, 'charcoal'))}>
          {text}
        </li>
      ))}
    </Badges>
  )

/** A product or bundle as a card: picture, name, its rating if it stands alone, summary, price and buttons. */
export const ProductTile = ({ item, level = 'h3', children, beside }: ProductTileProps) => (
  <Card {...itemAttributes(item)} style={bandStyle('white')}>
    <Split>
      <PictureArea data-picture-area style={bandStyle(item.colour)}>
        <TileBadges badges={item.badges} />
        <Picture asset={item.image} sizes="(min-width: 1280px) 400px, (min-width: 667px) 46vw, 92vw" />
      </PictureArea>
      <Body>
        <Words>
          <Name as={level}>{item.name}</Name>
          {item.rating ? (
            <Score>
              <Rating {...item.rating} />
            </Score>
          ) : null}
          {item.summary ? <Text data-summary="">{item.summary}</Text> : null}
        </Words>
        {children}
        <PriceDisplay item={item} />
        <Actions>
          <ProductActions item={item} />
          {beside}
        </Actions>
      </Body>
    </Split>
  </Card>
)
