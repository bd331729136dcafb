import { useId } from 'react'
import styled from 'styled-components'
import { useProducts, type ProductDisplay, type ProductType } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle, from, paletteColour, radius, space, type } from '../../../theme'
import { Button, Lead, Section, SectionTitle } from '../../../ui'
import { ProductTile } from '../../cards/product-card/product-tile'
import { Filters } from './filters'
import { applyListing, WHOLE_LISTING } from './listing'
import { useListing } from './use-listing'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 3vw, 40px);
`
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(16px, 1.9vw, ${space.m});

  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`
const Count = styled.p`
  ${type.label}
`
const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  padding: clamp(32px, 5vw, 64px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`

const countWords = (count: number) => {
  if (count === 0) return 'No products found'
  return count === 1 ? '1 product' : `${count} products`
}

const isType = (value: ProductType | ''): value is ProductType => value !== ''

const typesOf = (products: readonly ProductDisplay[]): ProductType[] => [
  ...new Set(products.map((product) => product.type)),
]

const Tiles = ({ products, level }: { products: readonly ProductDisplay[]; level: 'h2' | 'h3' }) => (
  <List role="list">
    {products.map((product) => (
      <li key={product.sku}>
        <ProductTile product={product} level={level} />
      </li>
    ))}
  </List>
)

type ListProps = { blok: Bloks.ShopItems; products: readonly ProductDisplay[]; level: 'h2' | 'h3' }

const FilteredTiles = ({ blok, products, level }: ListProps) => {
  const { listing, show } = useListing()
  const found = applyListing(products, listing)
  return (
    <>
      <Filters
        listing={listing}
        types={typesOf(products)}
        onChange={show}
        count={<Count role="status">{countWords(found.length)}</Count>}
      />
      {found.length > 0 ? (
        <Tiles products={found} level={level} />
      ) : (
        <Empty style={bandStyle('cream')}>
          <Lead>{blok.empty_text || 'Nothing matches. Clear a filter or try another word.'}</Lead>
          <Button onClick={() => show(WHOLE_LISTING)}>Show all products</Button>
        </Empty>
      )}
    </>
  )
}

/** The products of the chosen types; with filters, what is shown is kept in the URL. */
const ShopItems = ({ blok }: BlockProps<Bloks.ShopItems>) => {
  const products = useProducts(blok.product_types?.filter(isType))
  const titleId = useId()
  const level = blok.title ? 'h3' : 'h2'
  return (
    <Section
      background={paletteColour(blok.background, 'white')}
      labelledBy={blok.title ? titleId : undefined}
    >
      <Stack>
        {blok.title ? <SectionTitle id={titleId}>{blok.title}</SectionTitle> : null}
        {blok.filters ? (
          <FilteredTiles blok={blok} products={products} level={level} />
        ) : (
          <Tiles products={products} level={level} />
        )}
      </Stack>
    </Section>
  )
}

export default ShopItems
