import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './support/accessible'
import {
  SALES,
  address,
  answerCaptcha,
  button,
  captcha,
  field,
  fillWho,
  form,
  leadsOf,
  robot,
  success,
} from './support/leads'
import { expectReady, openReady } from './support/ready'
import { expect, test } from './support/test'

const CRM = /\/servlet\/servlet\.WebToLead/
const CAPTCHA_SCRIPT = /\/captcha\/api\.js/

const refusalsOf = async (request: APIRequestContext, email: string) => {
  const refusals = (await (await request.get('/sandbox/api/lead_refusals')).json()) as {
    reason: string
    email_domain: string
  }[]
  return refusals
    .filter(({ email_domain: domain }) => domain === email.split('@')[1])
    .map(({ reason }) => reason)
}

const LEAD = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  phone: '27821234567',
  turnover: 'R50,000 - R100,000',
  intention: 'switching_provider',
  products: 'Khumo',
  company: '[not provided]',
  lead_source: 'website_callback',
  Origin: 'website_callback',
  temp_source: 'yoco_com_sales_form',
  call_outcome: 'New call request',
  form: 'sales',
  captcha: 'answered',
}

test('a call is asked for, the CRM has it, and the page says so in the place of the form @both', async ({
  page,
  request,
}) => {
  const email = address()
  const scripts: string[] = []
  page.on('request', (sent) => scripts.push(sent.url()))
  await openReady(page, `${SALES}?utm_source=mail&utm_campaign=winter`)
  await form(page).scrollIntoViewIfNeeded()
  await expectReady(page)
  expect(scripts.filter((url) => CAPTCHA_SCRIPT.test(url))).toEqual([])
  await fillWho(page, email)
  await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
  await button(page).click()
  await expect(page.getByRole('group', { name: 'Please check one field' })).toBeFocused()
  await expect(captcha(page)).toHaveAccessibleDescription('Captcha must be completed')
  await expectAccessible(page)
  await answerCaptcha(page)
  await button(page).click()
  await expect(success(page)).toBeFocused()
  await expect(success(page)).toBeInViewport()
  await expect(page).toHaveURL(
    /\/contact-sales\/\?utm_source=mail&utm_campaign=winter&form_success=true#sent-/,
  )
  await expect(form(page)).toHaveCount(0)
  await expectAccessible(page)
  expect(await leadsOf(request, email)).toMatchObject([
    { ...LEAD, utm_source: 'mail', utm_campaign: 'winter' },
  ])
})

test('another request begins with an empty form', async ({ page }) => {
  await openReady(page, `${SALES}?tab=calls&form_success=true`)
  await page.locator('[data-lead]').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Send another request' }).tap()
  await expect(field(page, /^First name/)).toBeFocused()
  await expect(page).toHaveURL(/\/contact-sales\/\?tab=calls$/)
})

test('machines are asked for by the month', async ({ page, request }) => {
  const email = address()
  const start = new Date(Date.now() + 604_800_000).toISOString().slice(0, 10)
  await openReady(page, '/za/rent/')
  await form(page)
    .getByRole('radio', { name: /^By the month/ })
    .check()
  await field(page, /^How many machines/).fill('3')
  await field(page, /^From when/).fill(start)
  await field(page, /^How many months/).selectOption('6 months')
  await form(page).getByRole('checkbox', { name: 'Not sure yet' }).check()
  await fillWho(page, email)
  await answerCaptcha(page)
  await button(page, 'Ask for machines').tap()
  await expect(success(page)).toBeFocused()
  expect(await leadsOf(request, email)).toMatchObject([
    { form: 'rental', rental_term: 'months', machines: '3', start_date: start, months: '6', unsure: 'true' },
  ])
})

test('what is sent before the form’s code is here waits for it, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const email = address()
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/block-[^/]+\.js(\?|$)/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(SALES, { waitUntil: 'domcontentloaded' })
  await fillWho(page, email)
  await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
  await button(page).tap()
  letGo()
  await expect(captcha(page)).toHaveAccessibleDescription('Captcha must be completed')
  await answerCaptcha(page)
  await button(page).tap()
  await expect(success(page)).toBeFocused()
  expect(await leadsOf(request, email)).toMatchObject([LEAD])
})

