import styled from 'styled-components'
import { PARAMETERS } from '../blocks/shop/shop-items/listing'
import { SHOP } from '../catalogue'
import { Button, FieldRow, TextField } from '../ui'

const Form = styled.form`
  width: min(100%, 520px);
`

/** Asks the shop's listing from elsewhere. The browser sends it, so it needs no script. */
export const ShopSearch = () => (
  <Form action={SHOP.href} method="get" role="search" aria-label="Products">
    <FieldRow>
      <TextField label="Search products" name={PARAMETERS.search} type="search" enterKeyHint="search" />
      <Button type="submit">Search</Button>
    </FieldRow>
  </Form>
)
