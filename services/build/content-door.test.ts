import { expect, onTestFinished, test } from 'vitest'
import { storyFile, storyFiles } from '../standins/storyblok/testing/fixtures'
import { writeFolder } from '../testing/folder'
import { type ContentDoor, openContentDoor } from './content-door'

const SPACE = storyFiles([
  storyFile(1, 'home'),
  storyFile(2, 'blog/draft', { published: false, published_at: null }),
])

async function open(): Promise<ContentDoor> {
  const door = await openContentDoor({ storyblok: undefined, contentDir: await writeFolder(SPACE) })
  onTestFinished(door.close)
  return door
}
const ask = ({ endpoint }: ContentDoor, query: Record<string, string>) =>
  fetch(`${endpoint}/cdn/stories?${new URLSearchParams(query).toString()}`)

test('a build reads the published stories of content/, and is gone with them', async () => {
  const door = await open()
  const answer = (await (await ask(door, { token: door.token })).json()) as { stories: { slug: string }[] }
  expect(answer.stories.map(({ slug }) => slug)).toEqual(['home'])
  await door.close()
  await expect(ask(door, { token: door.token })).rejects.toThrow('fetch failed')
})

test.each([
  ['the demo token', { token: 'demo' }],
  ['the demo token of drafts', { token: 'demo-preview', version: 'draft' }],
  ['no token', {}],
  ['a draft', { version: 'draft' }, true],
])('refuses %s', async (_case, query, isBuild = false) => {
  const door = await open()
  const answer = await ask(door, { ...query, ...(isBuild && { token: door.token }) })
  expect(answer.status).toBe(401)
})

test('a real space is read where it is, no faster than it allows', async () => {
  const storyblok = {
    endpoint: 'https://api.storyblok.com/v2',
    token: 'abc',
    previewToken: 'x',
    spaceId: '7',
  }
  const door = await openContentDoor({ storyblok, contentDir: '' })
  expect(door).toMatchObject({
    endpoint: 'https://api.storyblok.com/v2',
    token: 'abc',
    spaceId: '7',
    requestsPerSecond: 5,
  })
})
