import { expect, test } from 'vitest'
import { storyFile, storyFiles } from './testing/fixtures'
import { serveSpace } from './testing/serve-space'

const SPACE = storyFiles([storyFile(1, 'home')])

const versionOf = async ({ get }: Awaited<ReturnType<typeof serveSpace>>): Promise<number> =>
  (await get('/v2/cdn/spaces/me?token=demo')).json().space.version

test.each([
  'stories?token=demo&filter_query[component][in]=page&starts_with=ho%26me',
  'stories?token=demo&cv=undefined&page=1',
  'stories?token=demo&cv=',
  'stories/home?token=demo',
  'links?token=demo',
  'tags?token=demo',
  'datasources?token=demo',
])('/v2/cdn/%s is sent on to the same with the version of the cache', async (address) => {
  const served = await serveSpace(SPACE)
  const version = await versionOf(served)
  const asked = new URL(`/v2/cdn/${address}`, 'http://localhost')
  const answer = await served.app.inject({ url: `${asked.pathname}${asked.search}` })
  const to = new URL(String(answer.headers.location), asked)
  expect([answer.statusCode, to.pathname, to.searchParams.get('cv')]).toEqual([
    301,
    asked.pathname,
    String(version),
  ])
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'max-age=0, private, must-revalidate',
  })
  asked.searchParams.set('cv', String(version))
  expect([...to.searchParams]).toEqual([...asked.searchParams])
  expect((await served.app.inject({ url: to.pathname + to.search })).statusCode).toBe(200)
})

test.each([
  ['an older version', 'stories?token=demo&cv=1', 200],
  ['a draft', 'stories?token=demo-preview&version=draft', 200],
  ['the space, which says the version', 'spaces/me?token=demo', 200],
  ['a wrong token', 'stories?token=wrong', 401],
])('who asks with %s is not sent on', async (_what, address, status) => {
  const { app } = await serveSpace(SPACE)
  expect((await app.inject({ url: `/v2/cdn/${address}` })).statusCode).toBe(status)
})
