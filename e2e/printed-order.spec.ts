import type { Page } from '@playwright/test'
import { openConfirm, orderByCard, orderByEft } from './support/orders'
import { expectReady } from './support/ready'
import { expect, test } from './support/test'

/** The page prints on one sheet, and is shown as it is printed afterwards. */
const expectOneSheet = async (page: Page) => {
  await expectReady(page)
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
}

// The width of the window does not change the paper.
test(
  'the confirmation prints on one page: an EFT with the bank details and no buttons, a paid order of many lines as proof of purchase',
  { tag: '@wide' },
  async ({ page, request, baseURL }) => {
    await test.step('an EFT', async () => {
      await openConfirm(page, await orderByEft(request))
      await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
      await expectOneSheet(page)
      await expect(page.getByText('Account number')).toBeVisible()
      await expect(page.getByText('EFT, not paid yet')).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      await page.emulateMedia({ media: null })
    })

    await test.step('a paid order of many lines', async () => {
      const skus = ['khumo', 'paper-rolls', 'sim-data', 'charging-dock', 'cash-drawer', 'neo-touch']
      await openConfirm(page, await orderByCard(request, baseURL, 'pays', skus))
      await expect(page.getByText('Thank you, Thandi.')).toBeVisible()
      await expectOneSheet(page)
      const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Johannesburg' })
      for (const fact of [
        /Yoco Shop \(Pty\) Ltd/,
        /Registration number 2015\/000100\/07/,
        /VAT number 4\d{9}/,
        /18 Station Road, Observatory, Cape Town, 7925/,
        /Thandi Mokoena, thandi@example\.co\.za/,
        /^12 Long Street, Gardens, Cape Town, 8001, Western Cape$/,
        'Card, paid',
        new RegExp(`^${today.format(new Date())} at \\d\\d:\\d\\d$`),
        'VAT (15%) in the total',
      ])
        await expect(page.getByText(fact).first(), String(fact)).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.emulateMedia({ media: null })
    })

    await test.step('only the tax invoice', async () => {
      await page.getByRole('main').getByRole('link', { name: 'Tax invoice' }).click()
      await expect(page.getByRole('article', { name: /^Tax invoice INV\d+$/ })).toBeVisible()
      await expectOneSheet(page)
      await expect(page.getByRole('heading', { name: 'Tax invoice' })).toBeVisible()
      await expect(page.getByText('Total without VAT')).toBeVisible()
      for (const role of ['button', 'link', 'textbox', 'navigation'] as const) {
        await expect(page.getByRole(role)).toHaveCount(0)
      }
    })
  },
)
