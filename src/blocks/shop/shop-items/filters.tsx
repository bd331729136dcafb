import { SelectField, TextField } from '../../../ui'
import { Form, Pills } from './filters.styles'
import { PRICES, SORTS, type Listing, type PriceBand, type Sort } from './listing'
import { PARAMETERS } from './mark-filtered'
import type { ShowListing } from './use-listing'

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
  /** On a phone too, where the row otherwise gives way to the sheet. */
  shown?: boolean
  /** Enter in the search field: what is asked for is already on show. */
  onDone?: () => void
}

/**
 * Search, price, order and two switches. A real form: sent before the block is awake, it puts the choice into the URL, where
 * the awake block finds it.
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
