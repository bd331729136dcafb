import { choose, createCart, keepCart, leaveToPay, openPayment, payButton, useCard } from './support/payments'
import { CARDS, heading } from './support/shop'
import { expect, test } from './support/test'

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)

test('an order awaiting its EFT prints on one page, with the bank details and no ways on', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'paper has one size')
  await openPayment(page, request)
  await choose(page, 'EFT')
  await payButton(page).click()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Account number')).toBeVisible()
  await expect(page.getByText('EFT, not paid yet')).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a paid order of many lines is a proof of purchase on one page', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'paper has one size')
  const cartId = await createCart(request)
  for (const product of ['paper-rolls', 'sim-data', 'counter-stand', 'charging-dock', 'cash-drawer']) {
    const data = { action: 'add', product, quantity: 2 }
    expect((await request.post(`/shop/api/v1/carts/${cartId}/items/`, { data })).ok()).toBe(true)
  }
  await keepCart(page, cartId)
  await page.goto('/za/checkout/?step=payment')
  await expect(heading(page, 'Payment')).toBeVisible()
  await leaveToPay(page, 'Credit Card (Checkout)')
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toHaveLength(1)

  await page.emulateMedia({ media: 'print' })
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Johannesburg' })
  for (const fact of [
    /Yoco Shop \(Pty\) Ltd/,
    /Registration number 2015\/000100\/07/,
    /VAT number 4\d{9}/,
    /18 Station Road, Observatory, Cape Town, 7925/,
    /Thandi Mokoena, thandi@example\.co\.za/,
    /^12 Long Street, Gardens, Cape Town, 8001, Western Cape$/,
    /^Credit Card \(Checkout\), paid$/,
    new RegExp(`^${today.format(new Date())} at \\d\\d:\\d\\d$`),
    'VAT (15%) in the total',
  ])
    await expect(page.getByText(fact).first(), String(fact)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
