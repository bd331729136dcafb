import { expect, test } from 'vitest'
import { bookableDays, momentOfSlot } from './slots'

// 26 November 2026 is a Thursday.
const at = (time: string) => new Date(`${time}+02:00`)

test('the half hours of a day begin at eight, and the last ends at five', () => {
  const [first] = bookableDays(at('2026-11-26T07:59:00'))
  expect(first?.day).toBe('2026-11-26')
  expect(first?.times).toHaveLength(18)
  expect([first?.times[0], first?.times[1], first?.times.at(-1)]).toEqual(['08:00', '08:30', '16:30'])
})

test('ten weekdays are offered', () => {
  const days = bookableDays(at('2026-11-26T07:00:00')).map(({ day }) => day)
  expect(days).toEqual([
    ...['2026-11-26', '2026-11-27'],
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
    ...['2026-12-07', '2026-12-08', '2026-12-09'],
  ])
})

test.each([
  ['just before a half hour', '2026-11-26T15:59:00', '2026-11-26', ['16:00', '16:30']],
  ['at it', '2026-11-26T16:00:00', '2026-11-26', ['16:30']],
  ['when the last has begun', '2026-11-26T16:30:00', '2026-11-27', undefined],
  ['on a Saturday', '2026-11-28T09:00:00', '2026-11-30', undefined],
  ['in the night, by the day of South Africa', '2026-11-27T00:30:00', '2026-11-27', undefined],
])('nothing in the past is offered: %s', (_when, now, day, times) => {
  const [first] = bookableDays(at(now))
  expect(first?.day).toBe(day)
  expect(first?.times).toEqual(times ?? expect.objectContaining({ length: 18 }))
})

test.each([
  ['one that is offered', '2026-11-27T08:30', at('2026-11-27T08:30:00')],
  ['one that has begun', '2026-11-26T08:30', undefined],
  ['a Saturday', '2026-11-28T08:30', undefined],
  ['a day too far', '2027-03-01T08:30', undefined],
  ['a time between', '2026-11-27T08:15', undefined],
  ['after hours', '2026-11-27T17:00', undefined],
  ['nothing', '', undefined],
  ['no time', '2026-11-27', undefined],
])('a slot names a moment: %s', (_what, name, moment) => {
  expect(momentOfSlot(name, at('2026-11-26T10:00:00'))).toEqual(moment)
})
