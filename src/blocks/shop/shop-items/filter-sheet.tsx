import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { space, type } from '../../../theme'
import { Button, useDeviceClass } from '../../../ui'
import { Drawer } from '../../../ui/drawer'
import { countWords, countFilters, WHOLE_LISTING, type Listing } from './listing'
import { Filters } from './filters'
import type { ShowListing } from './use-listing'

const Result = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;

  > p,
  > :last-child:nth-child(2) {
    grid-column: 1 / -1;
  }
  > p {
    ${type.label}
  }
  /* Only for screen readers, since the button has the same text. */
  > p:not([data-empty]) {
    position: absolute;
    clip-path: inset(50%);
  }
  > button {
    padding-inline: ${space.s};
  }
`

type FilterSheetProps = {
  open: boolean
  onClose: () => void
  listing: Listing
  /** The number of products in the listing. */
  found: number
  onChange: ShowListing
}

/** The filters on a phone, in a sheet over the list. A choice takes effect at once; the foot shows the number of products. */
export const FilterSheet = ({ open, onClose, listing, found, onChange }: FilterSheetProps) => {
  const result = useRef<HTMLParagraphElement>(null)
  const deviceClass = useDeviceClass()
  const stands = deviceClass === 'mobile' || deviceClass === 'tablet'
  useEffect(() => {
    // On a screen that was turned or widened, the page shows the filters in a row.
    if (open && !stands) onClose()
  }, [open, stands, onClose])
  const clear = () => {
    onChange({ ...WHOLE_LISTING, sort: listing.sort })
    // The button disappears once it has cleared the filters; moves the focus, which would be lost with it.
    result.current?.focus()
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Filter and sort"
      footer={
        <Result>
          <p ref={result} role="status" tabIndex={-1} data-empty={found === 0 ? '' : undefined}>
            {countWords(found)}
          </p>
          {countFilters(listing) > 0 ? (
            <Button variant="secondary" onClick={clear}>
              Clear filters
            </Button>
          ) : null}
          <Button wide onClick={onClose}>
            {found > 0 ? `Show ${countWords(found)}` : 'Close'}
          </Button>
        </Result>
      }
    >
      <Filters listing={listing} onChange={onChange} layout="column" onDone={onClose} />
    </Drawer>
  )
}
