import type { ReactNode, RefObject } from 'react'
import { LISTINGS, type ItemType } from '../../../catalogue'
import { SelectField, TextField, VisuallyHidden } from '../../../ui'
import { Fields, Form, LastRow, Pills } from './filters.styles'
import { PARAMETERS, PRICES, SORTS, type Listing, type PriceBand, type Sort } from './listing'

type FiltersProps = {
  listing: Listing
  /** The types on offer; with one there is nothing to choose. */
  types: readonly ItemType[]
  onChange: (listing: Listing, how?: { typed: boolean }) => void
  /** The number of items found, at the end of the last row. */
  count: ReactNode
  searchField: RefObject<HTMLInputElement | null>
}

type ChoiceProps = Pick<FiltersProps, 'listing' | 'onChange'>

const SORT_OPTIONS = Object.entries(SORTS).map(([value, label]) => ({ value, label }))
const PRICE_OPTIONS = Object.entries(PRICES).map(([value, { label }]) => ({ value, label }))

const Types = ({ types, listing, onChange }: ChoiceProps & Pick<FiltersProps, 'types'>) => (
  <Pills>
    <legend>
      <VisuallyHidden>Type of product</VisuallyHidden>
    </legend>
    {(['', ...types] as const).map((value) => (
      <label key={value}>
        <input
          type="radio"
          name={PARAMETERS.type}
          value={value}
          checked={listing.type === value}
          onChange={() => onChange({ ...listing, type: value })}
        />
        {value ? LISTINGS[value].label : 'All'}
      </label>
    ))}
  </Pills>
)

const SWITCHES = [
  ['inStock', 'In stock'],
  ['onPromotion', 'On promotion'],
] as const

const Switches = ({ listing, onChange }: ChoiceProps) => (
  <Pills>
    <legend>
      <VisuallyHidden>Show only</VisuallyHidden>
    </legend>
    {SWITCHES.map(([field, label]) => (
      <label key={field}>
        <input
          type="checkbox"
          name={PARAMETERS[field]}
          value="1"
          checked={listing[field]}
          onChange={({ currentTarget }) => onChange({ ...listing, [field]: currentTarget.checked })}
        />
        {label}
      </label>
    ))}
  </Pills>
)

/**
 * Type, search, price, order and two switches. A real form: sent before the block is awake, it puts the choice into the
 * URL, where the awake block finds it.
 */
export const Filters = ({ listing, types, onChange, count, searchField }: FiltersProps) => (
  <Form method="get" role="search" aria-label="Products" onSubmit={(event) => event.preventDefault()}>
    {types.length > 1 ? <Types types={types} listing={listing} onChange={onChange} /> : null}
    <Fields>
      <TextField
        ref={searchField}
        label="Search products"
        name={PARAMETERS.search}
        type="search"
        enterKeyHint="search"
        value={listing.search}
        onChange={({ currentTarget }) =>
          onChange({ ...listing, search: currentTarget.value }, { typed: true })
        }
      />
      <SelectField
        label="Price"
        name={PARAMETERS.price}
        placeholder="Any price"
        options={PRICE_OPTIONS}
        value={listing.price}
        onChange={({ currentTarget }) =>
          onChange({ ...listing, price: currentTarget.value as PriceBand | '' })
        }
      />
      <SelectField
        label="Sort by"
        name={PARAMETERS.sort}
        options={SORT_OPTIONS}
        value={listing.sort}
        onChange={({ currentTarget }) => onChange({ ...listing, sort: currentTarget.value as Sort })}
      />
    </Fields>
    <LastRow>
      <Switches listing={listing} onChange={onChange} />
      {count}
    </LastRow>
  </Form>
)
