import type { Page } from '@playwright/test'
import { openReady } from './support/ready'
import { expect, test } from './support/test'
import {
  editorParameters,
  openInEditor,
  savedStory,
  type Blok,
  type EditedStory,
} from './support/visual-editor'

// The bridge is the library's own, and the editor's answers to it come from its real origin. What the route lets pass is proved in
// services/preview, what a draft is made into in src/preview.

// The editor is far away, and the site on this machine: browsers ask whether it may look.
test.use({ permissions: ['local-network-access'] })

const HOME = 610440235
const ARTICLE = 606449991
const KHUMO = 608583568
const MENU = 615939359

const withBlock = (story: EditedStory, component: string, change: (blok: Blok) => Blok): EditedStory => {
  const body = story.content.body.map((blok) => (blok.component === component ? change(blok) : blok))
  return { id: story.id, content: { ...story.content, body } }
}

const open = (page: Page, baseURL: string | undefined, id: number, options?: { age?: number }) =>
  openInEditor(page, baseURL ?? '', id, options)

test('what is typed in the editor shows in the page, and clicking a block selects it there', async ({
  page,
  baseURL,
  request,
}) => {
  const story = await savedStory(request, HOME)
  const { frame, connected, type, selected, highlight } = await open(page, baseURL, HOME)
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Take the card. Keep the sale.')
  await expect(frame.getByRole('navigation').first()).toBeAttached()
  await connected()
  await type(withBlock(story, 'hero_content_half', (blok) => ({ ...blok, title: 'Keep every sale.' })))
  await expect(heading).toHaveText('Keep every sale.')

  const [hero] = story.content.body
  await heading.click()
  await expect.poll(selected).toBe(`${HOME}-${hero?._uid}`)
  await highlight(hero?._uid ?? '')
  const block = await frame.locator('[data-block="hero_content_half"]').boundingBox()
  const mark = frame.locator('.storyblok__highlight')
  const height = async () => Math.round((await mark.boundingBox())?.height ?? 0)
  await expect.poll(height).toBe(Math.round(block?.height ?? -1))
  const link = frame.locator('main a[href="/za/product-finder/"]').first()
  await link.click()
  await expect(heading, 'a link in the frame leads nowhere').toHaveText('Keep every sale.')
})

test('an unknown sku is named, until it is mended', async ({ page, baseURL, request, expectFailures }) => {
  // Some browsers keep nothing for a page in a foreign frame.
  expectFailures(/was not saved in this browser/)
  const story = await savedStory(request, KHUMO)
  const { frame, connected, type } = await open(page, baseURL, KHUMO)
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/Khumo/)
  await connected()
  const problems = frame.getByRole('status').filter({ hasText: 'problem' })
  await type(withBlock(story, 'hero_product_half', (blok) => ({ ...blok, sku: 'khumoo' })))
  await expect(problems).toContainText(
    'shop/card-machines/khumo › hero_product_half: the shop sells no product "khumoo", which the field "sku" names.',
  )
  await type(withBlock(story, 'hero_product_half', (blok) => blok))
  await expect(problems).toBeHidden()
  await expect(heading).toHaveText(/Khumo/)
})

test('loaded again, the page shows the draft as it was saved', async ({ page, baseURL, request }) => {
  const published = 'Five questions about your shop, and the machine that answers them.'
  const saved = 'Five questions about your shop, and a machine for every set of answers.'
  const story = await savedStory(request, ARTICLE)
  const { frame, connected, type, publish } = await open(page, baseURL, ARTICLE)
  await expect(frame.getByText(saved)).toBeVisible()
  await expect(frame.getByText(published)).toHaveCount(0)
  await connected()
  await type(withBlock(story, 'hero_article', (blok) => ({ ...blok, text: 'Not saved yet.' })))
  await expect(frame.getByText('Not saved yet.')).toBeVisible()
  await publish()
  await expect(frame.getByText(saved)).toBeVisible()

  await openReady(page, '/za/blog/choosing-a-card-machine/')
  await expect(page.getByText(published)).toBeVisible()
})

test('who is not sent by the editor is told what to do', async ({ page, baseURL, expectFailures }) => {
  expectFailures(/\/preview\/api\/v1\/draft\//)
  const { frame } = await open(page, baseURL, HOME, { age: 4000 })
  await expect(frame.getByRole('status')).toContainText('Open the page again in the editor.')

  await openReady(page, '/za/editor/')
  await expect(page.getByRole('main')).toContainText('This address is for the visual editor')

  await openReady(page, `/za/editor/?${editorParameters(MENU)}`)
  await expect(page.getByRole('status')).toContainText('It is a part of other pages.')
})

test('no other page loads anything of it, or may be shown in the editor’s frame', async ({
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
})
