import type { ReactNode } from 'react'
import styled from 'styled-components'
import { LISTINGS, type ProductType } from '../../../catalogue'
import { from, motion, radius, space, type } from '../../../theme'
import { SelectField, TextField, VisuallyHidden } from '../../../ui'
import { SORTS, type Listing, type Sort } from './listing'

const Form = styled.form`
  display: grid;
  gap: ${space.m};
`
const Fields = styled.div`
  display: grid;
  gap: ${space.s};

  ${from.sm} {
    grid-template-columns: minmax(0, 1fr) minmax(220px, 280px);
    align-items: end;
  }
  ${from.md} {
    grid-template-columns: minmax(0, 420px) 260px minmax(0, 1fr);

    > :last-child {
      padding-block: 18px;
      text-align: right;
    }
  }
`
const Types = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  min-width: 0;

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 48px;
    padding: 10px 22px;
    border: 2px solid var(--line);
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

type FiltersProps = {
  listing: Listing
  /** The types on offer; with one there is nothing to choose. */
  types: readonly ProductType[]
  onChange: (listing: Listing) => void
  /** The number of products found, at the end of the row. */
  count: ReactNode
}

const SORT_OPTIONS = Object.entries(SORTS).map(([value, label]) => ({ value, label }))

/**
 * Type, search and order. A real form: sent before the block is awake, it puts the choice into the URL, where the
 * awake block finds it.
 */
export const Filters = ({ listing, types, onChange, count }: FiltersProps) => (
  <Form method="get" role="search" aria-label="Products" onSubmit={(event) => event.preventDefault()}>
    {types.length > 1 ? (
      <Types>
        <legend>
          <VisuallyHidden>Type of product</VisuallyHidden>
        </legend>
        {(['', ...types] as const).map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="type"
              value={value}
              checked={listing.type === value}
              onChange={() => onChange({ ...listing, type: value })}
            />
            {value ? LISTINGS[value].label : 'All'}
          </label>
        ))}
      </Types>
    ) : null}
    <Fields>
      <TextField
        label="Search products"
        name="q"
        type="search"
        enterKeyHint="search"
        value={listing.search}
        onChange={(event) => onChange({ ...listing, search: event.currentTarget.value })}
      />
      <SelectField
        label="Sort by"
        name="sort"
        options={SORT_OPTIONS}
        value={listing.sort}
        onChange={(event) => onChange({ ...listing, sort: event.currentTarget.value as Sort })}
      />
      {count}
    </Fields>
  </Form>
)
