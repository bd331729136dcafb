import { createCart, openWithCart, payThere, orderByEft } from './support/orders'
import { expectReady } from './support/ready'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

// What anybody can write into an address opens nothing, and puts nobody's cart into the visitor's browser; each address and
// outcome is a case in src/checkout/foreign-return.alone.test.tsx, a signup's cart in src/cart/sync/restore.alone.dom.test.ts.

test('a link with the order of somebody else shows nothing of it; a bank’s app that opens the phone’s own browser leads to what became of the payment, and on to the order', async ({
  page,
  request,
  baseURL,
}) => {
  const { cartId: foreign } = await orderByEft(request)
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const own = await openWithCart(page, request, `/za/checkout/?step=confirm&order=${foreign}`, {
    skus: ['neo-touch'],
    contact: false,
  })
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await test.step('the order of somebody else', async () => {
    await expect(heading(page, 'Contact')).toBeVisible()
    await expectReady(page)
    expect(page.url()).not.toContain(foreign)
    await expect(page.getByLabel('First name')).toHaveValue('')
    await expect(page.getByText('Mokoena')).toHaveCount(0)
    expect(await kept()).not.toContain(foreign)
    expect(asked.filter((url) => url.includes(foreign) && url.includes('/shop/api/'))).toEqual([])
  })
  await test.step('a payment that another browser began', async () => {
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
    // Loaded again it asks at once.
    await page.reload()
    await expect(heading(page, 'Your payment went through')).toBeVisible()
    for (const personal of ['Thandi', 'Mokoena', 'Long Street', /ZA\d/, /1,199/])
      await expect(page.getByRole('main').getByText(personal)).toHaveCount(0)
    expect(await kept()).toContain(own)
    await expectReady(page)
    await page.getByRole('main').getByRole('link', { name: 'See your order' }).click()
    await expect(heading(page, 'Where is my order?')).toBeVisible()
  })
})
