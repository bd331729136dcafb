import { describe, expect, onTestFinished, test } from 'vitest'
import { SITE, testStandins } from '../testing/host'
import { chatStandin } from './index'

const OPEN = new Date('2026-11-26T10:00:00+02:00')
const CLOSED = new Date('2026-11-28T10:00:00+02:00')
const MESSAGE = { conversation: 'c-1', text: 'My machine will not connect.' }

let now = OPEN
const { parts, read, expectLimit } = testStandins(
  (host, options) => host.register(chatStandin, { prefix: '/chat', ...options, now: () => now }),
  { keepsChats: true },
)

const write = (payload: object, { host = parts.app, origin = SITE, from = '127.0.0.1' } = {}) =>
  host.inject({ remoteAddress: from, method: 'POST', url: '/chat/messages/', headers: { origin }, payload })
const messages = () => read('chats')
const at = (moment: Date) => {
  now = moment
  onTestFinished(() => {
    now = OPEN
  })
}

test.each([
  ['in the hours', OPEN, { open: true, sentence: 'We answer now' }],
  ['outside of them', CLOSED, { open: false, sentence: 'We are back on Monday at 8am' }],
])('answers the opening status %s', async (_when, moment, status) => {
  at(moment)
  const answer = await parts.app.inject('/chat/status/')
  expect(answer.json()).toEqual(status)
  expect(answer.headers['cache-control']).toBe('no-store')
})

describe('a message', () => {
  test('is answered and stored', async () => {
    expect((await write(MESSAGE)).json()).toEqual({
      reply: 'Thank you. This is a demo: your message is kept, and nobody reads it.',
    })
    expect((await messages())[0]).toEqual({
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
  ])('outside the hours is answered with the next opening time, %s', async (_case, email, reply) => {
    at(CLOSED)
    expect((await write({ ...MESSAGE, email })).json().reply).toMatch(reply)
    expect((await messages())[0]?.['email']).toBe(email.trim() || null)
  })

  test.each([
    ['without words', { ...MESSAGE, text: '  ' }],
    ['that is too long', { ...MESSAGE, text: 'x'.repeat(1001) }],
    ['without a conversation', { text: 'Hello' }],
    ['with a conversation that is none', { ...MESSAGE, conversation: 'a b' }],
    ['with an address that is none', { ...MESSAGE, email: 'thandi@' }],
    ['that is no text', { ...MESSAGE, text: ['a'] }],
  ])('%s is refused', async (_case, message) => {
    const count = (await messages()).length
    expect((await write(message)).statusCode).toBe(400)
    expect(await messages()).toHaveLength(count)
  })

  test('from a page of another site is refused', async () => {
    expect((await write(MESSAGE, { origin: 'https://evil.example' })).statusCode).toBe(403)
  })

  test('a flood of them ends', () => expectLimit(120, (host) => write(MESSAGE, { host, from: '196.25.1.8' })))
})
