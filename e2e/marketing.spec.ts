import { expectAccessible, expectToFit } from './support/accessible'
import { expect, test } from './support/test'

// The contents of each view, and the live updates of the stream, are proved in services/sandbox/marketing/.

test('a marketer reads events, funnel and experiments without a barrier, on a phone and on a wide screen', async ({
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
