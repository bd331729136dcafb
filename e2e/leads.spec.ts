import { expectAccessible } from './support/accessible'
import { BLOCK_CODE, hold } from './support/network'
import {
  SALES,
  address,
  answerCaptcha,
  button,
  captcha,
  field,
  fillLead,
  form,
  recordsOf,
  success,
} from './support/leads'
import { expectReady } from './support/ready'
import { expect, test } from './support/test'

// Tests in services/standins/crm cover what the CRM and its captcha refuse, tests in src/leads the form's fields and messages.

const CRM = /\/servlet\/servlet\.WebToLead/

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

test('a form that is sent before its code is loaded is sent afterwards, a CRM that is down loses no input, and a success message replaces the form', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(CRM)
  const email = address()
  const release = await hold(page, BLOCK_CODE)
  await test.step('before the form’s code is loaded', async () => {
    await page.goto(`${SALES}?utm_source=mail&utm_campaign=winter`, { waitUntil: 'domcontentloaded' })
    await fillLead(page, email)
    await button(page).click()
    release()
    await expect(page.getByRole('group', { name: 'Please check one field' })).toBeFocused()
    await expect(captcha(page)).toHaveAccessibleDescription('Captcha must be completed')
    await expectAccessible(page)
    await answerCaptcha(page)
  })
  await test.step('the CRM is down', async () => {
    const refuse = { status: 503, body: 'Down for maintenance.' }
    await page.route(CRM, (route) => route.fulfill(refuse), { times: 1 })
    await button(page).click()
    await expect(page.getByText('Down for maintenance.')).toBeVisible()
    await page.goBack()
    await form(page).scrollIntoViewIfNeeded()
    await expectReady(page)
    await expect(field(page, /^Email/)).toHaveValue(email)
    await field(page, /^Last name/).focus()
    await answerCaptcha(page)
    await button(page).click()
  })
  await test.step('the CRM has it', async () => {
    await expect(success(page)).toBeFocused()
    await expect(success(page)).toBeInViewport()
    await expect(page).toHaveURL(
      /\/contact-sales\/\?utm_source=mail&utm_campaign=winter&form_success=true#sent-/,
    )
    await expect(form(page)).toHaveCount(0)
    await expectAccessible(page)
    expect(await recordsOf(request, 'leads', email)).toMatchObject([
      { ...LEAD, utm_source: 'mail', utm_campaign: 'winter' },
    ])
  })
})

test('the shop stores a lead when the captcha does not load; when the shop is unreachable too, the input stays and can be mailed', async ({
  page,
  request,
  expectFailures,
}) => {
  expectFailures(/\/captcha\/|\/leads\/|captcha did not load/)
  await page.route('**/captcha/**', (route) => route.abort())
  const email = address()
  await page.goto(SALES)
  await expectReady(page)
  await fillLead(page, email)
  await expect(page.getByText(/^The check did not load/)).toBeVisible()
  await page.route('**/leads/', (route) => route.abort())
  await button(page).click()
  await expect(page.getByText('We could not reach the shop.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the email' })).toHaveAttribute(
    'href',
    /^mailto:help@yoco\.example\?/,
  )
  await expectAccessible(page)
  await page.unroute('**/leads/')
  await button(page).click()
  await expect(success(page)).toBeFocused()
  await expect(success(page)).toBeInViewport()
  expect(await recordsOf(request, 'kept_leads', email)).toMatchObject([
    { form: 'sales', products: ['Khumo'] },
  ])
})
