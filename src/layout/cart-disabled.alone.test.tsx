import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetched = vi.fn()

beforeEach(() => {
  // The build of a site without a cart defines this.
  vi.stubEnv('GATSBY_CART', 'off')
  vi.stubGlobal('fetch', fetched)
  vi.resetModules()
  const line = { id: 'uuid-of-khumo', type: 'product', sku: 'khumo', quantity: 2, storefront: 'shop' }
  window.localStorage.setItem('cartId', 'cart-1')
  window.localStorage.setItem('cartProducts', JSON.stringify([line]))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const loadPage = async () => {
  const { AddToCart, CartButton, CartPreview } = await import('../cart')
  const { CartWidget } = await import('./cart-widget')
  return (
    <>
      <CartButton />
      <AddToCart sku="khumo" productName="Khumo" />
      <CartPreview />
      <CartWidget />
    </>
  )
}

test('on a site without a cart its button does nothing, nothing can be bought, and a stored cart is neither shown nor deleted', async () => {
  const user = userEvent.setup()
  const stored = { ...window.localStorage }
  render(await loadPage())
  const button = screen.getByRole('button', { name: 'Cart, empty' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Buy Now Khumo' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: /^View cart/ })).not.toBeInTheDocument()
  expect({ ...window.localStorage }).toEqual(stored)
  expect(fetched).not.toHaveBeenCalled()
})

test('the HTML has no link to the cart before scripts load', async () => {
  const { renderToString } = await import('react-dom/server')
  const html = renderToString(await loadPage())
  expect(html).not.toContain('href')
  expect(html).toMatch(/<button[^>]* disabled=""/)
})
