import Fastify from 'fastify'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useTestDatabase } from '../database/testing/open'
import { publishRequests } from './schema'
import { contentWebhook, readWebhook, signatureOf } from './webhook'

const SECRET = 'a-secret-of-the-space'
const database = await useTestDatabase()
beforeEach(() => database.execute(sql`delete from publish_requests`))

/** As Storyblok sends it when a story is published (its guide to webhooks). */
const report = (changes: object = {}) =>
  JSON.stringify({
    text: 'The user thandi@merchant.example published the Story Tips (blog/tips)\nhttps://app.storyblok.com/#/me/spaces/7',
    action: 'published',
    space_id: 7,
    story_id: 12,
    full_slug: 'blog/tips',
    ...changes,
  })

async function receiver({ version = async () => '1' } = {}) {
  const app = Fastify()
  const [onRequest, onCopy] = [vi.fn(), vi.fn()]
  const options = { database, secret: SECRET, spaceId: '7', readVersion: () => version(), onRequest, onCopy }
  await app.register(contentWebhook, { prefix: '/hooks/content', ...options })
  onTestFinished(() => app.close())
  const send = (body: string, signature: string | undefined = signatureOf(body, SECRET)) =>
    app.inject({
      method: 'POST',
      url: '/hooks/content/',
      headers: { 'content-type': 'application/json', 'webhook-signature': signature },
      body,
    })
  return { send, onRequest, onCopy }
}

const stored = () =>
  database.select({ cause: publishRequests.cause, note: publishRequests.note }).from(publishRequests)

describe('a report of the content service', () => {
  test('asks for a build and is answered at once', async () => {
    const { send, onRequest } = await receiver()
    const answer = await send(report())
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: true }])
    expect(answer.headers['content-type']).toContain('application/json')
    expect(onRequest).toHaveBeenCalledOnce()
    expect(await stored()).toEqual([{ cause: 'webhook', note: 'published blog/tips' }])
  })

  test('of another kind counts too', async () => {
    const { send } = await receiver()
    await send(
      report({
        action: 'entries_updated',
        full_slug: undefined,
        story_id: undefined,
        datasource_slug: 'flags',
      }),
    )
    expect(await stored()).toEqual([{ cause: 'webhook', note: 'entries_updated flags' }])
  })

  test('counts while the content service does not say which version it has', async () => {
    const { send } = await receiver({ version: () => Promise.reject(new Error('away')) })
    expect((await send(report())).statusCode).toBe(200)
    expect(await stored()).toHaveLength(1)
  })

  test('that is the same again, after another change of the content, is another one', async () => {
    let version = 1
    const { send } = await receiver({ version: async () => String(version) })
    await send(report())
    version = 2
    expect((await send(report())).statusCode).toBe(200)
    expect(await stored()).toHaveLength(2)
  })
})

describe('is refused, and stores nothing:', () => {
  test.each<[string, number, string, string | undefined]>([
    ['a report without a signature', 401, report(), ''],
    ['a forged signature', 401, report(), signatureOf(report(), 'another secret')],
    ['the signature of another report', 401, report(), signatureOf(report({ story_id: 13 }), SECRET)],
    ['a report of another space', 403, report({ space_id: 8 }), undefined],
    ['a report without a space', 422, report({ space_id: undefined }), undefined],
    ['what is no JSON', 422, 'published', undefined],
    ['what is too large', 413, report({ text: 'x'.repeat(20_000) }), undefined],
  ])('%s', async (_case, status, body, signature) => {
    const { send, onRequest } = await receiver()
    expect((await send(body, signature)).statusCode).toBe(status)
    expect(await stored()).toEqual([])
    expect(onRequest).not.toHaveBeenCalled()
  })

  test('a copy of an old report, which makes the host look once more by itself', async () => {
    const { send, onRequest, onCopy } = await receiver()
    await send(report())
    const answer = await send(report())
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { error: 'This report has been received before.' },
    ])
    expect([onRequest, onCopy].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    expect(await stored()).toHaveLength(1)
  })
})

test('what a report names is shortened to what an address can hold', () => {
  expect(readWebhook(report({ full_slug: 'blog/tips\0\ud800<b>' }))?.subject).toBe('blog/tipsb')
})
