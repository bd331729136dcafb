import { expect, onTestFinished, test } from 'vitest'
import { storyFile, storyFiles } from '../standins/storyblok/testing/fixtures'
import { writeFolder } from '../testing/folder'
import { type ContentSource, openContentSource } from './content-source'

const SPACE = storyFiles([
  storyFile(1, 'home'),
  storyFile(2, 'blog/draft', { published: false, published_at: null }),
])

async function open(): Promise<ContentSource> {
  const source = await openContentSource({ storyblok: undefined, contentDir: await writeFolder(SPACE) })
  onTestFinished(source.close)
  return source
}
const ask = ({ endpoint }: ContentSource, query: Record<string, string>) =>
  fetch(`${endpoint}/cdn/stories?${new URLSearchParams(query).toString()}`)

test('a build reads the published stories of content/ until it closes their server', async () => {
  const source = await open()
  const answer = (await (await ask(source, { token: source.token })).json()) as {
    stories: { slug: string }[]
  }
  expect(answer.stories.map(({ slug }) => slug)).toEqual(['home'])
  await source.close()
  await expect(ask(source, { token: source.token })).rejects.toThrow('fetch failed')
})

test.each([
  ['the demo token', { token: 'demo' }],
  ['the demo token of drafts', { token: 'demo-preview', version: 'draft' }],
  ['no token', {}],
  ['a draft', { version: 'draft' }, true],
])('refuses %s', async (_case, query, isBuild = false) => {
  const source = await open()
  const answer = await ask(source, { ...query, ...(isBuild && { token: source.token }) })
  expect(answer.status).toBe(401)
})

test('a real space is read at its own address, no faster than it allows', async () => {
  const space = { endpoint: 'https://api.storyblok.com/v2', token: 'abc', spaceId: '7' }
  const storyblok = { ...space, previewToken: 'x', webhookSecret: undefined }
  const source = await openContentSource({ storyblok, contentDir: '' })
  expect(source).toMatchObject({ ...space, requestsPerSecond: 5 })
})
