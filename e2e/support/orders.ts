import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { createCart, payThere } from './payments'
import { CARDS } from './shop'

/** Who places the orders of `createCart`. */
export const EMAIL = 'thandi@example.co.za'

type Placed = { cartId: string; number: string; access: string }

const cartOf = (cartId: string) => `/shop/api/v1/carts/${cartId}/`

/** What the shop gives a browser that is about to order. */
const begin = async (request: APIRequestContext, cartId: string): Promise<Placed> => {
  const reserved = await request.post(`${cartOf(cartId)}generate_order_number/`, { data: {} })
  const { order_number: number, access } = (await reserved.json()) as { order_number: string; access: string }
  return { cartId, number, access }
}

/** An order that waits for its EFT, placed without a browser. */
export const orderByEft = async (request: APIRequestContext): Promise<Placed> => {
  const placed = await begin(request, await createCart(request))
  expect((await request.post(`${cartOf(placed.cartId)}eft_intent/`, { data: {} })).ok()).toBe(true)
  return placed
}

/** An order for which a card was typed on the provider's page, without a browser. */
export const orderByCard = async (
  request: APIRequestContext,
  baseURL: string | undefined,
  card: 'pays' | 'declined',
  skus?: readonly string[],
): Promise<Placed> => {
  const cartId = await createCart(request, { skus })
  const placed = await begin(request, cartId)
  const back = `${baseURL}/za/checkout/`
  const started = await request.post(`${cartOf(cartId)}initiate_checkout_payment/`, {
    data: { success_url: back, cancel_url: back },
  })
  const { redirect_url } = (await started.json()) as { redirect_url: string }
  await payThere(request, redirect_url, CARDS[card])
  const status = card === 'pays' ? 'complete' : 'declined'
  const read = async () =>
    (await (await request.get(cartOf(cartId))).json()) as {
      payment: { status: string }
    }
  await expect.poll(async () => (await read()).payment.status).toBe(status)
  return placed
}

/** Opens Confirm in a browser that placed the order in another tab. */
export const openConfirm = async (page: Page, { cartId, number, access }: Placed): Promise<void> => {
  // Of the same origin, and nothing runs there.
  await page.goto('/healthz')
  await page.evaluate(
    ([id, started]) => {
      window.sessionStorage.setItem('checkoutOrder', id ?? '')
      window.localStorage.setItem('startedOrders', started ?? '')
    },
    [cartId, JSON.stringify([{ cartId, number, access, payments: [], at: Date.now() }])],
  )
  await page.goto('/za/checkout/?step=confirm')
}

/** Types an email address on the order's page, and sends it. */
export const giveEmail = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Show my order' }).click()
}

/** Opens an order in a browser that does not know it. */
export const openOrder = async (page: Page, number: string): Promise<void> => {
  await page.goto(`/za/order/?number=${number}`)
  await giveEmail(page, EMAIL)
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 2 })).toBeVisible()
}
