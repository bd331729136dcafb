import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { verifyToken } from '../../preview/verify-token'
import { createSpaceReader } from '../../standins/storyblok/space-reader'
import { storyFile, storyFiles } from '../../standins/storyblok/testing/fixtures'
import { writeFolder } from '../../testing/folder'
import { contentPages } from './index'

const SPACE = { spaceId: '1', previewToken: 'demo-preview' }
const folder = (id: number, slug: string, parent = 0) =>
  storyFile(id, slug, { name: `Folder ${id}`, is_folder: true, parent_id: parent, content: {} })

const STORIES = [
  folder(1, 'blog'),
  storyFile(2, 'blog/costs', { name: 'Costs', parent_id: 1, published: false }),
  storyFile(3, 'blog/', { name: 'Blog', parent_id: 1, is_startpage: true, position: 99, slug: 'blog-root' }),
  folder(4, 'layout'),
  storyFile(5, 'layout/menu', {
    name: 'Menu',
    parent_id: 4,
    content: { _uid: 'm', component: 'navigation' },
  }),
  storyFile(6, 'home', { name: '<b>Home</b>', unpublished_changes: true }),
  storyFile(7, 'lost', { name: 'Lost', parent_id: 4711 }),
]

async function open() {
  const dir = await writeFolder({
    ...storyFiles(STORIES),
    ...storyFiles([storyFile(6, 'home', { name: 'Home' })], 'published'),
  })
  const app = Fastify()
  await app.register(async (own) => contentPages(own, { store: createSpaceReader(dir), space: SPACE }), {
    prefix: '/sandbox',
  })
  onTestFinished(() => app.close())
  return (path: string) => app.inject(`/sandbox/${path}`)
}

/** The text of a page, with each name before what stands behind it. */
const wordsOf = (html: string): string =>
  html
    .replace(/^[^]*<h2>Stories/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('stories are listed by folder in the editors’ order, with their state and when they changed', async () => {
  const get = await open()
  const { statusCode, body } = await get('content/')
  expect(statusCode).toBe(200)
  expect(body).toContain('2 stories differ from what visitors see')
  const words = wordsOf(body)
  const order = ['&lt;b&gt;Home', 'Lost', 'Folder 1', 'Blog', 'Costs', 'Folder 4', 'Menu']
  const places = order.map((name) => words.indexOf(name))
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(words).toMatch(/Home&lt;\/b&gt; home Unpublished changes changed Mon 2 Nov, 10:00/)
  expect(words).toMatch(/Costs blog\/costs Draft/)
  expect(words).toMatch(/Folder 1 2 entries, 1 unpublished/)
  // A folder is open where something is to be published.
  expect(body).toMatch(/<details open><summary><b>Folder 1/)
  expect(body).toMatch(/<details><summary><b>Folder 4/)
})

test('a page has links to its draft and to what visitors see, a draft has no page for visitors, a part has neither; each can be edited', async () => {
  const { body } = await (await open())('content/')
  const linksOf = (id: number) =>
    [...body.matchAll(new RegExp(`href="([^"]*\\b${id}\\b[^"]*)"`, 'g'))].map((m) => m[1])
  expect(linksOf(2)).toEqual(['?story=2&amp;width=390', '../editor/?story=2', '2/draft'])
  expect(linksOf(5)).toEqual(['../editor/?story=5'])
  expect(body).toContain('href="/za/blog/"')
  expect(body).not.toContain('href="/za/blog/costs/"')
})

test('a chosen story is shown beside the list, at the chosen width', async () => {
  const get = await open()
  const { body, headers } = await get('content/?story=2&width=768')
  expect(body).toContain('<iframe src="2/draft" title="Draft of Costs" data-width="768">')
  expect(body).toContain('<a href="?story=2&amp;width=768" aria-current="true">Tablet')
  expect(headers['content-security-policy']).toContain("frame-src 'self'")
  for (const query of ['', '?story=5', '?story=1', '?story=99', '?story=2/../3'])
    expect((await get(`content/${query}`)).body).not.toContain('<iframe')
  expect((await get('content/?story=2&width=17')).body).toContain('data-width="390"')
})

test('each press makes a token of its own and leads to the preview', async () => {
  const get = await open()
  const { statusCode, headers } = await get('content/2/draft')
  expect([statusCode, headers['cache-control']]).toEqual([303, 'no-store'])
  const { pathname, searchParams } = new URL(String(headers.location), 'http://localhost')
  expect([pathname, searchParams.get('_storyblok')]).toEqual(['/za/editor/', '2'])
  const token = {
    spaceId: searchParams.get('_storyblok_tk[space_id]') ?? '',
    timestamp: searchParams.get('_storyblok_tk[timestamp]') ?? '',
    token: searchParams.get('_storyblok_tk[token]') ?? '',
  }
  expect(verifyToken(token, SPACE, Date.now())).toBe('right')
  for (const id of ['1', '99', '2.0', '%2e%2e'])
    expect((await get(`content/${id}/draft`)).statusCode).toBe(404)
})
