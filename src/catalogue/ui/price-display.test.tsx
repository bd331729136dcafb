import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleEntry, exampleProduct } from '../testing'
import { mapProductDisplay } from '../display/item-display'
import type { CatalogueEntry, ShopProduct } from '../rules/types'
import { PriceDisplay } from './price-display'

const NOW = Date.parse('2026-11-20T12:00:00+02:00')
const show = (product: Partial<ShopProduct>, entry: Partial<CatalogueEntry> = {}) => {
  const display = mapProductDisplay(exampleProduct(product), exampleEntry(entry), NOW)
  render(<PriceDisplay item={display} />)
  return screen.getByRole('group', { name: 'Price of Khumo' })
}

test('price, VAT, stock and delivery are shown together', () => {
  const group = show({})
  expect(group).toHaveTextContent(
    /^R1,199 ?Once-off, incl\. VAT ?In stock, free delivery within three working days$/,
  )
  expect(group.querySelector('[data-price]')).toHaveAttribute('data-price', '1199')
})

test('a promotion names the original price and the saving in text, not only by the strike-through', () => {
  const group = show({
    unit_price: 2499,
    original_unit_price: 2799,
    promotion_start_date: '2026-11-01 00:00:00',
    promotion_end_date: '2027-01-31 23:59:59',
  })
  expect(group).toHaveTextContent(/^Now R2,499 Was R2,799 R300 off/)
  expect(screen.getByText('R2,799', { exact: false }).closest('s')).not.toBeNull()
})

test('an ended promotion shows only the price', () => {
  const group = show({
    unit_price: 449,
    original_unit_price: 449,
    promotion_start_date: '2026-09-01 00:00:00',
    promotion_end_date: '2026-10-31 23:59:59',
  })
  expect(group).not.toHaveTextContent('Was')
})

test.each([
  ['a suffix', {}, { priceSuffixLabel: 'a box of 20' }, 'R1,199 a box of 20'],
  ['another term', {}, { priceTerm: 'once a site' }, 'Once a site, incl. VAT'],
  ['a free service', { unit_price: 0, type: 'service' as const }, {}, 'Free'],
  ['a service', { type: 'service' as const }, {}, 'Available, we call you within one working day'],
  [
    'out of stock',
    { can_be_purchased: false, reason_not_available: 'out_of_stock' as const },
    {},
    'Out of stock',
  ],
  [
    'pre-order',
    { can_be_purchased: false, reason_not_available: 'pre_order_only' as const },
    {},
    'Pre-order only',
  ],
  ['withdrawn', { can_be_purchased: false }, {}, 'Product no longer purchasable'],
])('%s', (_case, product, entry, words) => {
  expect(show(product, entry)).toHaveTextContent(words)
})
