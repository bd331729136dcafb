import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { sandboxRecords } from './sandbox'

export const SALES = '/za/contact-sales/'
/** An email address that no other journey uses. */
export const address = () => `thandi.${crypto.randomUUID()}@example.co.za`

/** The sandbox's records of a kind with this email address: leads in the CRM, leads that the shop stored instead, or others. */
export const recordsOf = async (
  request: APIRequestContext,
  kind: 'leads' | 'kept_leads' | 'waitlist',
  email: string,
) => (await sandboxRecords<{ email: string }>(request, kind)).filter((record) => record.email === email)

export const form = (page: Page) => page.locator('form[data-form]')
export const field = (page: Page, name: RegExp) => form(page).getByLabel(name)
export const button = (page: Page) => form(page).getByRole('button', { name: 'Ask for a call' })
export const captcha = (page: Page) => form(page).getByRole('group', { name: 'Check that you are a person' })
export const success = (page: Page) => page.getByRole('heading', { name: 'We have your details' })

/** Fills in the form of a lead, but for its captcha. */
export const fillLead = async (page: Page, email: string) => {
  await field(page, /^First name/).fill('Thandi')
  await field(page, /^Last name/).fill('Nkosi')
  await field(page, /^Email/).fill(email)
  await field(page, /^Phone/).fill('082 123 4567')
  await field(page, /^Estimated monthly turnover/).selectOption('R50,000 - R100,000')
  await field(page, /^What brings you/).selectOption('Switching to Yoco')
  await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
}

export const answerCaptcha = async (page: Page) => {
  await form(page).getByRole('checkbox', { name: "I'm not a robot" }).check()
  await expect(form(page).locator('input[name="captcha"]')).toHaveValue('true')
}
