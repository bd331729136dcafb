import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectGood } from './support/accessible'
import { installControls } from './support/controls'
import { booksOf, choose, openWithCart, payButton } from './support/orders'
import { emailField, fillAddress, fillContact, goOn, heading, shownOrderNumber } from './support/shop'
import { expect, test } from './support/test'

/** Presses Tab until `target` has the focus, and expects that nothing covers it. Fails after 60 stops. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  for (let stop = 0; stop < 60; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
  const coverOf = () => target.evaluate((element) => window.controls.coverOf(element as HTMLElement))
  await expect.poll(coverOf).toBeUndefined()
}

const typeInto = async (page: Page, label: string, text: string): Promise<void> => {
  await tabTo(page, page.getByLabel(label))
  await page.keyboard.type(text)
}

// A wide screen at 400 % zoom has this size (WCAG 2.2, 1.4.10).
test(
  'a whole checkout with the keyboard only, at 320 × 256 px',
  { tag: '@wide' },
  async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await installControls(page)
    await openWithCart(page, request, '/za/checkout/?step=contact', { contact: false })
    await expect(heading(page, 'Contact')).toBeVisible()

    await typeInto(page, 'Email address', 'thandi@gmial.com')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /^Did you mean thandi@gmail\.com/ })).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Email address')).toHaveValue('thandi@gmail.com')
    await typeInto(page, 'First name', 'Thandi')
    await typeInto(page, 'Last name', 'Mokoena')
    await typeInto(page, 'Phone number', '082 123 4567')
    await page.keyboard.press('Enter')

    await expect(heading(page, 'Shipping')).toBeFocused()
    await typeInto(page, 'Street address', '12 Long Street')
    await typeInto(page, 'Suburb', 'Gardens')
    await typeInto(page, 'City or town', 'Cape Town')
    await typeInto(page, 'Province', 'Western')
    await expect(page.getByLabel('Province')).toHaveValue('Western Cape')
    await typeInto(page, 'Postal code', '8001')
    await page.keyboard.press('Enter')

    await expect(heading(page, 'Payment')).toBeFocused()
    const eft = page.getByRole('radio', { name: 'EFT', exact: true })
    await expect(eft).toBeVisible()
    await tabTo(page, page.getByRole('radio', { name: 'Card', exact: true }))
    for (let step = 0; step < 10 && !(await eft.isChecked()); step += 1)
      await page.keyboard.press('ArrowDown')
    await expect(eft).toBeChecked()
    await tabTo(page, payButton(page))
    await page.keyboard.press('Enter')

    await expect(heading(page, 'Confirm')).toBeFocused()
    await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Copy reference' }))
    await page.keyboard.press('Enter')
  },
)

test('each step has the right names and roles and passes axe; a reload loses nothing, Back goes one step back, and an EFT order leads to the order page', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const cartId = await openWithCart(page, request, '/za/checkout/', { contact: false })
  const main = page.getByRole('main')

  await test.step('Contact, with everything wrong', async () => {
    await expect(heading(page, 'Contact')).toBeVisible()
    await expect(main).toMatchAriaSnapshot(`
    - heading "Checkout" [level=1]
    - navigation "Checkout steps":
      - list:
        - listitem: Contact
        - listitem: Shipping
        - listitem: Payment
        - listitem: Confirm
    - heading "Contact" [level=2]
    - complementary "Order summary"
  `)
    await goOn(page)
    await expect(page.getByRole('group', { name: 'Please check 4 fields' })).toBeFocused()
    await emailField(page).fill('thandi@gmial.com')
    await emailField(page).blur()
    await expect(page.getByRole('status').filter({ hasText: 'Did you mean thandi@gmail.com?' })).toBeVisible()
    await expectGood(page)
  })

  await test.step('Contact, filled in and loaded again', async () => {
    await fillContact(page)
    await page.reload()
    await expect(page.getByLabel('Email address')).toHaveValue('thandi@example.co.za')
    await expect(page.getByLabel('First name')).toHaveValue('Thandi')
    await goOn(page)
  })

  await test.step('Shipping', async () => {
    await expect(heading(page, 'Shipping')).toBeFocused()
    await expectAccessible(page)
    await fillAddress(page)
    await page.reload()
    await expect(page.getByLabel('Street address')).toHaveValue('12 Long Street')
    await expect(page.getByLabel('Province')).toHaveValue('Western Cape')
    await goOn(page)
  })

  await test.step('Payment, a step back and forth', async () => {
    await expect(heading(page, 'Payment')).toBeFocused()
    await expect(page).toHaveURL(/step=payment/)
    await page.goBack()
    await expect(heading(page, 'Shipping')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Contact')).toBeVisible()
    await page.goForward()
    await page.goForward()
    await expect(heading(page, 'Payment')).toBeVisible()
    await expect(page.getByText('12 Long Street').first()).toBeVisible()
  })

  await test.step('the payment methods are one radio group, each with a description', async () => {
    await expect(page.getByRole('radiogroup', { name: 'How would you like to pay?' })).toMatchAriaSnapshot(`
    - radiogroup "How would you like to pay?":
      - radio "Card"
      - radio "Pay in 6 monthly instalments"
      - radio "Instant EFT"
      - radio "EFT"
      - radio "Card on delivery"
  `)
    await expect(
      page.getByRole('radio', { name: 'Pay in 6 monthly instalments' }),
    ).toHaveAccessibleDescription(
      /Instalment each month R199\.84 Number of instalments 6 Total to pay R1,199\.00 Interest a year 0% Left to pay after the last \(residual\) R0\.00/,
    )
    await choose(page, 'EFT')
    await expectAccessible(page)
  })

  await test.step('Confirm, pressed twice', async () => {
    await payButton(page).dblclick()
    await expect(heading(page, 'Confirm')).toBeFocused()
    await expect(main).toMatchAriaSnapshot(`
    - heading "Confirm" [level=2]
    - heading "Reserved until your EFT arrives" [level=3]
    - heading "Awaiting your payment of R1,199.00" [level=3]
    - button "Copy reference"
    - list "How far your order is"
    - heading "What happens next" [level=3]
    - list
    - button "Print this page"
    - link "Back to the shop"
  `)
    await expectGood(page)
    expect(await booksOf(request, cartId)).toEqual({
      orders: ['pending'],
      payments: ['pending'],
      charges: 0,
    })
  })

  await test.step('the order page does not ask this tab for an email address', async () => {
    const number = await shownOrderNumber(page)
    await page.getByRole('link', { name: `your order ${number}` }).click()
    await expect(page).toHaveURL(`/za/order/?number=${number}`)
    await expect(heading(page, `Order ${number}`)).toBeVisible()
  })
})
