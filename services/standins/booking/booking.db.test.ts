import { describe, expect, test } from 'vitest'
import { postForm } from '../../testing/post-form'
import { SITE, testStandins } from '../testing/host'
import { bookingStandin } from './index'

/** A Thursday, ten in the morning. */
const NOW = new Date('2026-11-26T10:00:00+02:00')
const EVENT = '/booking/sales-call/'
const SLOT = '2026-11-27T09:00'
const FORM = { slot: SLOT, name: 'Thandi Nkosi', email: 'thandi@merchant.example' }

const { parts, read, expectLimit } = testStandins(
  (host, options) => host.register(bookingStandin, { prefix: '/booking', ...options, now: () => NOW }),
  { keepsBookings: true },
)

const book = (fields: object = {}, { host = parts.app, origin = SITE, from = '127.0.0.1' } = {}) =>
  postForm(host, EVENT, { ...FORM, ...fields }, { remoteAddress: from, headers: { origin } })
const bookings = () => read('bookings')
const timesOn = async (url: string) =>
  [...(await parts.app.inject(url)).body.matchAll(/\?slot=([\d:T-]+)/g)].map(([, slot]) => slot)

describe('the calendar', () => {
  test('shows days, the times of the first that is free, and a form for a time, all by links', async () => {
    const { body, statusCode } = await parts.app.inject('/booking/a-visit')
    expect(statusCode).toBe(200)
    expect(body).toContain('<h1>A visit</h1>')
    expect(body.match(/\?day=/g)).toHaveLength(10)
    expect((await timesOn('/booking/a-visit/'))[0]).toBe('2026-11-26T10:30')
    expect((await timesOn('/booking/a-visit/?day=2026-11-30'))[0]).toBe('2026-11-30T08:00')
    const form = await parts.app.inject('/booking/a-visit/?slot=2026-11-30T08:00')
    expect(form.body).toContain('30 November 2026 at 08:00')
    expect(form.body).toContain('<form method="post" action="/booking/a-visit/">')
  })

  test('may be framed by the site alone, and runs its own script', async () => {
    const { headers } = await parts.app.inject(EVENT)
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'self'"]),
    )
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  test.each(['/booking/Sales Call/', '/booking/a--b/', '/booking/a/booked/none/', '/booking/'])(
    'is not at %s',
    async (url) => {
      expect((await parts.app.inject(encodeURI(url))).statusCode).toBe(404)
    },
  )
})

describe('a booking', () => {
  test('is stored, confirmed at an address of its own that names nobody, and shown in the sandbox', async () => {
    const answer = await book()
    expect(answer.statusCode).toBe(303)
    const confirmed = await parts.app.inject(String(answer.headers.location))
    expect(confirmed.body).toContain('Your time is booked')
    expect(confirmed.body).toContain('data-event="booking.scheduled"')
    expect(confirmed.body).not.toContain('Thandi')
    expect((await bookings())[0]).toEqual({
      received_at: NOW.toISOString(),
      event: 'sales-call',
      starts_at: '2026-11-27T07:00:00.000Z',
      name: 'Thandi Nkosi',
      email: 'thandi@merchant.example',
      id: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await timesOn('/booking/sales-call/?day=2026-11-27')).not.toContain(SLOT)
    expect(await timesOn('/booking/another-call/?day=2026-11-27')).toContain(SLOT)
  })

  test('of a taken time is refused, in the form and when it is sent', async () => {
    const slot = '2026-11-27T10:00'
    await book({ slot })
    const chosen = await parts.app.inject(`${EVENT}?slot=${slot}`)
    const sent = await book({ slot, name: 'Sipho' })
    for (const { statusCode, body } of [chosen, sent]) {
      expect(statusCode).toBe(409)
      expect(body).toContain('That time is no longer free. Choose another.')
    }
  })

  test('of several at once for the same time one is stored', async () => {
    const slot = '2026-11-30T11:00'
    const names = ['one', 'two', 'three', 'four']
    const answers = await Promise.all(names.map((name) => book({ slot, name })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409, 409, 409])
    const stored = (await bookings()).filter(({ starts_at }) => starts_at === '2026-11-30T09:00:00.000Z')
    expect(stored).toHaveLength(1)
  })

  test.each([
    ['without a name', { name: ' ' }, 422, 'Your name is missing'],
    ['with a long name', { name: 'x'.repeat(101) }, 422, 'Your name is too long'],
    ['without an email address', { email: 'thandi@' }, 422, 'Email must be a valid email'],
    ['of a time that is over', { slot: '2026-11-26T09:00' }, 409, 'no longer free'],
    ['of no time', { slot: 'never' }, 409, 'no longer free'],
  ])('%s is refused with a sentence', async (_case, fields, status, sentence) => {
    const count = (await bookings()).length
    const answer = await book({ slot: '2026-12-01T08:00', ...fields })
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(sentence)])
    expect(await bookings()).toHaveLength(count)
  })

  test('from a page of another site is refused', async () => {
    expect((await book({ slot: '2026-12-01T09:00' }, { origin: 'https://evil.example' })).statusCode).toBe(
      403,
    )
  })

  test('is no markup in its form', async () => {
    const name = '<script>run()</script>'
    const { body } = await book({ slot: '2026-12-02T08:00', name, email: '"><img src=x>' })
    expect(body).toContain('&lt;script&gt;run()')
    expect(body).not.toMatch(/<script>run\(\)|<img/)
  })

  test('a flood of them ends', () =>
    expectLimit(30, (host) => book({ slot: 'never' }, { host, from: '196.25.1.9' })))
})
