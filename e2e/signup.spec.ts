import type { Page } from '@playwright/test'
import { expectGood, expectAccessible } from './support/accessible'
import { hold } from './support/network'
import { address } from './support/leads'
import { expectReady } from './support/ready'
import { watchUnexpectedShifts } from './support/shifts'
import { heading } from './support/shop'
import { expect, test } from './support/test'

// Tables in src/signup and src/cart/sync cover steps, rules, and the cart of a signup that is continued.

const ID_NUMBER = '8001015009087'

const reminder = (page: Page) => page.getByRole('complementary', { name: 'Your signup' })
const pendingId = (page: Page) => page.evaluate(() => window.localStorage.getItem('pendingSignupId'))

test(
  'a business signs up with the keyboard only; after an interruption the home page offers to continue at the same step; the shop has the signup as complete, and every step passes axe',
  { tag: '@wide' },
  async ({ page, request }) => {
    // On a phone the button to the next step is at the foot of the screen.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { keyboard } = page
    await test.step('About you', async () => {
      await page.goto('/za/signup/')
      await expect(heading(page, 'About you')).toBeVisible()
      await page.getByLabel('First name').focus()
      await keyboard.press('Enter')
      await expect(page.getByRole('group', { name: 'Please check 4 fields' })).toBeFocused()
      await expectAccessible(page)
      await page.getByLabel('First name').focus()
      for (const text of ['Thandi', 'Nkosi', address(), '0821234567']) {
        await keyboard.type(text)
        await keyboard.press('Tab')
      }
      await keyboard.press('Enter')
    })
    await test.step('Your business', async () => {
      await expect(heading(page, 'Your business')).toBeFocused()
      await expectAccessible(page)
      await keyboard.press('Tab')
      await expect(page.getByLabel('Business type')).toBeFocused()
      await keyboard.type('Sole')
      await keyboard.press('Tab')
      await keyboard.type('Corner')
      await keyboard.press('Tab')
      await keyboard.type('Owner')
      await keyboard.press('Tab')
      await keyboard.press('Enter')
      await expect(heading(page, 'Who you are')).toBeFocused()
    })
    const id = await pendingId(page)

    await test.step('interrupted', async () => {
      const signup = /\/shop\/api\/v1\/signups\/[^/]+\/$/
      const release = await hold(page, signup)
      const asked = page.waitForRequest(signup)
      const shifted = await watchUnexpectedShifts(page)
      await page.goto('/za/')
      await asked
      release()
      await expect(reminder(page)).toContainText('Welcome back, Thandi.')
      await expect(reminder(page)).toContainText('over 200K trusted South African businesses')
      await expectReady(page)
      expect(await shifted(), 'the reminder moves nothing').toEqual([])
      await expectGood(page)
      await reminder(page).getByRole('link', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/za\/signup\/[0-9a-f-]{36}\/continue\//)
      await expect(heading(page, 'Who you are')).toBeVisible()
      await expect(reminder(page)).toHaveCount(0)
      await page.reload()
      await expect(heading(page, 'Who you are')).toBeVisible()
      await expect(page.getByText('You are going on with Thandi’s signup.')).toBeVisible()
      await page.getByRole('link', { name: 'Back to Your business' }).click()
      await expect(page.getByLabel('Business name')).toHaveValue('Corner')
      await page.goBack()
      await expect(heading(page, 'Who you are')).toBeVisible()
    })
    await test.step('Who you are', async () => {
      await page.getByRole('radio', { name: 'South African ID' }).focus()
      await keyboard.press('Space')
      await keyboard.press('Tab')
      await keyboard.type(ID_NUMBER)
      await expectGood(page)
      await keyboard.press('Enter')
    })
    await test.step('What you want to do', async () => {
      await expect(heading(page, 'What you want to do')).toBeFocused()
      await expectAccessible(page)
      await keyboard.press('Tab')
      await keyboard.press('Space')
      await keyboard.press('Enter')
    })
    await test.step('signed up', async () => {
      await expect(heading(page, 'You are signed up, Thandi.')).toBeFocused()
      expect(await (await request.get(`/shop/api/v1/signups/${id}/`)).json()).toEqual({
        id,
        owner_first_name: 'Thandi',
        cart_uuid: null,
        status: 'complete',
      })
      expect(await pendingId(page)).toBeNull()
      await page.reload()
      await expect(heading(page, 'You are signed up, Thandi.')).toBeVisible()
      await expectReady(page)
      await expectGood(page)
    })
  },
)
