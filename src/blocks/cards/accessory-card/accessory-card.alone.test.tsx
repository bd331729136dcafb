import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exampleEntry, exampleProduct } from '../../../catalogue/testing'
import { exampleLink } from '../../shared/example-parts'
import { outOfStock, showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import AccessoryCard from './accessory-card'
import { examples } from './example'

vi.mock('../../../cart', () => import('../../testing/add-to-cart'))

const rolls = { sku: 'paper-rolls', type: 'accessory' as const, short_name: 'Paper rolls', unit_price: 149 }
const show = (fields = {}, entry = {}) =>
  showWithCatalogue(<AccessoryCard blok={examples.required} />, {
    products: [exampleProduct({ ...rolls, ...fields })],
    entries: [
      exampleEntry({
        sku: 'paper-rolls',
        detailsLink: exampleLink('shop/accessories/paper-rolls'),
        ...entry,
      }),
    ],
  })

test('shows name, price and a link to the details', () => {
  show()
  const card = screen.getByRole('article')
  expect(card).toHaveAttribute('data-sku', 'paper-rolls')
  expect(within(card).getByRole('link', { name: 'Paper rolls' })).toHaveAttribute(
    'href',
    '/za/shop/accessories/paper-rolls/',
  )
  expect(within(card).getByRole('group', { name: 'Price of Paper rolls' })).toHaveTextContent('R149')
})

test('adds the chosen quantity, up to the limit of one cart', async () => {
  show({ max_quantity_per_cart: 3 })
  const more = screen.getByRole('button', { name: 'One more' })
  await userEvent.click(more)
  expect(screen.getByRole('button', { name: 'Buy Now Paper rolls × 2' })).toBeVisible()
  await userEvent.click(more)
  await userEvent.click(more)
  expect(screen.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(3)
  expect(more).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['is out of stock', outOfStock, {}],
  ['has a limit of one for each cart', { max_quantity_per_cart: 1 }, {}],
  ['is bought elsewhere', {}, { buyLink: exampleLink('contact-sales') }],
])('has no quantity field when it %s', (_, fields, entry) => {
  show(fields, entry)
  expect(screen.getByRole('article')).toBeVisible()
  expect(screen.queryByRole('spinbutton')).toBeNull()
})
