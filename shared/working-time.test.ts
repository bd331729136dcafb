import { expect, test } from 'vitest'
import { callBackDay, hoursSentence, isOpen, opensAgain } from './working-time'

// 27 November 2026 is a Friday.
test.each<[string, string, boolean, string, string]>([
  ['a second before', '2026-11-27T07:59:59+02:00', false, '2026-11-27T08:00', 'We are back today at 8am'],
  ['the first moment of the hours', '2026-11-27T08:00:00+02:00', true, '2026-11-30T08:00', 'We answer now'],
  ['the last moment of the hours', '2026-11-26T16:59:59+02:00', true, '2026-11-27T08:00', 'We answer now'],
  ['their end', '2026-11-26T17:00:00+02:00', false, '2026-11-27T08:00', 'We are back on Friday at 8am'],
  ['Friday evening', '2026-11-27T17:00:00+02:00', false, '2026-11-30T08:00', 'We are back on Monday at 8am'],
  ['Saturday noon', '2026-11-28T12:00:00+02:00', false, '2026-11-30T08:00', 'We are back on Monday at 8am'],
  // At these two it is another day in London than in Cape Town.
  [
    'Monday 00:00 in Cape Town',
    '2026-11-29T22:00:00Z',
    false,
    '2026-11-30T08:00',
    'We are back today at 8am',
  ],
  [
    'Saturday 00:00 by UTC',
    '2026-11-28T00:00:00Z',
    false,
    '2026-11-30T08:00',
    'We are back on Monday at 8am',
  ],
  ['before New Year', '2026-12-31T18:00+02:00', false, '2027-01-04T08:00', 'We are back on Monday at 8am'],
  ['Heritage Day, noon', '2026-09-24T12:00+02:00', false, '2026-09-25T08:00', 'We are back on Friday at 8am'],
])('%s', (_when, at, open, next, sentence) => {
  const now = new Date(at)
  expect([isOpen(now), opensAgain(now), hoursSentence(now)]).toEqual([
    open,
    new Date(`${next}:00+02:00`),
    sentence,
  ])
})

test.each([
  ['Monday at ten', '2026-11-30T10:00', 'today or on Tuesday'],
  ['a Tuesday evening', '2026-12-01T20:00', 'on Wednesday'],
  ['Wednesday before the hours', '2026-12-02T06:00', 'today'],
  ['Friday at ten', '2026-11-27T10:00', 'today or on Monday'],
  ['a Friday night', '2026-11-27T22:00', 'on Monday'],
  ['a Sunday', '2026-11-29T12:00', 'on Monday'],
  ['the evening before Christmas Day and a weekend', '2026-12-24T18:00', 'on Monday'],
])('sales call somebody who asks on %s: %s', (_when, at, expected) => {
  expect(callBackDay(new Date(`${at}+02:00`))).toBe(expected)
})
