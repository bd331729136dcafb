import type { ReactNode } from 'react'
import { itemAttributes, PriceDisplay, Rating, type CatalogueItem } from '../../../catalogue'
import { Picture } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { ProductActions } from './product-actions'
import { Actions, Badges, Body, Card, Name, PictureArea, Split, Text, Words } from './product-tile.styles'

type ProductTileProps = {
  item: CatalogueItem
  /** The level of the name in the page's outline. */
  level?: 'h2' | 'h3' | 'h4'
  /** What one kind of card adds, between the words and the price. */
  children?: ReactNode
  /** What stands beside the buttons. */
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

/** One product or bundle as a card: picture on its colour, name, rating, words, price group and what can be done. */
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
          {item.rating ? <Rating {...item.rating} /> : null}
          {item.summary ? <Text>{item.summary}</Text> : null}
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
