import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartEntries } from '../../catalogue'
import { PALETTE } from '../../theme'
import { addToCart, closeCartPreview } from '../commands'
import { shopForEachTest } from '../testing/fake-shop'
import { productLine } from '../testing/catalogue'
import { freshCart } from '../testing/visit'
import { renderInitialised } from '../testing/render-initialised'
import { CartButton, CartPreview, loadCartPanel } from './cart-button'

// The cart over a page that was built without data of the cart's items.

const shop = shopForEachTest()
const user = userEvent.setup()

const ENTRIES: CartEntries = {
  entries: [
    {
      sku: 'paper-rolls',
      title: 'Till rolls',
      background: 'industry-pink',
      priceSuffixLabel: 'a box of 20',
      priceInfoText: 'Fits every printer',
      detailsLink: { fieldtype: 'multilink', linktype: 'story', id: '', url: '', cached_url: 'shop/paper' },
    },
  ],
  bundleEntries: [],
}

/** Loads the code first, so that no test waits for it on a busy machine. */
beforeAll(async () => {
  await loadCartPanel()
})
beforeEach(async () => {
  shop.store('old', ['paper-rolls', 1], ['khumo', 1])
  freshCart({ id: 'old', products: [productLine('paper-rolls'), productLine('khumo')] })
  await renderInitialised(
    <>
      <CartButton />
      <CartPreview />
    </>,
  )
})
afterEach(closeCartPreview)

const open = async () => {
  await user.click(screen.getByRole('button', { name: 'Cart, 2 items' }))
  return within(await screen.findByRole('dialog', { name: 'Cart' }))
}

test('a line shows the content’s title, price texts and link', async () => {
  shop.entries = ENTRIES
  const cart = await open()
  expect(await cart.findByRole('link', { name: 'Till rolls' })).toHaveAttribute('href', '/za/shop/paper/')
  expect(cart.getByText('a box of 20')).toBeVisible()
  expect(cart.getByText('Fits every printer')).toBeVisible()
  expect(cart.getByRole('link', { name: 'Khumo' })).toHaveAttribute('href', '/za/shop/card-machines/khumo/')
})

test('a line has the colour of its entry, or light gray without an entry', async () => {
  shop.entries = ENTRIES
  const cart = await open()
  const tileOf = async (name: string) => {
    const line = (await cart.findByRole('link', { name })).closest('li')
    return within(line as HTMLElement).getByRole('presentation', { hidden: true }).parentElement
  }
  expect(await tileOf('Till rolls')).toHaveStyle({ '--band': PALETTE['industry-pink'] })
  expect(await tileOf('Khumo')).toHaveStyle({ '--band': PALETTE['light-gray'] })
})

test('no line is shown until the editors’ texts are loaded, so that no line changes afterwards', async () => {
  let arrive: (entries: CartEntries) => void = () => undefined
  shop.entries = new Promise<CartEntries>((resolve) => (arrive = resolve))
  const cart = await open()
  await vi.waitFor(() => expect(shop.calls.map(({ path }) => path)).toContain('/carts/old/'))
  expect(cart.queryByRole('link', { name: 'Khumo' })).not.toBeInTheDocument()
  arrive(ENTRIES)
  expect(await cart.findByRole('link', { name: 'Till rolls' })).toBeVisible()
})

test('a line shows the shop’s name if the editors’ texts cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop.entries = undefined
  const cart = await open()
  expect(await cart.findByRole('link', { name: 'Paper rolls' })).toBeVisible()
  expect(warn).toHaveBeenCalled()
  expect(cart.queryByRole('alert')).not.toBeInTheDocument()
})

describe('a price that the content forces', () => {
  const forces = (price: string) => {
    const rolls = { sku: 'paper-rolls', forceStoryblokPrice: true, price }
    shop.entries = { entries: [rolls], bundleEntries: [] }
  }
  const line = async (cart: Awaited<ReturnType<typeof open>>) => {
    const item = (await cart.findByRole('link', { name: 'Paper rolls' })).closest('li')
    if (!item) throw new Error('The cart shows no line for paper-rolls.')
    return within(item)
  }

  test('has no message if the shop charges it', async () => {
    forces('149.00')
    const rolls = await line(await open())
    expect(rolls.getByText('R149.00')).toBeVisible()
    expect(rolls.queryByText(/The price is now/)).not.toBeInTheDocument()
  })

  test('is replaced by the price that the shop charges, with a message, if they differ', async () => {
    forces('129.00')
    const rolls = await line(await open())
    expect(rolls.getByText('R149.00')).toBeVisible()
    expect(rolls.getByText('The price is now R149.00. It was shown as R129.00.')).toBeVisible()
  })

  test('is shown for a line that has not been sent yet', async () => {
    shop.entries = {
      entries: [{ sku: 'khumo-print', forceStoryblokPrice: true, price: '1999' }],
      bundleEntries: [],
    }
    const cart = await open()
    await line(cart)
    shop.isOffline = true
    await act(() => addToCart({ sku: 'khumo-print' }))
    expect(await cart.findByText('R1,999.00')).toBeVisible()
    expect(cart.queryByText(/The price is now/)).not.toBeInTheDocument()
  })
})
