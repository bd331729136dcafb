import { expect, test, afterEach, vi } from 'vitest'
import { render, screen, waitFor } from '@testing-library/react'
import { resetCart } from '../../../cart'
import { exampleProduct } from '../../../catalogue/testing'
import { datedAnswer } from '../../../platform/testing/dated-answer'
import CartOverview from './cart-overview'
import { examples } from './example'

const CART = {
  id: 'cart-1',
  status: 'pending',
  is_open: true,
  order_number: null,
  promo_code: 'WELCOME10',
  delivery: 'express',
  delivery_options: [
    { delivery: 'standard', price: 0 },
    { delivery: 'express', price: 99 },
  ],
  payment: null,
  items: [
    {
      id: 'line-1',
      quantity: 2,
      unit_price: 49,
      original_unit_price: null,
      line_total: 98,
      product: exampleProduct({ sku: 'sim-data', type: 'sim_card', short_name: 'SIM card', unit_price: 49 }),
    },
  ],
  totals: { subtotal: 98, discount: 9.8, shipping: 99, vat: 24.42, total: 187.2 },
}

const answering = () =>
  vi.stubGlobal('fetch', async (input: Request | string) => {
    const url = typeof input === 'string' ? input : input.url
    if (url.includes('/products/')) return datedAnswer({ products: CART.items.map(({ product }) => product) })
    if (url.includes('/bundles/')) return datedAnswer({ bundles: [] })
    return datedAnswer(CART)
  })

afterEach(() => {
  resetCart()
  vi.unstubAllGlobals()
})

test.each([
  ['full', 'Nothing in here yet', 'Shop card machines', '/za/shop/card-machines/'],
  ['required', 'Your cart is empty', 'Go to the shop', '/za/shop/'],
] as const)('%s: an empty cart links to the shop', async (variant, title, link, href) => {
  render(<CartOverview blok={examples[variant]} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible())
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
  expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument()
})

test('shows lines, totals with VAT, discount and delivery, what RICA requires, and the link to the checkout', async () => {
  answering()
  const line = { id: 'uuid-of-sim-data', type: 'product', sku: 'sim-data', quantity: 2, storefront: 'shop' }
  window.localStorage.setItem('cartId', 'cart-1')
  window.localStorage.setItem('cartProducts', JSON.stringify([line]))
  // The state of a page that has not yet read the saved cart.
  vi.resetModules()
  const { default: FreshOverview } = await import('./cart-overview')
  render(<FreshOverview blok={examples.full} />)
  expect(await screen.findByText('2 items')).toBeVisible()
  const amountOf = (label: string) =>
    screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling
  expect(amountOf('Subtotal')).toHaveTextContent('R98.00')
  expect(amountOf('Promo code WELCOME10')).toHaveTextContent('-R9.80')
  expect(amountOf('Total')).toHaveTextContent('R187.20')
  expect(amountOf('VAT included')).toHaveTextContent('R24.42')
  expect(amountOf('Express delivery')).toHaveTextContent('R99.00')
  expect(screen.getByText(/^Express delivery, with you by \w{3} \d+ \w{3}$/)).toBeVisible()
  expect(screen.getByText(/RICA/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/za/checkout/')
})
