import { expectAccessible } from './support/accessible'
import { hold } from './support/network'
import { address, recordsOf } from './support/leads'
import { expectReady } from './support/ready'
import { expect, test } from './support/test'

// without-script.spec.ts goes from a product card to the form.

test('input from before the form’s code is loaded stays, a missing field is reported, and the shop receives the entry', async ({
  page,
  request,
}) => {
  const email = address()
  const field = page.getByRole('textbox', { name: 'Email address' })
  const send = () => page.getByRole('button', { name: 'Join the waitlist', exact: true }).click()
  const release = await hold(page, /waitlist-form[^/]*\.js/)
  await test.step('before the form’s code is loaded', async () => {
    await page.goto('/za/shop/card-machines/go/#waitlist', { waitUntil: 'domcontentloaded' })
    await field.fill(email)
    await page.getByRole('checkbox', { name: 'Mail me news and offers too' }).check()
    release()
    await expectReady(page)
    await expect(field).toHaveValue(email)
  })
  await test.step('a missing field', async () => {
    await send()
    await expect(page.getByRole('group', { name: 'Please check one field' })).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('complete', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Thandi Nkosi')
    await send()
    await expect(page.getByRole('heading', { name: 'You are on the list.' })).toBeFocused()
    await expect(page.getByText(`We mail ${email} when Go is back.`)).toBeVisible()
    await expectAccessible(page)
    expect(await recordsOf(request, 'waitlist', email)).toMatchObject([
      { item: 'go', kind: 'waitlist', name: 'Thandi Nkosi', marketing: { email: {} } },
    ])
  })
})
