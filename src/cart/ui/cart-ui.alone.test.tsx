import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeCartPreview, refreshCart } from '../commands'
import { useCart } from '../store'
import { KHUMO, productLine } from '../testing/catalogue'
import { Refusal } from '../testing/fake-cart'
import { shopForEachTest } from '../testing/fake-shop'
import { freshCart, toasts } from '../testing/visit'
import { renderInitialised } from '../testing/render-initialised'
import { AddToCart } from './add-to-cart'
import { CartButton, CartPreview, loadCartPanel } from './cart-button'

const shop = shopForEachTest()
const user = userEvent.setup()

const Page = () => (
  <>
    <CartButton />
    <AddToCart sku="khumo" productName="Khumo" />
    <AddToCart bundleCode="starter-kit" productName="Starter kit" label="Add the kit" />
    <CartPreview />
  </>
)

const panel = () => screen.findByRole('dialog', { name: 'Cart' })
const lineOf = async (code: string) => {
  const dialog = await panel()
  return waitFor(() => {
    const line = dialog.querySelector<HTMLElement>(`[data-sku="${code}"], [data-bundle-code="${code}"]`)
    if (!line) throw new Error(`No line shows ${code}.`)
    return within(line)
  })
}
const price = async (code: string) =>
  (await lineOf(code)).getByText(/^(R[\d,.]+|Free)$/, { selector: '[data-price]' })

/** Loads the code first, so that no test waits for it on a busy machine. */
beforeAll(async () => {
  await loadCartPanel()
})

beforeEach(() => freshCart())

afterEach(closeCartPreview)

describe('the cart button', () => {
  test.each([
    [[], 'Cart, empty'],
    [[productLine('khumo')], 'Cart, 1 item'],
    [[productLine('khumo', 2), productLine('paper-rolls')], 'Cart, 3 items'],
  ])('of a cart with the lines %o has the name "%s"', async (products, name) => {
    freshCart({ products })
    await renderInitialised(<CartButton />)
    expect(screen.getByRole('button', { name })).toHaveAttribute('href', '/za/cart-overview/')
  })

  test('opens the cart, which has links to the shop while it is empty', async () => {
    await renderInitialised(<Page />)
    await user.click(screen.getByRole('button', { name: 'Cart, empty' }))
    const dialog = within(await panel())
    expect(await dialog.findByText('Nothing in here yet')).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Shop card machines' })).toHaveAttribute(
      'href',
      '/za/shop/card-machines/',
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(useCart.getState().previewOpen).toBe(false))
  })
})

describe('adding', () => {
  test('an item opens the cart with a confirmation, the costs, and links to the checkout and the cart', async () => {
    await renderInitialised(<Page />)
    await user.click(screen.getByRole('button', { name: 'Buy Now Khumo' }))
    const dialog = within(await panel())
    expect(await dialog.findByText('Khumo is in your cart')).toBeVisible()
    expect(await price('khumo')).toHaveAttribute('data-price', '1199')
    expect(dialog.getByText('VAT included', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      'R156.39',
    )
    expect(dialog.getByText('Delivery').nextElementSibling).toHaveTextContent('Free')
    expect(dialog.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/za/checkout/')
    expect(dialog.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/za/cart-overview/')
    expect(screen.getByRole('button', { name: 'Cart, 1 item', hidden: true })).toBeInTheDocument()
  })

  test('a bundle that contains a SIM card shows the RICA notice', async () => {
    await renderInitialised(<Page />)
    await user.click(screen.getByRole('button', { name: 'Add the kit Starter kit' }))
    expect((await lineOf('starter-kit')).getByRole('link', { name: 'Starter kit' })).toHaveAttribute(
      'href',
      '/za/shop/bundles/starter-kit/',
    )
    expect(await screen.findByText(/RICA/)).toBeVisible()
  })

  test('an item shows an error if it fails, and the page still works', async () => {
    shop.isOffline = true
    await renderInitialised(<Page />)
    const button = screen.getByRole('button', { name: 'Buy Now Khumo' })
    await user.click(button)
    await waitFor(() => expect(toasts().map(([title]) => title)).toEqual(['Request failed']))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(button).toBeEnabled()
    expect(screen.getByRole('button', { name: 'Cart, empty' })).toBeInTheDocument()
  })
})

describe('without a network', () => {
  const goOffline = (isOffline: boolean) => {
    shop.isOffline = isOffline
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline)
    act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')))
  }

  beforeEach(async () => {
    shop.store('old', ['paper-rolls', 1])
    freshCart({ id: 'old', products: [productLine('paper-rolls', 1)] })
    await renderInitialised(<Page />)
    await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }))
    await lineOf('paper-rolls')
  })

  test('the cart says that it is kept, accepts changes, and sends them when the network is back', async () => {
    goOffline(true)
    expect(screen.getByText(/^You are offline\. Your cart is kept/)).toBeVisible()
    await user.click((await lineOf('paper-rolls')).getByRole('button', { name: 'One more' }))
    expect((await lineOf('paper-rolls')).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(2)
    goOffline(false)
    await waitFor(() => expect(shop.carts.get('old')?.items[0]?.quantity).toBe(2))
    await waitFor(() => expect(screen.queryByText(/Your cart is kept/)).not.toBeInTheDocument())
  })

  test('an added item is shown with its name and price, and sent when the network is back', async () => {
    goOffline(true)
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Buy Now Khumo', hidden: true }))
    expect(await price('khumo')).toHaveTextContent('R1,199.00')
    expect(shop.carts.get('old')?.items).toHaveLength(1)
    goOffline(false)
    await waitFor(() => expect(shop.carts.get('old')?.items).toHaveLength(2))
  })

  test('the cart says that the shop does not answer if the device reports that it is online', async () => {
    shop.isOffline = true
    await user.click((await lineOf('paper-rolls')).getByRole('button', { name: 'One more' }))
    expect(await screen.findByText(/^The shop does not answer right now\. Your cart is kept/)).toBeVisible()
  })
})

