import { buyNow, fillAddress, fillContact, goOn, heading } from './support/shop'
import { expect, test } from './support/test'

test('a reload at any step loses nothing, and Back goes one step back', async ({ page }) => {
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await page.goto('/za/checkout/')
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

test('what is missing is said beside the field and in a summary that takes the focus', async ({ page }) => {
  await buyNow(page, '/za/shop/card-machines/khumo/')
  await page.goto('/za/checkout/')
  await expect(heading(page, 'Contact')).toBeVisible()
  await page.getByLabel('Phone number').fill('12345')
  await goOn(page)
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(
    /Valid S\.A phone number required/,
  )
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/First name required/)
  await expect(page.getByRole('group', { name: /^Please check/ })).toBeFocused()
})

test('an empty cart leads to the shop instead of a form', async ({ page }) => {
  await page.goto('/za/checkout/')
  await expect(page.getByRole('link', { name: /shop/i }).first()).toBeVisible()
  await expect(page.getByLabel('Email address')).toHaveCount(0)
})
