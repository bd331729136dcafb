import { beforeEach, describe, expect, test, vi } from 'vitest'
import { giveConsent } from '../platform/consent'
import { acknowledge, clearQueue, enqueue, queuedCalls, type QueuedCall } from './queue'
import { fetch as askSegment } from './segment-fetch'

const callOf = (id: string): QueuedCall => ({
  id,
  at: 1,
  call: { kind: 'track', event: id, properties: {} },
  page: { path: '/za/', url: 'http://localhost/za/', search: '', referrer: '' },
})
const ids = () => queuedCalls().map(({ id }) => id)

const answer = (statistics: boolean) =>
  giveConsent({ version: '1', at: '2026-11-01T08:00:00.000Z', purposes: { statistics, marketing: false } })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
  clearQueue()
})

test('calls wait in their order, each once, also for the next page', () => {
  expect([enqueue(callOf('a')), enqueue(callOf('b')), enqueue(callOf('a'))]).toEqual([true, true, false])
  expect(ids()).toEqual(['a', 'b'])
  expect(JSON.parse(localStorage.getItem('analyticsQueue') ?? '')).toHaveLength(2)
  acknowledge(['a'])
  expect(ids()).toEqual(['b'])
  acknowledge(['b'])
  expect(localStorage.getItem('analyticsQueue')).toBeNull()
})

test('of more than two hundred the last wait', () => {
  Array.from({ length: 250 }, (_, at) => enqueue(callOf(String(at))))
  expect([queuedCalls().length, ids()[0], ids().at(-1)]).toEqual([200, '50', '249'])
})

test.each([
  ['a word', 'nothing'],
  ['no calls', '[1,null,{"id":"a"},{"id":1,"at":1,"call":{"kind":"track"},"page":{}}]'],
  ['a call of another kind', '[{"id":"a","at":1,"call":{"kind":"alias"},"page":{}}]'],
])('%s in storage is no queue', (_what, stored) => {
  localStorage.setItem('analyticsQueue', stored)
  expect(queuedCalls()).toEqual([])
})

describe('the library’s way to ask', () => {
  const body = JSON.stringify({ writeKey: 'k', batch: [{ messageId: 'a' }, { messageId: 'b' }] })
  const ask = () => askSegment('https://api.example/v1/b', { method: 'post', body })

  beforeEach(() => {
    answer(true)
    for (const id of ['a', 'b', 'c']) enqueue(callOf(id))
  })

  test.each([
    [200, ['c']],
    [302, ['c']],
    [400, ['c']],
    [413, ['c']],
    [429, ['a', 'b', 'c']],
    [408, ['a', 'b', 'c']],
    [500, ['a', 'b', 'c']],
    [503, ['a', 'b', 'c']],
    [501, ['c']],
  ])('an answer of %i leaves %j waiting', async (status, left) => {
    vi.stubGlobal('fetch', async () => new Response(status === 302 ? null : '{}', { status }))
    expect((await ask()).status).toBe(status)
    expect(ids()).toEqual(left)
  })

  test('without a network all waits', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(ask()).rejects.toThrow('Failed to fetch')
    expect(ids()).toEqual(['a', 'b', 'c'])
  })

  test('after a denial nothing leaves', async () => {
    const network = vi.fn()
    vi.stubGlobal('fetch', network)
    answer(false)
    expect((await ask()).ok).toBe(true)
    expect(network).not.toHaveBeenCalled()
  })
})
