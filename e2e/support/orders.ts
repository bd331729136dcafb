import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { sandboxRecords } from './sandbox'
import { CARDS, heading } from './shop'

const CONTACT = {
  first_name: 'Thandi',
  last_name: 'Mokoena',
  email: 'thandi@example.co.za',
  phone: '27821234567',
}
const ADDRESS = {
  street: '12 Long Street',
  suburb: 'Gardens',
  city: 'Cape Town',
  province: 'Western Cape',
  postal_code: '8001',
}

type CartOptions = { skus?: readonly string[]; contact?: boolean }

const cartOf = (cartId: string) => `/shop/api/v1/carts/${cartId}/`

/** Creates a cart at the shop without a browser, filled, and with contact and address. */
export const createCart = async (
  request: APIRequestContext,
  { skus = ['khumo'], contact = true }: CartOptions = {},
): Promise<string> => {
  const created = await request.post('/shop/api/v1/carts/', { data: { source: 'shop' } })
  const { id } = (await created.json()) as { id: string }
  for (const product of skus) {
    const data = { action: 'add', product, quantity: 1 }
    expect((await request.post(`${cartOf(id)}items/`, { data })).ok(), product).toBe(true)
  }
  if (contact) {
    const data = { contact_info: CONTACT, address: ADDRESS }
    expect((await request.patch(cartOf(id), { data })).ok()).toBe(true)
  }
  return id
}

/** Stores in this browser what an earlier visit would have stored. The caller opens a page afterwards. */
export const storeVisit = async (page: Page, stored: Record<string, string>): Promise<void> => {
  // /healthz has the same origin, and runs no script.
  await page.goto('/healthz')
  await page.evaluate((all) => Object.assign(window.localStorage, all), stored)
}

/** Opens a page in a browser that has a new cart. @returns the cart's id */
export const openWithCart = async (
  page: Page,
  request: APIRequestContext,
  path: string,
  options: CartOptions = {},
): Promise<string> => {
  const cartId = await createCart(request, options)
  await storeVisit(page, { cartId })
  await page.goto(path)
  return cartId
}

/** Opens the payment step for a new cart. @returns the cart's id */
export const openPayment = async (
  page: Page,
  request: APIRequestContext,
  options: CartOptions = {},
): Promise<string> => {
  const cartId = await openWithCart(page, request, '/za/checkout/?step=payment', options)
  await expect(heading(page, 'Payment')).toBeVisible()
  return cartId
}

type Placed = { cartId: string; number: string; access: string }

/** The cart's order, whose number is reserved now unless it was before. */
const reserveOrder = async (request: APIRequestContext, cartId: string): Promise<Placed> => {
  const reserved = await request.post(`${cartOf(cartId)}generate_order_number/`, { data: {} })
  const { order_number: number, access } = (await reserved.json()) as { order_number: string; access: string }
  return { cartId, number, access }
}

type Outage = {
  provider: 'checkout' | 'blackbird'
  /** Whether the provider does what is requested, and only its answer is lost. */
  answer_lost?: boolean
}

/** Makes the shop's next call to a payment provider about this cart's order fail. */
export const outage = async (request: APIRequestContext, cartId: string, what: Outage): Promise<void> => {
  const { number } = await reserveOrder(request, cartId)
  const data = { calls: 1, ...what }
  const asked = await request.put(`/sandbox/api/orders/${number}/provider_outage`, { data })
  expect(asked.ok()).toBe(true)
}

export const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()

/** The last button of the payment step. */
export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^(Pay R|Pay the first|Go to your bank|Go on to your card|Place order)/ })

/** Chooses a payment method and goes to the provider's page. */
export const leaveToPay = async (page: Page, name: string): Promise<void> => {
  await choose(page, name)
  await payButton(page).click()
  await page.waitForURL(/\/pay\//)
}

/** Fills in the provider's card form and sends it. */
export const useCard = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('T Mokoena')
  await page.getByRole('button', { name: /^(Pay R|Use this card)/ }).click()
}

/** Pays by card on a provider's page, without a browser. */
export const payThere = async (request: APIRequestContext, url: string, number: string): Promise<void> => {
  const form = { action: 'pay', number, expiry: '12/30', cvc: '123', name: 'T Mokoena' }
  await request.post(url, { form, maxRedirects: 0 })
}

/** Chooses a bank on the provider's page, and approves the payment on the next one. */
export const useBank = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Pay R/ }).click()
}

type OrderRecord = { number: string; status: string; cart_id: string }
type PaymentRecord = { order_number: string; status: string; charges: number }

type Books = { orders: string[]; payments: string[]; charges: number }

/** The records of shop and providers about a cart: the status of its orders and payments, and the number of charges. */
export const booksOf = async (request: APIRequestContext, cartId: string): Promise<Books> => {
  const placed = await sandboxRecords<OrderRecord>(request, 'orders')
  const orders = placed.filter(({ cart_id }) => cart_id === cartId)
  const numbers = new Set(orders.map(({ number }) => number))
  const all = await sandboxRecords<PaymentRecord>(request, 'payments')
  const payments = all.filter(({ order_number }) => numbers.has(order_number))
  return {
    orders: orders.map(({ status }) => status),
    payments: payments.map(({ status }) => status),
    charges: payments.reduce((sum, { charges }) => sum + charges, 0),
  }
}

/** Who places the orders of `createCart`. */
export const EMAIL = 'thandi@example.co.za'

/** Places an order by EFT without a browser. */
export const orderByEft = async (request: APIRequestContext): Promise<Placed> => {
  const placed = await reserveOrder(request, await createCart(request))
  expect((await request.post(`${cartOf(placed.cartId)}eft_intent/`, { data: {} })).ok()).toBe(true)
  return placed
}

/** Starts a card payment without a browser. */
export const startCardPayment = async (
  request: APIRequestContext,
  cartId: string,
  baseURL: string | undefined,
) => {
  const back = `${baseURL}/za/checkout/`
  const started = await request.post(`${cartOf(cartId)}initiate_checkout_payment/`, {
    data: { success_url: back, cancel_url: back },
  })
  return (await started.json()) as { redirect_url: string; payment_id: string }
}

/** Places an order by card without a browser, which is paid or declined. */
export const orderByCard = async (
  request: APIRequestContext,
  baseURL: string | undefined,
  card: 'pays' | 'declined',
  skus?: readonly string[],
): Promise<Placed> => {
  const cartId = await createCart(request, { skus })
  const placed = await reserveOrder(request, cartId)
  const { redirect_url } = await startCardPayment(request, cartId, baseURL)
  await payThere(request, redirect_url, CARDS[card])
  const status = card === 'pays' ? 'complete' : 'declined'
  await expect.poll(async () => (await booksOf(request, cartId)).payments).toEqual([status])
  return placed
}

/** Opens Confirm in a browser that knows the order from another tab. */
export const openConfirm = async (page: Page, { cartId, number, access }: Placed): Promise<void> => {
  const started = { cartId, number, access, payments: [], at: Date.now() }
  await storeVisit(page, { startedOrders: JSON.stringify([started]) })
  await page.evaluate((id) => window.sessionStorage.setItem('checkoutOrder', id), cartId)
  await page.goto('/za/checkout/?step=confirm')
}

/** Sends an email address on the order page. */
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
