import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { openWithCart } from './payments'
import { heading } from './shop'

/** Somebody who has an account, in the embedded shop and with the embedded provider. */
export const EMAIL = 'thandi@merchant.example'
export const PASSWORD = 'demo-merchant'
export const CONTACT = '/za/checkout/?step=contact'

/** With a machine in the cart to the empty form. */
const openContact = async (page: Page, request: APIRequestContext) => {
  await openWithCart(page, request, CONTACT, { contact: false })
  await expect(heading(page, 'Contact')).toBeVisible()
}

export const email = (page: Page) => page.getByLabel('Email address')
export const offer = (page: Page) =>
  page.getByText('You have an account. Log in and we fill this in, or go on as a guest.')

/** Whether a field is what a finger would meet in its middle. */
const isInSight = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === field
  })

/** To the form, where only the email address is typed: one that has an account. */
export const askForLogin = async (page: Page, request: APIRequestContext) => {
  await openContact(page, request)
  await email(page).fill(EMAIL)
  await email(page).press('Tab')
  await expect(offer(page)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect.poll(() => isInSight(page, 'First name'), 'nothing covers the field in focus').toBe(true)
  await page.getByLabel('First name').fill('T.')
}
