import { expect, test } from 'vitest'
import { useTestDatabase } from '../../database/testing/open'
import { giveToken, takeToken } from './index'

const GIVEN = new Date('2026-11-02T08:00:00.000Z')
const after = (ms: number) => new Date(GIVEN.getTime() + ms)

const database = await useTestDatabase()

test.each([
  ['at once', 0, 'key', 'right'],
  ['just before two minutes are over', 119_999, 'key', 'right'],
  ['when they are', 120_000, 'key', 'expired'],
  ['by another site', 0, 'other', 'unknown'],
])('a token that is used %s', async (_case, ms, siteKey, verdict) => {
  const token = await giveToken(database, 'key', GIVEN)
  expect(await takeToken(database, token, siteKey, after(ms))).toBe(verdict)
})

test('a token is used once, also by two at the same time', async () => {
  const token = await giveToken(database, 'key', GIVEN)
  const verdicts = await Promise.all([1, 2].map(() => takeToken(database, token, 'key', GIVEN)))
  expect(verdicts.sort()).toEqual(['right', 'unknown'])
  expect(await takeToken(database, token, 'key', GIVEN)).toBe('unknown')
})

test('a token lies in the database as its hash', async () => {
  const token = await giveToken(database, 'key', GIVEN)
  const { rows } = (await database.execute('select * from standins.captcha_tokens')) as { rows: unknown[] }
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})
