import { booksOf, choose, leaveToPay, openPayment, payButton, useCard } from './support/payments'
import { CARDS } from './support/shop'
import { expect, test } from './support/test'

test('card numbers never reach the site outside the provider’s page', async ({ page, request }) => {
  const bare = CARDS.pays.replaceAll(' ', '')
  const seen: string[] = []
  page.on('request', (sent) => {
    const text = decodeURIComponent(`${sent.url()} ${sent.postData() ?? ''}`).replace(/[\s+]/g, '')
    if (text.includes(bare)) seen.push(new URL(sent.url()).pathname)
  })
  await openPayment(page, request)
  await expect(page.locator('[autocomplete^="cc-"], iframe')).toHaveCount(0)
  await leaveToPay(page, 'Credit Card (Blackbird)')
  await useCard(page, CARDS.pays)
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((path) => !path.startsWith('/pay/'))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept.replace(/\s/g, '')).not.toContain(bare)
})

test('the payment step and the confirmation load nothing from another origin', async ({
  page,
  request,
  baseURL,
}) => {
  const elsewhere: string[] = []
  const own = new URL(baseURL ?? '').origin
  page.on('request', (sent) => {
    const { origin, protocol } = new URL(sent.url())
    if (protocol.startsWith('http') && origin !== own) elsewhere.push(sent.url())
  })
  const cartId = await openPayment(page, request)
  await choose(page, 'EFT')
  await page.waitForLoadState('networkidle')
  await payButton(page).click()
  await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(elsewhere).toEqual([])
  expect((await booksOf(request, cartId)).orders).toEqual(['pending'])
})
