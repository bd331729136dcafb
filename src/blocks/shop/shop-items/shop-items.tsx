import { type ReactNode, useId, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { useItems, type CatalogueItem, type ItemType } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { useHydrated } from '../../../platform/use-in-browser'
import { bandStyle, below, from, paletteColour, radius, rhythm, space, type } from '../../../theme'
import { Button, Lead, Section, SectionTitle } from '../../../ui'
import { applyListing, countWords, WHOLE_LISTING } from './listing'
import { FilterButton } from './filter-button'
import { Filters } from './filters'
import { TileList } from './tile-list'
import { useListing } from './use-listing'

const appear = keyframes`
  to { visibility: visible; }
`
/** Hides the list but keeps its space; after four seconds the whole list is shown anyway. */
const HiddenUntilFiltered = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;

  html[data-filtered] &:not([data-shown]) {
    visibility: hidden;
    animation: ${appear} 0s 4s forwards;
  }
`

/** Hides the list in the server's HTML, which is the whole list, until it is filtered by the address (mark-filtered.ts). */
const FilteredList = ({ children }: { children: ReactNode }) => {
  const isHydrated = useHydrated()
  return <HiddenUntilFiltered data-shown={isHydrated ? '' : undefined}>{children}</HiddenUntilFiltered>
}

// Close to the page's head, so that a phone's first 500 px contain products.
const Band = styled(Section)`
  padding-block: clamp(16px, 1.6vw, 24px) ${rhythm.normal};
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(14px, 2.4vw, 32px);
`
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};

  ${from.md} {
    align-items: baseline;
  }
`
const Words = styled.div`
  min-width: 0;

  ${from.md} {
    display: contents;
  }
`
const Title = styled(SectionTitle)`
  ${below.sm} {
    font-size: 1.5rem;
    line-height: 1.1;
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

const isType = (value: ItemType | ''): value is ItemType => value !== ''

type ListProps = {
  blok: Bloks.ShopItems
  items: readonly CatalogueItem[]
  heading: ReactNode
  level: 'h2' | 'h3'
}

const FilteredTiles = ({ blok, items, heading, level }: ListProps) => {
  const { listing, show } = useListing()
  const [hasSheet, setHasSheet] = useState(true)
  const count = useRef<HTMLParagraphElement>(null)
  const found = applyListing(items, listing)
  const showAll = () => {
    show(WHOLE_LISTING)
    // The button disappears with the empty list; moves the focus, which would be lost with it.
    count.current?.focus()
  }
  return (
    <FilteredList>
      <Head>
        <Words>
          {heading}
          <Count ref={count} role="status" tabIndex={-1}>
            {countWords(found.length, listing.search)}
          </Count>
        </Words>
        {hasSheet ? (
          <FilterButton
            listing={listing}
            found={found.length}
            onChange={show}
            onFailure={() => setHasSheet(false)}
          />
        ) : null}
      </Head>
      <Filters listing={listing} onChange={show} layout="row" shown={!hasSheet} />
      {found.length > 0 ? (
        <TileList items={found} level={level} />
      ) : (
        <Empty style={bandStyle('cream')}>
          <Lead>{blok.empty_text || 'Nothing matches. Clear a filter or try another word.'}</Lead>
          <Button onClick={showAll}>Show all products</Button>
        </Empty>
      )}
    </FilteredList>
  )
}

/** The products and bundles of the chosen types; the state of the filters is in the URL. */
const ShopItems = ({ blok }: BlockProps<Bloks.ShopItems>) => {
  const items = useItems(blok.product_types?.filter(isType))
  const titleId = useId()
  const level = blok.title ? 'h3' : 'h2'
  const heading = blok.title ? <Title id={titleId}>{blok.title}</Title> : null
  return (
    <Band
      background={paletteColour(blok.background, 'white')}
      rhythm="none"
      labelledBy={blok.title ? titleId : undefined}
    >
      <Stack>
        {blok.filters ? (
          <FilteredTiles blok={blok} items={items} heading={heading} level={level} />
        ) : (
          <>
            {heading}
            <TileList items={items} level={level} />
          </>
        )}
      </Stack>
    </Band>
  )
}

export default ShopItems
