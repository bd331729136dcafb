import styled from 'styled-components'
import { PARAMETERS } from '../blocks/shop/shop-items/listing'
import { SHOP } from '../catalogue'
import { Button, TextField } from '../ui'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  width: min(100%, 520px);

  /* The frame of a field ends with a gap, before what the field may have to say. */
  > button {
    min-height: 56px;
    margin-bottom: 6px;
  }
`

/** Asks the shop's listing from elsewhere. The browser sends it, so it needs no script. */
export const ShopSearch = () => (
  <Form action={SHOP.href} method="get" role="search" aria-label="Products">
    <TextField label="Search products" name={PARAMETERS.search} type="search" enterKeyHint="search" />
    <Button type="submit">Search</Button>
  </Form>
)