test('a captcha that expired while the rest was filled in is answered again', async ({ page, request }) => {
  const email = address()
  await page.clock.install()
  await openReady(page, SALES)
  await form(page).scrollIntoViewIfNeeded()
  await field(page, /^First name/).fill('Thandi')
  await answerCaptcha(page)
  await page.clock.fastForward('02:01')
  await expect(captcha(page).getByRole('status')).toHaveText('Verification expired. Tick the box again.')
  await expect(robot(page)).not.toBeChecked()
  await fillWho(page, email)
  await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
  await button(page).tap()
  await expect(captcha(page)).toHaveAccessibleDescription('Captcha must be completed')
  expect(await leadsOf(request, email)).toEqual([])
  await answerCaptcha(page)
  await button(page).tap()
  await expect(success(page)).toBeFocused()
  expect(await leadsOf(request, email)).toMatchObject([LEAD])
})

test('a captcha that the CRM refuses keeps the lead out, which whoever sent it is not told', async ({
  page,
  request,
}) => {
  const email = address().replace('@', `@${Date.now()}.`)
  await openReady(page, SALES)
  await fillWho(page, email)
  await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
  await answerCaptcha(page)
  await form(page)
    .locator('textarea[name="g-recaptcha-response"]')
    .evaluate((answer: HTMLTextAreaElement) => (answer.value = 'made up'))
  await button(page).tap()
  await expect(success(page)).toBeFocused()
  expect(await leadsOf(request, email)).toEqual([])
  expect(await refusalsOf(request, email)).toEqual(['captcha_unknown'])
})

test('a CRM that is down takes nothing of what was typed', async ({ page, request, expectFailures }) => {
  expectFailures(CRM)
  const email = address()
  await page.route(CRM, (route) => route.fulfill({ status: 503, body: 'Down for maintenance.' }), {
    times: 1,
  })
  await openReady(page, SALES)
  await fillWho(page, email)
  await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
  await answerCaptcha(page)
  await button(page).tap()
  await expect(page.getByText('Down for maintenance.')).toBeVisible()
  await page.goBack()
  await form(page).scrollIntoViewIfNeeded()
  await expectReady(page)
  await expect(field(page, /^Email/)).toHaveValue(email)
  await field(page, /^Last name/).focus()
  await answerCaptcha(page)
  await button(page).tap()
  await expect(success(page)).toBeFocused()
  expect(await leadsOf(request, email)).toMatchObject([LEAD])
})

test('without its captcha a lead goes by mail, until the captcha is there again', async ({
  page,
  expectFailures,
}) => {
  expectFailures(CAPTCHA_SCRIPT)
  await page.route(CAPTCHA_SCRIPT, (route) => route.abort(), { times: 1 })
  await openReady(page, SALES)
  await fillWho(page, address())
  await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
  await expect(form(page).getByRole('alert')).toContainText('The check could not be loaded.')
  await button(page, 'Send it by email').tap()
  await expect(page.getByRole('link', { name: 'Open the email' })).toHaveAttribute('href', /^mailto:/)
  await expectAccessible(page)
  await button(page, 'Try again').tap()
  await answerCaptcha(page)
  await button(page).tap()
  await expect(success(page)).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a call is asked for, and the page says so in the place of the form', async ({ page, request }) => {
    const email = address()
    await page.goto(SALES)
    await expect(captcha(page)).toBeHidden()
    await fillWho(page, email)
    await form(page).getByRole('checkbox', { name: 'Khumo', exact: true }).check()
    await button(page).tap()
    await expect(success(page)).toBeInViewport()
    await expect(form(page)).toBeHidden()
    const sent = { ...LEAD, phone: '082 123 4567', captcha: 'not_answered' }
    expect(await leadsOf(request, email)).toMatchObject([sent])
  })
})
