import { expectAccessible } from './support/accessible'
import { hold } from './support/network'
import { address } from './support/leads'
import { expectReady } from './support/ready'
import { expect, test } from './support/test'

// The way from a card to the form, also without scripts, is asked in without-script.spec.ts.

test('what is typed before the form’s code is here is kept, what is missing is said, and the shop has the rest', async ({
  page,
  request,
}) => {
  const email = address()
  const field = page.getByRole('textbox', { name: 'Email address' })
  const send = () => page.getByRole('button', { name: 'Join the waitlist', exact: true }).click()
  const release = await hold(page, /waitlist-form[^/]*\.js/)
  await test.step('before the form’s code is here', async () => {
    await page.goto('/za/shop/card-machines/go/#waitlist', { waitUntil: 'domcontentloaded' })
    await field.fill(email)
    await page.getByRole('checkbox', { name: 'Mail me news and offers too' }).check()
    release()
    await expectReady(page)
    await expect(field).toHaveValue(email)
  })
  await test.step('what is missing', async () => {
    await send()
    await expect(page.getByRole('group', { name: 'Please check one field' })).toBeFocused()
    await expectAccessible(page)
  })
  await test.step('the rest', async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Thandi Nkosi')
    await send()
    await expect(page.getByRole('heading', { name: 'You are on the list.' })).toBeFocused()
    await expect(page.getByText(`We mail ${email} when Go is back.`)).toBeVisible()
    await expectAccessible(page)
    const entries = (await (await request.get('/sandbox/api/waitlist')).json()) as { email: string }[]
    expect(entries.filter((entry) => entry.email === email)).toMatchObject([
      { item: 'go', kind: 'waitlist', name: 'Thandi Nkosi', marketing: { email: {} } },
    ])
  })
})
