import { openReady } from './support/ready'
import { expect, test } from './support/test'
import {
  editorParameters,
  openInEditor,
  savedStory,
  type Blok,
  type EditedStory,
} from './support/visual-editor'

// The bridge is Storyblok's library, and a page on the editor's real origin answers it. Tests in services/preview cover who may
// read drafts, tests in src/preview how a draft is rendered and the messages where there is none.

// The editor is on a public host and the site on this machine, for which browsers ask permission.
test.use({ ownProfile: true, permissions: ['local-network-access'] })

const HOME = 610440235
const ARTICLE = 606449991
const MENU = 615939359

const withBlock = (story: EditedStory, component: string, change: (blok: Blok) => Blok): EditedStory => {
  const body = story.content.body.map((blok) => (blok.component === component ? change(blok) : blok))
  return { id: story.id, content: { ...story.content, body } }
}

test('the page shows what is typed in the editor, a click on a block selects it there, and a reload shows the saved draft', async ({
  page,
  baseURL,
  request,
}) => {
  const published = 'What to look at before you buy, in your own shop.'
  const saved = 'What to look at before you buy: signal, slips, staff, a year’s cost and a day without power.'
  const story = await savedStory(request, ARTICLE)
  const { frame, connected, type, selected, highlight, publish } = await openInEditor(
    page,
    baseURL ?? '',
    ARTICLE,
  )
  const heading = frame.getByRole('heading', { level: 1 })
  await test.step('typed', async () => {
    await expect(frame.getByText(saved)).toBeVisible()
    await expect(frame.getByText(published)).toHaveCount(0)
    await expect(frame.getByRole('navigation').first()).toBeAttached()
    await connected()
    await type(withBlock(story, 'hero_article', (blok) => ({ ...blok, text: 'Not saved yet.' })))
    await expect(frame.getByText('Not saved yet.')).toBeVisible()
  })
  await test.step('selected', async () => {
    const hero = story.content.body.find(({ component }) => component === 'hero_article')
    await heading.click()
    await expect.poll(selected).toBe(`${ARTICLE}-${hero?._uid}`)
    await highlight(hero?._uid ?? '')
    const block = await frame.locator('[data-block="hero_article"]').boundingBox()
    const mark = frame.locator('.storyblok__highlight')
    const height = async () => Math.round((await mark.boundingBox())?.height ?? 0)
    await expect.poll(height).toBe(Math.round(block?.height ?? -1))
    await frame.locator('main a[href^="/za/"]').first().click()
    await expect(frame.getByText('Not saved yet.'), 'a link in the frame leads nowhere').toBeVisible()
  })
  await test.step('reloaded', async () => {
    await publish()
    await expect(frame.getByText(saved)).toBeVisible()
    const html = await (await request.get('/za/blog/choosing-a-card-machine/')).text()
    expect(html).toContain(published)
    expect(html).not.toContain(saved)
  })
})

test('outside the editor a draft says how to edit it, and a menu that it is not a page; other pages load none of the preview’s code', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname))
  await openReady(page, `/za/editor/?${editorParameters(HOME)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take the card. Keep the sale.')
  await expect(page.getByText('Open the story in the visual editor')).toBeVisible()
  const scripts = asked.filter((path) => path.endsWith('.js'))
  asked.splice(0)
  await openReady(page, '/za/')
  const preview: string[] = []
  for (const path of new Set(scripts))
    if ((await (await request.get(path)).text()).includes('_storyblok')) preview.push(path)
  expect(preview).not.toEqual([])
  expect(asked.filter((path) => preview.includes(path) || path.startsWith('/preview/'))).toEqual([])

  await openReady(page, `/za/editor/?${editorParameters(MENU)}`)
  await expect(page.getByRole('status')).toContainText('It is a part of other pages.')
})

test('without an account a draft opens beside the list of stories and in a tab, where it can be seen as on a later day', async ({
  page,
}) => {
  await page.goto('/sandbox/content/')
  for (const folder of [/^Shop /, /^Card machines /])
    await page.locator('summary').filter({ hasText: folder }).first().click()
  const product = page.locator('.leaf', { hasText: 'shop/card-machines/khumo-print' })
  await product.getByRole('link', { name: 'Khumo Print', exact: true }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Khumo Print')

  const opened = page.context().waitForEvent('page')
  await page.locator('.draft').getByRole('link', { name: 'Draft in a new tab' }).click()
  const draft = await opened
  const price = draft
    .locator('main')
    .getByText(/^R2,\d99$/)
    .first()
  const summary = draft.locator('summary', { hasText: /on another day|This page on/ })
  const banner = draft.locator('[data-site-banner]')
  await expect(price).toHaveText('R2,499')
  await expect(banner).toContainText('R300 off Khumo Print')

  await summary.click()
  await draft.getByLabel('See this page on').fill('2030-01-05T10:00')
  await draft.getByRole('button', { name: 'Show' }).click()
  await expect(summary).toHaveText('This page on 5 January 2030 at 10:00')
  await expect(summary).toBeFocused()
  await expect(price).toHaveText('R2,799')
  await expect(banner).toHaveCount(0)
  await expect(draft.getByText('with you by Wed 9 Jan').first()).toBeVisible()
  expect(new URL(draft.url()).searchParams.get('on')).toBe('2030-01-05T10:00')

  await summary.press('Enter')
  await draft.getByRole('button', { name: 'Back to now' }).click()
  await expect(summary).toHaveText('See this page on another day')
  await expect(price).toHaveText('R2,499')
  await expect(banner).toContainText('R300 off Khumo Print')
})
