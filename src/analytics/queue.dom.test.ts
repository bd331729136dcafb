import { beforeEach, describe, expect, test, vi } from 'vitest'
import { giveConsent } from '../platform/consent'
import { acknowledge, clearQueue, enqueue, forgetPersonInQueue, queuedCalls, type QueuedCall } from './queue'
import { fetch as askSegment } from './segment-fetch'

const callOf = (id: string): QueuedCall => ({
  id,
  at: 1,
  call: { kind: 'track', event: id, properties: {} },
  page: { path: '/za/', url: 'http://localhost/za/', search: '', referrer: '', title: '' },
})
const ids = () => queuedCalls().map(({ id }) => id)

const answer = (statistics: boolean, marketing = false) =>
  giveConsent({ version: '1', at: '2026-11-01T08:00:00.000Z', purposes: { statistics, marketing } })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
  clearQueue()
})

test('calls wait in their order, each once, also for the next page', () => {
  for (const id of ['a', 'b', 'a']) enqueue([callOf(id)])
  expect(ids()).toEqual(['a', 'b'])
  expect(JSON.parse(localStorage.getItem('analyticsQueue') ?? '')).toHaveLength(2)
  acknowledge(['a'])
  expect(ids()).toEqual(['b'])
  acknowledge(['b'])
  expect(localStorage.getItem('analyticsQueue')).toBeNull()
})

test('of more than two hundred the last wait', () => {
  Array.from({ length: 250 }, (_, at) => enqueue([callOf(String(at))]))
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
    enqueue(['a', 'b', 'c'].map(callOf))
  })

  test.each([
    [200, ['c']],
    [400, ['c']],
    [429, ['a', 'b', 'c']],
    [408, ['a', 'b', 'c']],
    [500, ['a', 'b', 'c']],
    [501, ['c']],
  ])('an answer of %i leaves %j waiting', async (status, left) => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status }))
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

  describe('with what tells who somebody is', () => {
    const page = {
      path: '/za/',
      url: 'http://localhost/za/?v=1&utm_source=mail&gclid=7',
      search: '?v=1&utm_source=mail&gclid=7',
      referrer: '',
      title: '',
    }
    const person = { email: 'thandi@example.co.za', phone: '27821234567' }
    const details = { fbp: 'fb.1', ip_address: '192.0.2.1', first_touch: { source: 'mail' }, traits: person }
    const lead = { form: 'sales', name: 'Thandi Nkosi', ...person, ...details }
    const products = [{ name: 'Khumo', price: 1199 }]
    const message = {
      type: 'track',
      messageId: 'a',
      properties: { ...lead, products },
      context: { page, campaign: { source: 'mail' }, library: { name: 'analytics.js' } },
    }
    const messages = [{ type: 'identify', messageId: 'b', traits: person }, message]
    const send = async () => {
      const network = vi.fn(async (_address: string, _request: RequestInit) => new Response('{}'))
      vi.stubGlobal('fetch', network)
      const sent = JSON.stringify({ sentAt: '1', batch: messages })
      await askSegment('https://api.example/v1/b', { method: 'post', body: sent })
      return JSON.parse(String(network.mock.calls[0]?.[1].body)) as { batch: unknown[] }
    }

    test('all of it leaves with a yes to advertising', async () => {
      answer(true, true)
      expect(await send()).toEqual({ sentAt: '1', batch: messages })
    })

    test('nothing of it without, and nothing of it waits', async () => {
      expect(await send()).toEqual({
        sentAt: '1',
        batch: [
          {
            type: 'track',
            messageId: 'a',
            properties: { form: 'sales', products },
            context: {
              page: { ...page, url: 'http://localhost/za/?v=1', search: '?v=1' },
              library: { name: 'analytics.js' },
              ip: '0.0.0.0',
            },
          },
        ],
      })
      expect(ids()).toEqual(['c'])
    })

    test('what waits is kept without it once the yes is taken back', () => {
      const calls = [
        { kind: 'identify', traits: person },
        { kind: 'track', event: 'Form Submitted', properties: lead },
        { kind: 'page', path: '/za/', url: page.url, title: '' },
      ] as const
      clearQueue()
      enqueue(calls.map((call) => ({ ...callOf(call.kind), call, page })))
      forgetPersonInQueue()
      const left = { ...page, url: 'http://localhost/za/?v=1', search: '?v=1' }
      expect(queuedCalls()).toEqual([
        {
          ...callOf('track'),
          call: { kind: 'track', event: 'Form Submitted', properties: { form: 'sales' } },
          page: left,
        },
        { ...callOf('page'), call: { kind: 'page', path: '/za/', url: left.url, title: '' }, page: left },
      ])
    })
  })
})
