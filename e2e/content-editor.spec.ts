import type { Page } from '@playwright/test'
import { onOwnSite } from './support/publishing'
import { expect, test } from './support/test'

// The demo's own editor, on a host of its own, whose content no other journey sees. The API that it writes to is tested in
// services/standins/storyblok/management, and what becomes of conflicts and failures in src/editor.

test.use({ ownProfile: true })

const HOME = 610440235

const field = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name, exact: true })
const headline = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 })
const state = (page: Page) => page.getByRole('banner').getByRole('status')
const openHero = async (page: Page) => {
  await expect(headline(page)).toBeVisible()
  await page
    .getByRole('button', { name: /^Hero content half/ })
    .first()
    .click()
  await expect(field(page, 'Title')).toBeVisible()
}

test('a headline is written, seen, saved and published; two editors are told of each other; an old version comes back @wide', async ({
  page,
  request,
  expectFailures,
}) => {
  test.slow()
  await onOwnSite(async ({ origin }) => {
    const delivered = async (version: 'draft' | 'published') => {
      const token = version === 'draft' ? 'demo-preview' : 'demo'
      const query = new URLSearchParams({ version, token, cv: String(Date.now()) })
      const answer = await request.get(`${origin}/v2/cdn/stories/${HOME}?${query.toString()}`)
      const { story } = (await answer.json()) as { story: { content: { body: { title?: string }[] } } }
      return story.content.body[0]?.title
    }
    await test.step('opened from the list of stories, and seen while it is typed', async () => {
      await page.goto(`${origin}/sandbox/content/`)
      await page.getByRole('link', { name: /^Edit ?: Home$/ }).click()
      await openHero(page)
      await expect(state(page)).toContainText('Saved')
      await field(page, 'Title').fill('Written here.')
      await expect(headline(page)).toHaveText('Written here.')
      await expect(state(page)).toContainText('Unsaved changes')
      expect(await delivered('draft')).not.toBe('Written here.')
    })
    await test.step('unsaved words are back after the page was lost', async () => {
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(page.getByRole('alert').getByText(/unsaved changes .* are back/)).toBeVisible()
      await expect(headline(page)).toHaveText('Written here.')
    })
    await test.step('saved from within the page, and still there after a reload; visitors see nothing of it', async () => {
      await headline(page).click()
      await page.keyboard.press('Control+s')
      await expect(state(page)).toContainText('Saved')
      await page.reload()
      await expect(headline(page)).toHaveText('Written here.')
      await expect(page.getByRole('banner')).toContainText('Changed')
      expect([await delivered('draft'), await delivered('published')]).toEqual([
        'Written here.',
        'Take the card. Keep the sale.',
      ])
    })
    await test.step('a press on a block in the page opens its form', async () => {
      await page.getByRole('button', { name: 'Page', exact: true }).click()
      await expect(field(page, 'Title')).toHaveCount(0)
      await expect
        .poll(async () => {
          await headline(page).click()
          return field(page, 'Title').count()
        })
        .toBe(1)
    })
    await test.step('published, and live', async () => {
      await page.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByRole('banner')).toContainText('Published')
      await expect.poll(() => delivered('published')).toBe('Written here.')
      const live = async () => (await request.get(`${origin}/za/`)).text()
      await expect.poll(live, { timeout: 150_000 }).toContain('Written here.')
      await expect(page.getByRole('banner')).toContainText('Live')
    })
    await test.step('somebody else saves the story meanwhile', async () => {
      expectFailures(new RegExp(`/v1/spaces/1/stories/${HOME}`))
      const other = await page.context().newPage()
      await other.goto(`${origin}/sandbox/editor/?story=${HOME}`)
      await openHero(other)
      await field(other, 'Title').fill('Theirs.')
      await other.keyboard.press('Control+s')
      await expect(state(other)).toContainText('Saved')
      await other.close()

      await field(page, 'Title').fill('Mine.')
      await page.keyboard.press('Control+s')
      const question = page.getByRole('dialog', { name: 'Somebody else has changed this story' })
      await expect(question).toContainText('Demo editor saved it at')
      expect(await delivered('draft')).toBe('Theirs.')
      await question.getByRole('button', { name: 'Take theirs' }).click()
      await expect(question).toHaveCount(0)
      await expect(field(page, 'Title')).toHaveValue('Theirs.')
      await expect(headline(page)).toHaveText('Theirs.')
    })
    await test.step('the version that was not taken is in the history', async () => {
      await page.getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'History…' }).click()
      const refused = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Not taken' })
      await refused.getByRole('button', { name: /^Restore/ }).click()
      await expect(headline(page)).toHaveText('Mine.')
      expect(await delivered('draft')).toBe('Mine.')
    })
    await page.goto('about:blank')
  })
})
