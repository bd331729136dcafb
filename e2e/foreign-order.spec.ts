import { createCart, openWithCart, payThere } from './support/payments'
import { orderByEft } from './support/orders'
import { expectReady } from './support/ready'
import { CARDS, cartPanel, heading } from './support/shop'
import { expect, test } from './support/test'

// What anybody can write into an address opens nothing, and puts nobody's cart into the visitor's browser.

const cartId = (page: { evaluate: (read: () => string | null) => Promise<string | null> }) =>
  page.evaluate(() => window.localStorage.getItem('cartId'))

test('a link with the cart of somebody else changes nothing in the visitor’s browser, and shows nothing of it', async ({
  page,
  request,
}) => {
  const open = await createCart(request, { skus: ['neo-touch'] })
  const { cartId: placed } = await orderByEft(request)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const own = await openWithCart(page, request, '/za/shop/', { contact: false })
  for (const foreign of [open, placed]) {
    for (const query of [`?step=confirm&order=${foreign}`, `?step=payment&order=${foreign}&returned=1`]) {
      await page.goto(`/za/checkout/${query}`)
      await expect(heading(page, 'Contact')).toBeVisible()
      await expectReady(page)
      expect(page.url()).not.toContain(foreign)
      await expect(page.getByLabel('First name')).toHaveValue('')
      await expect(page.getByText('Mokoena')).toHaveCount(0)
      expect(await cartId(page)).toBe(own)
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
      expect(stored).not.toContain(foreign)
    }
    expect(asked.filter((url) => url.includes(foreign) && url.includes('/shop/api/'))).toEqual([])
  }
})

test('a link to the signup of somebody else brings what is in its cart, in a cart of the visitor’s own', async ({
  page,
  request,
}) => {
  const theirs = await createCart(request)
  const created = await request.post('/shop/api/v1/signups/', {
    data: { owner_first_name: 'Mallory', owner_last_name: 'M', email: 'm@example.co.za', cart_uuid: theirs },
  })
  const { id } = (await created.json()) as { id: string }
  await page.goto(`/za/signup/${id}/continue/`)
  await expect.poll(() => cartId(page)).toMatch(/^[0-9a-f-]{36}$/)
  expect(await cartId(page)).not.toBe(theirs)
  await page.goto('/za/')
  await page.getByRole('banner').getByLabel('Cart, 1 item').click()
  await expect(cartPanel(page).locator('[data-sku="khumo"]')).toBeVisible()
})

test(
  'a bank’s app that opens the phone’s own browser leads to what became of the payment, and on to the order',
  { tag: '@both' },
  async ({ page, request, baseURL }) => {
    const cart = `/shop/api/v1/carts/${await createCart(request)}/`
    const data = {
      success_url: `${baseURL}/za/checkout/?step=confirm`,
      cancel_url: `${baseURL}/za/checkout/?step=payment&returned=1`,
    }
    const started = await request.post(`${cart}initiate_checkout_payment/`, { data })
    const { redirect_url, payment_id } = (await started.json()) as Record<string, string>
    await page.goto(`/za/checkout/?step=confirm&payment=${payment_id}`)
    await expect(heading(page, 'We are checking your payment')).toBeVisible()
    await payThere(request, redirect_url ?? '', CARDS.pays)
    await expect(heading(page, 'Your payment went through')).toBeVisible({ timeout: 20_000 })
    for (const personal of ['Thandi', 'Mokoena', 'Long Street', /ZA\d/, /1,199/]) {
      await expect(page.getByRole('main').getByText(personal)).toHaveCount(0)
    }
    await page.reload()
    await expect(heading(page, 'Your payment went through')).toBeVisible()
    await expectReady(page)
    await page.getByRole('main').getByRole('link', { name: 'See your order' }).click()
    await expect(heading(page, 'Where is my order?')).toBeVisible()
  },
)
