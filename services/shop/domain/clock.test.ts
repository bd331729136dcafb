import { describe, expect, it } from 'vitest'
import { type ClockReading, compareClocks } from './clock'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** The last round that confirmed the clock. */
const LAST = Date.parse('2026-11-23T08:00:00Z')
const at = (offset: number) => new Date(LAST + offset)

/** Offsets to the last confirmed round, in ms. */
const reading = (host: number, database = host, doubted: number | null = null): ClockReading => ({
  host: at(host),
  database: at(database),
  confirmedAt: at(0),
  doubtedAt: doubted === null ? null : at(doubted),
})

describe('the clock of a round of upkeep', () => {
  it.each<[string, ClockReading, 'confirmed' | 'differs' | 'jumped']>([
    ['a minute later', reading(MINUTE), 'confirmed'],
    ['after an hour in which no round ended', reading(60 * MINUTE), 'confirmed'],
    ['of the first round ever', { ...reading(0), confirmedAt: null }, 'confirmed'],
    ['days ahead of the database', reading(8 * DAY, MINUTE), 'differs'],
    ['days behind the database', reading(MINUTE, 8 * DAY), 'differs'],
    ['ahead of the database, for the second time', reading(8 * DAY, MINUTE, 8 * DAY - MINUTE), 'differs'],
    ['ahead in the first round ever', { ...reading(8 * DAY, 0), confirmedAt: null }, 'differs'],
    ['days ahead, together with the database', reading(8 * DAY), 'jumped'],
    ['days back', reading(-8 * DAY), 'jumped'],
    [
      'days ahead, and another round said the same',
      reading(8 * DAY + MINUTE, 8 * DAY + MINUTE, 8 * DAY),
      'confirmed',
    ],
    ['days ahead, read twice at once', reading(8 * DAY + 1_000, 8 * DAY + 1_000, 8 * DAY), 'jumped'],
    ['days ahead, and then days more', reading(16 * DAY, 16 * DAY, 8 * DAY), 'jumped'],
    ['right again after a jump', reading(2 * MINUTE, 2 * MINUTE, 8 * DAY), 'confirmed'],
  ])('%s', (_name, given, expected) => {
    expect(compareClocks(given)).toBe(expected)
  })
})