describe('a line', () => {
  beforeEach(async () => {
    shop.store('old', ['khumo', 1], ['khumo-print', 2])
    freshCart({ id: 'old', products: [productLine('khumo', 1), productLine('khumo-print', 2)] })
    await renderInitialised(<Page />)
    await user.click(screen.getByRole('button', { name: 'Cart, 3 items' }))
    await lineOf('khumo')
  })

  test('shows its saving, the price of one piece and the total', async () => {
    expect((await lineOf('khumo-print')).getByText('You save R600')).toBeVisible()
    expect((await lineOf('khumo-print')).getByText('R2,499.00 each')).toBeVisible()
    expect(await price('khumo-print')).toHaveAttribute('data-price', '4998')
  })

  test('gets another quantity by the buttons and by typing', async () => {
    const quantity = (await lineOf('khumo')).getByRole('spinbutton', { name: 'Quantity' })
    expect((await lineOf('khumo')).getByRole('button', { name: 'One less' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click((await lineOf('khumo')).getByRole('button', { name: 'One more' }))
    expect(quantity).toHaveValue(2)
    await user.clear(quantity)
    await user.type(quantity, '5')
    await waitFor(() => expect(shop.carts.get('old')?.items[0]?.quantity).toBe(5))
    expect(await price('khumo')).toHaveAttribute('data-price', '5995')
  })

  test('keeps its quantity if the field is left empty', async () => {
    const quantity = (await lineOf('khumo-print')).getByRole('spinbutton', { name: 'Quantity' })
    await user.clear(quantity)
    await user.tab()
    expect(quantity).toHaveValue(2)
  })

  test('accepts at most the maximum quantity, and shows a message beside it', async () => {
    const quantity = (await lineOf('khumo')).getByRole('spinbutton', { name: 'Quantity' })
    await user.clear(quantity)
    await user.type(quantity, '99{Enter}')
    await waitFor(() => expect(shop.carts.get('old')?.items[0]?.quantity).toBe(10))
    expect(quantity).toHaveValue(10)
    expect((await lineOf('khumo')).getByText('You can buy at most 10 of Khumo.')).toBeVisible()
  })

  test('returns to its old quantity if the shop refuses a change, with the reason beside it', async () => {
    shop.refusals.set('/items/', new Refusal('out_of_stock', 'Only 1 of Khumo left.', 409))
    await user.click((await lineOf('khumo')).getByRole('button', { name: 'One more' }))
    const quantity = (await lineOf('khumo')).getByRole('spinbutton', { name: 'Quantity' })
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('Only 1 of Khumo left.'))
    expect(quantity).toHaveValue(1)
  })

  test('that is removed returns to its old place by Undo, also after the shop’s cart is read again', async () => {
    const codes = async () =>
      [...(await panel()).querySelectorAll<HTMLElement>('[data-sku]')].map(({ dataset }) => dataset['sku'])
    await user.click((await lineOf('khumo')).getByRole('button', { name: 'Remove Khumo' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await waitFor(() => expect(shop.carts.get('old')?.items).toHaveLength(1))
    await user.click(undo)
    await waitFor(() =>
      expect(shop.carts.get('old')?.items.map(({ id }) => id)).toEqual(['line-khumo-print', 'line-khumo']),
    )
    await waitFor(async () => expect(await codes()).toEqual(['khumo', 'khumo-print']))
    await act(() => refreshCart())
    expect(await codes()).toEqual(['khumo', 'khumo-print'])
  })
})

test('a line shows how many are left if stock is low, and no saving of a promotion that is over', async () => {
  const over = {
    original_unit_price: 1299,
    promotion_start_date: '2020-01-01',
    promotion_end_date: '2020-02-01',
  }
  const few = { ...KHUMO, ...over, stock: 3 }
  shop.catalogue = { products: [few], bundles: [] }
  shop.store('old', ['khumo', 2])
  freshCart({ id: 'old', products: [productLine('khumo', 2)] })
  await renderInitialised(<Page />)
  await user.click(screen.getByRole('button', { name: 'Cart, 2 items' }))
  const oneMore = () => lineOf('khumo').then((line) => line.getByRole('button', { name: 'One more' }))
  await user.click(await oneMore())
  expect(await oneMore()).toHaveAttribute('aria-disabled', 'true')
  await user.click(await oneMore())
  expect((await lineOf('khumo')).getByText('Only 3 of Khumo left.')).toBeVisible()
  expect((await panel()).textContent).not.toContain('You save')
})

test('the cart shows a warning if the browser cannot store it', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Too much.', 'QuotaExceededError')
  })
  await renderInitialised(<Page />)
  await user.click(screen.getByRole('button', { name: 'Buy Now Khumo' }))
  await lineOf('khumo')
  expect(screen.getByText(/^This browser cannot keep your cart\. Check out/)).toBeVisible()
})

test('a cart that cannot be read shows an error, keeps its lines, and can be read again', async () => {
  shop.store('old', ['khumo', 1])
  freshCart({ id: 'old', products: [productLine('khumo')] })
  shop.isOffline = true
  await renderInitialised(<Page />)
  await user.click(screen.getByRole('button', { name: 'Cart, 1 item' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach the shop.')
  shop.isOffline = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await price('khumo')).toHaveTextContent('R1,199.00')
})
