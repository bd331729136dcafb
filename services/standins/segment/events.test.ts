import { expect, test } from 'vitest'
import { readCall } from './events'

const RECEIVED = new Date('2026-11-26T08:00:10Z')
const TRACK = { type: 'track', event: 'Cart Viewed', anonymousId: 'a-1', messageId: 'm-1' }
const basic = (key: string) => `Basic ${Buffer.from(`${key}:`).toString('base64')}`

const read = (body: unknown, { authorization = basic('WK') } = {}) =>
  readCall(body, { type: undefined, authorization, receivedAt: RECEIVED }, 'WK')
const readOne = (event: object, sentAt?: string) => {
  const reading = read({ batch: [event], ...(sentAt && { sentAt }) })
  return 'events' in reading ? reading.events[0] : undefined
}

test.each([
  ['a list', [], 'invalid_json'],
  ['nothing', undefined, 'invalid_json'],
  ['a body without a batch', {}, 'invalid_json'],
  ['a batch that is none', { batch: {} }, 'invalid_json'],
  ['a batch of words', { batch: ['a'] }, 'invalid_json'],
  ['an event without a type', { batch: [{ anonymousId: 'a' }] }, 'unknown_type'],
  ['an event of another type', { batch: [{ ...TRACK, type: 'click' }] }, 'unknown_type'],
  ['an event of nobody’s', { batch: [{ ...TRACK, anonymousId: '' }] }, 'no_user_anon_id'],
  ['an event of 33 KB', { batch: [{ ...TRACK, note: 'é'.repeat(16.5 * 1024) }] }, 'event_too_large'],
  ['one of those behind one that fits', { batch: [TRACK, { type: 'page' }] }, 'no_user_anon_id'],
])('%s is refused', (_what, body, refusal) => {
  expect(read(body)).toEqual({ refusal })
})

test.each([
  ['a track call without a name', { ...TRACK, event: undefined }, 'track_without_name'],
  ['a track call whose name is none', { ...TRACK, event: 7 }, 'track_without_name'],
  ['an id of 101 characters', { ...TRACK, messageId: 'm'.repeat(101) }, 'invalid_message_id'],
  ['an id that is no text', { ...TRACK, messageId: 7 }, 'invalid_message_id'],
])('%s is left out, and the event beside it stays', (_what, event, omission) => {
  expect(read({ batch: [event, TRACK] })).toMatchObject({
    events: [{ messageId: 'm-1' }],
    omissions: [omission],
  })
})

test.each([
  ['2500 events', 2_500, 2_500, []],
  ['more', 2_501, 0, ['too_many_events']],
])('of %s of a call are accepted', (_what, count, accepted, omissions) => {
  const reading = read({ batch: Array<object>(count).fill(TRACK) })
  expect(reading).toMatchObject({ events: { length: accepted }, omissions })
})

test.each([
  ['the header’s', basic('WK'), {}, 1],
  ['another of the header’s', basic('other'), { writeKey: 'WK' }, 0],
  ['a header that is none', 'Bearer WK', {}, 0],
  ['the batch’s', '', { writeKey: 'WK' }, 1],
  ['another of the batch’s', '', { writeKey: 'other' }, 0],
  ['the event’s', '', { batch: [{ ...TRACK, writeKey: 'WK' }] }, 1],
  ['none', '', {}, 0],
])('the write key is %s', (_whose, authorization, body, accepted) => {
  const reading = read({ batch: [TRACK], ...body }, { authorization })
  expect(reading).toMatchObject({
    events: { length: accepted },
    omissions: accepted ? [] : ['unknown_write_key'],
  })
})

test.each([
  ['page', { name: 'Home' }, 'Home'],
  ['page', {}, null],
  ['track', { event: 'Cart Viewed', name: 'Home' }, 'Cart Viewed'],
  ['identify', { traits: {} }, null],
])('the address says that a call is a %s call with %o', (type, fields, event) => {
  const body = { anonymousId: 'a-1', ...fields }
  const call = { type: type as 'page', authorization: basic('WK'), receivedAt: RECEIVED }
  expect(readCall(body, call, 'WK')).toMatchObject({ events: [{ type, event, payload: body }] })
})

test('an event is stored whole, as it was sent', () => {
  const event = {
    ...TRACK,
    userId: 'u-1',
    properties: { products: [{ sku: 'a' }] },
    context: { locale: 'en' },
  }
  expect(readOne(event)).toEqual({
    messageId: 'm-1',
    type: 'track',
    event: 'Cart Viewed',
    userId: 'u-1',
    anonymousId: 'a-1',
    sentAt: null,
    timestamp: RECEIVED,
    receivedAt: RECEIVED,
    payload: event,
  })
})

test.each([
  ['by a clock that is right', '2026-11-26T08:00:00Z', '2026-11-26T08:00:10Z', '2026-11-26T08:00:00.000Z'],
  ['by one an hour ahead', '2026-11-26T09:00:00Z', '2026-11-26T09:00:10Z', '2026-11-26T08:00:00.000Z'],
  ['by one of 1970', '1970-01-01T00:00:00Z', '1970-01-01T00:00:10Z', '2026-11-26T08:00:00.000Z'],
  ['and not sent at a known time', '2026-11-26T07:00:00Z', undefined, '2026-11-26T07:00:00.000Z'],
  ['at no known time', 'soon', '2026-11-26T08:00:10Z', '2026-11-26T08:00:10.000Z'],
  ['in a year that no database takes', '+020000-01-01T00:00:00Z', undefined, '2026-11-26T08:00:10.000Z'],
])('what happened %s', (_how, timestamp, sentAt, expected) => {
  expect(readOne({ ...TRACK, timestamp }, sentAt)?.timestamp.toISOString()).toBe(expected)
})
