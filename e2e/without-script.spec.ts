import type { Page } from '@playwright/test'
import { SALES, address, button, captcha, fillLead, form, recordsOf, success } from './support/leads'
import { footerLink, heading } from './support/shop'
import { expect, test } from './support/test'

// every-page.spec.ts checks what every page shows without scripts; this file, what visitors can do there.

test.use({ ownProfile: true, javaScriptEnabled: false })

const MARKETS = '/za/industries/markets-and-food-trucks/'

/** Opens the phone's menu; a wide screen has the links in its bar. */
const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
}

test('the menu leads to the listing, a card to the waitlist’s form; the shop’s refusal is shown, and the form keeps the input', async ({
  page,
  request,
  expectFailures,
}) => {
  const email = address()
  const name = page.getByRole('textbox', { name: 'Name' })
  const field = page.getByRole('textbox', { name: 'Email address' })
  const send = (words: string) => page.getByRole('button', { name: words, exact: true }).click()
  await test.step('from the menu to the form', async () => {
    await page.goto('/za/')
    await openMenu(page)
    await page.getByRole('link', { name: 'Card machines' }).first().click()
    await expect(page).toHaveURL(/\/za\/shop\/card-machines\//)
    const join = page
      .getByRole('article')
      .getByRole('link', { name: 'Join the waitlist for Go', exact: true })
    await join.click()
    await expect(page).toHaveURL(/\/shop\/card-machines\/go\/#waitlist$/)
    await expect(page.getByRole('heading', { name: 'Join the waitlist' })).toBeInViewport()
  })
  await test.step('refused', async () => {
    expectFailures(/\/api\/v1\/waitlist\//)
    await field.fill(email)
    // The browser accepts a space as a value.
    await name.fill(' ')
    await send('Join the waitlist')
    await expect(name).toHaveAccessibleDescription('Name required')
    await expect(field).toHaveValue(email)
  })
  await test.step('corrected', async () => {
    await name.fill('Thandi Nkosi')
    await send('Send again')
    await expect(page.getByRole('heading', { name: 'You are on the list.' })).toBeInViewport()
    const entry = { item: 'go', kind: 'waitlist', name: 'Thandi Nkosi', marketing: {} }
    expect(await recordsOf(request, 'waitlist', email)).toMatchObject([entry])
  })
})

test('a link to the sales dialog leads to the page with the form, a lead is sent, and a success message replaces the form', async ({
  page,
  request,
}) => {
  const email = address()
  await page.goto('/za/switch/')
  await page.getByRole('main').getByRole('link', { name: 'Talk to sales' }).first().click()
  await page.locator('#sales-modal').getByRole('link', { name: 'Talk to sales' }).click()
  await expect(page).toHaveURL(SALES)
  await expect(captcha(page)).toBeHidden()
  await fillLead(page, email)
  await button(page).click()
  await expect(success(page)).toBeInViewport()
  await expect(form(page)).toBeHidden()
  expect(await recordsOf(request, 'leads', email)).toMatchObject([
    {
      ...{ first_name: 'Thandi', last_name: 'Nkosi', phone: '082 123 4567', turnover: 'R50,000 - R100,000' },
      ...{ intention: 'switching_provider', products: 'Khumo', form: 'sales', captcha: 'not_answered' },
    },
  ])
})

test('links lead to a modal’s content and to the contact details, an experiment shows its control; error pages have links onward', async ({
  page,
  expectFailures,
}) => {
  expectFailures(/no-such-page|\/f\/1\//)
  await test.step('a modal', async () => {
    await page.goto(MARKETS)
    await page.getByRole('link', { name: 'My first market' }).click()
    await expect(page.getByRole('heading', { name: 'Your first market, the light way' })).toBeInViewport()
  })
  await test.step('the chat', async () => {
    await (await footerLink(page, 'Chat to us')).click()
    await expect(page).toHaveURL('/za/help/#chat')
    await expect(page.getByRole('heading', { name: 'Reach a person' })).toBeInViewport()
  })
  await test.step('an experiment shows the control to everybody', async () => {
    await page.goto('/za/rent/?testExperiments=all')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('For the weekend, or the season.')
  })
  await test.step('the error page, without a picture too', async () => {
    await page.route(/\/f\/1\//, (route) => route.abort())
    await page.goto('/500.html')
    await expect(heading(page, 'That did not work.')).toBeVisible()
    for (const way of [/^Try again/, /^Shop/, /^Where is my order/, /^Call 0/])
      await expect(page.getByRole('main').getByRole('link', { name: way })).toBeVisible()
  })
  await test.step('the “not found” page searches the shop', async () => {
    await page.goto('/za/no-such-page/')
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('dock')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/za/shop/?q=dock')
  })
  await test.step('and so does the search in the bar', async () => {
    await page.goto('/za/')
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await page.keyboard.type('dock')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/za/shop/?q=dock')
  })
})
