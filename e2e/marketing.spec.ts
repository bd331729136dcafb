import { expectAccessible, expectToFit } from './support/accessible'
import { expect, test } from './support/test'

// What stands in each view, and how the stream goes on by itself, is proved in services/sandbox/marketing/.

test('a marketer reads events, funnel, experiments, web vitals and campaigns without a barrier, on a phone and on a wide screen', async ({
  page,
}) => {
  for (const [view, heading] of [
    ['events', /Live events/i],
    ['funnel', /Funnel/i],
    ['experiments', /Experiments/i],
    ['vitals', /Web vitals/i],
    ['campaigns', /Campaigns/i],
  ] as const)
    await test.step(view, async () => {
      await page.goto(`/sandbox/marketing/?view=${view}`)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      for (const width of [390, 1440]) {
        await expectToFit(page, width)
        await expectAccessible(page)
      }
    })
})
