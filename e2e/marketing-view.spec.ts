import { expectAccessible } from './support/accessible'
import { anonymousId, cookies, leaveTab } from './support/measurement'
import { openReady } from './support/ready'
import { expect, test } from './support/test'

const VIEW = '/sandbox/marketing/'

for (const [view, heading] of [
  ['events', 'Live events'],
  ['funnel', 'Funnel'],
  ['experiments', 'Experiments'],
  ['vitals', 'Web vitals'],
  ['campaigns', 'Campaigns'],
] as const)
  test(`a marketer reads ${view}`, { tag: '@both' }, async ({ page }) => {
    await page.goto(`${VIEW}?view=${view}`)
    await expect(page.getByRole('heading', { name: new RegExp(heading, 'i') }).first()).toBeVisible()
    const { scrollWidth, innerWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      innerWidth: window.innerWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expectAccessible(page)
  })

test('what a visitor does appears in the stream by itself, and the filter keeps the rest out', async ({
  page,
  context,
}) => {
  const marketer = await context.newPage()
  await marketer.goto(`${VIEW}?view=events&kind=page`)
  await openReady(page, '/za/about/')
  await cookies(page).getByRole('button', { name: 'Yes, allow' }).click()
  const visitor = await anonymousId(page)
  await leaveTab(page)
  await expect(marketer.getByText(visitor).first()).toBeAttached()
  await expect(marketer.getByRole('main')).not.toContainText('Web Vital Measured')
})
