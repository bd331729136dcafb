import { expectAccessible, expectToFit } from './support/accessible'
import { expect, test } from './support/test'

// Tests in services/sandbox/marketing/, src/experiments/panel/ and gatsby/gallery-pages.test.ts cover the contents of each page.

const PAGES = {
  '/sandbox/': 'Sandbox',
  '/sandbox/content/': 'Content',
  '/sandbox/marketing/?view=events': /Live events/i,
  '/sandbox/marketing/?view=funnel': /Funnel/i,
  '/sandbox/marketing/?view=experiments': /Experiments/i,
  '/za/internal/tests/': 'Blocks',
  '/za/internal/tests/experiments/': /Experiments/,
}

test('the pages of editors and marketers pass axe and fit, on a phone and on a wide screen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, heading] of Object.entries(PAGES))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
      for (const width of [320, 1440]) {
        await expectToFit(page, width)
        await expectAccessible(page)
      }
    })
})
