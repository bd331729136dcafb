import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../database/testing/open'
import { statusRoutes } from './index'
import { publications } from './schema'
import { addRequest } from './store'

const database = await useTestDatabase()
beforeEach(async () => {
  await database.execute(sql`delete from publish_requests`)
  await database.execute(sql`delete from publications`)
})

const space = { spaceId: '7', previewToken: 'a-token-for-drafts' }

/** The parameters that the visual editor adds to the addresses it opens. */
function parameters(secondsAgo = 0, token = space.previewToken) {
  const timestamp = String(Math.floor(Date.now() / 1000) - secondsAgo)
  const hash = createHash('sha1').update(`${space.spaceId}:${token}:${timestamp}`).digest('hex')
  const entries = { space_id: space.spaceId, timestamp, token: hash }
  return new URLSearchParams(
    Object.entries(entries).map(([name, value]) => [`_storyblok_tk[${name}]`, value]),
  )
}

async function page(
  query = parameters(),
  { canBuild }: { canBuild: boolean | undefined } = { canBuild: true },
) {
  const app = Fastify()
  const options = { database, space, siteUrl: 'https://www.example.co.za', canBuild }
  await app.register(statusRoutes, { prefix: '/editor/status', ...options, liveSince: () => new Date(0) })
  onTestFinished(() => app.close())
  const answer = await app.inject(`/editor/status/?${query}`)
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
  }
}

test('whoever holds the editor’s token sees how publishing stands, and why something is not live', async () => {
  const reason = 'A page is missing although its story is published: /za/help/.'
  const findings = [
    {
      severity: 'error' as const,
      line: 'blog/tips: the title is empty.',
      address: 'https://app.storyblok.com/#/me/spaces/7',
    },
  ]
  const row = { builder: crypto.randomUUID(), endedAt: new Date() }
  await database.insert(publications).values([
    { ...row, cause: 'published home', outcome: 'live', release: 'r' },
    { ...row, cause: 'published <b>tips</b>', outcome: 'rejected', reason, findings },
  ])
  const { status, headers, text } = await page()
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  for (const said of [
    'The last change is not published; why is below. Visitors see the site of 01 Jan 1970, 02:00:00 .',
    'Not published: something has to be mended first',
    'published &lt;b&gt;tips&lt;/b&gt;',
    reason,
    'To mend: blog/tips: the title is empty.',
    'published home',
  ])
    expect(text).toContain(said)
})

test('a change that waits is named, and a site without a host that builds says so', async () => {
  await addRequest(database, { cause: 'webhook', note: 'published home' })
  const { text } = await page(parameters(), { canBuild: false })
  expect(text).toContain('A change waits to be published.')
  expect(text).toContain('No running host builds what is published.')
})

test('during development nothing is said to be published', async () => {
  const { text } = await page(parameters(), { canBuild: undefined })
  expect(text).toContain('This site is being developed: nothing is released from here.')
  expect(text).not.toContain('Everything is published')
})

test.each([
  ['without a token', new URLSearchParams(), 'This page opens from the visual editor only'],
  ['with a wrong token', parameters(0, 'guessed'), 'This page opens from the visual editor only'],
  ['after an hour', parameters(3700), 'This page was opened more than an hour ago.'],
])('nothing is shown %s', async (_case, query, said) => {
  await addRequest(database, { cause: 'webhook', note: 'published a-secret' })
  const { status, text } = await page(query)
  expect(status).toBe(401)
  expect(text).toContain(said)
  expect(text).not.toContain('a-secret')
})
