import { EXAMPLES } from '../src/blocks/examples.gen'
import { expectGood } from './support/accessible'
import { expect, test } from './support/test'

const INDEX = '/za/internal/tests/'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the gallery lists every block and links to its page', async ({ page }) => {
  await page.goto(INDEX)
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  const listed = await page.locator('main li a').allTextContents()
  expect(listed.sort()).toEqual(Object.keys(EXAMPLES).sort())

  await expectGood(page)
  await page.getByRole('link', { name: 'hero_centre' }).click()
  await expect(page).toHaveURL(`${INDEX}hero_centre/`)
  await expect(page.locator('[data-block="hero_centre"]').first()).toBeVisible()
})

test('no element has a transition for visitors who prefer reduced motion', async ({ page }) => {
  await page.goto('/za/')
  const withTransition = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).transitionDuration !== '0s',
      ).length,
  )
  expect(withTransition).toBe(0)
})
