import styled from 'styled-components'
import { below, ink, motion, radius, space, type } from '../../../theme'
import { SelectField, TextField } from '../../../ui'
import { PRICES, SORTS, type Listing, type PriceBand, type Sort } from './listing'
import { PARAMETERS } from './mark-filtered'
import type { ShowListing } from './use-listing'

/** In a row above the list, or below each other in the sheet. */
const Form = styled.form`
  display: grid;
  gap: ${space.s};
  align-items: start;

  &[data-layout='row'] {
    grid-template-columns: minmax(180px, 1fr) 180px 210px auto;
  }
  &[data-layout='column'] {
    gap: ${space.m};
  }
  /* On a phone the filters are in the sheet, unless its code could not be loaded. */
  ${below.md} {
    &[data-layout='row'] {
      display: none;
    }
    &[data-layout='row'][data-shown] {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

/** Choices as pills, each a checkbox that fills its label. */
const Pills = styled.fieldset`
  min-width: 0;

  > legend {
    margin-bottom: 6px;
    padding: 0;
    ${type.label}
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 56px;
    padding: 10px 20px;
    border: 2px solid ${ink(45)};
    border-radius: ${radius.pill};
    ${type.label}
    cursor: pointer;
    transition: border-color ${motion.quick};
  }
  label:hover {
    border-color: var(--ink);
  }
  label:has(:checked) {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`

type ChoiceProps = { listing: Listing; onChange: ShowListing }

const SORT_OPTIONS = Object.entries(SORTS).map(([value, label]) => ({ value, label }))
const PRICE_OPTIONS = Object.entries(PRICES).map(([value, { label }]) => ({ value, label }))

const SWITCHES = [
  ['inStock', 'In stock'],
  ['onPromotion', 'On promotion'],
] as const

const Switches = ({ listing, onChange }: ChoiceProps) => (
  <Pills>
    <legend>Show only</legend>
    <div>
      {SWITCHES.map(([field, label]) => (
        <label key={field}>
          <input
            type="checkbox"
            name={PARAMETERS[field]}
            value="1"
            checked={listing[field]}
            onChange={({ currentTarget }) => onChange({ ...listing, [field]: currentTarget.checked })}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </Pills>
)

type FiltersProps = ChoiceProps & {
  layout: 'row' | 'column'
  /** Shows the row on a phone too, where the sheet usually replaces it. */
  shown?: boolean
  /** Enter in the search field has no further effect: the results are already shown. */
  onDone?: () => void
}

/**
 * Search, price, order and two switches. It is a real form: submitted before the block is hydrated, it puts the choice into the
 * URL, which the block reads once it is hydrated.
 */
export const Filters = ({ listing, onChange, layout, shown, onDone }: FiltersProps) => (
  <Form
    method="get"
    role="search"
    aria-label="Products"
    data-layout={layout}
    data-shown={shown ? '' : undefined}
    onSubmit={(event) => {
      event.preventDefault()
      onDone?.()
    }}
  >
    <TextField
      label="Search products"
      name={PARAMETERS.search}
      type="search"
      enterKeyHint="search"
      value={listing.search}
      onChange={({ currentTarget }) => onChange({ ...listing, search: currentTarget.value }, { typed: true })}
    />
    <SelectField
      label="Price"
      name={PARAMETERS.price}
      placeholder="Any price"
      options={PRICE_OPTIONS}
      value={listing.price}
      onChange={({ currentTarget }) => onChange({ ...listing, price: currentTarget.value as PriceBand | '' })}
    />
    <SelectField
      label="Sort by"
      name={PARAMETERS.sort}
      options={SORT_OPTIONS}
      value={listing.sort}
      onChange={({ currentTarget }) => onChange({ ...listing, sort: currentTarget.value as Sort })}
    />
    <Switches listing={listing} onChange={onChange} />
  </Form>
)
