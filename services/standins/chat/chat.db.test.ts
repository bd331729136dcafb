import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../database/open'
import { openTestDatabase } from '../../database/testing/open'
import { sandbox } from '../../sandbox/index'
import { refuseOddInput } from '../../server/check-input'
import { chatStandin } from './index'

const SITE = 'http://localhost'
const OPEN = new Date('2026-11-26T10:00:00+02:00')
const CLOSED = new Date('2026-11-28T10:00:00+02:00')
const MESSAGE = { conversation: 'c-1', text: 'My machine will not connect.' }

let database: Database
let app: FastifyInstance
let now = OPEN

async function serve(isLocal = true): Promise<FastifyInstance> {
  const host = fastify({ forceCloseConnections: true })
  refuseOddInput(host)
  const personalDataKey = Buffer.alloc(32, 7)
  const options = { database, personalDataKey, siteUrl: SITE, sandbox: isLocal, now: () => now }
  await host.register(chatStandin, { prefix: '/chat', ...options })
  const access = { siteUrl: SITE, token: undefined }
  await host.register(sandbox, { prefix: '/sandbox', database, access, personalDataKey, keepsChats: true })
  return host
}

beforeAll(async () => {
  database = await openTestDatabase()
  app = await serve()
}, 60_000)
afterAll(async () => {
  await app.close()
  await database.close()
})

const write = (payload: object, { host = app, origin = SITE, from = '127.0.0.1' } = {}) =>
  host.inject({ remoteAddress: from, method: 'POST', url: '/chat/messages/', headers: { origin }, payload })
const read = async () => (await app.inject('/sandbox/api/chats')).json<Record<string, unknown>[]>()
const at = (moment: Date) => {
  now = moment
  onTestFinished(() => {
    now = OPEN
  })
}

test.each([
  ['in the hours', OPEN, { open: true, sentence: 'We answer now' }],
  ['outside of them', CLOSED, { open: false, sentence: 'We are back on Monday at 8am' }],
])('says who is there %s', async (_when, moment, status) => {
  at(moment)
  const answer = await app.inject('/chat/status/')
  expect(answer.json()).toEqual(status)
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('comes as a script that browsers may keep for a while', async () => {
  const { headers, statusCode } = await app.inject('/chat/widget.js')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
})

describe('a message', () => {
  test('is answered and kept', async () => {
    expect((await write(MESSAGE)).json()).toEqual({
      reply: 'Thank you. This is a demo: your message is kept, and nobody reads it.',
    })
    expect((await read())[0]).toEqual({
      received_at: OPEN.toISOString(),
      ...MESSAGE,
      email: null,
      id: expect.any(Number),
    })
  })

  test.each([
    [
      'with an address',
      ' thandi@merchant.example ',
      /back on Monday at 8am, and answer at thandi@merchant\.example\.$/,
    ],
    ['without', '', /back on Monday at 8am\.$/],
  ])('outside the hours says when somebody answers, %s', async (_case, email, reply) => {
    at(CLOSED)
    expect((await write({ ...MESSAGE, email })).json().reply).toMatch(reply)
    expect((await read())[0]?.['email']).toBe(email.trim() || null)
  })

  test.each([
    ['without words', { ...MESSAGE, text: '  ' }],
    ['that is too long', { ...MESSAGE, text: 'x'.repeat(1001) }],
    ['without a conversation', { text: 'Hello' }],
    ['with a conversation that is none', { ...MESSAGE, conversation: 'a b' }],
    ['with an address that is none', { ...MESSAGE, email: 'thandi@' }],
    ['that is no text', { ...MESSAGE, text: ['a'] }],
  ])('%s is refused', async (_case, message) => {
    const count = (await read()).length
    expect((await write(message)).statusCode).toBe(400)
    expect(await read()).toHaveLength(count)
  })

  test('from a page of another site is refused', async () => {
    expect((await write(MESSAGE, { origin: 'https://evil.example' })).statusCode).toBe(403)
  })

  test('is no markup in the sandbox', async () => {
    await write({ ...MESSAGE, text: '<img src=x onerror=run()>' })
    const { body } = await app.inject('/sandbox/')
    expect(body).toContain('<h2>Chat messages</h2>')
    expect(body).toContain('&lt;img src=x')
    expect(body).not.toContain('<img')
  })

  test('a flood of them ends', async () => {
    const host = await serve(false)
    onTestFinished(() => host.close())
    const options = { host, from: '196.25.1.8' }
    for (let sent = 0; sent < 120; sent += 1) await write(MESSAGE, options)
    const last = await write(MESSAGE, options)
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})
