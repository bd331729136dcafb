import { expectAccessible, expectToFit } from './support/accessible'
import { expect, test } from './support/test'

// Tests in services/sandbox/marketing/ cover the contents of each view and the live updates.

test('the marketer’s views of events, funnel and experiments pass axe and fit, on a phone and on a wide screen', async ({
  page,
}) => {
  for (const [view, heading] of [
    ['events', /Live events/i],
    ['funnel', /Funnel/i],
    ['experiments', /Experiments/i],
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
