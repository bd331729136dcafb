import { openWithCart } from './support/payments'
import { fillAddress, fillContact, goOn, heading } from './support/shop'
import { expect, test } from './support/test'

test('a reload at any step loses nothing, and Back goes one step back', async ({ page, request }) => {
  await openWithCart(page, request, '/za/checkout/', { contact: false })
  await expect(heading(page, 'Contact')).toBeVisible()
  await fillContact(page)
  await page.reload()
  await expect(page.getByLabel('Email address')).toHaveValue('thandi@example.co.za')
  await goOn(page)

  await expect(heading(page, 'Shipping')).toBeVisible()
  await fillAddress(page)
  await page.reload()
  await expect(page.getByLabel('Street address')).toHaveValue('12 Long Street')
  await expect(page.getByLabel('Province')).toHaveValue('Western Cape')
  await goOn(page)

  await expect(heading(page, 'Payment')).toBeVisible()
  await expect(page).toHaveURL(/step=payment/)
  await page.reload()
  await expect(heading(page, 'Payment')).toBeVisible()
  await expect(page.getByText('12 Long Street').first()).toBeVisible()

  await page.goBack()
  await expect(heading(page, 'Shipping')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Contact')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Thandi')
})
