import { EXAMPLES } from '../src/blocks/examples.gen'
import { expectGood, expectGoodAtAnyWidth } from './support/accessible'
import { expectReady, openReady } from './support/ready'
import { expect, test } from './support/test'

const INDEX = '/za/internal/tests/'

/** Without content there is nothing to show, and no empty band stands on the page. */
const SHOWS_NOTHING = ['payment_logo_banner required', 'social_proofing required', 'solution_info required']

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the gallery lists every block, out of the sight of search engines', async ({ page }) => {
  await page.goto(INDEX)
  await expect(page.getByRole('heading', { level: 1, name: 'Blocks' })).toBeVisible()
  const listed = await page.locator('main li a').allTextContents()
  expect(listed.sort()).toEqual(Object.keys(EXAMPLES).sort())
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectGood(page)
  await page.getByRole('link', { name: 'hero_centre' }).click()
  await expect(page).toHaveURL(`${INDEX}hero_centre/`)
  await expect(page.locator('[data-block="hero_centre"]').first()).toBeVisible()
})

for (const [block, variants] of Object.entries(EXAMPLES)) {
  test(`${block} shows each of its variants, without a barrier`, async ({ page }) => {
    await openReady(page, `${INDEX}${block}/`)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('[data-navigation], [data-site-banner]')).toHaveCount(0)
    const inBlocks = await page
      .getByRole('heading', { level: 1 })
      .evaluateAll((titles) => titles.map((title) => title.closest('[data-block]') !== null))
    expect(new Set(inBlocks).size, 'the title is either the page’s or the block’s').toBe(1)
    for (const variant of Object.keys(variants)) {
      const example = page.locator(`[data-example="${variant}"]`)
      await expect(example.getByText(variant, { exact: true }).first()).toBeVisible()
      const frame = example.locator(`[data-block="${block}"]`)
      if (SHOWS_NOTHING.includes(`${block} ${variant}`)) {
        await expect(frame).toBeEmpty()
        continue
      }
      expect((await frame.boundingBox())?.height ?? 0, variant).toBeGreaterThan(0)
    }
    const islands = page.locator('main :is([data-hydrate="load"], [data-hydrate="visible"])')
    for (const island of await islands.all()) {
      await island.scrollIntoViewIfNeeded()
      await expect(island).toHaveAttribute('data-awake')
    }
    await expectReady(page)
    await expectGoodAtAnyWidth(page)
  })
}
