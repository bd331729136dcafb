import { useState } from 'react'
import styled from 'styled-components'
import { whileWorking } from '../../../platform/readiness'
import { from } from '../../../theme'
import { Button, CountBadge, Icon, VisuallyHidden } from '../../../ui'
import { countFilters, type Listing } from './listing'
import type { ShowListing } from './use-listing'

const Opener = styled(Button)`
  flex: none;
  max-width: 50%;
  padding-inline: 18px;

  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  ${from.md} {
    && {
      display: none;
    }
  }
  /* Hidden without scripts, which the filters need. */
  @media (scripting: none) {
    display: none;
  }
`

const loadSheet = () => whileWorking(import(/* webpackChunkName: "filter-sheet" */ './filter-sheet'))
/** A failure here is ignored: the press that needs the code logs it. */
const fetchAhead = () => void loadSheet().catch(() => undefined)

type FilterSheet = Awaited<ReturnType<typeof loadSheet>>['FilterSheet']

type FilterButtonProps = {
  listing: Listing
  /** The number of products in the listing. */
  found: number
  onChange: ShowListing
  /** Called if the sheet's code does not load, so that the page shows the filters elsewhere. */
  onFailure: () => void
}

/** Opens the filters on phones and tablets, and shows how many are active. The sheet's code loads on the first touch or focus. */
export const FilterButton = ({ listing, found, onChange, onFailure }: FilterButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const [Sheet, setSheet] = useState<FilterSheet>()
  const active = countFilters(listing)

  const open = async () => {
    try {
      const { FilterSheet } = await loadSheet()
      setSheet(() => FilterSheet)
      setOpen(true)
    } catch (reason) {
      console.warn('The filters’ sheet did not load; the filters are shown above the list instead.', reason)
      onFailure()
    }
  }

  return (
    <>
      <Opener
        variant="secondary"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onPointerOver={fetchAhead}
        onTouchStart={fetchAhead}
        onFocus={fetchAhead}
      >
        <Icon name="filter" size={20} /> Filter
        {active > 0 ? (
          <>
            <CountBadge aria-hidden="true">{active}</CountBadge>
            <VisuallyHidden>{`${active} active`}</VisuallyHidden>
          </>
        ) : null}
      </Opener>
      {Sheet ? (
        <Sheet
          open={isOpen}
          onClose={() => setOpen(false)}
          listing={listing}
          found={found}
          onChange={onChange}
        />
      ) : null}
    </>
  )
}
