import { expect, test } from 'vitest'
import type { Publishing } from './api'
import { progressOf } from './publication'

type Newest = NonNullable<Publishing['newest']>
const build = (outcome: Newest['outcome'], more: Partial<Newest> = {}): Publishing => ({
  waiting: 0,
  newest: { id: 8, outcome, endedAt: '2026-11-20T12:05:00.000Z', reason: null, errors: [], ...more },
})

test.each<[string, Publishing, number, string, boolean]>([
  ['nothing has begun', build('live', { id: 7 }), 1000, 'Publishing…', false],
  ['it waits', { ...build('live', { id: 7 }), waiting: 1 }, 30_000, 'Publishing…', false],
  [
    'nobody takes it',
    { ...build('live', { id: 7 }), waiting: 1 },
    90_000,
    'Published. It waits for a host that builds the site. “How publishing stands” in the menu says more.',
    false,
  ],
  ['another build goes on', { ...build('building', { id: 7 }), waiting: 1 }, 90_000, 'Publishing…', false],
  ['it is built', build('building'), 1000, 'Publishing…', false],
  ['it is interrupted', build('interrupted'), 1000, 'Publishing…', false],
  ['another change waits', { ...build('live'), waiting: 1 }, 1000, 'Publishing…', false],
  ['it was there already', build('unchanged'), 1000, 'Published: the site shows it already.', true],
  [
    'an error stops it',
    build('rejected', { reason: 'It was refused.', errors: ['home: Mend this.', 'help: And this.'] }),
    1000,
    'The site is not changed yet. home: Mend this. “How publishing stands” in the menu says more.',
    true,
  ],
  [
    'it fails',
    build('failed', { reason: 'The build failed.\nA trace' }),
    1000,
    'The site is not changed yet. The build failed. “How publishing stands” in the menu says more.',
    true,
  ],
  [
    'nobody builds',
    { waiting: 0 },
    30_000,
    'Published. The site shows it after its next build; none is running here.',
    true,
  ],
])('%s', (_what, publishing, waited, text, isDone) => {
  expect(progressOf(publishing, 7, waited)).toEqual({ text, isDone })
})

test('a page that is live says since when, in South African time', () => {
  expect(progressOf(build('live'), 7, 9000)).toEqual({
    text: expect.stringMatching(/^Live at .*14:05$/) as string,
    isDone: true,
  })
})
