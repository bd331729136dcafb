import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { leaveToPay, openPayment, payButton, useCard } from '../support/orders'
import {
  CARDS,
  cartPanel,
  fillAddress,
  goOn,
  goToShipping,
  heading,
  linesAtShop,
  panelLine,
  shownOrderNumber,
} from '../support/shop'
import { test } from '../support/test'
import { translatePages } from '../support/init-scripts'

const { PROVIDER_ORIGIN = '', MAILS_URL = '' } = process.env

const statusOf = async (request: APIRequestContext, cartId: string) => {
  const cart = (await (await request.get(`/shop/api/v1/carts/${cartId}/`)).json()) as {
    status: string
    payment: { status: string }
  }
  return `${cart.status}/${cart.payment.status}`
}

const expectPaid = async (page: Page) => {
  await expect(heading(page, 'Confirm')).toBeVisible()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
}

/** Records the other origins that are contacted from here on, and the origins that receive a card number. */
const watchRequests = (page: Page, own: string, card: string) => {
  const elsewhere = new Set<string>()
  const receivedCard = new Set<string>()
  page.on('request', (sent) => {
    const { origin, protocol } = new URL(sent.url())
    if (protocol.startsWith('http') && origin !== own) elsewhere.add(origin)
    const text = decodeURIComponent(`${sent.url()} ${sent.postData() ?? ''}`).replace(/[\s+]/g, '')
    if (text.includes(card)) receivedCard.add(origin)
  })
  return { elsewhere, receivedCard }
}

test('on pages that the browser translates, a card machine is bought from home to confirmation by card with express delivery; only the provider on another origin receives the card number, and a mail confirms the order', async ({
  page,
  request,
  baseURL,
}) => {
  const card = CARDS.pays.replaceAll(' ', '')
  const { elsewhere, receivedCard } = watchRequests(page, new URL(baseURL ?? '').origin, card)
  await translatePages(page)
  await test.step('from home to the cart', async () => {
    await page.goto('/za/')
    await page
      .getByRole('link', { name: /Shop card machines/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/za\/shop\/card-machines\//)
    await page.getByRole('article').getByRole('button', { name: 'Buy Now Khumo', exact: true }).click()
    await expect(cartPanel(page).getByText('Khumo is in your cart')).toBeVisible()
    for (const [press, total] of [
      ['One more', 'R2,398.00'],
      ['One less', 'R1,199.00'],
    ] as const) {
      await panelLine(page, 'khumo').getByRole('button', { name: press }).click()
      await expect(cartPanel(page).locator('[data-total]')).toContainText(total)
    }
  })
  const cartId = await page.evaluate(() => window.localStorage.getItem('cartId'))
  await test.step('through the checkout', async () => {
    await goToShipping(page)
    await fillAddress(page)
    await page.getByRole('radio', { name: /^Express, R99\.00/ }).check()
    await goOn(page)
    await expect(heading(page, 'Payment')).toBeVisible()
    await page.getByRole('radio', { name: 'Card', exact: true }).check()
    await expect(page.getByRole('button', { name: 'Pay R1,298.00' })).toBeEnabled()
    await expect(page.locator('[autocomplete^="cc-"], iframe')).toHaveCount(0)
  })
  await test.step('at the provider', async () => {
    await leaveToPay(page, 'Card')
    expect(new URL(page.url()).origin).toBe(PROVIDER_ORIGIN)
    await useCard(page, CARDS.pays)
    await expectPaid(page)
    await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(
      /Express delivery\s*R99\.00/,
    )
    expect(await statusOf(request, cartId ?? '')).toBe('complete/complete')
    expect(await linesAtShop(page, request), 'the next cart is a new one').toEqual([])
  })
  await test.step('who receives the card number', async () => {
    expect([...elsewhere]).toEqual([PROVIDER_ORIGIN])
    expect([...receivedCard]).toEqual([PROVIDER_ORIGIN])
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored.replace(/\s/g, '')).not.toContain(card)
  })
  const number = await shownOrderNumber(page)
  const mailed = async () => (await (await request.get(MAILS_URL)).json()) as string[]
  await expect.poll(mailed).toContainEqual(expect.stringContaining(number))
})

test('a declined card comes back to Payment with the reason, and the next one pays', async ({
  page,
  request,
}) => {
  const cartId = await openPayment(page, request)
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.declined)
  await expect(heading(page, 'Payment')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(
    /^Your payment was declined\. .*Nothing was charged, and your cart is as you left it\./,
  )
  expect(await statusOf(request, cartId)).toBe('pending/declined')
  await leaveToPay(page, 'Card')
  await useCard(page, CARDS.pays)
  await expectPaid(page)
  expect(await statusOf(request, cartId)).toBe('complete/complete')
  expect(
    await page.evaluate(() => window.scrollY),
    'the page is at the top, where the payment’s result is shown',
  ).toBe(0)
})

test('only payment methods with a provider are offered', async ({ page, request }) => {
  await openPayment(page, request)
  await expect(payButton(page)).toBeVisible()
  const offered = await page
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  expect(offered).toContain('Credit Card (Checkout)')
  expect(offered.join()).not.toMatch(/Blackbird|Stitch|terms|instal/i)
  await page.goto('/za/')
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveCount(0)
})
