import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useItems, type CatalogueItem, type ItemType } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { bandStyle, paletteColour, radius, space, type } from '../../../theme'
import { Button, Lead, Section, SectionTitle } from '../../../ui'
import { TileList } from '../../cards/product-card/tile-list'
import { applyListing } from './apply-listing'
import { Filters } from './filters'
import { WHOLE_LISTING } from './listing'
import { UntilAsked } from './until-asked'
import { useListing } from './use-listing'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 3vw, 40px);
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

const isType = (value: ItemType | ''): value is ItemType => value !== ''

const typesOf = (items: readonly CatalogueItem[]): ItemType[] => [...new Set(items.map(({ type }) => type))]

type ListProps = { blok: Bloks.ShopItems; items: readonly CatalogueItem[]; level: 'h2' | 'h3' }

const FilteredTiles = ({ blok, items, level }: ListProps) => {
  const { listing, show } = useListing()
  const searchField = useRef<HTMLInputElement>(null)
  const found = applyListing(items, listing)
  const showAll = () => {
    show(WHOLE_LISTING)
    // The button goes with the empty list; the focus must not be lost with it.
    searchField.current?.focus()
  }
  return (
    <UntilAsked>
      <Filters
        listing={listing}
        types={typesOf(items)}
        onChange={show}
        count={<Count role="status">{countWords(found.length)}</Count>}
        searchField={searchField}
      />
      {found.length > 0 ? (
        <TileList items={found} level={level} filling />
      ) : (
        <Empty style={bandStyle('cream')}>
          <Lead>{blok.empty_text || 'Nothing matches. Clear a filter or try another word.'}</Lead>
          <Button onClick={showAll}>Show all products</Button>
        </Empty>
      )}
    </UntilAsked>
  )
}

/** The products and bundles of the chosen types; with filters, what is shown is kept in the URL. */
const ShopItems = ({ blok }: BlockProps<Bloks.ShopItems>) => {
  const items = useItems(blok.product_types?.filter(isType))
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
          <FilteredTiles blok={blok} items={items} level={level} />
        ) : (
          <TileList items={items} level={level} filling />
        )}
      </Stack>
    </Section>
  )
}

export default ShopItems
