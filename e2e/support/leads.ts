import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const SALES = '/za/contact-sales/'
/** An email address that no other journey uses. */
export const address = () => `thandi.${Date.now()}.${Math.random().toString(36).slice(2)}@example.co.za`

/** The sandbox's records of a kind with this email address: leads in the CRM, leads that the shop stored instead, or others. */
export const recordsOf = async (
  request: APIRequestContext,
  kind: 'leads' | 'kept_leads' | 'waitlist',
  email: string,
) => {
  const records = (await (await request.get(`/sandbox/api/${kind}`)).json()) as { email: string }[]
  return records.filter((record) => record.email === email)
}

export const form = (page: Page) => page.locator('form[data-form]')
export const field = (page: Page, name: RegExp) => form(page).getByLabel(name)
export const button = (page: Page, name = 'Ask for a call') => form(page).getByRole('button', { name })
const robot = (page: Page) => form(page).getByRole('checkbox', { name: "I'm not a robot" })
export const captcha = (page: Page) => form(page).getByRole('group', { name: 'Check that you are a person' })
export const success = (page: Page) => page.getByRole('heading', { name: 'We have your details' })

export const fillWho = async (page: Page, email: string) => {
  await field(page, /^First name/).fill('Thandi')
  await field(page, /^Last name/).fill('Nkosi')
  await field(page, /^Email/).fill(email)
  await field(page, /^Phone/).fill('082 123 4567')
  await field(page, /^Estimated monthly turnover/).selectOption('R50,000 - R100,000')
  await field(page, /^What brings you/).selectOption('Switching to Yoco')
}

/** Completes the captcha. */
export const answerCaptcha = async (page: Page) => {
  await robot(page).check()
  await expect(form(page).locator('input[name="captcha"]')).toHaveValue('true')
}

/** Fills in the form for a call-back, and sends it. @returns the address it was given */
export const askForCall = async (page: Page): Promise<string> => {
  const email = address()
  await fillWho(page, email)
  await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
  await answerCaptcha(page)
  await button(page).click()
  await expect(success(page)).toBeFocused()
  return email
}
