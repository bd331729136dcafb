import { expect, type APIRequestContext, type Page } from '@playwright/test'

export const SALES = '/za/contact-sales/'
/** Nobody else's. */
export const address = () => `thandi.${Date.now()}.${Math.random().toString(36).slice(2)}@example.co.za`

export const leadsOf = async (request: APIRequestContext, email: string) => {
  const leads = (await (await request.get('/sandbox/api/leads')).json()) as { email: string }[]
  return leads.filter((lead) => lead.email === email)
}

/** Those that the shop keeps, since no CRM took them. */
export const storedLeadsOf = async (request: APIRequestContext, email: string) => {
  const leads = (await (await request.get('/sandbox/api/kept_leads')).json()) as { email: string }[]
  return leads.filter((lead) => lead.email === email)
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
