import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { CatalogueProvider } from '../../../catalogue'
import { exampleBundle, exampleProduct, exampleSnapshot } from '../../../catalogue/testing'
import { recordEvents } from '../../../platform/record-events'
import { hasFlag, setFlag } from '../../../platform/page-flags'
import { outOfStock, showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import { markFiltered } from './mark-filtered'
import ShopItems from './shop-items'

const products = [
  exampleProduct(),
  exampleProduct({
    sku: 'go',
    short_name: 'Go',
    description: 'Pairs with a phone.',
    unit_price: 499,
    ...outOfStock,
  }),
  exampleProduct({ sku: 'dock', type: 'accessory', short_name: 'Charging dock', unit_price: 349 }),
]

const names = () => screen.getAllByRole('article').map((card) => card.querySelector('h2, h3')?.textContent)
const show = (blok = examples.full) =>
  showWithCatalogue(<ShopItems blok={blok} />, { products, bundles: [exampleBundle()] })

beforeEach(() => {
  window.history.replaceState(null, '', '/za/shop/?tab=Overview')
})

test('lists the chosen types as equal cards', () => {
  show(examples.plain)
  expect(screen.getByRole('heading', { level: 2, name: 'Pick your machine' })).toBeVisible()
  expect(names()).toEqual(['Khumo', 'Go'])
  expect(screen.queryByRole('search')).toBeNull()
})

test('lists everything without any field filled in', () => {
  show(examples.required)
  expect(names()).toEqual(['Khumo', 'Go', 'Charging dock', 'Starter kit'])
  expect(screen.getByRole('heading', { level: 2, name: 'Go' })).toBeVisible()
})

test('an item that cannot be bought now is listed with its stock state', () => {
  show()
  expect(screen.getByText('Out of stock')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Buy Now Go' })).toBeNull()
})

test('search and order are stored in the URL beside its other parameters, and the result is announced', async () => {
  const recorded = recordEvents('listing/changed')
  show()
  expect(screen.getByRole('status')).toHaveTextContent('4 products')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high')
  expect(names()).toEqual(['Charging dock', 'Go', 'Khumo', 'Starter kit'])
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'phone')
  expect(names()).toEqual(['Go'])
  expect(screen.getByRole('status')).toHaveTextContent('1 product')
  expect(window.location.search).toBe('?tab=Overview&sort=price-asc&q=phone')
  expect(recorded[0]).toMatchObject({ listing: { sort: 'price-asc', search: '' }, typed: false })
  expect(recorded.at(-1)).toMatchObject({ listing: { sort: 'price-asc', search: 'phone' }, typed: true })
})

test('opens with the search in the URL', () => {
  window.history.replaceState(null, '', '/za/shop/?q=dock')
  show()
  expect(screen.getByRole('searchbox')).toHaveValue('dock')
  expect(screen.getByRole('status')).toHaveTextContent('1 product for “dock”')
  expect(names()).toEqual(['Charging dock'])
})

test('an empty result has a message and links', async () => {
  show()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search products' }), 'fridge')
  expect(screen.getByRole('status')).toHaveTextContent('No products found')
  expect(screen.getByText('Nothing matches. Clear a filter or try another word.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all products' }))
  expect(names()).toHaveLength(4)
  expect(screen.getByRole('status')).toHaveFocus()
  expect(window.location.search).toBe('?tab=Overview')
})

test('the product type is not a filter: each type has its own page', () => {
  show()
  expect(screen.queryByRole('radio')).toBeNull()
})

const openSheet = async (name = 'Filter') => {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Filter and sort' }))
}

describe('the filter sheet of a phone', () => {
  beforeEach(() => void (window.innerWidth = 390))

  test('closes once the window is wide enough for the row of filters', async () => {
    show()
    await openSheet()
    window.innerWidth = 1024
    window.dispatchEvent(new Event('resize'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3_000 })
  })

  test('a choice takes effect at once, and the foot shows the number of matching products', async () => {
    show()
    const sheet = await openSheet()
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Price' }), 'Under R500')
    await userEvent.click(sheet.getByRole('checkbox', { name: 'In stock' }))
    expect(sheet.getByRole('status')).toHaveTextContent('1 product')
    expect(window.location.search).toBe('?tab=Overview&price=under-500&in_stock=1')
    await userEvent.click(sheet.getByRole('button', { name: 'Show 1 product' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toEqual(['Charging dock'])
    expect(screen.getByRole('button', { name: 'Filter 2 active' })).toHaveFocus()
  })

  test('clears the filters, but not the order', async () => {
    window.history.replaceState(null, '', '/za/shop/?sort=name&q=fridge&in_stock=1')
    show()
    const sheet = await openSheet('Filter 2 active')
    expect(sheet.getByRole('status')).toHaveTextContent('No products found')
    await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }))
    expect(sheet.getByRole('status')).toHaveTextContent('4 products')
    expect(window.location.search).toBe('?sort=name')
    expect(sheet.getByRole('status')).toHaveFocus()
    expect(sheet.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  })

  test('Enter in its search field shows the results', async () => {
    show()
    const sheet = await openSheet()
    await userEvent.type(sheet.getByRole('searchbox'), 'dock{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(names()).toEqual(['Charging dock'])
  })
})

test('a bundle is listed with its code, its saving and a link to its page', () => {
  show(examples.bundles)
  expect(names()).toEqual(['Starter kit'])
  const card = screen.getByRole('article')
  expect(card).toHaveAttribute('data-bundle-code', 'starter-kit')
  expect(card).toHaveTextContent('R98 off')
  expect(screen.getByRole('button', { name: 'Buy Now Starter kit' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Details of Starter kit' })).toHaveAttribute(
    'href',
    '/za/shop/bundles/starter-kit/',
  )
})

test('price and switches filter the list', async () => {
  show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Under R500')
  expect(names()).toEqual(['Go', 'Charging dock'])
  await userEvent.click(screen.getByRole('checkbox', { name: 'In stock' }))
  expect(names()).toEqual(['Charging dock'])
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Any price')
  await userEvent.click(screen.getByRole('checkbox', { name: 'On promotion' }))
  expect(names()).toEqual(['Starter kit'])
  expect(window.location.search).toBe('?tab=Overview&in_stock=1&on_promotion=1')
})

test('Back undoes a choice, together with the text that was typed after it', async () => {
  show()
  await userEvent.click(screen.getByRole('checkbox', { name: 'On promotion' }))
  await userEvent.type(screen.getByRole('searchbox'), 'kit')
  expect(names()).toEqual(['Starter kit'])
  window.history.back()
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(window.location.search).toBe('?tab=Overview')
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

describe('before the block is hydrated', () => {
  const html = () => {
    const page = (
      <CatalogueProvider snapshot={exampleSnapshot(products)}>
        <ShopItems blok={examples.full} />
      </CatalogueProvider>
    )
    const frame = document.createElement('div')
    frame.innerHTML = renderToString(page)
    return frame
  }
  beforeEach(() => setFlag('filtered', false))

  test('the HTML contains the whole list', () => {
    expect(html().querySelectorAll('article')).toHaveLength(3)
  })

  test.each([
    ['?tab=Overview', false],
    ['?tab=Overview&q=', false],
    ['?promotion=WELCOME10', false],
    ['?tab=Overview&price=under-500', true],
    ['?on_promotion=1', true],
  ])('with %s the page is marked as filtered: %s', (query, isMarked) => {
    window.history.replaceState(null, '', `/za/shop/${query}`)
    markFiltered()
    expect(hasFlag('filtered')).toBe(isMarked)
  })
})
