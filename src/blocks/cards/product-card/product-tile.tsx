import { PriceDisplay, Rating, type ProductDisplay } from '../../../catalogue'
import { Picture } from '../../../content'
import { bandStyle, paletteColour } from '../../../theme'
import { ProductActions } from './product-actions'
import { Actions, Badges, Body, Card, Name, Shelf, Text, Words } from './product-tile.styles'

type ProductTileProps = {
  product: ProductDisplay
  /** The level of the name in the page's outline. */
  level?: 'h2' | 'h3'
}

const TileBadges = ({ badges }: Pick<ProductDisplay, 'badges'>) =>
  badges.length === 0 ? null : (
    <Badges role="list">
      {badges.map(({ text, color }) => (
        <li key={text} style={bandStyle(paletteColour(color, 'charcoal'))}>
          {text}
        </li>
      ))}
    </Badges>
  )

/** One product as a card: picture on its colour, name, rating, words, price group and what can be done. */
export const ProductTile = ({ product, level = 'h3' }: ProductTileProps) => (
  <Card data-sku={product.sku} style={bandStyle('white')}>
    <Shelf data-shelf style={bandStyle(paletteColour(product.background, 'light-gray'))}>
      <TileBadges badges={product.badges} />
      <Picture asset={product.image} sizes="(min-width: 1280px) 400px, (min-width: 667px) 46vw, 92vw" />
    </Shelf>
    <Body>
      <Words>
        <Name as={level}>{product.name}</Name>
        {product.rating ? <Rating {...product.rating} /> : null}
        {product.summary ? <Text>{product.summary}</Text> : null}
      </Words>
      <PriceDisplay product={product} />
      <Actions>
        <ProductActions product={product} />
      </Actions>
    </Body>
  </Card>
)
