import { act, cleanup, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleBundle, exampleItems, exampleProduct, exampleSnapshot } from '../testing'
import type { ShopProduct } from '../rules/types'

const answer = (product: ShopProduct) =>
  vi.fn((url: string) =>
    Promise.resolve(Response.json(url.includes('/products/') ? { products: [product] } : { bundles: [] })),
  )

beforeEach(() => {
  vi.resetModules()
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The hook with an empty store, as on a new page view. */
const freshPage = async () => {
  const { useProduct, useProducts } = await import('./use-products')
  const { CatalogueProvider: FreshProvider } = await import('./catalogue-context')
  const Price = () => <output>{useProduct('khumo')?.price}</output>
  const Names = () => <output>{useProducts(['sim_card']).map(({ name }) => name)}</output>
  return { Price, Names, Provider: FreshProvider }
}

test('the first render has the build’s prices, the next one the shop’s, without an error from React', async () => {
  vi.stubGlobal('fetch', answer(exampleProduct({ unit_price: 1099 })))
  const complaints = vi.spyOn(console, 'error')
  const { Price, Provider } = await freshPage()
  const page = (
    <Provider snapshot={exampleSnapshot()}>
      <Price />
    </Provider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  expect(screen.getByRole('status')).toHaveTextContent('1199')
  const { loadCatalogue } = await import('../live-catalogue')
  await loadCatalogue()
  const root = await act(async () => hydrateRoot(container, page))
  expect(await screen.findByText('1099')).toBeInTheDocument()
  expect(complaints).not.toHaveBeenCalled()
  act(() => root.unmount())
})

test('the build’s price stays when the shop cannot be reached', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { Price, Provider } = await freshPage()
  render(
    <Provider snapshot={exampleSnapshot()}>
      <Price />
    </Provider>,
  )
  await vi.waitFor(() => expect(warned).toHaveBeenCalled())
  expect(screen.getByRole('status')).toHaveTextContent('1199')
})

test('only the requested types are listed', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { Names, Provider } = await freshPage()
  const sim = exampleProduct({ sku: 'sim-data', type: 'sim_card', short_name: 'Data SIM' })
  render(
    <Provider snapshot={exampleSnapshot([exampleProduct(), sim])}>
      <Names />
    </Provider>,
  )
  expect(screen.getByRole('status')).toHaveTextContent(/^Data SIM$/)
  await vi.waitFor(() => expect(warned).toHaveBeenCalled())
})

test('a block outside the provider throws an error that names the provider', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { Price } = await freshPage()
  expect(() => render(<Price />)).toThrow('CatalogueProvider')
})

const freshNotifications = async () => {
  const { notifyPriceChanges } = await import('./use-products')
  const { useNotifications } = await import('../../ui')
  return {
    notifyPriceChanges,
    messages: () => useNotifications.getState().notifications.map(({ message }) => message),
  }
}
const items = (khumo: number, kit: number) =>
  exampleItems([exampleProduct({ unit_price: khumo })], [exampleBundle({ unit_price: kit })])

test('a changed price is notified once, however many blocks show it', async () => {
  const { notifyPriceChanges, messages } = await freshNotifications()
  notifyPriceChanges(items(1199, 1499), items(1099, 1499))
  notifyPriceChanges(items(1199, 1499), items(1099, 1499))
  expect(messages()).toEqual(['Khumo: the price is now R1,099.'])
})

test('several changes are notified together, and a later change again', async () => {
  const { notifyPriceChanges, messages } = await freshNotifications()
  notifyPriceChanges(items(1199, 1499), items(0, 1399))
  notifyPriceChanges(items(0, 1399), items(1199, 1399))
  expect(messages()).toEqual([
    'Khumo: the price is now R0 | Starter kit: the price is now R1,399.',
    'Khumo: the price is now R1,199.',
  ])
})

test('unchanged, added and removed items are not notified', async () => {
  const { notifyPriceChanges, messages } = await freshNotifications()
  notifyPriceChanges(items(1199, 1499), items(1199, 1499))
  notifyPriceChanges([], items(1199, 1499))
  notifyPriceChanges(items(1199, 1499), [])
  expect(messages()).toEqual([])
})
